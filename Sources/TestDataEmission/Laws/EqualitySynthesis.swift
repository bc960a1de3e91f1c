import EmissionKernel
import SwiftModule
import SwiftReading

/// Which parts of types, at any depth, keep Swift from synthesizing `==` if each of the types gets an empty
/// extension.
///
/// All types are looked at once, so that a type in many others takes no longer.
struct EqualitySynthesis {
  /// A declaration of a type that does not conform.
  fileprivate struct Owner {
    let type: TypeDeclaration
    let obstacles: [String]
    /// The types of its parts.
    let parts: [TypePath]
  }

  private let owners: [TypePath: [Owner]]
  /// The types with an obstacle, at any depth.
  private let obstructed: Set<TypePath>

  /// - Parameter equatable: The types that conform.
  init(in module: ModuleIndex, besides equatable: Conformances) {
    let types = module.files.flatMap(\.types).filter {
      equatable.requirements[$0.path] == nil
    }
    let found = types.map { Owner(of: $0, in: module, besides: equatable) }
    owners = Dictionary(grouping: found, by: \.type.path)
    var wholes: [TypePath: [TypePath]] = [:]
    for owner in found {
      for part in owner.parts { wholes[part, default: []].append(owner.type.path) }
    }
    var rest = found.filter { !$0.obstacles.isEmpty }.map(\.type.path)
    var obstructed = Set(rest)
    while let part = rest.popLast() {
      for whole in wholes[part] ?? [] where obstructed.insert(whole).inserted { rest.append(whole) }
    }
    self.obstructed = obstructed
  }
}

extension EqualitySynthesis {
  /// Returns the parts with their types, those of the type itself first.
  func obstacles(for type: TypeDeclaration) -> [String] {
    var seen: Set<TypePath> = [type.path]
    var rest = (owners[type.path] ?? []).filter { $0.type.position == type.position }
    var index = 0
    var obstacles: [String] = []
    while index < rest.count {
      let owner = rest[index]
      let prefix = owner.type.path == type.path ? "" : "\(owner.type.name)."
      obstacles += owner.obstacles.map { owner.isSynthesizable ? prefix + $0 : $0 }
      for part in owner.parts where obstructed.contains(part) && seen.insert(part).inserted {
        rest += owners[part] ?? []
      }
      index += 1
    }
    return obstacles
  }
}

extension EqualitySynthesis.Owner {
  var isSynthesizable: Bool { [.struct, .enum].contains(type.kind) }

  init(of type: TypeDeclaration, in module: ModuleIndex, besides equatable: Conformances) {
    self.type = type
    guard [.struct, .enum].contains(type.kind) else {
      obstacles = ["\(type.kind.rawValue) \(type.name)"]
      parts = []
      return
    }
    let all = module.parts(of: type)
    // A part that has a name can conform, too, but nobody adds to the types of the language.
    obstacles = all.filter { part in
      equatable.requirements(of: part.type) == nil
        && equatable.nameMissing(in: part.type).map(KnownNames.isOfLanguage) != false
    }.map { "\($0.name.text): \($0.text)" }
    parts = all.flatMap { $0.type.declaredPaths.sorted { $0.text < $1.text } }
  }
}
