import EmissionKernel
import SwiftModule
import SwiftReading

/// The paths to children that begin with an optic of a type.
struct PathsToChildren {
  let optic: Part
  /// The types of the values that the optic finds: of each payload of a case.
  let parts: [WrittenType]
  /// The paths from each of these to the children in it.
  var paths: [[ChildPath]]
  /// The types of the values in which no path leads to children.
  let unreached: [WrittenType]
  /// The parts of types in between of which the same is true.
  let missed: [MissedPart]
  /// The types that expressions for the types of containers name.
  let namesInExpressions: Set<NamedType>

  init(_ optic: Part, _ search: ChildSearch) {
    self.optic = optic
    let name = MissedPart.member(optic.member, of: search.scope.type.path)
    let parts =
      if case .prism(let enumCase, _) = optic.form { enumCase.payloads.map(\.type) } else {
        [optic.type]
      }
    let found = parts.map { part in
      let found = search.paths(from: part, of: name)
      guard case .prism = optic.form, !search.canName(part),
        found.found.contains(where: { !$0.steps.isEmpty })
      else { return found }
      return FoundPaths(missed: [.type(part)])
    }
    self.parts = parts
    paths = found.map(\.found)
    let held = zip(parts, paths).filter { $1.contains { !$0.steps.isEmpty } }
    namesInExpressions =
      if case .prism = optic.form {
        Set(held.flatMap { search.scope.namedTypes(in: $0.0) })
      } else { [] }
    unreached = zip(parts, found).filter { $1.missed == [name] }.map(\.0)
    missed = found.flatMap(\.missed).filter { $0 != name }
  }

  var hasChildren: Bool { paths.contains { !$0.isEmpty } }

  /// The optic, and those of the types in between.
  var generated: [Part] { [optic] + paths.joined().flatMap(\.generated) }
}

extension PathsToChildren {
  /// Leaves out the paths that end with the traversals of some types, and returns whether there are any.
  @discardableResult
  mutating func leaveOutPaths(to isLeftOut: (TypeDeclaration) -> Bool) -> Bool {
    let count = paths.joined().count
    for index in paths.indices {
      paths[index].removeAll { $0.end.map(isLeftOut) == true }
    }
    return paths.joined().count < count
  }
}
