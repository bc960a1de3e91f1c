import SwiftReading

/// The type aliases of a module that stand for another name.
struct Aliases: Sendable {
  private let targets: [TypePath: [Identifier]]

  init(files: [Declarations]) {
    var targets: [TypePath: [Identifier]] = [:]
    for alias in files.flatMap(\.types) where alias.kind == .typealias {
      if alias.genericParameters.isEmpty, let path = alias.inheritedTypes.first?.path {
        targets[alias.path] = path
      }
    }
    Self.shorten(&targets)
    self.targets = targets
  }

  /// Replaces each target that is an alias itself by what that stands for, so that a long chain takes
  /// one step.
  private static func shorten(_ targets: inout [TypePath: [Identifier]]) {
    var done: Set<TypePath> = []
    for alias in Array(targets.keys) where !done.contains(alias) {
      var chain = [alias]
      var end = targets[alias] ?? []
      done.insert(alias)
      while let next = targets[end], !hasAlias(around: end, in: targets) {
        // The rest is short already, or it is a cycle.
        let isNew = done.insert(end).inserted
        chain.append(end)
        end = next
        if !isNew { break }
      }
      for alias in chain { targets[alias] = end }
    }
  }

  private static func hasAlias(
    around path: [Identifier], in targets: [TypePath: [Identifier]]
  ) -> Bool {
    path.indices.dropFirst().contains { targets[Array(path.prefix($0))] != nil }
  }
}

extension Aliases {
  /// Returns the declarations with the aliases in their extended types replaced.
  func resolving(_ declarations: Declarations) -> Declarations {
    targets.isEmpty
      ? declarations
      : declarations.replacingPaths(
        ofTypes: { resolving($0, own: true) }, ofExtensions: { resolving($0, own: false) })
  }

  /// Returns a path with its aliases replaced; the last name of a declaration stays unchanged.
  private func resolving(_ path: [Identifier], own: Bool) -> [Identifier] {
    var path = path
    // An alias may stand for another alias, but not in a cycle.
    for _ in 0..<targets.count {
      let depths = 1..<max(1, path.count + (own ? 0 : 1))
      let match = depths.first { targets[Array(path.prefix($0))] != nil }
      guard let match, let target = targets[Array(path.prefix(match))] else { return path }
      path = target + path.dropFirst(match)
    }
    return path
  }
}

extension Declarations {
  func replacingPaths(
    ofTypes typePath: ([Identifier]) -> [Identifier],
    ofExtensions extensionPath: ([Identifier]) -> [Identifier]
  ) -> Declarations {
    var declarations = self
    for index in types.indices {
      declarations.types[index].path = typePath(types[index].path)
    }
    for index in extensions.indices {
      declarations.extensions[index].path = extensionPath(extensions[index].path)
    }
    return declarations
  }
}
