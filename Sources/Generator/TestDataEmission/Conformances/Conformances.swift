import EmissionKernel
import SwiftModule
import SwiftReading

/// The types of a module that conform to a protocol, including the conformances to be generated.
package struct Conformances: Sendable {
  let proto: KnownProtocol
  let context: GenerationContext
  /// The expressions for types and parameters that the author gives, or other emissions offer.
  package let given: GivenExpressions
  /// Whether types are isolated to the main actor by default, so that a function that may be called
  /// from anywhere cannot make them.
  package let isMainActorByDefault: Bool
  /// The modules that the generated code imports, besides those that it always imports.
  private let imports: Set<String>

  /// The types whose conformance may be generated, each with the constructions of its declarations.
  ///
  /// A type has several declarations if `#if` chooses between them.
  package let candidates: [TypePath: [Position: [Construction]]]
  /// The generic parameters that the candidates store values of.
  let usedParameters: [TypePath: Set<Identifier>]
  /// The candidates whose conformance is not isolated where default isolation isolates extensions,
  /// because nothing that it makes is.
  let nonisolatedCandidates: Set<TypePath>
  /// The candidates that only the main actor can make, if the generated code has to say so: it is in another
  /// module, which may not be isolated by default.
  let isolatedCandidates: Set<TypePath>
  /// The candidates that lead to themselves, each with the number of its cycle.
  let cycles: [TypePath: Int]
  /// The types that the files do not declare, but extend with the conformance, by name; the value says whether
  /// the conformance is conditional.
  ///
  /// All arguments are assumed to meet the conditions.
  private let extendedNames: [String: Bool]
  /// The types that have to conform so that a declared type conforms.
  private(set) var requirements: [TypePath: Set<TypePath>] = [:]
  /// The number of steps from a type to types that need no other type of its cycle.
  private(set) var ranks: [TypePath: Int] = [:]

  init(
    to proto: KnownProtocol, in context: GenerationContext, of types: [TypeDeclaration] = [],
    given: GivenExpressions = GivenExpressions(), isMainActorByDefault: Bool = false
  ) {
    let module = context.module
    self.isMainActorByDefault = isMainActorByDefault
    self.proto = proto
    self.context = context
    self.given = given
    for path in module.paths {
      switch module.writtenConformance(of: path, to: proto) {
      case .always: requirements[path] = []
      case .sometimes: requirements[path] = Set(module.parameters(of: path).map { [$0] })
      case nil: continue
      }
    }
    let written = requirements
    extendedNames = Dictionary(
      written.keys.filter { module.types(at: $0).isEmpty }.map { path in
        (path.withoutSwift.text, module.writtenConformance(of: path, to: proto) == .sometimes)
      }, uniquingKeysWith: { $0 || $1 })
    imports = module.importedNames.union(context.settings.imports)
    let open = types.filter { written[$0.path] == nil }
    let constructions = Dictionary(grouping: open, by: \.path).mapValues { declarations in
      declarations.reduce(into: [:]) {
        $0[$1.position] = context.certainConstructions(of: $1, for: proto, or: given)
      }
    }
    let used = constructions.mapValues {
      Set($0.values.joined().flatMap(\.parameters).flatMap(\.resolved.parameters))
    }
    usedParameters = used
    candidates = constructions.mapValues { $0.mapValues { $0.map { $0.keeping(used) } } }
    nonisolatedCandidates =
      isMainActorByDefault ? module.nonisolatedTypes(among: candidates, given: given) : []
    isolatedCandidates =
      isMainActorByDefault && module.place.isOutside
      ? module.isolatedTypes(among: candidates, for: proto) : []
    cycles =
      StronglyConnectedComponents(
        candidates.mapValues {
          Set($0.values.joined().flatMap(\.parameters).flatMap(\.resolved.declaredPaths))
        }
      ).numbers
    settle()
  }
}

extension Conformances {
  package var module: ModuleIndex { context.module }

  /// Whether the conformance of a type is to be generated.
  func isGenerated(_ path: [Identifier]) -> Bool {
    candidates[path] != nil && requirements[path] != nil
  }

  /// Whether the value of a type comes from a generated function, with generated conformances only.
  func isProvidedByModule(_ type: ResolvedType) -> Bool {
    guard case .declared(let path, let arguments) = type else { return false }
    return isGenerated(path) && arguments.values.allSatisfy(isProvidedByModule)
  }

