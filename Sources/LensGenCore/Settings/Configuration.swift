/// What to read, what to generate and where to write it, as far as someone has said: the options of
/// a command line, or a configuration file.
public struct Configuration: Equatable, Sendable {
  /// The files and folders to read.
  public var includes: [String]?
  /// The paths and globs to leave out.
  public var excludes: [String]?
  /// The modules to import with `@testable`.
  public var testables: [String]?
  /// The files to write the result to; it is the same in each.
  public var outputs: [String]?
  /// What is generated.
  public var emissions: Set<Emission>?
  /// The modules to import.
  public var imports: [String]?
  /// Whether only the types marked `// lens-gen: optics` count.
  public var onlyAnnotated: Bool?
  /// Whether types belong to the main actor where nothing says otherwise.
  public var isMainActorByDefault: Bool?
  /// The name of the functions that builders get.
  public var builderName: String?
  /// The property wrappers of other modules that keep what is written and give it back.
  public var wrappers: [String]?
  /// The attached macros that leave the members of a type as they are written.
  public var macros: [String]?
  /// Whether nothing is said but errors.
  public var isQuiet: Bool?
  /// Swift expressions by the type or the parameter that they are for.
  public var defaults: [String: String]?

  /// A configuration that says nothing.
  public init() {}
}

extension Configuration {
  /// The configuration with what it leaves open taken from another one.
  ///
  /// Where it names files to read, it says which code is generated, so that `includes`, `testables`
  /// and `output` of the other one, which speak of other files, are left aside.
  ///
  /// - Parameter other: The other one, such as that of a file where this one holds the options.
  /// - Returns: The two together.
  public func completed(by other: Configuration) -> Configuration {
    var other = other
    if includes != nil { (other.testables, other.outputs) = (nil, nil) }
    var result = self
    for setting in Setting.all { result.complete(setting, by: other) }
    return result
  }

  /// The configuration with the paths in it, which are relative to a folder, seen from where the
  /// path of that folder starts.
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
