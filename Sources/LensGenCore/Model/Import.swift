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
  /// The module that is imported, or of which something is.
  var module: String? {
    subject.split(separator: " ").last?.split(separator: ".").first.map(String.init)
  }
}
