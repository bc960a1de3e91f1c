// What optics find in a draft, for paths that no member leads along.
//
// Drafts of collections and dictionaries do not have these subscripts. Beside their own, the compiler would take
// eight times the attempts for a mistake behind an element, and explain a misspelled member by an index that is
// no optic.

extension DraftProtocol where _Whole: Editable, _Whole._Draft == Self {
  /// The part that a lens finds, as a variable.
  ///
  ///     struct Score { let points: [Int] }
  ///     let points = Score._points
  ///     print(Score(points: [1]).editing { $0[points].append(2) })  // Score(points: [1, 2])
  ///
  /// - Parameter path: A lens or an iso of the value.
  @inlinable
  public subscript<Kind, Part>(path: Optic<Kind, _Whole, Part>) -> Part
  where Kind.Getting == Gets {
    get { path.get(_whole) }
    set { path.set(newValue, in: &_whole) }
  }

  /// The draft of the part that a lens finds, for a path through the part.
  ///
  ///     struct Score { let points: [Int] }
  ///     struct Game { let score: Score }
  ///     let score = Game._score
  ///     let game = Game(score: Score(points: [1]))
  ///     print(game.editing { $0[score].points.append(2) }.score)  // Score(points: [1, 2])
  ///
  /// - Parameter path: A lens or an iso of the value.
  @_disfavoredOverload
  @inlinable
  public subscript<Kind, Part: Editable>(path: Optic<Kind, _Whole, Part>) -> Part._Draft
  where Kind.Getting == Gets {
    get { self[path]._draft }
    _modify { yield &self[path]._draft }
  }

  /// The part that a prism or an affine traversal finds, if present, as an optional variable.
  ///
  ///     struct Score { let points: [Int] }
  ///     let first = Score._points._first
  ///     print(Score(points: [1, 2]).editing { $0[first]? = 3 })  // Score(points: [3, 2])
  ///
  /// - Parameter path: A prism or an affine traversal of the value. Assigning `nil` to a part that is
  ///   there, or a value where an affine traversal finds no part, stops the program.
  @inlinable
  public subscript<Kind, Part>(path: Optic<Kind, _Whole, Part>) -> Part?
  where Kind.Getting == Void, Kind.Extracting == Extracts {
    get { path.extract(_whole) }
    set { path._assign(newValue, in: &_whole) }
  }

  /// The draft of the part that a prism or an affine traversal finds, if present.
  ///
  ///     struct Score { let points: [Int] }
  ///     struct Game { let scores: [Score] }
  ///     let first = Game._scores._first
  ///     let game = Game(scores: [Score(points: [1])])
  ///     print(game.editing { $0[first]?.points.append(2) }.scores[0])  // Score(points: [1, 2])
  ///
  /// - Parameter path: A prism or an affine traversal of the value.
  @_disfavoredOverload
  @inlinable
  public subscript<Kind, Part: Editable>(path: Optic<Kind, _Whole, Part>) -> Part._Draft?
  where Kind.Getting == Void, Kind.Extracting == Extracts {
    get { self[path]._draft }
    _modify { yield &self[path]._draft }
  }
}

extension AnyDraft where _Whole: Editable, _Whole._Draft == Self {
  /// Changes each part that an optic finds, in place and in order.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1]), Score(points: [2])]
  ///     let more = scores.editing { $0.modify([Score]._each._points) { $0.append(0) } }
  ///     print(more.map(\.points))  // [[1, 0], [2, 0]]
  ///
  /// - Parameters:
  ///   - path: Any optic of the value.
  ///   - body: Called with each part. If it throws, no further part is visited, and the changes made so
  ///     far are kept.
  /// - Returns: The number of parts; 0 if nothing matches.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable
  @discardableResult
  public mutating func modify<Kind, Part, Failure>(
    _ path: Optic<Kind, _Whole, Part>, _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try path.modify(&_whole, body)
  }

  /// Edits each part that an optic finds, in place and in order.
  ///
  ///     struct Score { let points: [Int] }
  ///     let scores = [Score(points: [1]), Score(points: [2])]
  ///     let more = scores.editing { $0.modify([Score]._each) { $0.points.append(0) } }
  ///     print(more.map(\.points))  // [[1, 0], [2, 0]]
  ///
  /// - Parameters:
  ///   - path: Any optic of the value.
  ///   - body: Called with the draft of each part.
  /// - Returns: The number of parts; 0 if nothing matches.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @_disfavoredOverload
  @inlinable
  @discardableResult
  public mutating func modify<Kind, Part: Editable, Failure>(
    _ path: Optic<Kind, _Whole, Part>, _ body: (inout Part._Draft) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try path.modify(&_whole) { part throws(Failure) in try body(&part._draft) }
  }
}

