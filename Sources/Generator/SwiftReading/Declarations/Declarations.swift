/// The declarations of a source file that matter for generated code.
package struct Declarations: Equatable, Sendable {
  /// The path of the file, as diagnostics show it.
  package var file = ""
  /// Whether the file is one of the tests of the module: nothing is generated for it, but it may add to
  /// the types of the module, such as conformances.
  package var belongsToTests = false
  package var imports: [Import] = []
  package var types: [TypeDeclaration] = []
  package var extensions: [ExtensionDeclaration] = []
  /// The expressions in the marks `default`, by the name of a type or of a property with its type.
  package var defaults: [String: String] = [:]
  /// The warnings about comments in the file that have no effect.
  package var warnings: [Diagnostic] = []

  package init(file: String = "", extensions: [ExtensionDeclaration] = []) {
    self.file = file
    self.extensions = extensions
  }
}

/// An `import` in a source file.
package struct Import: Hashable, Sendable {
  package var attributes: [Attribute] = []
  package var access: AccessLevel?
  /// The keyword of a single declaration, such as the `struct` of `import struct Foundation.Date`.
  package var kind: String?
  /// The names of the imported declaration, starting with the module.
  package var path: [String]
  package var conditions: [Condition] = []

  package init(
    attributes: [Attribute] = [], access: AccessLevel? = nil, kind: String? = nil, path: [String],
    conditions: [Condition] = []
  ) {
    self.attributes = attributes
    self.access = access
    self.kind = kind
    self.path = path
    self.conditions = conditions
  }
}

extension Import {
  /// The imported module or declaration, such as `Foundation` or `struct Foundation.Date`.
  package var subject: String { (kind.map { "\($0) " } ?? "") + path.joined(separator: ".") }

  /// The imported declaration, if the import names one.
  package var name: String? { kind == nil ? nil : path.last }

  package var module: String? { path.first }

  /// Whether the same is imported under every `#if` condition: unconditionally, or in both of two
  /// branches.
  package func isCertain(among imports: [Import]) -> Bool {
    guard let condition = conditions.first?.holds else { return conditions.isEmpty }
    let otherwise = [Condition(failed: [condition], holds: nil)]
    return conditions.count == 1 && conditions[0].failed.isEmpty
      && imports.contains {
        $0.module == module && $0.name == name && $0.conditions == otherwise
      }
  }
}