  /// Returns the generic parameters and associated types that have to conform so that a type
  /// conforms, or `nil` if it cannot.
  func requirements(of type: ResolvedType) -> Set<TypePath>? {
    switch type {
    case .parameter(let path): return [path]
    case .declared(let path, let arguments):
      guard let needed = requirements[path] else { return nil }
      let isOutOfReach = needed.contains { parameter in
        isIsolated(arguments[parameter[0]]) && module.isSendable(parameter[0], of: path)
      }
      return isOutOfReach ? nil : union(needed.map { substituted($0, by: arguments) })
    case .foreign(let path, let arguments):
      let name = path.text
      if let isConditional = extendedNames[name] {
        return isConditional ? union(arguments) : []
      }
      if proto.isConforming(standardType: name) {
        return proto.declaringModule(ofStandardType: name).map(imports.contains) == false
          ? nil : []
      }
      if let known = knownConformance(of: path) {
        if known.isIsolated && !isMainActorByDefault { return nil }
        return known.isConditional ? union(arguments) : []
      }
      guard let indices = proto.conditions(ofStandardType: name),
        indices.allSatisfy(arguments.indices.contains),
        !(name == "Result" && indices.contains(1) && isIsolated(arguments[1]))
      else { return nil }
      return union(indices.map { arguments[$0] })
    default: return nil
    }
  }

  func knownConformance(of path: [Identifier]) -> KnownConformance? {
    proto == .fixturable || KnownNames.isStandard(path.text)
      ? nil : module.known.conformance(of: path, to: proto)
  }

  /// Returns the modules whose conformances a value of a type needs, besides those of its types.
  func modulesOfConformances(for type: ResolvedType) -> Set<String> {
    var modules = Set(type.children.flatMap(modulesOfConformances))
    let own: String? =
      switch type {
      case .foreign(let path, _): knownConformance(of: path)?.extendingModule
      case .declared(let path, _): module.knownExtension(of: path, to: proto)?.module
      default: nil
      }
    if let own { modules.insert(own) }
    return modules
  }

  /// Whether a generic argument conforms on the main actor only, where a parameter that is
  /// `Sendable` needs a conformance that can be used from anywhere.
  private func isIsolated(_ argument: ResolvedType?) -> Bool {
    isMainActorByDefault
      && argument?.declaredPaths.contains {
        module.types(at: $0).contains(where: module.isMainActorType)
          || candidates[$0] != nil && !nonisolatedCandidates.contains($0)
      } == true
  }

  /// Returns the declared or foreign type inside a type that an extension has to conform so that the whole
  /// type conforms, or `nil` if there is none.
  func typeMissing(in type: ResolvedType) -> ResolvedType? {
    switch type {
    case .declared(let path, let arguments):
      guard let needed = requirements[path] else { return type }
      let names = needed.sorted { $0.text < $1.text }
      return typeMissing(inOneOf: names.compactMap { $0.count == 1 ? arguments[$0[0]] : nil })
    case .foreign(let path, let arguments):
      guard let indices = proto.conditions(ofStandardType: path.text) else {
        let isConditional = knownConformance(of: path)?.isConditional == true
        return isConditional
          ? typeMissing(inOneOf: arguments) : arguments.isEmpty ? type : nil
      }
      return typeMissing(inOneOf: indices.filter(arguments.indices.contains).map { arguments[$0] })
    case .tuple(let elements):
      return typeMissing(inOneOf: elements.map(\.type).filter { $0.emptyValue == nil })
    default: return nil
    }
  }

  private func typeMissing(inOneOf types: [ResolvedType]) -> ResolvedType? {
    types.lazy.filter { requirements(of: $0) == nil }.compactMap { typeMissing(in: $0) }.first
  }

  /// Returns the type that a generic parameter, or an associated type of one, stands for.
  private func substituted(
    _ path: [Identifier], by arguments: [Identifier: ResolvedType]
  ) -> ResolvedType {
    switch arguments[path[0]] {
    case nil: .parameter(path)
    case .parameter(let other): .parameter(other + path.dropFirst())
    case let type?:
      path.count == 1 ? type : .unknown(.named(path.map { WrittenType.Name($0.text) }))
    }
  }

  private func union(_ types: [ResolvedType]) -> Set<TypePath>? {
    var all: Set<TypePath> = []
    for type in types {
      guard let needed = requirements(of: type) else { return nil }
      all.formUnion(needed)
    }
    return all
  }

  /// Returns the types that have to conform so that a call can be filled.
  func requirements(of filled: FilledConstruction) -> Set<TypePath> {
    Set(filled.conformingTypes.compactMap { requirements(of: $0) }.joined())
  }
}

extension ModuleIndex {
  /// Returns the types, among those with constructions, that are not isolated, and whose constructions
  /// need only such types, and no expression of the author.
  fileprivate func nonisolatedTypes(
    among candidates: [TypePath: [Position: [Construction]]],
    given: GivenExpressions
  ) -> Set<TypePath> {
    var nonisolated = candidates.filter { path, constructions in
      types(at: path).allSatisfy(isNonisolated)
        && !constructions.values.joined().contains { construction in
          construction.isInExtension
            || construction.parameters.contains { $0.given(by: given, in: path) != nil }
        }
    }
    var isSettled = false
    while !isSettled {
      let others = nonisolated.filter { _, constructions in
        constructions.values.joined().flatMap(\.parameters).flatMap(\.resolved.declaredPaths)
          .contains { nonisolated[$0] == nil }
      }
      nonisolated = nonisolated.filter { others[$0.key] == nil }
      isSettled = others.isEmpty
    }
    return Set(nonisolated.keys)
  }
}

