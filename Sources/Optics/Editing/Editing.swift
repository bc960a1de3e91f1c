extension Editable {
  /// Returns a copy, edited as if the value and all its parts were variables.
  ///
  ///     struct Player { let name: String; let scores: [Int] }
  ///     let player = Player(name: "Ann", scores: [1, 2])
  ///     let edited = player.editing {
  ///       $0.name = "Bo"
  ///       $0.scores[0] += 5
  ///     }
  ///     print(edited)  // Player(name: "Bo", scores: [6, 2])
  ///
  /// The closure gets the draft of the value, with a variable for each part. Behind `?`, a missing part
  /// is skipped.
  ///
  /// - Parameter body: Changes the parts.
  /// - Returns: The edited value.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1), apart from what `body` does. A collection is copied when it is first changed.
  @inlinable
  public func editing<Failure>(
    _ body: (inout _Draft) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var draft = Self._opened(self)
    try body(&draft)
    return Self._closed(consume draft)
  }

  /// Edits a variable as if all its parts were variables, in place.
  ///
  ///     struct Score { let points: [Int] }
  ///     var scores = [Score(points: [1, 2])]
  ///     let last = scores.edit { $0[0].points.removeLast() }
  ///     print(scores[0].points, last)  // [1] 2
  ///
  /// No part is copied, so collections that nothing else holds keep their storage. While the closure
  /// runs, nothing else may read or write the variable, as with any mutating method.
  ///
  /// - Parameter body: Changes the parts. If it throws, the variable keeps the changes made so far.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1), apart from what `body` does.
  @inlinable
  @discardableResult
  public mutating func edit<Result, Failure>(
    _ body: (inout _Draft) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var draft = Self._opened(consume self)
    let result: Result
    // Not in 'defer': that would copy all parts, because it cannot consume the draft.
    do throws(Failure) {
      result = try body(&draft)
    } catch {
      self = Self._closed(consume draft)
      throw error
    }
    self = Self._closed(consume draft)
    return result
  }

  /// Returns an edit as a function, for `map`, `%~` and `|>`.
  ///
  ///     struct Score { let points: [Int] }
  ///     let reset = Score.editing { $0.points = [] }
  ///     print([Score(points: [1])].map(reset)[0])  // Score(points: [])
  ///     print(Score(points: [1]) |> reset)  // Score(points: [])
  ///
  /// - Parameter body: Changes the parts.
  /// - Returns: A function from a value to its edited copy.
  @inlinable
  public static func editing(_ body: @escaping (inout _Draft) -> Void) -> (Self) -> Self {
    { $0.editing(body) }
  }

  /// The parts of the value as variables: for one statement without a closure, and for key paths that
  /// write through constants.
  ///
  ///     struct Game { let score: Score }
  ///     struct Score { let points: [Int] }
  ///     var game = Game(score: Score(points: [1]))
  ///     game.draft.score.points.append(2)
  ///     let points: WritableKeyPath<Game, [Int]> = \.draft.score.points
  ///     game[keyPath: points] += [3]
  ///     print(game.score.points)  // [1, 2, 3]
  ///
  /// Such key paths are equal, `Hashable` and `Sendable` like those of variables. They are writable where the
  /// context asks for a `WritableKeyPath`: in `Lens(_:)`, or after the `$` of a binding in SwiftUI. A
  /// literal without a type, `\Game.draft.score.points`, leads through the value of `score`, whose
  /// properties are constants: it is read-only.
  ///
  /// As always in Swift, a path after `?` is also read-only. Payloads, elements found by identity and values
  /// found by key are writable as optionals: `\Order.draft.payment.card` is a path to a `Card?`.
  @inlinable
  public var draft: _Draft {
    get { _draft }
    _modify { yield &_draft }
  }

  /// What ``draft`` is, for generated code: a part may be named `draft`.
  @inlinable
  public var _draft: _Draft {
    get { Self._opened(self) }
    _modify {
      var draft = Self._opened(consume self)
      defer { self = Self._closed(draft) }
      yield &draft
    }
    set { self = Self._closed(newValue) }
  }
}

extension Editable {
  // As the only expression of a closure without a result, the function with a result has to return nothing, so the
  // compiler accepts no value in its closure. It does not come to a disfavored function there.
  /// Edits a variable as if all its parts were variables, in place, where nothing takes a result.
  ///
  ///     struct Score { let points: [Int] }
  ///     var scores = [Score(points: [1, 2])]
  ///     let shorten: () -> Void = { scores.edit { $0[0].points.removeLast() } }
  ///     shorten()
  ///     print(scores[0].points)  // [1]
  ///
  /// - Parameter body: Changes the parts. If it throws, the variable keeps the changes made so far.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1), apart from what `body` does.
  @inlinable
  public mutating func edit<Failure>(
    _ body: (inout _Draft) throws(Failure) -> Void
  ) throws(Failure) {
    var draft = Self._opened(consume self)
    do throws(Failure) {
      try body(&draft)
    } catch {
      self = Self._closed(consume draft)
      throw error
    }
    self = Self._closed(consume draft)
  }
}
