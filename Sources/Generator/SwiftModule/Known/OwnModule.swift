import SwiftReading

/// The module of the sources, which the code that is generated for it imports with others.
package struct OwnModule: Equatable, Sendable {
  package let name: String
  /// Whether a type has the module's name, so that the name refers to the type.
  package let isShadowed: Bool
  /// The names of the module's types that another imported module may declare, too.
  package let doubledNames: Set<String>

  init(_ name: String, declaring module: ModuleIndex, beside libraries: Set<String>) {
    let known = libraries.union(["Optics"]).reduce(into: Set()) { names, library in
      names.formUnion(KnownNames.libraryTypes[library] ?? [])
    }
    let isBesideFoundation = module.importedNames.contains("Foundation")
    func isDoubled(_ name: String) -> Bool {
      known.contains(name) || isBesideFoundation && KnownNames.foundationMayDeclare(name)
    }
    let own = Set(module.files.flatMap(\.types).filter { $0.path.count == 1 }.map(\.path[0].text))
    let isShadowed = own.contains(name) || isDoubled(name)
    self.name = name
    self.isShadowed = isShadowed
    doubledNames = own.filter {
      isDoubled($0) || !isShadowed && module.imports.mayDouble($0)
    }
  }
}

extension OwnModule {
  /// Returns the module's name if another module may declare the given name, too.
  package func qualification(of name: Identifier) -> String? {
    doubledNames.contains(name.text) && !isShadowed ? self.name : nil
  }
}

extension ModuleIndex {
  /// The imports of single types that distinguish them from types of another module, if the
  /// module's name cannot.
  package var importsOfDoubledTypes: [Import] {
    guard let ownModule, ownModule.isShadowed else { return [] }
    return ownModule.doubledNames.flatMap { types(at: [Identifier($0)]) }
      .filter { access(of: $0) >= .internal }
      .map { type in
        let keyword = type.kind == .actor ? TypeDeclaration.Kind.class : type.kind
        return Import(
          kind: keyword.rawValue, path: [ownModule.name, type.path[0].typeSpelling],
          conditions: type.conditions)
      }
  }
}
