import EmissionKernel
import SwiftModule
import SwiftReading

/// The traversals of all values of the configured types, at any depth, such as `Order._everyString`.
///
/// Each type that such values are in has one, whose functions call those of the types in it. So the code is as large
/// as the types, the time of a change is linear, and recursive types need nothing more.
package struct EveryTraversals: SharedFinding {
  /// The traversals of the types, by the position of their declaration.
  let plans: [Position: Planned]
  /// The names of types of which there are no values.
  let unused: [String]

  /// What is planned for one type.
  struct Planned: Sendable {
    var optics: [Part] = []
    /// The functions of each optic.
    var functions: [TraversalFunctions] = []
    var report = Report()
    /// A file that names each type of the values, so that its imports have the type.
    var sources: Set<String> = []
  }

  package init(in context: GenerationContext) {
    var plans: [Position: Planned] = [:]
    var unused: [String] = []
    let names = context.emits(ChildrenPlanner.self) ? context[EveryOptions.self].types : []
    for name in names.unique {
      let planned = EveryPlanning(of: name, in: context).plans
      if planned.isEmpty { unused.append(name) }
      plans.merge(planned) { first, second in
        var plan = first
        plan.optics += second.optics
        plan.functions += second.functions
        plan.report.append(second.report)
        plan.sources.formUnion(second.sources)
        return plan
      }
    }
    self.plans = plans
    self.unused = unused
  }
}

extension GenerationContext {
  /// Returns the traversals of all values of the configured types in a type.
  package func everyTraversals(of type: TypeDeclaration) -> [Part] {
    finding(EveryTraversals.self).plans[type.position]?.optics ?? []
  }
}

/// Plans the traversals of all values of one type.
private struct EveryPlanning {
  let written: WrittenType
  let member: Identifier
  let goal: ChildSearch.Goal
  /// The types that the values may be in.
  let types: [TypeDeclaration]
  /// The file of a type with such a value as a part.
  let source: String?
  let context: GenerationContext

  init(of name: String, in context: GenerationContext) {
    self.context = context
    let names = [Identifier](dotted: name)
    written = .named(names.map { WrittenType.Name($0.typeSpelling) })
    member = Identifier("every" + names.map(\.text.capitalizedFirst).joined())
    let module = context.module
    let type = module.resolve(written, in: [])
    // Those without optics, such as classes, hide values, which is reported.
    let all = module.files.flatMap(\.types).filter(\.kind.isNominal)
    let parts = all.map(module.storedTypes)
    let direct = zip(all, parts).filter { $1.contains { $0.contains(type) } }.map(\.0)
    source = direct.map(\.position.file).min()
    var users: [TypePath: Set<TypePath>] = [:]
    for (user, parts) in zip(all, parts) {
      for path in parts.flatMap(\.declaredPaths) { users[path, default: []].insert(user.path) }
    }
    var holders: Set<TypePath> = []
    var rest = direct.map(\.path)
    while let path = rest.popLast() {
      if holders.insert(path).inserted { rest += users[path] ?? [] }
    }
    types = context.copyableTypes.filter { holders.contains($0.path) }
    goal = ChildSearch.Goal(
      type: type, canBeIn: { [holders] in holders.contains($0) }, isFoundByEachType: true)
  }
}

extension EveryPlanning {
  /// The paths to the values in a type, before it is known which types have traversals.
  private struct Candidate: Sendable {
    let type: TypeDeclaration
    let search: ChildSearch
    var found: [PathsToChildren]
    /// The traversal of the nodes of a tree, if it leads to all values of the type in itself.
    var nodes: Part?

    var generated: [Part] { found.flatMap(\.generated) + [nodes].compactMap(\.self) }

    var ends: [TypeDeclaration] { found.flatMap(\.paths).joined().compactMap(\.end) }
  }

  var plans: [Position: EveryTraversals.Planned] {
    let planned = context.found(for: types) { type in
      var report = Report()
      let candidate = report.planned(.type(type)) { report throws(SkipReason) in
        try self.candidate(for: type, report: &report)
      }
      return (candidate: candidate, report: report)
    }
    var candidates = planned.compactMapValues(\.candidate)
    let available = available(among: candidates)
    var plans = planned.mapValues { EveryTraversals.Planned(report: $0.report) }
    for (position, candidate) in candidates {
      var found = candidate.found
      for index in found.indices
      where found[index].leaveOutPaths(to: { !available.contains($0.position) }) {
        let (optic, type) = (found[index].optic, candidate.type)
        plans[position]?.report.skip(
          optic.subject(in: type),
          .unreached(behind: .member(optic.member, of: type.path), by: member.opticName))
      }
      candidates[position]?.found = found.filter(\.hasChildren)
    }
    candidates = candidates.filter { available.contains($0.key) }
    let traits = traits(of: candidates)
    for (position, candidate) in candidates {
      guard let traits = traits[position] else { continue }
      let functions = functions(for: candidate)
      plans[position]?.optics = [optic(for: candidate, by: functions, traits)]
      plans[position]?.functions = [functions]
      plans[position]?.sources = Set([source].compactMap(\.self))
    }
    return plans
  }

