/// All that the files of a module declare, found by name.
struct Module: Sendable {
  let files: [Declarations]

  private let types: [[Identifier]: [TypeDeclaration]]
  private let extensions: [[Identifier]: [ExtensionDeclaration]]

  init(files: [Declarations]) {
    self.files = files
    types = Dictionary(grouping: files.flatMap(\.types), by: \.path)
    extensions = Dictionary(grouping: files.flatMap(\.extensions), by: \.path)
  }
}

extension Module {
  /// The types declared with a name; more than one where `#if` chooses between them.
  func types(at path: [Identifier]) -> [TypeDeclaration] {
    types[path] ?? []
  }

  /// The extensions of a type.
  func extensions(of path: [Identifier]) -> [ExtensionDeclaration] {
    extensions[path] ?? []
  }

  /// The names of the static members of a type, in all of its extensions too.
  func staticNames(of type: TypeDeclaration) -> Set<Identifier> {
    extensions(of: type.path).reduce(type.members.staticNames) {
      $0.union($1.members.staticNames)
    }
  }

  /// The types around a type, from the outermost.
  func enclosingTypes(of type: TypeDeclaration) -> [TypeDeclaration] {
    (1..<max(1, type.path.count)).compactMap { types(at: Array(type.path.prefix($0))).first }
  }

  /// Who may use a type, which is no more than may use the types around it.
  func access(of type: TypeDeclaration) -> AccessLevel {
    (enclosingTypes(of: type) + [type]).map { $0.writtenAccess ?? .internal }.min() ?? .internal
  }
}

extension Module {
  /// A type as it has to be written in an extension at the top of a file.
  ///
  /// The names that the declaration finds in the types around it are not seen from there, so they
  /// are written from the outermost type down.
  ///
  /// - Parameters:
  ///   - reference: The type as it is written within `type`.
  ///   - type: The type whose extension it is to be written in.
  func qualified(_ reference: TypeReference, in type: TypeDeclaration) -> TypeReference {
    reference.replacingNames { name in
      for depth in stride(from: type.path.count, through: 1, by: -1) {
        let scope = Array(type.path.prefix(depth))
        let isParameter = types(at: scope).contains { declaration in
          declaration.genericParameters.contains { $0.name.text == name }
        }
        if isParameter { return name }
        if types(at: scope + [Identifier(name)]).isEmpty { continue }
        return depth == type.path.count
          ? name : (scope.map(\.spelling) + [name]).joined(separator: ".")
      }
      return name
    }
  }
}
