import SwiftReading

extension TypeScope {
  /// Returns the obstacle if a type that is isolated to the main actor by default is a key, or another
  /// argument that has to conform to something: its conformance is isolated, and generated code is not.
  package func isolatedConformance(in written: WrittenType) -> SkipReason? {
    if !module.settings.isMainActorByDefault { return nil }
    for (type, scope) in expansions(of: written) {
      for (argument, bound) in scope.boundArguments(in: type) {
        if let name = scope.isolatedName(in: argument) { return .isolatedConformance(name, bound) }
      }
    }
    return nil
  }

  /// Returns the first type in a type that is isolated to the main actor by default.
  package func isolatedName(in written: WrittenType) -> String? {
    for (part, scope) in expansions(of: written) {
      for path in part.allNames.map(\.identifiers) {
        guard let place = scope.declaredPlace(of: path) else { continue }
        if module.types(at: place).contains(where: module.isMainActorType) { return path.text }
      }
    }
    return nil
  }

  /// Whether a type contains no such argument.
  package func needsNoIsolatedConformance(_ written: WrittenType) -> Bool {
    isolatedConformance(in: written) == nil
  }

  /// Stops at 100 aliases: no real type has as many, and a long chain would take too much time.
  private static let maximalExpansions = 100

  /// Returns a type as written, and the types that its aliases stand for, each with its scope.
  func expansions(of written: WrittenType) -> [(WrittenType, TypeScope)] {
    var found = [(written, self)]
    var seen: Set<TypePath> = []
    var index = 0
    while index < found.count && index <= Self.maximalExpansions {
      let (part, scope) = found[index]
      for names in part.allNames {
        guard case .declared(let path) = scope.lookUp(rootOf: names), seen.insert(path).inserted
        else { continue }
        for alias in module.types(at: path) where alias.kind == .typealias {
          found += alias.inheritedTypes.map { ($0, module.scope(of: alias)) }
        }
      }
      index += 1
    }
    return found
  }

  /// Returns the constrained generic arguments in a type, with their constraints.
  private func boundArguments(in written: WrittenType) -> [(WrittenType, bound: String)] {
    let own: [(WrittenType, bound: String)] =
      switch written {
      case .dictionary(let key, _): [(key, "Hashable")]
      case .named(let names): boundArguments(of: names)
      default: []
      }
    return own + written.children.flatMap(boundArguments)
  }

  private func boundArguments(of names: [WrittenType.Name]) -> [(WrittenType, bound: String)] {
    let module = self.module
    let isQualified =
      names[0].text == "Swift" || module.isModuleName(names[0].identifier)
    guard let name = names.dropFirst(isQualified ? 1 : 0).first,
      let arguments = name.arguments
    else { return [] }
    guard case .declared(let place) = lookUp(rootOf: names) else {
      return zip(KnownNames.parameters[name.text] ?? [], arguments).flatMap { parameter, argument in
        (KnownNames.requirements[name.text] ?? []).filter { $0.subject.text == parameter }
          .map { (argument, $0.object.text) }
      }
    }
    return module.types(at: place).flatMap { declaration in
      zip(declaration.genericParameters, arguments).flatMap { parameter, argument in
        declaration.requirements.filter {
          $0.subject.soleName == parameter.name && $0.isConformance
        }
        .map { (argument, $0.object.text) }
      }
    }
  }
}
