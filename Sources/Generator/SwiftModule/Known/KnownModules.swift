import SwiftReading

/// A module that the sources import, and whose own sources are read, too: nothing is generated for its
/// types.
package struct KnownModule: Sendable {
  package let name: String
  package let index: ModuleIndex
  /// Whether its `package` declarations can be used.
  let isInPackage: Bool
}

extension KnownModule {
  /// Whether code of another module can use what has an access level; `nil` is internal.
  package func canUse(_ access: AccessLevel?) -> Bool {
    (access ?? .internal) >= (isInPackage ? .package : .public)
  }
}

/// The modules that the sources import, as far as their own sources are read, too.
///
/// Each has an index of its own, so that a name in one of them never means a type of another one.
package struct KnownModules: Sendable {
  package private(set) var modules: [KnownModule] = []
  /// The places in the list of the modules that declare or extend a type, by its outermost name.
  private var places: [Identifier: [Int]] = [:]

  /// The names of the modules of the files, which known modules that tests share may extend.
  private let ownNames: [String]

  package init(besides ownNames: [String] = []) {
    self.ownNames = ownNames
  }

  /// Adds a module, which may import those before it.
  package mutating func append(
    _ name: String, of files: [Declarations], isInPackage: Bool, isMainActorByDefault: Bool
  ) {
    var settings = Settings()
    settings.testableImports = ownNames + [name] + modules.map(\.name)
    settings.isMainActorByDefault = isMainActorByDefault
    let index = ModuleIndex(files: files, settings: settings, known: self)
    for root in Set(index.paths.map { $0[0] }) { places[root, default: []].append(modules.count) }
    modules.append(KnownModule(name: name, index: index, isInPackage: isInPackage))
  }
}

/// The place of a type that a known module declares or extends.
package struct KnownPlace: Sendable {
  package let module: KnownModule
  package let path: TypePath

  /// The declarations of the type that clients can use; none if the module only extends the type.
  package var types: [TypeDeclaration] {
    module.index.types(at: path).filter { module.canUse(module.index.access(of: $0)) }
  }
}

extension KnownModules {
  package var isEmpty: Bool { modules.isEmpty }

  /// Returns the places where known modules declare or extend the type of a name, which may begin with the
  /// name of the module that declares the type.
  package func places(of path: TypePath) -> [KnownPlace] {
    if modules.isEmpty { return [] }
    let isQualified = path.count > 1 && modules.contains { $0.name == path[0].text }
    let plain = isQualified ? Array(path.dropFirst()) : path
    let found = (places[Identifier(plain[0].text)] ?? []).map {
      KnownPlace(module: modules[$0], path: plain)
    }
    return isQualified
      ? found.filter { $0.module.name == path[0].text || $0.types.isEmpty } : found
  }

  /// Returns the declarations that a name may refer to, each with its module; several only if modules
  /// declare the same name.
  package func declarations(
    of path: TypePath
  ) -> [(module: KnownModule, type: TypeDeclaration)] {
    places(of: path).flatMap { place in place.types.map { (place.module, $0) } }
  }
}
