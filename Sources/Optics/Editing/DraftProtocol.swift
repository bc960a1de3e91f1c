/// The parts of a value that is being edited; what the closure of an edit gets as `$0`.
///
/// `lens-gen` and the macro `@Optics` write a draft for each type, with a variable for each part. If
/// the part has a draft, too, a second variable of the same name leads to it. So both the value, as in
/// `$0.address == other`, and a path through it, as in `$0.address.city = "Oslo"`, are written as if all
/// properties were variables.
///
///     struct Player { let name: String; let scores: [Int] }
///     let player = Player(name: "Ann", scores: [1]).editing { draft in
///       draft.name += "e"
///       draft.scores.append(2)
///     }
///     print(player)  // Player(name: "Anne", scores: [1, 2])
public protocol DraftProtocol<_Whole>: AnyDraft {}

/// The draft of an enum, with an optional variable for the payload of each case.
///
///     enum Payment { case cash, card([Int]) }
///     let payment = Payment.card([1]).editing { draft in
///       draft.card?.append(2)
///     }
///     print(payment)  // card([1, 2])
public protocol EnumDraft<_Whole>: DraftProtocol {
  /// Lets go of the value, before a payload that was read is changed and written.
  ///
  /// - Parameter path: The way to the variable that was read.
  /// - Returns: Whether the variable is known to be the payload of a case. Any other one may need the value when it
  ///   is written.
  mutating func _letGo(of path: PartialKeyPath<Self>) -> Bool
}

extension EnumDraft {
  /// Keeps the value, for drafts that no key path leads to.
  @inlinable
  public mutating func _letGo(of path: PartialKeyPath<Self>) -> Bool { false }
}

/// What all drafts have, those of collections and dictionaries, too.
///
///     struct Score { let points: [Int] }
///     let scores = [Score(points: [1]), Score(points: [2])]
///     print(scores.editing { $0.modify([Score]._last) { $0 = Score(points: []) } }[1])  // Score(points: [])
public protocol AnyDraft<_Whole> {
  /// The value that is being edited.
  associatedtype _Whole
}

extension AnyDraft where _Whole: Editable, _Whole._Draft == Self {
  /// The value with all changes so far: to call its methods, to pass it on, or to replace it.
  ///
  ///     struct Player { let name: String; var isNamed: Bool { !name.isEmpty } }
  ///     let player = Player(name: "").editing { if !$0.whole.isNamed { $0.name = "Ann" } }
  ///     print(player.name)  // Ann
  @inlinable
  public var whole: _Whole {
    get { _whole }
    _modify { yield &_whole }
  }

  /// What ``whole`` is, for generated code: a part may be named `whole`.
  @inlinable
  public var _whole: _Whole {
    get { _Whole._closed(self) }
    _modify {
      var whole = _Whole._closed(consume self)
      defer { self = _Whole._opened(whole) }
      yield &whole
    }
    set { self = _Whole._opened(newValue) }
  }
}

extension AnyDraft {
  /// Stops the program where `nil` is assigned to the payload of a case that is there.
  ///
  /// - Parameter part: The case, as the message names it.
  public static func _cannotRemove(_ part: StaticString) -> Never {
    fatalError(
      "'nil' cannot remove '\(part)': assign another case to the enum, or '.some(nil)' if the payload is an optional"
    )
  }
}
