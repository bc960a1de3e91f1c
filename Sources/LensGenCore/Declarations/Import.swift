/// An `import` in a source file.
struct Import: Hashable, Sendable {
  var attributes: [Attribute] = []
  var access: AccessLevel?
  /// The keyword of a single declaration, such as the `struct` of `import struct Foundation.Date`.
  var kind: String?
  /// The names of what is imported, from the module down.
  var path: [String]
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition] = []
}

extension Import {
  /// What is imported, such as `Foundation` or `struct Foundation.Date`.
  var subject: String { (kind.map { "\($0) " } ?? "") + path.joined(separator: ".") }

  /// What is imported of a module, if it is not all of it.
  var name: String? { kind == nil ? nil : path.last }

  /// The module that is imported, or of which something is.
  var module: String? { path.first }

  /// Whether it is a type of a module.
  var isOfType: Bool {
    kind.map(["struct", "class", "enum", "protocol", "typealias"].contains) == true
  }

  /// Whether the module is imported whatever `#if` says: by itself, or in both of two branches.
  func isCertain(among imports: [Import]) -> Bool {
    guard let condition = conditions.first?.holds else { return conditions.isEmpty }
    let otherwise = [Condition(failed: [condition], holds: nil)]
    return conditions.count == 1 && conditions[0].failed.isEmpty
      && imports.contains { $0.module == module && $0.conditions == otherwise }
  }
}
