/// The types of a module that conform to a protocol, counting the conformances that are to be
/// generated.
struct Conformances: Sendable {
  let subject: KnownProtocol
  let module: Module
  /// The expressions given for types and parameters.
  let defaults: [String: String]

  /// The types whose conformance may be generated, each with the ways to make a value.
  private let candidates: [[Identifier]: [[Construction]]]
  /// The generic parameters of which the candidates hold values.
  private let usedParameters: [[Identifier]: Set<Identifier>]
  /// The candidates that lead to themselves, each with a number that those share which lead to one
  /// another.
  private let circles: [[Identifier]: Int]
  /// The types that are named in the files, though not declared in them, and are made to conform.
  private let extendedNames: Set<String>
  /// What has to conform so that a declared type does.
  private(set) var requirements: [[Identifier]: Set<String>] = [:]
  /// How many steps lead from a type to types that need no other of its circle.
  private var ranks: [[Identifier]: Int] = [:]

  init(
    to subject: KnownProtocol, in module: Module, of types: [TypeDeclaration] = [],
    defaults: [String: String] = [:]
  ) {
    self.subject = subject
    self.module = module
    self.defaults = defaults
    let extended = module.files.flatMap(\.extensions).map(\.path)
    let paths = Set(module.files.flatMap(\.types).map(\.path) + extended)
    for path in paths {
      switch module.writtenConformance(of: path, to: subject) {
      case .always: requirements[path] = []
      case .sometimes: requirements[path] = Set(module.parameters(of: path))
      case nil: continue
      }
    }
    let written = requirements
    extendedNames = Set(written.keys.filter { module.types(at: $0).isEmpty }.map(\.text))
    let open = types.filter { written[$0.path] == nil }
    let constructions = Dictionary(grouping: open, by: \.path).mapValues { declarations in
      declarations.map { module.certainConstructions(of: $0, for: subject) }
    }
    let used = constructions.mapValues {
      Set($0.joined().flatMap(\.parameters).flatMap(\.shape.parameters))
    }
    usedParameters = used
    candidates = constructions.mapValues { $0.map { $0.map { $0.keeping(used) } } }
    circles =
      Circles(
        candidates.mapValues {
          Set($0.joined().flatMap(\.parameters).flatMap(\.shape.declaredPaths))
        }
      ).numbers
    settle()
  }
}

extension Conformances {
  /// Whether the conformance of a type is to be generated.
  func isGenerated(_ path: [Identifier]) -> Bool {
    candidates[path] != nil && requirements[path] != nil
  }

  /// What has to conform so that a type does: generic parameters and their associated types; `nil`
  /// where it cannot.
  func requirements(of shape: TypeShape) -> Set<String>? {
    switch shape {
    case .parameter(let name): return [name]
    case .declared(let path, let arguments):
      guard let names = requirements[path] else { return nil }
      return union(names.map { arguments[Identifier($0)] ?? .parameter($0) })
    case .other(let name, let arguments):
      if extendedNames.contains(name) || subject.isConforming(standardType: name) { return [] }
      guard let indices = subject.conditions(ofStandardType: name),
        indices.allSatisfy(arguments.indices.contains)
      else { return nil }
      return union(indices.map { arguments[$0] })
    case .tuple, .function, .unextendable: return nil
    }
  }

  private func union(_ shapes: [TypeShape]) -> Set<String>? {
    var all: Set<String> = []
    for shape in shapes {
      guard let names = requirements(of: shape) else { return nil }
      all.formUnion(names)
    }
    return all
  }

  /// What has to conform so that a call can be filled.
  func requirements(of filled: FilledConstruction) -> Set<String> {
    zip(filled.construction.parameters, filled.fillings).reduce(into: []) { all, argument in
      all.formUnion(requirements(of: argument.1, for: argument.0.shape))
    }
  }

  private func requirements(
    of filling: FilledConstruction.Filling, for shape: TypeShape
  ) -> Set<String> {
    switch (filling, shape) {
    case (.conformance, _): requirements(of: shape) ?? []
    case (.tuple(let fillings), .tuple(let elements)):
      zip(fillings, elements).reduce(into: []) { all, element in
        all.formUnion(requirements(of: element.0.filling, for: element.1.shape))
      }
    default: []
    }
  }
}

extension Conformances {
  /// The constructions by which a type conforms: the best one of a struct or, for factories, of an
  /// enum; otherwise all cases, those first that end.
  func constructions(of type: TypeDeclaration) -> [FilledConstruction] {
    guard isGenerated(type.path) else { return [] }
    return chosen(among: certainConstructions(of: type), of: type.path) ?? []
  }

