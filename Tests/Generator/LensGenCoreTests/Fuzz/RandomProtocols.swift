import OpticsLaws

/// Makes random protocols: with requirements of all kinds and types, generic ones, effects, isolation,
/// associated types, and protocols that they inherit.
struct RandomProtocols {
  /// The protocols so far.
  private(set) var names: [String] = []

  private var random: RandomSource
  /// The types that requirements can mention, beside those of the language.
  private var types: [String] = []

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }
}

extension RandomProtocols {
  /// Lets the next requirements mention a type.
  mutating func refer(to type: String) {
    types.append(type)
  }

  /// Returns the source of another protocol, which may inherit an earlier one.
  mutating func next() -> String {
    let isForClasses = random.happens(20)
    var inherited = isForClasses ? ["AnyObject"] : []
    if random.happens(25) {
      inherited.append(
        random.choice(of: [
          "Sendable", "Base", "Equatable", "Hashable", "Error", "Identifiable", "Base & Sendable",
          "CustomStringConvertible", "Comparable", "Codable",
        ]))
    }
    if !names.isEmpty, random.happens(20) { inherited.append(random.choice(of: names)) }
    let associated = random.choice(of: [[], [], [], [], ["Item"], ["Item", "Key"], ["User"]])
    let primary =
      associated.isEmpty || random.happens(50) ? "" : "<\(associated.joined(separator: ", "))>"
    let attribute = random.rarely("@MainActor ", "public ", "nonisolated ")
    let name = "Protocol\(names.count)"
    names.append(name)
    var members = associated.map {
      "associatedtype \($0)" + random.choice(of: ["", ": Hashable", ": Sendable", ": Base"])
    }
    for _ in 0..<random.number(1...5) {
      members.append(requirement(among: associated, isForClasses: isForClasses))
    }
    return "\(attribute)protocol \(name)\(primary)"
      + (inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))") + " {\n"
      + members.map { "  \($0)\n" }.joined() + "}\n"
  }
}

extension RandomProtocols {
  private static let parameterTypes = [
    "Int", "String", "Bool", "Int?", "[Int]", "[String: Int]", "(Int, String)", "(a: Int, b: Bool)",
    "() -> Void", "@escaping (Int) -> String", "User", "any Error", "Void",
    "Result<Int, any Error>", "User.Kind", "Set<User.Kind>", "(inout Int) -> Void",
    "@Sendable () -> Int", "@autoclosure () -> Int", "[any Base]", "any Base",
    "any Base & Sendable", "User.Type", "Never?", "Box<Int>", "Int!", "@MainActor () -> Void",
    "(Int) async throws -> String", "some Base", "sending User", "borrowing User", "inout Int",
    "consuming User", "Int...", "UnsafePointer<Int>", "Any", "AnyObject", "[() -> Int]",
    "(any Base)?",
  ]

  private static let resultTypes = [
    "Int", "String", "Bool", "Int?", "[Int]", "Void", "User", "any Base", "() -> Int",
    "(Int, String)", "(a: Int, b: Bool)", "Self", "any Error", "Never", "Box<String>", "User.Kind",
    "Result<Int, Failure>", "UnsafeRawPointer", "sending User", "Any?", "[any Base]", "(any Base)?",
    "AnyObject", "Int!",
  ]

  private static let memberNames = [
    "load", "save", "user", "item", "default", "self_", "`class`", "`init2`", "value", "`repeat`",
    "get", "set", "answers", "provide", "statics", "calls", "closure", "stub", "newValue",
  ]

  private static let labels = [
    "name", "id", "for", "in", "with", "_", "from", "value", "`default`", "at",
  ]

  /// Returns a type of a parameter or result: of a type parameter, an associated type, or any other.
  private mutating func type(
    _ others: [String], generic: [String], associated: [String]
  ) -> String {
    if let parameter = generic.randomElement(using: &random), random.happens(50) {
      return random.choice(of: [
        parameter, "\(parameter)?", "[\(parameter)]", "\(parameter).Type",
        "@escaping (\(parameter)) -> Void",
      ])
    }
    if let name = associated.randomElement(using: &random), random.happens(40) {
      return random.choice(of: [name, "\(name)?", "[\(name)]", "(\(name)) -> Void"])
    }
    if let type = types.randomElement(using: &random), random.happens(10) { return type }
    return random.choice(of: others)
  }

  private mutating func parameters(
    _ range: ClosedRange<Int>, generic: [String] = [], associated: [String]
  ) -> String {
    let list = (0..<random.number(range)).map { index in
      let label = random.choice(of: Self.labels)
      let type = type(Self.parameterTypes, generic: generic, associated: associated)
      return random.happens(60) || label == "_"
        ? "\(label) p\(index): \(type)" : "\(label): \(type)"
    }
    return "(\(list.joined(separator: ", ")))"
  }

  private mutating func requirement(among associated: [String], isForClasses: Bool) -> String {
    let isolation = random.rarely("@MainActor ", "nonisolated ", "@available(*, deprecated) ")
    let isStatic = isolation != "nonisolated " && random.happens(10)
    let modifiers = isolation + (isStatic ? "static " : "")
    switch random.index(below: 100) {
    case ..<60:
      let mutating =
        isForClasses || isStatic || !random.happens(25)
        ? "" : random.choice(of: ["mutating ", "nonmutating "])
      return modifiers + mutating + function(among: associated)
    case ..<85:
      let accessors = random.choice(of: [
        "get", "get", "get set", "get set", "get throws", "get async", "get async throws",
        "mutating get", "get nonmutating set",
      ])
      let type = type(Self.resultTypes, generic: [], associated: associated)
      return "\(modifiers)var \(random.choice(of: Self.memberNames)): \(type) { \(accessors) }"
    case ..<92:
      let accessors = random.choice(of: ["get", "get set"])
      let type = type(Self.resultTypes, generic: [], associated: associated)
      return "\(modifiers)subscript\(parameters(1...2, associated: associated)) -> \(type)"
        + " { \(accessors) }"
    case ..<97:
      return "init\(random.rarely("?"))\(parameters(0...2, associated: associated))"
    default:
      let sign = random.choice(of: ["==", "<", "+"])
      return "static func \(sign) (l: Self, r: Self) -> \(random.choice(of: ["Bool", "Self"]))"
    }
  }

  private mutating func function(among associated: [String]) -> String {
    let generic = random.choice(of: [[], [], [], [], ["T"], ["T"], ["T", "U"], ["Item"]])
    let constrained = generic.map {
      $0 + random.choice(of: ["", ": Sendable", ": Base", ": Hashable", ": Base & Sendable"])
    }
    let list = generic.isEmpty ? "" : "<\(constrained.joined(separator: ", "))>"
    let constraint = generic.first.map { random.rarely(" where \($0): Equatable") } ?? ""
    let effects = random.choice(of: [
      "", "", "", " throws", " async", " async throws", " throws(Failure)",
    ])
    let result = type(Self.resultTypes, generic: generic, associated: associated)
    return "func \(random.choice(of: Self.memberNames))\(list)"
      + parameters(0...3, generic: generic, associated: associated) + effects
      + random.choice(of: ["", " -> \(result)", " -> \(result)", " -> sending \(result)"])
      + constraint
  }
}