extension ModuleIndex {
  /// Returns the types, among those with constructions, of which only the main actor can make values, or
  /// read what simpler values are made of.
  fileprivate func isolatedTypes(
    among candidates: [TypePath: [Position: [Construction]]], for proto: KnownProtocol
  ) -> Set<TypePath> {
    var isolated = candidates.filter { path, constructions in
      // An explicit actor also isolates the members of extensions.
      if types(at: path).contains(where: { globalActor(of: $0) != nil }) { return true }
      return constructions.values.joined().contains { construction in
        needsActor(construction, of: path)
          || proto == .arbitrary && !construction.isCase && !construction.parameters.isEmpty
            && types(at: path).contains(where: isMainActorType)
      }
    }
    var isSettled = false
    while !isSettled {
      let others = candidates.filter { path, constructions in
        isolated[path] == nil
          && constructions.values.joined().flatMap(\.parameters).flatMap(\.resolved.declaredPaths)
            .contains { isolated[$0] != nil }
      }
      isolated.merge(others) { first, _ in first }
      isSettled = others.isEmpty
    }
    return Set(isolated.keys)
  }

  /// Whether only the main actor can call an initializer, or use the conformances in a type that it takes.
  ///
  /// The memberwise initializer of an isolated type is isolated, too, if a part is not `Sendable`.
  func needsActor(_ construction: Construction, of path: TypePath) -> Bool {
    construction.isIsolated
      || types(at: path).contains { type in
        let scope = scope(of: type)
        let storesAll = !construction.isCase && isMainActorType(type)
        return construction.parameters.contains {
          !scope.needsNoIsolatedConformance($0.type) || storesAll && !scope.isSendable($0.type)
        }
      }
  }
}

extension Conformances {
  /// Whether making a value by a conformance needs the main actor, though the code may be anywhere.
  func needsActor(_ type: ResolvedType) -> Bool {
    !type.declaredPaths.isDisjoint(with: isolatedCandidates)
  }

  /// Whether a default argument in language mode 5 may not make a value by a conformance, if the function
  /// names the main actor: default isolation may isolate the conformance.
  func mayNeedActor(_ type: ResolvedType) -> Bool {
    !type.declaredPaths.isSubset(of: nonisolatedCandidates)
  }

  /// Whether a function that makes a value has to be on the main actor, though its code may be anywhere.
  func needsActor(_ construction: Construction, of type: TypeDeclaration) -> Bool {
    isMainActorByDefault && module.place.isOutside
      && (module.needsActor(construction, of: type.path)
        || construction.parameters.contains { needsActor($0.resolved) })
  }
}

extension Conformances {
  /// Determines which candidates conform: assumes that all conform unconditionally, then adds
  /// conditions and removes candidates until nothing changes.
  private mutating func settle() {
    var open = Set(candidates.keys)
    var isSettled = false
    while !isSettled {
      for path in open { requirements[path] = [] }
      rank()
      let impossible = addConditions(of: open)
      for path in impossible { requirements[path] = nil }
      open.subtract(impossible)
      isSettled = impossible.isEmpty
    }
  }

  /// Adds the conditions of types, and returns the types that cannot conform.
  private mutating func addConditions(of paths: Set<TypePath>) -> Set<TypePath> {
    var impossible: Set<TypePath> = []
    var isChanged = true
    while isChanged && impossible.isEmpty {
      isChanged = false
      for path in paths {
        let constructions = (candidates[path] ?? [:]).values.map { chosen(among: $0, of: path) }
        if constructions.contains(where: { $0 == nil }) { impossible.insert(path) }
        let needed = Set(constructions.compactMap { $0 }.joined().flatMap { requirements(of: $0) })
        if needed == requirements[path] { continue }
        requirements[path] = needed
        isChanged = true
      }
    }
    return impossible
  }

  /// Ranks the types of cycles by their number of steps from an end.
  private mutating func rank() {
    ranks = [:]
    var rest = candidates.keys.filter { requirements[$0] != nil && cycles[$0] != nil }
    for step in 0... {
      let ended = rest.filter { path in
        candidates[path]?.values.allSatisfy { constructions in
          constructions.contains { filled($0, of: path)?.terminates == true }
        } == true
      }
      if ended.isEmpty { break }
      for path in ended { ranks[path] = step }
      rest.removeAll { ranks[$0] != nil }
    }
  }
}
