import SwiftReading

/// The declarations of a module's files, found by name.
///
/// It is a class, because many values refer to it and are copied. Only the initializer writes its
/// variables.
package final class ModuleIndex: @unchecked Sendable {
  package let files: [Declarations]

  private let types: [TypePath: [TypeDeclaration]]
  private let extensions: [TypePath: [ExtensionDeclaration]]

  /// The names of all types that are declared or extended.
  package let paths: Set<TypePath>

  /// The declared types that a type conforms to or inherits from, directly or indirectly.
  private var ancestors: [TypePath: Set<TypePath>] = [:]

  /// For each class with direct subclasses, the first of them.
  private var subclasses: [TypePath: TypeDeclaration] = [:]

  /// The names that refer to top-level declarations: modules, and names used where no type can have
  /// declared them.
  private(set) var outerNames: Set<String> = []

  package private(set) var imports = ModuleImports()

  /// The attributes, as written, that hide declarations from the public interface, if the generated code
  /// is in tests, each file of which imports what they hide.
  package private(set) var systemInterfaces: Set<String> = []

  /// The module's own name, if its files reveal it: it qualifies only the module's types.
  private(set) var moduleName: String?

  /// The names of all types and generic parameters, anywhere.
  let declaredNames: Set<Identifier>
  let parameterNames: Set<Identifier>
  /// The names of all properties, cases and static functions.
  package let memberNames: Set<Identifier>

  /// The expressions for types and parameters that the configuration or a mark gives.
  package let givenExpressions: [String: GivenExpression]
  /// Whether expressions of the author stand in generated code, which may refer to anything.
  package let hasGivenExpressions: Bool

  /// The only own module, as the code outside it sees it, if there is one.
  package private(set) var ownModule: OwnModule?
  /// The names of the modules of the files, if the generated code imports them.
  package let ownModules: Set<String>
  /// The modules that the files import, as far as their sources are read, too.
  package let known: KnownModules
  /// The module of each file, if they are of several modules, and it is known.
  package let modulesOfFiles: [String: String]
  /// The files of modules whose types are not isolated, if the main actor isolates those of others by default.
  let filesWithoutIsolation: Set<String>
  package let settings: Settings
  /// Where the generated code stands.
  package let place: CodePlace

  /// Creates a module of files.
  ///
  /// - Parameters:
  ///   - libraries: The libraries that the generated code imports.
  ///   - place: Where the generated code stands, if the settings do not say it.
  ///   - modulesOfFiles: The module of each file, if they are of several modules, and it is known.
  ///   - filesWithoutIsolation: The files of modules whose types are not isolated, if the main actor
  ///     isolates those of others by default.
  ///   - known: The modules that the files import, as far as their sources are read, too.
  package init(
    files: [Declarations], settings: Settings = Settings(), libraries: Set<String> = [],
    place: CodePlace? = nil, known: KnownModules = KnownModules(),
    modulesOfFiles: [String: String] = [:], filesWithoutIsolation: Set<String> = []
  ) {
    self.settings = settings
    self.filesWithoutIsolation = filesWithoutIsolation
    self.modulesOfFiles = modulesOfFiles
    self.known = known
    self.place = place ?? settings.place
    let ownModules = settings.ownModules
    self.ownModules = Set(ownModules)
    let named = files.leavingOutTypesOfTests.namingTypes(without: ownModules)
    let files =
      self.place == .support
      ? named.map { $0.belongsToTests ? $0 : $0.seen(from: settings.accessForSupport) } : named
    let aliases = Aliases(files: files)
    self.files = files.map { aliases.resolving($0) }
    types = Dictionary(grouping: self.files.flatMap(\.types), by: \.path)
    extensions = Dictionary(grouping: self.files.flatMap(\.extensions), by: \.path)
    paths = Set(types.keys).union(extensions.keys)
    parameterNames = self.files.reduce(into: []) { names, file in
      for type in file.types { names.formUnion(type.genericParameters.map(\.name)) }
    }
    declaredNames = parameterNames.union(types.keys.compactMap(\.last))
    memberNames = self.files.memberNames
    givenExpressions = self.files.markedDefaults.merging(settings.labeledDefaults) { $1 }
      .mapValues(GivenExpression.init)
    hasGivenExpressions = !givenExpressions.isEmpty || self.files.haveOwnExpressions
    // Each of these asks the index about what is above it.
    moduleName = findModuleName()
    ancestors = findAncestors()
    subclasses = findSubclasses()
    outerNames = findOuterNames()
    imports = ModuleImports(of: self, libraries: libraries)
    if self.place == .tests { systemInterfaces = findSystemInterfaces() }
    if ownModules.count == 1 {
      ownModule = OwnModule(ownModules[0], declaring: self, beside: libraries)
    }
  }
}

