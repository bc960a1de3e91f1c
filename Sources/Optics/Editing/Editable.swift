/// A value that can be edited as if all its stored properties were variables.
///
///     struct Player { let name: String; let scores: [Int] }
///     extension Player: Editable {
///       struct Draft: DraftProtocol {
///         typealias _Whole = Player
///         var name: String
///         var scores: [Int]
///       }
///       static func _opened(_ player: consuming Player) -> Draft {
///         Draft(name: player.name, scores: player.scores)
///       }
///       static func _closed(_ draft: consuming Draft) -> Player {
///         Player(name: draft.name, scores: draft.scores)
///       }
///     }
///     let player = Player(name: "Ann", scores: [1])
///     print(player.editing { $0.scores.append(2) })  // Player(name: "Ann", scores: [1, 2])
///
/// `lens-gen` and the macro `@Optics` write the conformance. It says how to take a value apart, into
/// a draft with a variable for each property, and how to make a value of the draft again.
///
/// Arrays, dictionaries, sets, strings, `Bool`, `Int`, `Double`, `Float` and their optionals are also editable. A type of
/// another module with variables or methods for changes takes part with one line: see ``EditableAsWhole``.
///
/// The names of the requirements begin with an underscore, so that a part may have the plain name.
///
/// - Laws: `_closed(_opened(value)) == value`, and `_opened(_closed(draft))` has the parts of `draft`.
public protocol Editable {
  /// The value taken apart: a variable for each part; or the value itself, if nothing in it needs a draft.
  associatedtype _Draft
  /// Takes a value apart.
  ///
  /// - Parameter whole: The value.
  /// - Returns: The draft with the parts of the value.
  static func _opened(_ whole: consuming Self) -> _Draft
  /// Makes a value of its parts.
  ///
  /// - Parameter draft: The draft with the parts.
  /// - Returns: The value with these parts.
  static func _closed(_ draft: consuming _Draft) -> Self
  /// Returns the stored variable of a draft that keeps what a computed one shows, for drafts to which key paths lead.
  ///
  /// - Parameter path: The way to a variable.
  /// - Returns: The way to a stored variable of the same layout, or `nil` if the variable is stored, or if no stored
  ///   one is like it.
  static func _storage(behind path: PartialKeyPath<_Draft>) -> PartialKeyPath<_Draft>?
}

extension Editable {
  /// Returns `nil`: a key path leads to stored variables only, or changes through it copy.
  @inlinable
  public static func _storage(behind path: PartialKeyPath<_Draft>) -> PartialKeyPath<_Draft>? {
    nil
  }
}