  private func candidate(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> Candidate? {
    let search = ChildSearch(for: goal, in: type, of: context)
    // The name may mean a nested type.
    guard search.scope.resolve(written) == goal.type else { return nil }
    var ignored = Report()
    let (name, optics) = (member.opticName, context.optics(of: type, report: &ignored))
    let found = context.paths(from: optics, of: type, by: search, for: name, report: &report)
    if found.isEmpty { return nil }
    if !context.emitsOptics(of: type) { throw .withoutOptics(name) }
    let functions = TraversalFunctions(of: member)
    for name in [name, functions.reading, functions.changing]
    where context.module.isTaken(name, in: type.path)
      || optics.contains(where: { $0.opticName == name })
    {
      throw .taken(name)
    }
    return Candidate(
      type: type, search: search, found: found, nodes: nodes(of: type, for: found))
  }

  /// Returns the traversal of the nodes of a tree, with which the stack does not grow with the depth.
  private func nodes(
    of type: TypeDeclaration, for found: [PathsToChildren]
  ) -> Part? {
    guard let plan = context.finding(PlannedTraversals.self).plans[type.position],
      plan.optics.count > 1, plan.report.diagnostics.isEmpty
    else { return nil }
    let ends = found.flatMap(\.paths).joined().compactMap(\.end?.path)
    let recursiveTypes = context.finding(RecursiveTypes.self)
    let isInCycle = ends.contains { $0 != type.path && recursiveTypes.areInCycle($0, type.path) }
    return isInCycle || !ends.contains(type.path) ? nil : plan.optics[1]
  }

  /// Returns the types that have a path to a value: one of their own, or to a type that has one.
  private func available(among candidates: [Position: Candidate]) -> Set<Position> {
    var users: [Position: [Position]] = [:]
    var rest: [Position] = []
    for (position, candidate) in candidates {
      for path in candidate.found.flatMap(\.paths).joined() {
        if let end = path.end {
          users[end.position, default: []].append(position)
        } else {
          rest.append(position)
        }
      }
    }
    var available: Set<Position> = []
    while let position = rest.popLast() {
      if available.insert(position).inserted { rest += users[position] ?? [] }
    }
    return available
  }

  private typealias Traits = (access: AccessLevel, isInlinable: Bool)

  /// Returns how visible the traversals are: no more than the optics and traversals that they use.
  private func traits(of candidates: [Position: Candidate]) -> [Position: Traits] {
    var traits = candidates.mapValues { candidate -> Traits in
      let levels = candidate.generated.map(\.access) + [context.module.access(of: candidate.type)]
      return (levels.min() ?? .internal, candidate.generated.allSatisfy(\.isInlinable))
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (position, candidate) in candidates {
        for end in candidate.ends {
          guard let own = traits[position], let other = traits[end.position] else { continue }
          let both = (min(own.access, other.access), own.isInlinable && other.isInlinable)
          if both != own {
            traits[position] = both
            isChanged = true
          }
        }
      }
    }
    return traits
  }

  private func functions(for candidate: Candidate) -> TraversalFunctions {
    var functions = TraversalFunctions(of: member)
    let (type, nodes) = (candidate.type, candidate.nodes)
    var found = candidate.found
    if nodes != nil {
      for index in found.indices { found[index].leaveOutPaths { $0.path == type.path } }
      found.removeAll { !$0.hasChildren }
    }
    let writer = ChildrenWriter(found, of: type, candidate.search, by: functions, in: context)
    func lines(_ call: String, _ lines: [String]) -> [String] {
      nodes.map { braced("\($0.opticName.spelling).\(call) { whole in", lines) } ?? lines
    }
    functions.readingLines = lines("forEach(in: whole)", writer.lines(.reading))
    functions.changingLines = lines("modify(&whole)", writer.lines(.changing))
    return functions
  }

  private func optic(
    for candidate: Candidate, by functions: TraversalFunctions, _ traits: Traits
  ) -> Part {
    let (type, found) = (candidate.type, candidate.found)
    return Part(
      member: member, position: type.position, type: written,
      names: found.reduce(into: candidate.search.scope.namedTypes(in: written)) {
        $0.formUnion($1.namesInExpressions)
      },
      isUnsafe: false, form: .traversal(functions.arguments), access: traits.access,
      isInlinable: traits.isInlinable, attributes: found.flatMap(\.optic.attributes).unique,
      conditions: [])
  }
}

extension ResolvedType {
  /// Whether it is another type, or consists of values of it and of others.
  fileprivate func contains(_ other: ResolvedType) -> Bool {
    self == other || children.contains { $0.contains(other) }
  }
}