extension [Declarations] {
  /// The declarations without the types of tests, for which nothing is generated.
  fileprivate var leavingOutTypesOfTests: [Declarations] {
    let tests = filter(\.belongsToTests)
    if tests.isEmpty { return self }
    let names = Set(tests.flatMap(\.types).filter { $0.path.count == 1 }.map { $0.path[0] })
    return map { file in
      if !file.belongsToTests { return file }
      var file = file
      file.types = []
      file.extensions.removeAll { names.contains($0.path[0]) }
      return file
    }
  }

  /// Returns the declarations, with the types that extensions qualify with their module under their
  /// declared names.
  ///
  /// - Parameter modules: The names of modules whose files these are, as far as they are known.
  fileprivate func namingTypes(without modules: [String]) -> [Declarations] {
    let extended = flatMap { $0.extensions.map(\.path) + $0.types.map(\.path) }
    if modules.isEmpty && !extended.contains(where: { $0[0].isModule }) { return self }
    let types = Set(flatMap(\.types).filter { $0.path.count == 1 }.map { $0.path[0] })
    let imported = Set(flatMap(\.imports).compactMap(\.module))
    let modules = Set(modules)
    func isOwn(_ path: [Identifier]) -> Bool {
      if path.count < 2 || types.contains(path[0]) { return false }
      return modules.contains(path[0].text)
        || path[0].isModule && types.contains(path[1]) && path[0].text != "Swift"
          && !imported.contains(path[0].text)
    }
    func unqualified(_ path: [Identifier]) -> [Identifier] {
      isOwn(path) ? [Identifier](path.dropFirst()) : path
    }
    return map { $0.replacingPaths(ofTypes: unqualified, ofExtensions: unqualified) }
  }
}

extension [Declarations] {
  /// The expressions in the marks `default`, by the name of a type or of a property with its type.
  fileprivate var markedDefaults: [String: String] {
    reduce(into: [:]) { $0.merge($1.defaults) { first, _ in first } }
  }

  /// Whether an attribute of this package, on an initializer or case, gives an expression.
  fileprivate var haveOwnExpressions: Bool {
    allMembers.contains { members in
      (members.initializers.flatMap(\.packageAttributes)
        + members.cases.flatMap(\.packageAttributes))
        .contains { !$0.arguments.isEmpty }
    }
  }

  fileprivate var memberNames: Set<Identifier> {
    allMembers.reduce(into: []) { names, members in
      names.formUnion(members.properties.map(\.name) + members.cases.map(\.name))
      names.formUnion(members.staticNames)
    }
  }

  /// The members in all declarations and extensions of types.
  private var allMembers: [Members] {
    flatMap { $0.types.map(\.members) + $0.extensions.map(\.members) }
  }
}

extension ModuleIndex {
  /// The imported modules and individually imported names.
  package var importedNames: Set<String> {
    let imports = files.flatMap(\.imports)
    return Set(imports.compactMap(\.module) + imports.compactMap(\.path.last))
  }

  /// The declared types that a type conforms to or inherits from, directly or indirectly.
  package func declaredAncestors(of path: [Identifier]) -> Set<TypePath> {
    ancestors[path] ?? []
  }

  /// Returns a class of this module that inherits from a class directly, if there is one.
  package func subclass(of type: TypeDeclaration) -> TypeDeclaration? { subclasses[type.path] }

  /// Returns the full name of a type, qualified if a library declares the first name, too.
  package func spelling(of path: [Identifier]) -> String {
    (qualification(of: path[0]).map(\.text) + [path.spelling]).joined(separator: ".")
  }

  /// Returns the module's name if a library declares the given name, too; otherwise an empty list.
  package func qualification(of name: Identifier) -> [WrittenType.Name] {
    (ownModule?.qualification(of: name)).map { [WrittenType.Name($0)] } ?? []
  }