  private func chosen(
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

  /// The first parameter, with its type, that keeps the best construction from being filled.
  func obstacle(of type: TypeDeclaration) -> Construction.Parameter? {
    certainConstructions(of: type)
      .max { $0.parameters.count < $1.parameters.count }?
      .parameters.first { filling(for: $0, of: type.path) == nil && !$0.hasDefault }
  }

  private func filled(_ construction: Construction, of path: [Identifier]) -> FilledConstruction? {
    var filled = FilledConstruction(construction: construction, fillings: [])
    filled.construction.parameters = []
    for parameter in construction.parameters {
      if let filling = filling(for: parameter, of: path) {
        filled.construction.parameters.append(parameter)
        filled.fillings.append(filling)
      } else if !parameter.hasDefault {
        return nil
      }
    }
    let needed = zip(filled.construction.parameters, filled.fillings)
      .flatMap { needs($0.shape, filledBy: $1, of: path) }
    let rank = ranks[path]
    filled.isEnding = needed.allSatisfy { other in
      ranks[other].map { $0 < rank ?? .max } ?? false
    }
    return filled
  }

  private func filling(
    for parameter: Construction.Parameter, of path: [Identifier]
  ) -> FilledConstruction.Filling? {
    let names = [path.text, path.last?.text ?? ""].map { "\($0).\(parameter.name.text)" }
    let given = (names + [parameter.type]).lazy.compactMap { defaults[$0] }.first
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

  /// The types of the same circle of which a value is needed at once, whatever the size.
  private func needs(
    _ shape: TypeShape, filledBy filling: FilledConstruction.Filling, of path: [Identifier]
  ) -> Set<[Identifier]> {
    switch (filling, shape) {
    case (.tuple(let fillings), .tuple(let elements)):
      return zip(fillings, elements).reduce(into: []) { all, element in
        all.formUnion(needs(element.1.shape, filledBy: element.0.filling, of: path))
      }
    case (.conformance, _):
      guard let circle = circles[path] else { return [] }
      return needed(by: shape).filter { circles[$0] == circle }
    default: return []
    }
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

  /// Finds out which candidates conform: assumes that all do with no conditions, then adds
  /// conditions and takes back what cannot be, until nothing changes.
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

  /// Adds what has to conform so that types do, and tells which cannot at all.
  private mutating func addConditions(of paths: Set<[Identifier]>) -> Set<[Identifier]> {
    var impossible: Set<[Identifier]> = []
    var isChanged = true
    while isChanged && impossible.isEmpty {
      isChanged = false
      for path in paths {
        let constructions = (candidates[path] ?? []).map { chosen(among: $0, of: path) }
        if constructions.contains(where: { $0 == nil }) { impossible.insert(path) }
        let needed = Set(constructions.compactMap { $0 }.joined().flatMap { requirements(of: $0) })
        if needed == requirements[path] { continue }
        requirements[path] = needed
        isChanged = true
      }
    }
    return impossible
  }

  /// Numbers the types of circles by how many steps they are from an end.
  private mutating func rank() {
    ranks = [:]
    var rest = candidates.keys.filter { requirements[$0] != nil && circles[$0] != nil }
    for step in 0... {
      let ended = rest.filter { path in
        candidates[path]?.allSatisfy { constructions in
          constructions.contains { filled($0, of: path)?.isEnding == true }
        } == true
      }
      if ended.isEmpty { break }
      for path in ended { ranks[path] = step }
      rest.removeAll { ranks[$0] != nil }
    }
  }
}

extension Construction {
  /// Whether it is a case of an enum.
  var isCase: Bool { callee != .initializer }

  /// The construction without the type arguments of which no value is needed.
  fileprivate func keeping(_ used: [[Identifier]: Set<Identifier>]) -> Construction {
    var construction = self
    for index in parameters.indices {
      construction.parameters[index].shape = parameters[index].shape.keeping(used)
    }
    return construction
  }
}

extension Module {
  /// The ways to make a value of a type that always give one and need no types to be told apart;
  /// for arbitrary arguments only those that surely take any.
  fileprivate func certainConstructions(
    of type: TypeDeclaration, for subject: KnownProtocol
  ) -> [Construction] {
    constructions(of: type).filter {
      $0.isTotal && !$0.isOverloaded && $0.conditions.isEmpty
        && $0.isCase == (type.kind == .enum) && ($0.keepsArguments || subject != .arbitrary)
    }
  }

  /// The generic parameters of a type and of those around it.
  func parameters(of path: [Identifier]) -> [String] {
    types(at: path).first.map { type in
      (enclosingTypes(of: type) + [type]).flatMap(\.genericParameters).map(\.name.text)
    } ?? []
  }
}
