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
  init(of type: TypeDeclaration, in context: GenerationContext) {
    let (path, recursiveTypes) = (type.path, context.finding(RecursiveTypes.self))
    let whole = context.module.scope(of: type).resolve(WrittenType(name: "Self"))
    self.init(
      for: Goal(type: whole) { $0 != path && recursiveTypes.areInCycle($0, path) }, in: type,
      of: context)
  }

  /// The standard optics onto what a container holds; onto the values of a dictionary.
  private static let steps = [
    "Array": "_each", "ArraySlice": "_each", "ContiguousArray": "_each", "Dictionary": "_values",
    "Optional": "_some",
  ]

  /// More paths than a model has, and fewer than a compiler takes long for.
  private static let maximalCount = 100
  /// More parts than lie on so many paths.
  private static let maximalVisits = 300
}

extension ChildSearch {
  /// Whether a type that is written in the declaration is the type itself.
  func isWhole(_ written: WrittenType) -> Bool { scope.resolve(written) == whole }

  /// Whether an expression can name the type of a part; it calls the type itself `Self`.
  func canName(_ part: WrittenType) -> Bool {
    if isWhole(part) { return true }
    if case .named = part {
      return !scope.module.hides((try? scope.spelledExplicitly(part)) ?? part, in: scope.type)
    }
    return part.children.allSatisfy(canName)
  }

  /// Returns the paths from a part to the children in it.
  ///
  /// - Parameter name: What is missed if no path leads further.
  func paths(from part: WrittenType, of name: MissedPart) -> FoundPaths {
    var visits = 0
    return paths(from: scope.resolve(part), of: name, beyond: [], after: &visits)
  }

  /// - Parameter visits: The number of parts that were searched; types that lead to each other in many
  ///   ways have more parts than time allows.
  private func paths(
    from part: ResolvedType, of name: MissedPart, beyond types: [TypePath], after visits: inout Int
  ) -> FoundPaths {
    visits += 1
    if visits > Self.maximalVisits { return FoundPaths(missed: [name]) }
    if part == goal.type { return FoundPaths(found: [ChildPath()]) }
    if !holdsChildren(part) { return FoundPaths() }
    if let step = part.foreignName.flatMap({ Self.steps[$0] }), let held = part.children.last {
      var paths = paths(from: held, of: name, beyond: types, after: &visits)
      // The keys of a dictionary.
      if part.children.dropLast().contains(where: holdsChildren), !paths.missed.contains(name) {
        paths.missed.append(name)
      }
      for index in paths.found.indices {
        paths.found[index].steps.insert(.container(step), at: 0)
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
        ? FoundPaths(found: [ChildPath(end: type)]) : FoundPaths(missed: [.type(name)])
    }
    var ignored = Report()
    let optics = context.optics(of: type, report: &ignored)
    var all = FoundPaths()
    for (position, member, element, written) in context.module.parts(of: type) {
      let held = context.module.scope(of: type).resolve(written).substituting(arguments)
      let name = MissedPart.member(member, of: path)
      let paths = paths(from: held, of: name, beyond: types + [path], after: &visits)
      all.missed += paths.missed
      if paths.found.isEmpty { continue }
      let optic = optics.first { $0.position == position && $0.isUsableEverywhere }
      guard let optic, all.found.count + paths.found.count <= Self.maximalCount else {
        all.missed.append(name)
        continue
      }
      let steps = [.optic(optic), element].compactMap(\.self)
      all.found += paths.found.map { ChildPath(steps: steps + $0.steps, end: $0.end) }
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
  /// an optic, and its position among the payloads of a case that has several.
  fileprivate func parts(
    of type: TypeDeclaration
  ) -> [(position: Position, name: Identifier, element: ChildPath.Step?, type: WrittenType)] {
    let scope = scope(of: type)
    let stored = type.members.properties.filter { $0.storage == .stored }.compactMap { property in
      scope.writtenType(of: property).map {
        (property.position, property.name, ChildPath.Step?.none, $0)
      }
    }
    let payloads = type.members.cases.flatMap { enumCase in
      enumCase.payloads.enumerated().map { index, payload in
        let element = enumCase.payloads.count == 1 ? nil : ChildPath.Step.element(index)
        return (enumCase.position, enumCase.name, element, payload.type)
      }
    }
    return stored + payloads
  }
}