  /// Returns the types with a given name; several if `#if` chooses between them.
  package func types(at path: [Identifier]) -> [TypeDeclaration] {
    types[path] ?? []
  }

  package func extensions(of path: [Identifier]) -> [ExtensionDeclaration] {
    extensions[path] ?? []
  }

  /// Returns the members of a type in its declarations and extensions.
  package func members(of path: [Identifier]) -> [Members] {
    types(at: path).map(\.members) + extensions(of: path).map(\.members)
  }

  /// Whether a type has a static member or nested type of the given name.
  package func isTaken(_ name: Identifier, in path: [Identifier]) -> Bool {
    !types(at: path + [name]).isEmpty
      || members(of: path).contains { members in
        members.staticNames.contains(name) || members.cases.contains { $0.name == name }
      }
  }

  /// Whether a name in the path of a type means something else in the type: a member, or a generic parameter.
  package func isShadowed(_ type: TypeDeclaration) -> Bool {
    let parameters = nesting(of: type).flatMap(\.genericParameters).map(\.name)
    return Set(type.path).count < type.path.count
      || type.path.contains { parameters.contains($0) || isTaken($0, in: type.path) }
  }

  /// Whether an expression in a type cannot name another type, because a member, such as a case `circle` beside
  /// a struct `circle`, has its name.
  package func hides(_ other: WrittenType, in type: TypeDeclaration) -> Bool {
    let names = Set(other.roots.map { Identifier($0) })
    return members(of: type.path).contains { members in
      members.properties.contains { names.contains($0.name) }
        || members.cases.contains { names.contains($0.name) }
        || !members.staticNames.isDisjoint(with: names)
    }
  }

  /// Whether a type, or a type around it, is or may be generic.
  package func isInGenericContext(_ type: TypeDeclaration) -> Bool {
    let around = enclosingTypes(of: type)
    // An extension may name a generic type by an alias.
    let areKnown = around.count == type.path.count - 1 && !around.contains { $0.kind == .typealias }
    return !areKnown || (around + [type]).contains { !$0.genericParameters.isEmpty }
  }

  /// Returns the enclosing types of a type, outermost first; if a name is declared twice, the one
  /// in the same file.
  package func enclosingTypes(of type: TypeDeclaration) -> [TypeDeclaration] {
    (1..<max(1, type.path.count)).compactMap { depth in
      let candidates = types(at: Array(type.path.prefix(depth)))
      return candidates.first { $0.position.file == type.position.file } ?? candidates.first
    }
  }

  /// Returns a type after its enclosing types.
  package func nesting(of type: TypeDeclaration) -> [TypeDeclaration] {
    enclosingTypes(of: type) + [type]
  }

  /// Returns the access level of a type, limited by that of its enclosing types.
  ///
  /// The members of a private type need no modifier.
  package func access(of type: TypeDeclaration) -> AccessLevel {
    let types = nesting(of: type)
    let access = types.map { $0.writtenAccess ?? .internal }.min() ?? .internal
    return place == .type ? max(access, .internal) : access
  }

  /// Whether generated code can use a declaration, according to its access level as written.
  package func isVisible(_ access: AccessLevel?) -> Bool {
    place == .type || access ?? .internal >= .internal
  }

  /// Returns the generic parameters of a type and its enclosing types.
  package func parameters(of path: [Identifier]) -> [Identifier] {
    types(at: path).first.map { type in
      nesting(of: type).flatMap(\.genericParameters).map(\.name)
    } ?? []
  }

  private func findSystemInterfaces() -> Set<String> {
    let types = files.flatMap(\.types)
    let members = types.map(\.members) + files.flatMap(\.extensions).map(\.members)
    // What an extension declares in a hidden type of another module is as hidden as that type.
    let extending = files.filter { file in
      file.types.contains { self.types(at: TypePath([$0.path[0]])).isEmpty }
    }
    var attributes =
      types.flatMap(\.attributes) + extending.flatMap(\.imports).flatMap(\.attributes)
    for members in members {
      attributes += members.properties.flatMap(\.attributes)
      attributes += members.initializers.flatMap(\.attributes)
      attributes += members.cases.flatMap(\.attributes)
    }
    return Set(attributes.filter(\.isSystemInterface).map(\.text))
  }

  package func declares(_ name: String) -> Bool {
    declaredNames.contains(Identifier(name))
  }
}
