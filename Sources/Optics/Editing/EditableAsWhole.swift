/// A value in which nothing needs a draft: it is its own draft.
///
///     extension SIMD2: @retroactive EditableAsWhole {}
///     print(SIMD2(1, 2).editing { $0.x = 3 })  // SIMD2<Int>(3, 2)
public protocol EditableAsWhole: Editable where _Draft == Self {}

// Not for all that is `Editable`: each `Address._opened(…)` of a draft would try this one, too.
extension EditableAsWhole {
  /// Returns the value, which is its own draft.
  @inlinable public static func _opened(_ whole: consuming Self) -> Self { whole }
  /// Returns the value, which is its own draft.
  @inlinable public static func _closed(_ draft: consuming Self) -> Self { draft }
}

/// A truth value is its own draft.
extension Bool: EditableAsWhole {}
/// A character is its own draft.
extension Character: EditableAsWhole {}
/// A number is its own draft.
extension Double: EditableAsWhole {}
/// A number is its own draft.
extension Float: EditableAsWhole {}
/// A number is its own draft.
extension Int: EditableAsWhole {}
/// A set is its own draft.
extension Set: EditableAsWhole {}
/// A text is its own draft.
extension String: EditableAsWhole {}
/// A text is its own draft.
extension Substring: EditableAsWhole {}
