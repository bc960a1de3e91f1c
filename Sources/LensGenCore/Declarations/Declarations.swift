/// The declarations of a source file that matter for generated code.
struct Declarations: Equatable, Sendable {
  /// The path of the file, as diagnostics show it.
  var file = ""
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// The expressions in the marks `default`, by the name of a type or of a property with its type.
  var defaults: [String: String] = [:]
  /// The warnings about comments in the file that have no effect.
  var warnings: [Diagnostic] = []
}

/// An `import` in a source file.
struct Import: Hashable, Sendable {
  var attributes: [Attribute] = []
  var access: AccessLevel?
  /// The keyword of a single declaration, such as the `struct` of `import struct Foundation.Date`.
  var kind: String?
  /// The names of the imported declaration, starting with the module.
  var path: [String]
  var conditions: [Condition] = []
}

extension Import {
  /// The imported module or declaration, such as `Foundation` or `struct Foundation.Date`.
  var subject: String { (kind.map { "\($0) " } ?? "") + path.joined(separator: ".") }

  /// The imported declaration, if the import names one.
  var name: String? { kind == nil ? nil : path.last }

  var module: String? { path.first }

  /// Whether the import names a type of a module.
  var isOfType: Bool {
    kind.map(["struct", "class", "enum", "protocol", "typealias"].contains) == true
  }

  /// Whether the same is imported under every `#if` condition: unconditionally, or in both of two
  /// branches.
  func isCertain(among imports: [Import]) -> Bool {
    guard let condition = conditions.first?.holds else { return conditions.isEmpty }
    let otherwise = [Condition(failed: [condition], holds: nil)]
    return conditions.count == 1 && conditions[0].failed.isEmpty
      && imports.contains {
        $0.module == module && $0.name == name && $0.conditions == otherwise
      }
  }
}
