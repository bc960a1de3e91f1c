// A value in which nothing needs a draft is its own draft.

extension Editable where _Draft == Self {
  /// Returns the value, which is its own draft.
  @inlinable public static func _opened(_ whole: consuming Self) -> Self { whole }
  /// Returns the value, which is its own draft.
  @inlinable public static func _closed(_ draft: consuming Self) -> Self { draft }
}

/// A truth value is its own draft.
extension Bool: Editable {}
/// A character is its own draft.
extension Character: Editable {}
/// A number is its own draft.
extension Double: Editable {}
/// A number is its own draft.
extension Float: Editable {}
/// A number is its own draft.
extension Int: Editable {}
/// A set is its own draft.
extension Set: Editable {}
/// A text is its own draft.
extension String: Editable {}
/// A text is its own draft.
extension Substring: Editable {}
