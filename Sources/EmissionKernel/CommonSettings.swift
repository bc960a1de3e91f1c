import SwiftReading

/// The settings that concern several emissions.
package struct CommonSettings: Equatable, Sendable {
  /// Whether only types with the mark `optics` get code.
  package var onlyAnnotated = false
  /// The modules to import, in addition to those that the sources import.
  package var imports: [String] = []
  /// The modules to import with `@testable`.
  package var testableImports: [String] = []
  /// The modules whose public declarations get public code, in a module of its own that tests share.
  package var supportedImports: [String] = []
  /// The configured expressions: for a type, such as `Date`, or for a parameter, such as `Line.quantity`.
  package var defaults: [String: String] = [:]
  /// The positions of these expressions in the configuration file, for messages.
  package var defaultPositions: [String: Position] = [:]

  package init() {}
}
