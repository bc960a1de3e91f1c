/// An `import` in a source file.
struct Import: Hashable, Sendable {
  /// The attributes as source text, such as `@preconcurrency`.
  var attributes: [String]
  var access: AccessLevel?
  /// What is imported, such as `Foundation` or `struct Foundation.Date`.
  var subject: String
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
}

extension Import {
  /// What is imported of a module, if it is not all of it.
  var name: String? {
    let words = subject.split(separator: " ")
    return words.count > 1 ? words.last?.split(separator: ".").last.map(String.init) : nil
  }

  /// Whether the module is imported whatever `#if` says: by itself, or in both of two branches.
  func isCertain(among imports: [Import]) -> Bool {
    guard let condition = conditions.first?.holds else { return conditions.isEmpty }
    let otherwise = [Condition(failed: [condition], holds: nil)]
    return conditions.count == 1 && conditions[0].failed.isEmpty
      && imports.contains { $0.module == module && $0.conditions == otherwise }
  }

  /// Whether it is a type of a module.
  var isOfType: Bool {
    ["struct", "class", "enum", "protocol", "typealias"].contains(subject.prefix { $0 != " " })
  }

  /// The module that is imported, or of which something is.
  var module: String? {
    subject.split(separator: " ").last?.split(separator: ".").first.map(String.init)
  }
}
