/// What to read, what to generate and where to write: the options of a command line, or the keys of
/// a configuration file.
public struct Configuration: Equatable, Sendable {
  /// The files and folders to read.
  public var includes: [String]?
  /// The paths and globs to exclude.
  public var excludes: [String]?
  /// The modules to import with `@testable`.
  public var testables: [String]?
  /// The files to write, all with the same contents.
  public var outputs: [String]?
  /// The kinds of code to generate.
  public var emissions: Set<Emission>?
  /// The modules to import.
  public var imports: [String]?
  /// Whether to read only types with the comment `// lens-gen: optics`.
  public var onlyAnnotated: Bool?
  /// Whether types are isolated to the main actor by default.
  public var isMainActorByDefault: Bool?
  /// The name of builder functions.
  public var builderName: String?
  /// Whether builders use literals, and no `Providable`.
  public var buildersUseLiterals: Bool?
  /// Whether builders are types, too.
  public var buildersAreTypes: Bool?
  /// The name of stubs, with `*` for the name of the protocol.
  public var stubName: String?
  /// Whether stubs record the arguments of their calls.
  public var recordsCalls: Bool?
  /// Whether copies of a stub share their closures.
  public var sharesStubs: Bool?
  /// The property wrappers of other modules that store what is written and return it.
  public var wrappers: [String]?
  /// The attached macros that keep the declared members of a type unchanged.
  public var macros: [String]?
  /// Whether to print only errors.
  public var isQuiet: Bool?
  /// Swift expressions, by type or by parameter.
  public var defaults: [String: String]?

  /// The positions of these expressions in the file.
  package var defaultPositions: [String: Position] = [:]

  /// Creates an empty configuration.
  public init() {}
}

extension Configuration {
  /// Returns the configuration, with missing values taken from another one.
  ///
  /// If this configuration names files to read, they determine the generated code. Then the other
  /// one's `includes`, `testables` and `output`, which concern other files, are ignored.
  ///
  /// - Parameter other: The configuration with the defaults, for example that of a file if this one
  ///   contains the options.
  /// - Returns: The combined configuration.
  public func completed(by other: Configuration) -> Configuration {
    var other = other
    if includes != nil { (other.testables, other.outputs) = (nil, nil) }
    var result = self
    for setting in Setting.all { result.complete(setting, by: other) }
    if defaults == nil { result.defaultPositions = other.defaultPositions }
    return result
  }

  /// Returns the configuration with its paths, which are relative to a folder, made relative to the
  /// start of that folder's path.
  public func moved(to folder: String) -> Configuration {
    func moved(_ path: String) -> String {
      folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
    var result = self
    result.includes = includes?.map(moved)
    result.outputs = outputs?.map(moved)
    return result
  }
}
