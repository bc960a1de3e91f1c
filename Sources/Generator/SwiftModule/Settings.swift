import SwiftReading

/// The settings that concern several emissions, as the command line and the configuration file have them.
///
/// The module and the context have this value as it was read, so a setting is declared here only.
package struct Settings: Equatable, Sendable {
  /// Whether only types with the mark `optics` get code.
  package var onlyAnnotated = false
  /// Whether types are isolated to the main actor by default, as in a module built with
  /// `-default-isolation MainActor`.
  package var isMainActorByDefault = false
  /// Which properties memberwise initializers take, which depends on the compiler.
  package var memberwiseRule = MemberwiseRule.ofThisCompiler
  /// The modules to import, in addition to the libraries and those that the sources import.
  package var imports: [String] = []
  /// The modules to import with `@testable`.
  package var testableImports: [String] = []
  /// The modules whose public declarations get public code, in a module of its own that tests share.
  package var supportedImports: [String] = []
  /// The modules of the same package, whose `package` declarations the generated code can use.
  package var packageModules: [String] = []
  /// The property wrappers of other modules that store what is written and return it, by their
  /// names in the sources.
  package var wrappers: [String] = []
  /// The attached macros that keep the declarations that they are attached to unchanged, by their names
  /// in the sources.
  package var macros: [String] = []
  /// The configured expressions: for a type, such as `Date`, or for a parameter, such as `Line.quantity`.
  package var defaults: [String: Default] = [:]

  package init() {}
}

extension Settings {
  /// A configured expression.
  package struct Default: Equatable, Sendable {
    package let text: String
    /// The position in the configuration file, if it is from one.
    package let position: Position?

    package init(_ text: String, at position: Position? = nil) {
      self.text = text
      self.position = position
    }
  }
}

extension Settings.Default: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension Settings {
  /// The configured expressions, each with a comment that leads from an error of the compiler to its
  /// entry.
  ///
  /// The comment has no line number, because every edit of the file would change generated code.
  var labeledDefaults: [String: String] {
    Dictionary(
      uniqueKeysWithValues: defaults.map { key, value in
        let file = value.position?.file.split(separator: "/").last
        return (key, file.map { "\(value.text) /* \($0): \(key) */" } ?? value.text)
      })
  }

  /// Where the generated code stands, unless a macro writes it.
  package var place: CodePlace {
    if !testableImports.isEmpty { return .tests }
    return supportedImports.isEmpty ? .module : .support
  }

  /// The modules of the sources, if the generated code imports them.
  package var ownModules: [String] { testableImports + supportedImports }

  /// The lowest access level of the declarations that code in a support module can use.
  var accessForSupport: AccessLevel {
    supportedImports.allSatisfy(packageModules.contains) ? .package : .public
  }
}
