import SwiftModule
import SwiftReading

extension Setting {
  /// The kind of a setting's value, and the property that has the value.
  struct Value: Sendable {
    /// Whether the value is `true` or `false`, so that the option has none.
    var isBoolean = false
    /// Whether each use of the option adds to the value.
    var isRepeatable = false
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
  /// - Parameter option: Sets the property to the text of an option, or adds the text to it, if there is an option.
  init<Property>(
    _ path: Setting.Path<Property>, isBoolean: Bool = false, isRepeatable: Bool = false,
    words: [String] = [],
    option: @escaping @Sendable (inout Property, String) throws(UsageError) -> Void = { _, _ in },
    key: @escaping @Sendable (YAMLEntry) throws(Diagnostic) -> Property
  ) {
    self.init(
      isBoolean: isBoolean, isRepeatable: isRepeatable, words: words,
      setOption: { (invocation, text) throws(UsageError) in
        try option(&invocation.options[keyPath: path], text)
      },
      setKey: { (file, entry) throws(Diagnostic) in file[keyPath: path] = try key(entry) },
      take: { $0[keyPath: path] = $1[keyPath: path] })
  }

  /// One value, which the option and the key read in the same way.
  static func one<Property>(
    _ path: Setting.Path<Property>,
    _ read: @escaping @Sendable (String) throws(UsageError) -> Property
  ) -> Self {
    Self(
      path, option: { (value, text) throws(UsageError) in value = try read(text) },
      key: { entry throws(Diagnostic) in try entry.scalar(read) })
  }

  /// Values, one for each use of the option, and for each item of the key.
  static func list<Item>(
    _ path: Setting.Path<[Item]>, words: [String] = [],
    _ read: @escaping @Sendable (String) throws(UsageError) -> Item
  ) -> Self {
    Self(
      path, isRepeatable: true, words: words,
      option: { (items, text) throws(UsageError) in items.append(try read(text)) },
      key: { entry throws(Diagnostic) in try entry.items(read) })
  }

  static func texts(_ path: Setting.Path<[String]>) -> Self { list(path) { $0 } }

  /// The names of declarations of a kind, such as `module`.
  static func names(of thing: String, _ path: Setting.Path<[String]>) -> Self {
    list(path) { text throws(UsageError) in
      if text.hasSuffix(".swift") {
        throw UsageError("'\(text)' is a file, not the name of a \(thing)")
      }
      if text.isName(allowingDots: true) { return text }
      throw UsageError("'\(text)' is not the name of a \(thing)")
    }
  }

  static func emissions(_ path: Setting.Path<Set<Emission>>) -> Self {
    Self(
      path, words: Emission.allCases.map(\.rawValue),
      option: { (emissions, text) throws(UsageError) in emissions = try Emission.list(text) },
      key: { entry throws(Diagnostic) in Set(try entry.items(Emission.list).joined()) })
  }

  static func boolean(_ path: Setting.Path<Bool>) -> Self {
    Self(path, isBoolean: true, option: { value, _ in value = true }) {
      entry throws(Diagnostic) in try entry.boolean()
    }
  }

  static func functionName(_ path: Setting.Path<String>) -> Self {
    one(path) { text throws(UsageError) in
      if text.isFunctionName { return text }
      throw UsageError("'\(text)' is not the name of a function")
    }
  }

  /// Expressions by names.
  static func expressions(_ path: Setting.Path<[String: Settings.Default]>) -> Self {
    Self(path) { entry throws(Diagnostic) in try entry.expressions() }
  }

  static let messageLevels = Self(\.messages) { entry throws(Diagnostic) in
    try entry.messageLevels()
  }

  /// The files and folders of modules, as `MODULE=PATH`, or as keys with values.
  static func modulePaths(_ path: Setting.Path<[DependencyPath]>) -> Self {
    Self(
      path, isRepeatable: true,
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
    isRepeatable: Bool = false,
    _ set: @escaping @Sendable (inout Invocation, String) throws(UsageError) -> Void
  ) -> Self {
    Self(isRepeatable: isRepeatable, setOption: set, setKey: { _, _ in }, take: { _, _ in })
  }

  /// A property of a run that an option without a value sets.
  static func run<Property: Sendable>(
    _ path: any WritableKeyPath<Invocation, Property> & Sendable, _ value: Property
  ) -> Self {
    run { invocation, _ in invocation[keyPath: path] = value }
  }
}
