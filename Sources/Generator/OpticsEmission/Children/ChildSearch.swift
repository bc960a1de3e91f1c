import EmissionKernel
import SwiftModule
import SwiftReading

/// Finds the values of a type, itself or another, in the types of its parts, and in the parts of these.
struct ChildSearch {
  /// What is searched for.
  struct Goal: Sendable {
    let type: ResolvedType
    /// Whether values of a type of the module, or parts of them, can be of the type.
    let canBeIn: @Sendable (TypePath) -> Bool
    /// Whether each type with such values has a traversal of its own, with which a path ends.
    var isFoundByEachType = false
  }

  let scope: TypeScope
  private let goal: Goal
  private let context: GenerationContext
  private let whole: ResolvedType

  init(for goal: Goal, in type: TypeDeclaration, of context: GenerationContext) {
    scope = context.module.scope(of: type)
    self.goal = goal
    self.context = context
    whole = scope.resolve(WrittenType(name: "Self"))
  }

  /// Creates the search for values of a type in itself.
  init(
    of type: TypeDeclaration, among recursiveTypes: RecursiveTypes, in context: GenerationContext
  ) {
    let path = type.path
    let whole = context.module.scope(of: type).resolve(WrittenType(name: "Self"))
    self.init(
      for: Goal(type: whole) { $0 != path && recursiveTypes.areInCycle($0, path) }, in: type,
      of: context)
  }

  /// The standard optics onto what a container holds; onto the values of a dictionary.
  private static let steps = [
    "Array": "._each", "ContiguousArray": "._each", "Dictionary": "._values", "Optional": "._some",
  ]

  /// More paths than a model has, and fewer than a compiler takes long for.
  private static let maximalCount = 100
  /// More parts than lie on so many paths.
  private static let maximalVisits = 300
}

/// A path from a part to children in it.
struct ChildPath {
  /// The optics in a row, such as `._some._each`.
  var text = ""
  /// Those among them that are generated for types in between.
  var generated: [Part] = []
  /// The type of what the path finds, if its own traversal leads further.
  var end: TypeDeclaration?
}

/// The paths from a part to the children in it.
struct FoundPaths {
  var found: [ChildPath] = []
  /// The parts of types in between, such as `Argument.value`, that have children and no optic.
  var missed: [String] = []
}

extension ChildSearch {
  /// Whether a type that is written in the declaration is the type itself.
  func isWhole(_ written: WrittenType) -> Bool { scope.resolve(written) == whole }

  /// Whether an expression can name the type of a part; it calls the type itself `Self`.
  func canName(_ part: WrittenType) -> Bool {
    if isWhole(part) { return true }
    if case .named = part { return !scope.module.hides(part, in: scope.type) }
    return part.children.allSatisfy(canName)
  }

  /// Returns the paths from a part to the children in it.
  ///
  /// - Parameter name: The part, as a message names it.
  func paths(from part: WrittenType, named name: String) -> FoundPaths {
    var visits = 0
    return paths(from: scope.resolve(part), named: name, beyond: [], after: &visits)
  }

  /// - Parameter visits: The number of parts that were searched; types that lead to each other in many
  ///   ways have more parts than time allows.
  private func paths(
    from part: ResolvedType, named name: String, beyond types: [TypePath], after visits: inout Int
  ) -> FoundPaths {
    visits += 1
    if visits > Self.maximalVisits { return FoundPaths(missed: [name]) }
    if part == goal.type { return FoundPaths(found: [ChildPath()]) }
    if !holdsChildren(part) { return FoundPaths() }
    if let step = part.foreignName.flatMap({ Self.steps[$0] }), let held = part.children.last {
      var paths = paths(from: held, named: name, beyond: types, after: &visits)
      // The keys of a dictionary.
      if part.children.dropLast().contains(where: holdsChildren) { paths.missed.append(name) }
      for index in paths.found.indices {
        paths.found[index].text = step + paths.found[index].text
      }
      return paths
    }
    guard case .declared(let path, let arguments) = part, !types.contains(path),
      let type = typeWithOptics(at: path)
    else { return FoundPaths(missed: [name]) }
    if goal.isFoundByEachType, arguments.isEmpty {
      let (name, module) = (WrittenType.named(context.module.spelling(of: type)), context.module)
      // In an expression, or in the type, the name may mean something else.
      let isHidden =
        path.isHiddenInExpressions || module.isShadowed(type) || module.hides(name, in: scope.type)
      let isNamed = path == scope.type.path || !isHidden
      return isNamed
        ? FoundPaths(found: [ChildPath(end: type)]) : FoundPaths(missed: [name.text])
    }
    var ignored = Report()
    let optics = context.optics(of: type, report: &ignored)
    var all = FoundPaths()
    let lens = context.qualified("Lens", in: "Optics")
    for (position, partName, step, written) in context.module.steps(into: type, by: lens) {
      let held = context.module.scope(of: type).resolve(written).substituting(arguments)
      let name = "\(type.name).\(partName.text)"
      let paths = paths(
        from: held, named: name, beyond: types + [path], after: &visits)
      all.missed += paths.missed
      if paths.found.isEmpty { continue }
      let optic = optics.first {
        $0.position == position && $0.isUsableEverywhere
      }
      guard let optic, all.found.count + paths.found.count <= Self.maximalCount else {
        all.missed.append(name)
        continue
      }
      all.found += paths.found.map { path in
        ChildPath(
          text: ".\(optic.name.memberSpelling)\(step)\(path.text)",
          generated: [optic] + path.generated, end: path.end)
      }
    }
    return all
  }

