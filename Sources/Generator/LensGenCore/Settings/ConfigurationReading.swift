import EmissionKernel
import SwiftModule
import SwiftReading

extension Configuration {
  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - text: The contents of the file: the subset of YAML that the documentation describes.
  ///   - path: The path of the file, as messages show it.
  /// - Throws: The first error, with its position.
  package init(text: String, path: String) throws(Diagnostic) {
    self.init()
    for entry in try YAMLParser.entries(in: text, path: path) { try read(entry) }
  }

  private mutating func read(_ entry: YAMLEntry) throws(Diagnostic) {
    guard let setting = Setting.all.first(where: { $0.key == entry.key }) else {
      let known = nearest(to: entry.key, among: Setting.all.compactMap(\.key))
      throw entry.mistake("unknown key '\(entry.key)'; did you mean '\(known)'?")
    }
    try setting.value.setKey(&self, entry)
    writtenKeys.insert(entry.key)
  }
}

extension YAMLEntry {
  fileprivate func mistake(_ message: String) -> Diagnostic {
    Diagnostic(.error, .configuration, at: position, message)
  }

  /// Returns what each string of a list stands for.
  func items<Item>(
    _ read: (String) throws(UsageError) -> Item
  ) throws(Diagnostic) -> [Item] {
    guard let scalars = value.scalars else {
      throw mistake("'\(key)' takes a string or a list, not keys with values")
    }
    return try scalars.map { scalar throws(Diagnostic) in try scalar.read(read) }
  }

  /// Returns what the only string stands for.
  func scalar<Value>(
    _ read: (String) throws(UsageError) -> Value
  ) throws(Diagnostic) -> Value {
    guard case .scalar(let scalar) = value else { throw mistake("'\(key)' takes one name") }
    return try scalar.read(read)
  }

  func boolean() throws(Diagnostic) -> Bool {
    guard case .scalar(let scalar) = value, case .boolean(let boolean) = scalar.content else {
      throw mistake("'\(key)' takes 'true' or 'false', without quotes")
    }
    return boolean
  }

  func modulePaths() throws(Diagnostic) -> [DependencyPath] {
    var paths: [DependencyPath] = []
    for (module, scalar) in try entries() {
      if !module.isName(allowingDots: false) {
        throw scalar.mistake("'\(module)' is not the name of a module")
      }
      paths.append(DependencyPath(module, at: try scalar.text()))
    }
    return paths
  }

  func entries() throws(Diagnostic) -> [(key: String, value: YAMLScalar)] {
    guard case .mapping(let entries) = value else {
      throw mistake("'\(key)' takes keys with values, each on its own line, indented")
    }
    return entries
  }

  func expressions() throws(Diagnostic) -> [String: Settings.Default] {
    var expressions: [String: Settings.Default] = [:]
    for (name, scalar) in try entries() {
      let text = try scalar.text()
      if !text.isExpression { throw scalar.mistake("not a Swift expression") }
      expressions[name] = Settings.Default(text, at: scalar.position)
    }
    return expressions
  }
}

extension YAMLScalar {
  func mistake(_ message: String) -> Diagnostic {
    Diagnostic(.error, .configuration, at: position, message)
  }

  func text() throws(Diagnostic) -> String {
    guard case .text(let text) = content else {
      throw mistake("expected a string; put quotes around it")
    }
    if text.isEmpty { throw mistake("empty") }
    return text
  }

  fileprivate func read<Value>(
    _ value: (String) throws(UsageError) -> Value
  ) throws(Diagnostic) -> Value {
    let result: Value
    do throws(UsageError) {
      // What a word would not be with quotes, either, is said first.
      result = try value(content.word)
    } catch {
      throw mistake(error.description)
    }
    _ = try text()
    return result
  }
}

extension YAMLScalar.Content {
  fileprivate var word: String {
    switch self {
    case .text(let text): text
    case .boolean(let boolean): String(boolean)
    }
  }
}

extension String {
  /// Whether the text is the name of a function, which may be called after a dot.
  var isFunctionName: Bool {
    // Some words always have another meaning after a dot.
    let isWord = ["Protocol", "Self", "Type", "_", "init", "self"].contains(self)
    return isName(allowingDots: false) && !isWord
  }

  /// Whether the text is a Swift name, or several names separated by dots.
  func isName(allowingDots: Bool) -> Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      let isFirstLetter = part.first.map { $0.isLetter || $0 == "_" } ?? false
      return isFirstLetter && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    } && (allowingDots || !contains("."))
  }
}
