// A value in which nothing needs a draft is its own draft.

extension Editable where _Draft == Self {
  /// Returns the value, which is its own draft.
  @inlinable public static func _opened(_ whole: consuming Self) -> Self { whole }
  /// Returns the value, which is its own draft.
  @inlinable public static func _closed(_ draft: consuming Self) -> Self { draft }
}

extension Bool: Editable {}
extension Character: Editable {}
extension Double: Editable {}
extension Float: Editable {}
extension Int: Editable {}
extension Set: Editable {}
extension String: Editable {}
extension Substring: Editable {}
