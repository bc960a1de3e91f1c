/// All that the files of a module declare, found by name.
struct Module: Sendable {
  let files: [Declarations]

  private let types: [[Identifier]: [TypeDeclaration]]
  private let extensions: [[Identifier]: [ExtensionDeclaration]]

  /// All declared types that a type conforms to or inherits from, directly or not.
  private var ancestors: [[Identifier]: Set<[Identifier]>] = [:]

  /// The names that stand for something outside of all types: modules, and what is used where no
  /// type can have brought the name along.
  private(set) var outerNames: Set<String> = []

  init(files: [Declarations]) {
    let aliases = Aliases(files: files)
    self.files = files.map { aliases.resolving($0) }
    types = Dictionary(grouping: self.files.flatMap(\.types), by: \.path)
    extensions = Dictionary(grouping: self.files.flatMap(\.extensions), by: \.path)
    ancestors = findAncestors()
    outerNames = importedModules.union(namesUsedOutsideOfTypes)
  }
}

extension Module {
  private var importedModules: Set<String> {
    Set(files.flatMap(\.imports).compactMap { $0.module })
  }

  private var namesUsedOutsideOfTypes: Set<String> {
    let outermost = files.flatMap(\.types).filter { $0.path.count == 1 }
    let inherited = outermost.filter { $0.kind != .typealias }.flatMap(\.inheritedTypes)
    let written = outermost.filter { !hasUnseenMembers($0.path) }.flatMap { type in
      type.members.properties.compactMap(\.type)
        + type.members.cases.flatMap { $0.payloads.map(\.type) }
    }
    return Set((inherited + written).flatMap(\.names))
  }
}

extension Module {
  /// The names of all types that are declared or extended.
  var paths: Set<[Identifier]> { Set(types.keys).union(extensions.keys) }

  /// All declared types that a type conforms to or inherits from, directly or not.
  func declaredAncestors(of path: [Identifier]) -> Set<[Identifier]> {
    ancestors[path] ?? []
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
  func inheritedTypes(of path: [Identifier]) -> [TypeReference] {
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

  /// Whether the module declares something of a name, wherever it is.
  func declares(_ name: String) -> Bool {
    let name = Identifier(name)
    return types.contains { path, declarations in
      path.last == name
        || declarations.contains { $0.genericParameters.contains { $0.name == name } }
    }
  }
}