// Without these methods, a part of another module, or beside a macro, would only have those of its own type.
extension PartDraft {
  /// Changes each part that an optic finds, in place and in order.
  ///
  ///     struct Score { let points: [Int] }
  ///
  ///     var part = PartDraft([Score(points: [1]), Score(points: [2])])
  ///     part.modify([Score]._each._points) { $0.append(0) }
  ///     print(part._part.map(\.points))  // [[1, 0], [2, 0]]
  ///
  /// - Parameters:
  ///   - path: Any optic of the part.
  ///   - body: Called with each part. If it throws, no further part is visited, and the changes made so
  ///     far are kept.
  /// - Returns: The number of parts; 0 if nothing matches.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @inlinable
  @discardableResult
  public mutating func modify<Kind, Value, Failure>(
    _ path: Optic<Kind, Part, Value>, _ body: (inout Value) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try path.modify(&_part, body)
  }

  /// Edits each part that an optic finds, in place and in order.
  ///
  ///     struct Score { let points: [Int] }
  ///
  ///     var part = PartDraft([Score(points: [1]), Score(points: [2])])
  ///     part.modify([Score]._each) { $0.points.append(0) }
  ///     print(part._part.map(\.points))  // [[1, 0], [2, 0]]
  ///
  /// - Parameters:
  ///   - path: Any optic of the part.
  ///   - body: Called with the draft of each part.
  /// - Returns: The number of parts; 0 if nothing matches.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
  @_disfavoredOverload
  @inlinable
  @discardableResult
  public mutating func modify<Kind, Value: Editable, Failure>(
    _ path: Optic<Kind, Part, Value>, _ body: (inout Value._Draft) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try path.modify(&_part) { part throws(Failure) in try body(&part._draft) }
  }
}

// Without these declarations, the compiler says that two abilities have to be equivalent.
extension DraftProtocol where _Whole: Editable, _Whole._Draft == Self {
  /// Unavailable for a part that may be missing: write `?`, or use `modify` for a traversal.
  @available(
    *, unavailable,
    message:
      "the part may be missing: write '?' after it; for a traversal, use 'modify(path) { … }'"
  )
  @_disfavoredOverload @_documentation(visibility: internal)
  public subscript<Kind, Part>(path: Optic<Kind, _Whole, Part>) -> Part
  where Kind.Getting == Void {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable for the draft of a part that may be missing.
  @available(
    *, unavailable,
    message:
      "the part may be missing: write '?' after it; for a traversal, use 'modify(path) { … }'"
  )
  @_disfavoredOverload @_documentation(visibility: internal)
  public subscript<Kind, Part: Editable>(path: Optic<Kind, _Whole, Part>) -> Part._Draft
  where Kind.Getting == Void {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable for a traversal: use `modify`.
  @available(*, unavailable, message: "a traversal has many parts: use 'modify(path) { … }'")
  @_disfavoredOverload @_documentation(visibility: internal)
  public subscript<Kind, Part>(path: Optic<Kind, _Whole, Part>) -> Part?
  where Kind.Extracting == Void {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable for the draft of the parts of a traversal.
  @available(*, unavailable, message: "a traversal has many parts: use 'modify(path) { … }'")
  @_disfavoredOverload @_documentation(visibility: internal)
  public subscript<Kind, Part: Editable>(path: Optic<Kind, _Whole, Part>) -> Part._Draft?
  where Kind.Extracting == Void {
    get { fatalError() }
    set { fatalError() }
  }
}

extension Optic where Kind.Getting == Void, Kind.Extracting == Extracts {
  /// Writes a part that may be missing, or stops the program if that is not possible: to do nothing
  /// without a word would hide a mistake.
  @inlinable
  internal func _assign(_ part: Part?, in whole: inout Whole) {
    guard let part else {
      if access.extract(whole) != nil {
        fatalError("'nil' cannot remove this part: assign another value to what contains it")
      }
      return
    }
    if let embed = embedding {
      whole = embed(part)
    } else if !set(part, in: &whole) {
      fatalError("there is no part to replace; write '? =' to replace it only if present")
    }
  }
}
