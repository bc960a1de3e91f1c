import SwiftModule
import SwiftReading

extension Conformances {
  /// Returns the constructions that are used in the conformance of a type: the best one of a struct or, for
  /// factories, of an enum; otherwise all cases, non-recursive ones first.
  func chosen(
    among constructions: [Construction], of path: [Identifier]
  ) -> [FilledConstruction]? {
    let filled = constructions.compactMap { self.filled($0, of: path) }
    let ending = filled.filter(\.terminates)
    guard let first = ending.first else { return nil }
    if first.construction.isCase {
      if proto == .arbitrary { return ending + filled.filter { !$0.terminates } }
      return [ending.first { !leadsBack($0.construction, to: path) } ?? first]
    }
    let names = Set(module.members(of: path).flatMap(\.properties).map(\.name))
    func value(_ filled: FilledConstruction) -> (Int, Int) {
      let parameters = filled.construction.parameters
      return (parameters.count { names.contains($0.name) }, parameters.count)
    }
    return [ending.dropFirst().reduce(first) { value($0) < value($1) ? $1 : $0 }]
  }

  func certainConstructions(of type: TypeDeclaration) -> [Construction] {
    candidates[type.path]?[type.position]
      ?? context.certainConstructions(of: type, for: proto, or: given)
      .map { $0.keeping(usedParameters) }
  }

  /// Returns the parameters of the best construction for which there is no value.
  ///
  /// Constructions that need another value of the type itself do not count.
  func unfilledParameters(of type: TypeDeclaration) -> [Construction.Parameter] {
    let constructions = certainConstructions(of: type).filter { construction in
      !construction.parameters.contains { parameter in
        guard !parameter.hasDefault,
          case .declared(let path, _)? = typeMissing(in: parameter.resolved)
        else { return false }
        return path == type.path
      }
    }
    return
      constructions.max { $0.parameters.count < $1.parameters.count }?
      .parameters.filter { isMissing($0, of: type.path) } ?? []
  }

  /// Whether there is no value for a parameter that needs one.
  func isMissing(_ parameter: Construction.Parameter, of path: [Identifier]) -> Bool {
    value(for: parameter, of: path) == nil && !parameter.hasDefault
  }

  /// Returns the best construction of a type that has no value for some parameters, and the values of the
  /// others, so that a caller can pass what is missing.
  package func openConstruction(
    of type: TypeDeclaration
  ) -> (construction: Construction, values: [ValueExpression?])? {
    let isGeneric = module.nesting(of: type).contains { !$0.genericParameters.isEmpty }
    guard type.kind == .struct, !isGeneric, recursion(of: type) == nil,
      let best = certainConstructions(of: type).max(by: {
        $0.parameters.count < $1.parameters.count
      })
    else { return nil }
    var construction = best
    construction.parameters = best.parameters.filter {
      !$0.hasDefault || value(for: $0, of: type.path) != nil
    }
    if best.isAmbiguous(passing: construction.parameters) { return nil }
    return (construction, construction.parameters.map { value(for: $0, of: type.path) })
  }

  /// Returns the first parameter by which every value of a type needs another value of the type, if
  /// nothing else is in the way.
  func recursion(of type: TypeDeclaration) -> Construction.Parameter? {
    let constructions = certainConstructions(of: type)
    let open = constructions.map { construction in
      construction.parameters.filter { !$0.hasDefault && value(for: $0, of: type.path) == nil }
    }
    guard open.allSatisfy({ $0.allSatisfy { leadsBack($0.resolved, to: type.path) } }) else {
      return nil
    }
    return open.lazy.compactMap(\.first).first
  }

  func filled(_ construction: Construction, of path: [Identifier]) -> FilledConstruction? {
    let arguments = construction.parameters.arguments(
      label: \.label, hasDefault: \.hasDefault
    ) { parameter in
      value(for: parameter, of: path).map {
        (parameter.settled(by: parameter.given(by: given, in: path)), $0)
      }
    }
    guard let arguments else { return nil }
    var filled = FilledConstruction(construction: construction, values: arguments.map(\.1))
    filled.construction.parameters = arguments.map(\.0)
    if construction.isAmbiguous(passing: filled.construction.parameters) { return nil }
    filled.terminates = terminates(filled, of: path)
    return filled
  }

  /// Whether a call makes a value without calling itself again and again.
  ///
  /// In `enum List { case end, cons(Int, List) }`, `.end` terminates, and `.cons` does not, because
  /// making a `List` for it could begin with `.cons` again. Of the types that lead back to `path`, a
  /// call may need only those of a lower rank.
  private func terminates(_ filled: FilledConstruction, of path: [Identifier]) -> Bool {
    guard let cycle = cycles[path] else { return true }
    return filled.conformingTypes.flatMap(needed(by:)).allSatisfy { other in
      cycles[other] != cycle || ranks[other] ?? .max < ranks[path] ?? .max
    }
  }

  private func value(
    for parameter: Construction.Parameter, of path: [Identifier]
  ) -> ValueExpression? {
    let given = parameter.given(by: self.given, in: path)
    if proto == .providable, let given { return given }
    return value(of: parameter.resolved, in: path) ?? given
  }

  private func value(of type: ResolvedType, in path: [Identifier]) -> ValueExpression? {
    if case .tuple(let elements) = type {
      return .tuple(of: elements) { value(of: $0, in: path) }
    }
    if case .function(let function) = type {
      if proto != .providable { return nil }
      return function.ignoringArguments { result in
        // `{ _ in .provide() }` must not capture the conformance of a generic parameter.
        requirements(of: result)?.isEmpty == true
          && !(isMainActorByDefault && result.isMadeByModule)
          ? value(of: result, in: path) : result.emptyValue
      }
    }
    let isCut = proto == .providable && type.emptyValue != nil && leadsBack(type, to: path)
    return !isCut && requirements(of: type) != nil ? .conformance : type.emptyValue
  }
}

extension Conformances {
  /// Returns the modules whose conformances the arguments of a call need, besides those of their types.
  func modulesOfConformances(
    for construction: Construction, filledBy values: [ValueExpression?]
  ) -> [String] {
    let types = zip(construction.parameters, values).flatMap { parameter, value in
      value?.conformingTypes(of: parameter.resolved) ?? []
    }
    return Set(types.flatMap(modulesOfConformances)).sorted()
  }
}

extension Conformances {
  private func leadsBack(_ type: ResolvedType, to path: [Identifier]) -> Bool {
    guard let cycle = cycles[path] else { return false }
    return type.declaredPaths.contains { cycles[$0] == cycle }
  }

  private func leadsBack(_ construction: Construction, to path: [Identifier]) -> Bool {
    construction.parameters.contains { leadsBack($0.resolved, to: path) }
  }

  /// Returns the declared types that a type needs values of even at size zero.
  private func needed(by type: ResolvedType) -> Set<TypePath> {
    if proto == .arbitrary && type.emptyValue != nil { return [] }
    let own: Set<TypePath> = if case .declared(let path, _) = type { [path] } else { [] }
    if case .tuple = type { return type.declaredPaths }
    return own.union(type.children.flatMap(needed(by:)))
  }
}
