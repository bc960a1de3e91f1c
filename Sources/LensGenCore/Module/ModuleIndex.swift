/// All that the files of a module declare, found by name.
struct ModuleIndex: Sendable {
  let files: [Declarations]

  private let types: [[Identifier]: [TypeDeclaration]]
  private let extensions: [[Identifier]: [ExtensionDeclaration]]

  /// All declared types that a type conforms to or inherits from, directly or not.
  private var ancestors: [[Identifier]: Set<[Identifier]>] = [:]

  /// The names that stand for something outside of all types: modules, and what is used where no
  /// type can have brought the name along.
  private(set) var outerNames: Set<String> = []

  /// What the files import, and the names in them that no file declares.
  private(set) var imports = MergedImports(of: [:])

  /// The module's own name, where its files tell it: what stands before nothing but its types.
  private(set) var ownName: String?

  /// The names of all types and generic parameters, wherever they are.
  private let declaredNames: Set<Identifier>

  /// The module as tests see that are generated for it, if they are.
  private(set) var tested: TestedModule?
  /// The macros that leave what they are attached to as it is written.
  let macros: Set<String>

  /// A module of files.
  ///
  /// - Parameters:
  ///   - emissions: What is generated, which may need names that optics do not.
  ///   - testedModules: The module's name, where what is generated imports it, and those of others
  ///     whose files are among these.
  ///   - macros: The macros that leave what they are attached to as it is written.
  init(
    files: [Declarations], emissions: Set<Emission> = [], testedModules: [String] = [],
    macros: Set<String> = []
  ) {
    self.macros = macros
    let files = files.namingTypes(without: testedModules)
    let aliases = Aliases(files: files)
    self.files = files.map { aliases.resolving($0) }
    types = Dictionary(grouping: self.files.flatMap(\.types), by: \.path)
    extensions = Dictionary(grouping: self.files.flatMap(\.extensions), by: \.path)
    declaredNames = self.files.flatMap(\.types).reduce(into: []) { names, type in
      names.formUnion(type.path.suffix(1) + type.genericParameters.map(\.name))
    }
    ancestors = findAncestors()
    ownName = findOwnName()
    outerNames = findOuterNames()
    imports = MergedImports(
      of: foreignNames(for: emissions), imports: self.files.flatMap(\.imports),
      libraries: Set(emissions.flatMap(\.modules)))
    if testedModules.count == 1 {
      tested = TestedModule(testedModules[0], declaring: self, for: emissions)
    }
  }
}

extension [Declarations] {
  /// The declarations, with the types that tests write with their module under the names that they
  /// are declared with.
  fileprivate func namingTypes(without modules: [String]) -> [Declarations] {
    if modules.isEmpty { return self }
    let types = Set(flatMap(\.types).filter { $0.path.count == 1 }.map { $0.path[0].text })
    let modules = Set(modules).subtracting(types)
    func isQualified(_ path: [Identifier]) -> Bool {
      path.count > 1 && modules.contains(path[0].text)
    }
    return map { declarations in
      var declarations = declarations
      for index in declarations.types.indices where isQualified(declarations.types[index].path) {
        declarations.types[index].path.removeFirst()
      }
      for index in declarations.extensions.indices
      where isQualified(declarations.extensions[index].path) {
        declarations.extensions[index].path.removeFirst()
      }
      return declarations
    }
  }
}

extension ModuleIndex {
  /// The imported modules, and what is imported by its own name.
  var importedNames: Set<String> {
    let imports = files.flatMap(\.imports)
    return Set(imports.compactMap(\.module) + imports.compactMap(\.path.last))
  }
}

extension ModuleIndex {
  /// The names of all types that are declared or extended.
  var paths: Set<[Identifier]> { Set(types.keys).union(extensions.keys) }

  /// All declared types that a type conforms to or inherits from, directly or not.
  func declaredAncestors(of path: [Identifier]) -> Set<[Identifier]> {
    ancestors[path] ?? []
  }

  /// The names of a type from the outermost down, with the module's where a library has the first
  /// one, too.
  func spelling(of path: [Identifier]) -> String {
    (qualification(of: path[0]).map(\.text) + [path.spelling]).joined(separator: ".")
  }

  /// The module's name where a library has a name, too; otherwise nothing.
  func qualification(of name: Identifier) -> [WrittenType.Name] {
    (tested?.qualification(of: name)).map { [WrittenType.Name($0)] } ?? []
  }

  /// The types declared with a name; more than one where `#if` chooses between them.
  func types(at path: [Identifier]) -> [TypeDeclaration] {
    types[path] ?? []
  }

  /// The extensions of a type.
  func extensions(of path: [Identifier]) -> [ExtensionDeclaration] {
    extensions[path] ?? []
  }

  /// What the declarations and extensions of a type declare.
  func members(of path: [Identifier]) -> [Members] {
    types(at: path).map(\.members) + extensions(of: path).map(\.members)
  }

  /// What a type conforms to and inherits from, as its declarations and extensions say.
  func inheritedTypes(of path: [Identifier]) -> [WrittenType] {
    types(at: path).filter { $0.kind != .typealias }.flatMap(\.inheritedTypes)
      + extensions(of: path).flatMap(\.inheritedTypes)
  }

  /// Whether a type has a static member or a nested type of a name.
  func isTaken(_ name: Identifier, in path: [Identifier]) -> Bool {
    !types(at: path + [name]).isEmpty
      || members(of: path).contains { members in
        members.staticNames.contains(name) || members.cases.contains { $0.name == name }
      }
  }

  /// The types around a type, from the outermost; for a name that is declared twice, the one in
  /// the same file.
  func enclosingTypes(of type: TypeDeclaration) -> [TypeDeclaration] {
    (1..<max(1, type.path.count)).compactMap { depth in
      let candidates = types(at: Array(type.path.prefix(depth)))
      return candidates.first { $0.position.file == type.position.file } ?? candidates.first
    }
  }

  /// Who may use a type, which is no more than may use the types around it.
  func access(of type: TypeDeclaration) -> AccessLevel {
    (enclosingTypes(of: type) + [type]).map { $0.writtenAccess ?? .internal }.min() ?? .internal
  }

  /// The generic parameters of a type and of those around it.
  func parameters(of path: [Identifier]) -> [Identifier] {
    types(at: path).first.map { type in
      (enclosingTypes(of: type) + [type]).flatMap(\.genericParameters).map(\.name)
    } ?? []
  }

  /// The attributes that keep something out of the public interface, as they are written.
  var systemInterfaces: Set<String> {
    let types = files.flatMap(\.types)
    let members = types.flatMap { type in
      type.members.properties.flatMap(\.attributes) + type.members.cases.flatMap(\.attributes)
    }
    return Set((types.flatMap(\.attributes) + members).filter(\.isSystemInterface).map(\.text))
  }

  /// The names of all properties, cases and static functions.
  var memberNames: Set<Identifier> {
    let members = files.flatMap { $0.types.map(\.members) + $0.extensions.map(\.members) }
    return members.reduce(into: []) { names, members in
      names.formUnion(members.properties.map(\.name) + members.cases.map(\.name))
      names.formUnion(members.staticNames)
    }
  }

  /// Whether the module declares something of a name, wherever it is.
  func declares(_ name: String) -> Bool {
    declaredNames.contains(Identifier(name))
  }

  /// A name of the library for tests, also where the module declares it, too.
  func inFactoryProvider(_ name: String) -> String {
    declares(name) ? "FactoryProvider.\(name)" : name
  }
}
