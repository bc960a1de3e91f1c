import SwiftReading

/// The imports of all files of a module.
///
/// What is generated for a file has the imports of that file, so that a name has the same meaning in
/// both. Only the libraries that generated code needs, too, may add another meaning.
package struct ModuleImports: Equatable, Sendable {
  package let files: [String: FileImports]
  /// The foreign names that the types of each file with types use.
  private let foreignNames: [String: Set<String>]
  /// The modules that the generated code itself needs.
  private let libraries: Set<String>
  /// The usual names that imports of one declaration give another meaning, in any file.
  private let otherMeanings: Set<String>
  /// The names that one of these modules, or the standard library, declares and a file uses with another meaning.
  package let doubledNames: Set<String>

  init() {
    (files, foreignNames, libraries, otherMeanings, doubledNames) = ([:], [:], [], [], [])
  }

  init(of module: ModuleIndex, libraries: Set<String>) {
    let exported = module.files.flatMap(\.imports).filter {
      $0.attributes.contains { $0.name == "_exported" }
    }
    let files = Dictionary(
      module.files.map { ($0.file, FileImports($0.imports + exported)) },
      uniquingKeysWith: { first, _ in first })
    let foreignNames = Dictionary(
      module.files.filter { !$0.types.isEmpty }.map { file in
        let others = (files[file.file]?.otherMeanings ?? [:]).keys
        return (file.file, module.foreignNames(in: file).union(others))
      }, uniquingKeysWith: { $0.union($1) })
    let otherMeanings = Set(files.values.flatMap(\.otherMeanings.keys))
    self.files = files
    self.foreignNames = foreignNames
    self.libraries = libraries
    self.otherMeanings = otherMeanings
    doubledNames = foreignNames.reduce(into: otherMeanings) { doubled, entry in
      let imports = files[entry.key]
      doubled.formUnion(
        entry.value.filter { imports?.isDoubled($0, by: libraries) == true })
    }
  }
}

extension ModuleImports {
  /// How generated code has to write a foreign name.
  package enum Advice: Equatable, Sendable {
    /// Unchanged: it has the same meaning as in its file.
    case keep
    /// Qualified with its module.
    case qualify(String)
    /// Not at all: it would have another meaning, and its module is unknown.
    case avoid
  }

  package func advice(on name: String, in file: String) -> Advice {
    guard let imports = files[file],
      otherMeanings.contains(name) || imports.isDoubled(name, by: libraries)
    else { return .keep }
    return imports.declaringModule(of: name).map { .qualify($0) } ?? .avoid
  }

  /// Returns the module of a name of the standard library, Foundation or a library that an import of one
  /// declaration gives another meaning in a file.
  func module(ofOtherMeaning name: String, in file: @autoclosure () -> String?) -> String? {
    if !otherMeanings.contains(name) { return nil }
    return file().flatMap { files[$0]?.otherMeanings[name] }
  }

  /// Whether code that is generated for a file may name something that another module declares.
  package func usesForeignNames(_ file: String) -> Bool { foreignNames[file]?.isEmpty == false }

  /// Whether a name is that of a library which the generated code imports, or of a type of one.
  func areLibraries(bringing name: String) -> Bool {
    libraries.contains { $0 == name || KnownNames.libraryTypes[$0]?.contains(name) == true }
  }

  /// Whether a file imports a module with unknown names, which may have a name of the language.
  func mayMistake(_ name: String, in file: String) -> Bool {
    files[file]?.modules.isSubset(of: KnownNames.modules(without: name)) == false
  }

  /// Whether a module with unknown names is imported beside foreign names, so that it may declare a
  /// name of this module, too.
  func mayDouble(_ name: String) -> Bool {
    let known = KnownNames.modules(without: name).union(KnownNames.foundationModules)
      .union(KnownNames.libraryTypes.keys)
    return foreignNames.contains { file, names in
      names.contains {
        !KnownNames.foundationDeclares($0) && !KnownNames.standardLibraryDeclares($0)
      }
        && files[file]?.modules.isSubset(of: known) == false
    }
  }
}

extension ModuleIndex {
  /// Returns the names that the types of a file use and no file of the module declares.
  fileprivate func foreignNames(in file: Declarations) -> Set<String> {
    file.types.reduce(into: []) { names, type in
      let scope = scope(of: type)
      let root = type.path[0]
      if types(at: [root]).isEmpty { names.insert(root.text) }
      let inferred = type.members.properties.filter { $0.type == nil }
        .compactMap { scope.writtenType(of: $0) }
      let attributes = type.members.properties.flatMap(\.unknownAttributes).map { $0.path[0].text }
      let parents = type.inheritedTypes + type.requirements.flatMap { [$0.subject, $0.object] }
      let added = extensions(of: type.path).flatMap(\.members.initializers)
        .filter { $0.position.file == file.file }.flatMap(\.parameters).compactMap(\.type)
      let written = type.members.writtenTypes + inferred + parents + added
      names.formUnion(attributes.filter(scope.isImported))
      for type in written + type.interface.ownTypes {
        names.formUnion(scope.unknownNames(in: type))
      }
      for requirement in type.interface.requirements {
        let own = Set(requirement.genericParameters.map(\.parameter.name))
        let scope = TypeScope(module: self, type: type, parameters: own)
        for type in requirement.writtenTypes { names.formUnion(scope.unknownNames(in: type)) }
      }
    }
  }
}

extension Interface {
  /// The types in it that stand in no requirement.
  fileprivate var ownTypes: [WrittenType] {
    associatedTypes.flatMap(\.inheritedTypes) + constraints.flatMap { [$0.subject, $0.object] }
  }
}
