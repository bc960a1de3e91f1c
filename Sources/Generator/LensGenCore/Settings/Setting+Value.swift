import SwiftModule
import SwiftReading

extension Setting {
  /// The kind of a setting's value, and the property that has the value.
  struct Value: Sendable {
    /// Whether the value is `true` or `false`, so that the option has none.
    var isBoolean = false
    /// The words that the value consists of, if these are known.
    var words: [String] = []
    /// Sets the property to the text of an option; an option without a value has an empty one.
    let setOption: @Sendable (inout Invocation, String) throws(UsageError) -> Void
    /// Sets the property to the value of a key in a configuration file.
    let setKey: @Sendable (inout Configuration, YAMLEntry) throws(Diagnostic) -> Void
    /// Sets the property to its value in another configuration.
    let take: @Sendable (inout Configuration, Configuration) -> Void
  }

  typealias Path<Value> = any WritableKeyPath<Configuration, Value> & Sendable
}

extension Setting.Value {
  /// Creates the value of a property of the configuration.
  ///
  /// - Parameter option: Sets the property to the text of an option, or adds the text to it.
  init<Property>(
    _ path: Setting.Path<Property>, isBoolean: Bool = false, words: [String] = [],
    option: @escaping @Sendable (inout Property, String) throws(UsageError) -> Void,
    key: @escaping @Sendable (YAMLEntry) throws(Diagnostic) -> Property
  ) {
    self.init(
      isBoolean: isBoolean, words: words,
      setOption: { (invocation, text) throws(UsageError) in
        try option(&invocation.options[keyPath: path], text)
      },
      setKey: { (file, entry) throws(Diagnostic) in file[keyPath: path] = try key(entry) },
      take: { $0[keyPath: path] = $1[keyPath: path] })
  }

  /// Texts, one for each time that the option is given.
  static func texts(_ path: Setting.Path<[String]>) -> Self {
    Self(path, option: { $0.append($1) }) { entry throws(Diagnostic) in
      try entry.texts()
    }
  }

  /// The names of declarations of a kind, such as `module`.
  static func names(of thing: String, _ path: Setting.Path<[String]>) -> Self {
    Self(
      path,
      option: { (names, text) throws(UsageError) in
        guard text.isName(allowingDots: true), !text.hasSuffix(".swift") else {
          throw UsageError("'\(text)' is not the name of a \(thing)")
        }
        names.append(text)
      }
    ) { entry throws(Diagnostic) in try entry.names(of: thing) }
  }

  static func emissions(_ path: Setting.Path<Set<Emission>>) -> Self {
    Self(
      path, words: Emission.allCases.map(\.rawValue),
      option: { (emissions, text) throws(UsageError) in emissions = try Emission.list(text) }
    ) { entry throws(Diagnostic) in try entry.emissions() }
  }

  static func boolean(_ path: Setting.Path<Bool>) -> Self {
    Self(path, isBoolean: true, option: { value, _ in value = true }) {
      entry throws(Diagnostic) in try entry.boolean()
    }
  }

  /// The name of a function, which has no option.
  static func functionName(_ path: Setting.Path<String>) -> Self {
    Self(path, option: { _, _ in }) { entry throws(Diagnostic) in
      try entry.name(\.isFunctionName, "not the name of a function")
    }
  }

  /// Expressions by names, which have no option.
  static func expressions(_ path: Setting.Path<[String: Settings.Default]>) -> Self {
    Self(path, option: { _, _ in }) { entry throws(Diagnostic) in try entry.expressions() }
  }

  /// The levels of messages, which have no option.
  static let messageLevels = Self(
    \.messages, option: { _, _ in },
    key: { entry throws(Diagnostic) in try entry.messageLevels() })

  /// The files and folders of modules, as `MODULE=PATH`, or as keys with values.
  static func modulePaths(_ path: Setting.Path<[DependencyPath]>) -> Self {
    Self(
      path,
      option: { (paths, text) throws(UsageError) in paths.append(try DependencyPath(option: text)) }
    ) { entry throws(Diagnostic) in try entry.modulePaths() }
  }

  /// A choice for a run, which a configuration file cannot make.
  ///
  /// - Parameter thing: What is chosen, for a message.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    of thing: String, _ set: @escaping @Sendable (inout Invocation, Choice) -> Void
  ) -> Self {
    let words = Choice.allCases.map(\.rawValue)
    var value = run { (invocation, text) throws(UsageError) in
      guard let choice = Choice(rawValue: text) else {
        let known = words.map { "'\($0)'" }.joined(separator: ", ")
        throw UsageError("'\(text)' is no \(thing); write one of \(known)")
      }
      set(&invocation, choice)
    }
    value.words = words
    return value
  }

  /// A property of a run, which a configuration file cannot set.
  static func run(
    _ set: @escaping @Sendable (inout Invocation, String) throws(UsageError) -> Void
  ) -> Self {
    Self(setOption: set, setKey: { _, _ in }, take: { _, _ in })
  }
}
