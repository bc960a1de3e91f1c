extension Conformances {
  /// The constructions by which a type conforms: the best one of a struct or, for factories, of an
  /// enum; otherwise all cases, those first that end.
  func constructions(of type: TypeDeclaration) -> [FilledConstruction] {
    guard isGenerated(type.path) else { return [] }
    return chosen(among: certainConstructions(of: type), of: type.path) ?? []
  }

  func chosen(
    among constructions: [Construction], of path: [Identifier]
  ) -> [FilledConstruction]? {
    let filled = constructions.compactMap { self.filled($0, of: path) }
    let ending = filled.filter(\.isEnding)
    guard let first = ending.first else { return nil }
    if first.construction.isCase {
      if subject == .arbitrary { return ending + filled.filter { !$0.isEnding } }
      return [ending.first { !leadsBack($0.construction, to: path) } ?? first]
    }
    let names = Set(module.members(of: path).flatMap(\.properties).map(\.name))
    func value(_ filled: FilledConstruction) -> (Int, Int) {
      let parameters = filled.construction.parameters
      return (parameters.count { names.contains($0.name) }, parameters.count)
    }
    return [ending.dropFirst().reduce(first) { value($0) < value($1) ? $1 : $0 }]
  }

  private func certainConstructions(of type: TypeDeclaration) -> [Construction] {
    module.certainConstructions(of: type, for: subject).map { $0.keeping(usedParameters) }
  }

  /// The first parameter, with its type, that keeps the best construction from being filled; what
  /// takes a value of the type itself is no way to make the first one.
  func obstacle(of type: TypeDeclaration) -> Construction.Parameter? {
    let constructions = certainConstructions(of: type).filter { construction in
      !construction.parameters.contains {
        !$0.hasDefault && nameMissing(in: $0.shape) == type.path.spelling
      }
    }
    return
      constructions.max { $0.parameters.count < $1.parameters.count }?
      .parameters.first { filling(for: $0, of: type.path) == nil && !$0.hasDefault }
  }

  func filled(_ construction: Construction, of path: [Identifier]) -> FilledConstruction? {
    var filled = FilledConstruction(construction: construction, fillings: [])
    filled.construction.parameters = []
    for parameter in construction.parameters {
      if let filling = filling(for: parameter, of: path) {
        filled.construction.parameters.append(
          parameter.settled(by: parameter.given(by: defaults, in: path)))
        filled.fillings.append(filling)
      } else if !parameter.hasDefault {
        return nil
      }
    }
    if construction.isAmbiguous(passing: filled.construction.parameters) { return nil }
    filled.isEnding = isEnding(filled, of: path)
    return filled
  }

  /// Whether a call needs a value of no type of its circle at once, whatever the size, that is not
  /// nearer to an end.
  private func isEnding(_ filled: FilledConstruction, of path: [Identifier]) -> Bool {
    guard let circle = circles[path] else { return true }
    return filled.conformingShapes.flatMap(needed(by:)).allSatisfy { other in
      circles[other] != circle || ranks[other] ?? .max < ranks[path] ?? .max
    }
  }

  private func filling(
    for parameter: Construction.Parameter, of path: [Identifier]
  ) -> FilledConstruction.Filling? {
    let given = parameter.given(by: defaults, in: path)
    if subject == .providable, let given { return .expression(given) }
    return filling(of: parameter.shape, in: path) ?? given.map { .expression($0) }
  }

  private func filling(
    of shape: TypeShape, in path: [Identifier]
  ) -> FilledConstruction.Filling? {
    if case .tuple(let elements) = shape {
      var fillings: [FilledConstruction.Element] = []
      for element in elements {
        guard let filling = filling(of: element.shape, in: path) else { return nil }
        fillings.append(FilledConstruction.Element(label: element.label, filling: filling))
      }
      return .tuple(fillings)
    }
    let isCut = subject == .providable && shape.emptyValue != nil && leadsBack(shape, to: path)
    if !isCut, requirements(of: shape) != nil { return .conformance }
    return shape.emptyValue.map { .expression($0) }
  }
}

extension Conformances {
  private func leadsBack(_ shape: TypeShape, to path: [Identifier]) -> Bool {
    guard let circle = circles[path] else { return false }
    return shape.declaredPaths.contains { circles[$0] == circle }
  }

  private func leadsBack(_ construction: Construction, to path: [Identifier]) -> Bool {
    construction.parameters.contains { leadsBack($0.shape, to: path) }
  }

  /// The declared types of which a type holds a value even at size zero.
  private func needed(by shape: TypeShape) -> Set<[Identifier]> {
    if subject == .arbitrary && shape.emptyValue != nil { return [] }
    switch shape {
    case .declared(let path, let arguments):
      return Set([path]).union(arguments.values.flatMap(needed(by:)))
    case .other(_, let arguments): return Set(arguments.flatMap(needed(by:)))
    default: return shape.declaredPaths
    }
  }
}

extension Module {
  /// The ways to make a value of a type that always give one; for arbitrary arguments only those
  /// that surely take any.
  func certainConstructions(
    of type: TypeDeclaration, for subject: KnownProtocol
  ) -> [Construction] {
    constructions(of: type).filter {
      $0.isTotal && $0.conditions.isEmpty && $0.isCase == (type.kind == .enum)
        && ($0.keepsArguments || subject != .arbitrary)
    }
  }
}
