/// Where generated code stands, seen from the declarations that it is for.
package enum CodePlace: Sendable {
  /// In the type itself, as the code of a macro.
  case type
  /// In another file of the module.
  case module
  /// In a target of tests, which imports the module with `@testable`.
  case tests
  /// In a module that targets of tests share, which can use only what other modules can see.
  case support
}

extension CodePlace {
  /// Whether the place is another module than that of the declarations.
  package var isOutside: Bool { self == .tests || self == .support }
}
