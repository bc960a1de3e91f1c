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

  private func scalars() throws(Diagnostic) -> [YAMLScalar] {
    switch value {
    case .scalar(let scalar): return [scalar]
    case .list(let scalars): return scalars
    case .mapping: throw mistake("'\(key)' takes a string or a list, not keys with values")
    }
  }

  func texts() throws(Diagnostic) -> [String] {
    var texts: [String] = []
    for scalar in try scalars() { texts.append(try scalar.text()) }
    return texts
  }

  func names(of thing: String) throws(Diagnostic) -> [String] {
    for scalar in try scalars() {
      let name = try scalar.text()
      if name.hasSuffix(".swift") { throw scalar.mistake("a file, not the name of a \(thing)") }
      if !name.isName(allowingDots: true) { throw scalar.mistake("not the name of a \(thing)") }
    }
    return try texts()
  }

  /// Returns the texts, each of which is one of the known names.
  func names(
    _ isKnown: (String) -> Bool, _ complaint: String
  ) throws(Diagnostic) -> [String] {
    for scalar in try scalars() {
      if case .text(let text) = scalar.content, isKnown(text) { continue }
      throw scalar.mistake(complaint)
    }
    return try texts()
  }

  func emissions() throws(Diagnostic) -> Set<Emission> {
    var emissions: Set<Emission> = []
    for scalar in try scalars() {
      let list = try scalar.text()
      do throws(UsageError) {
        emissions.formUnion(try Emission.list(list))
      } catch {
        throw scalar.mistake(error.description)
      }
    }
    return emissions
  }

  func boolean() throws(Diagnostic) -> Bool {
    guard case .scalar(let scalar) = value, case .boolean(let boolean) = scalar.content else {
      throw mistake("'\(key)' takes 'true' or 'false', without quotes")
    }
    return boolean
  }

  func name(
    _ isName: (String) -> Bool, _ complaint: String
  ) throws(Diagnostic) -> String {
    guard case .scalar(let scalar) = value else { throw mistake("'\(key)' takes one name") }
    let name = try scalar.text()
    if !isName(name) { throw scalar.mistake(complaint) }
    return name
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
    // A path would end at it.
    if text.utf8.contains(0) { throw mistake("the character U+0000 is not allowed here") }
    return text
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