  /// Whether a part consists of values of the type and of others, or a part of it does.
  private func holdsChildren(_ part: ResolvedType) -> Bool {
    if case .declared(let path, _) = part, goal.canBeIn(path) { return true }
    return part == goal.type || part.children.contains(where: holdsChildren)
  }

  /// Returns the type in between, if it has optics wherever the type itself has.
  private func typeWithOptics(at path: TypePath) -> TypeDeclaration? {
    context.type(at: path, whereverIs: scope.type).flatMap {
      context.emitsOptics(of: $0) ? $0 : nil
    }
  }
}

extension ModuleIndex {
  /// Returns the stored properties and payloads of a type, each with the position and name of what has
  /// an optic, and the step from that optic to the part.
  fileprivate func steps(
    into type: TypeDeclaration, by lens: String
  ) -> [(position: Position, name: Identifier, step: String, type: WrittenType)] {
    let scope = scope(of: type)
    let stored = type.members.properties.filter { $0.storage == .stored }.compactMap { property in
      scope.writtenType(of: property).map { (property.position, property.name, "", $0) }
    }
    let payloads = type.members.cases.flatMap { enumCase in
      enumCase.payloads.enumerated().map { index, payload in
        let step = enumCase.payloads.count == 1 ? "" : ".then(\(lens)(\\.\(index)))"
        return (enumCase.position, enumCase.name, step, payload.type)
      }
    }
    return stored + payloads
  }
}

/// The paths to children that begin with an optic of a type.
struct PathsToChildren {
  let optic: Part
  /// The types of the values that the optic finds: of each payload of a case.
  let parts: [WrittenType]
  /// The paths from each of these to the children in it.
  var paths: [[ChildPath]]
  /// The parts with values of the type that no path leads to.
  let unreached: [WrittenType]
  /// The parts of types in between with such values.
  private(set) var missed: [String]
  /// The types that expressions for the types of containers name.
  let namesInExpressions: Set<NamedType>

  init(_ optic: Part, named name: String, _ search: ChildSearch) {
    self.optic = optic
    let parts =
      if case .prism(let enumCase, _) = optic.form { enumCase.payloads.map(\.type) } else {
        [optic.type]
      }
    let found = parts.map { part in
      let found = search.paths(from: part, named: name)
      guard case .prism = optic.form, !search.canName(part),
        found.found.contains(where: { !$0.text.isEmpty })
      else { return found }
      return FoundPaths(missed: [part.text])
    }
    self.parts = parts
    paths = found.map(\.found)
    let held = zip(parts, paths).filter { $1.contains { !$0.text.isEmpty } }
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
  /// Leaves out the paths that end with the traversal of a type without one.
  ///
  /// - Parameters:
  ///   - name: The optic, as a message names it.
  ///   - types: The positions of the types with a traversal of their own.
  mutating func keepPaths(named name: String, toTraversalsOf types: Set<Position>) {
    for index in paths.indices {
      let kept = paths[index].filter { $0.end.map { types.contains($0.position) } ?? true }
      if kept.count < paths[index].count { missed.append(name) }
      paths[index] = kept
    }
  }

  /// Leaves out the paths that a traversal of a type leads further from.
  mutating func leaveOutPaths(to type: TypeDeclaration) {
    for index in paths.indices { paths[index].removeAll { $0.end?.path == type.path } }
  }
}
