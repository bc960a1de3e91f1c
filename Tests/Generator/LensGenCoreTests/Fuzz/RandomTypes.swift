import OpticsLaws

/// Makes random structs, enums and classes: nested, generic, isolated, and with members of all types.
struct RandomTypes {
  /// The types that the next one can refer to, and whether public types can.
  private(set) var others: [(type: String, isPublic: Bool)] = []

  private var random: RandomSource
  private var count = 0

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }
}

extension RandomTypes {
  /// Lets the next types refer to a protocol.
  mutating func refer(to name: String) {
    others.append(("(any \(name))", false))
  }

  /// What is decided for all members of a type.
  private struct Subject {
    let name: String
    let access: String
    let parameters: [String]

    var isPublic: Bool { access == "public " }
    /// The modifier of members that are no narrower than the type.
    var memberAccess: [String] { isPublic ? ["", "public "] : [""] }
  }

  /// Returns the source of another type, or of an alias.
  mutating func next() -> String {
    if random.happens(10) { return alias() }
    let subject = Subject(
      name: "Type\(count)", access: random.choice(of: ["", "", "", "public ", "fileprivate "]),
      parameters: random.choice(of: [[], [], [], [], [], ["T"], ["T"], ["T", "U"]]))
    count += 1
    var lines = lines(of: subject)
    if random.happens(15) {
      let nested = Subject(name: "Nested", access: subject.access, parameters: [])
      lines.insert(contentsOf: self.lines(of: nested).map { "  \($0)" }, at: lines.count - 1)
    }
    let host = random.happens(20) ? random.choice(of: Self.hosts) : nil
    if subject.access != "fileprivate " {
      let arguments = subject.parameters.map { _ in
        random.choice(of: ["Int", "User", "Failure"] + others.map(\.type).suffix(1))
      }
      let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
      let prefix = (host.map { "\($0.type)." } ?? "") + random.rarely("Model::")
      others.append((prefix + subject.name + list, subject.isPublic))
    }
    if let host { lines = ["extension \(host.extended) {"] + lines.map { "  \($0)" } + ["}"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What other modules declare, or the surroundings, as it is extended and as a type.
  private static let hosts = [
    ("Text", "Text"), ("Swift::Int", "Int"), ("Swift.String", "Swift::String"),
    ("Array", "Array<Int>"), ("Swift::Dictionary", "Dictionary<Int, Text>"),
    ("Int?", "Optional<Int>"),
    ("Model::User", "User"), ("Pieces", "[Int].Piece"), ("Substring", "Text.SubSequence"),
  ].map { (extended: $0.0, type: $0.1) }

  private mutating func alias() -> String {
    let subject = Subject(
      name: "Alias\(count)", access: random.choice(of: ["", "public "]),
      parameters: random.choice(of: [[], [], ["T"]]))
    count += 1
    let type = type(in: subject)
    let list = subject.parameters.isEmpty ? "" : "<T>"
    let host = random.happens(20) ? random.choice(of: Self.hosts) : nil
    let argument = subject.parameters.isEmpty ? "" : random.choice(of: ["<Int>", "<User.Kind>"])
    others.append(((host.map { "\($0.type)." } ?? "") + subject.name + argument, subject.isPublic))
    let line = "\(subject.access)typealias \(subject.name)\(list) = \(type)"
    return (host.map { "extension \($0.extended) { \(line) }" } ?? line) + "\n"
  }

  private mutating func lines(of subject: Subject) -> [String] {
    let parameters = subject.parameters.map {
      $0 + random.rarely(": Equatable", ": Sendable", ": Hashable")
    }
    let list = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let attributes = random.rarely("@MainActor ", "nonisolated ")
    let kind = random.choice(of: ["struct", "struct", "struct", "enum", "enum", "class"])
    let conformance = random.happens(4) ? ": Sendable" : ""
    let members =
      switch kind {
      case "struct": structMembers(of: subject)
      case "enum": cases(of: subject)
      default: classMembers(of: subject)
      }
    let indirect = kind == "enum" ? random.rarely("indirect ") : ""
    let name = subject.name + list + conformance
    return ["\(attributes)\(subject.access)\(indirect)\(kind) \(name) {"]
      + members.map { "  \($0)" } + ["}"]
  }
}

extension RandomTypes {
  private static let names = [
    "name", "id", "`default`", "value", "user", "`class`", "items", "self_", "`init1`", "provide",
    "build", "fixture", "shrunk", "whole", "copy", "source", "arbitrary", "`Type1`", "body", "part",
    "_x", "get", "set", "base", "`protocol`", "rebuilt", "lens", "_name",
  ]

  private static let types = [
    "Int", "String", "Bool", "Int?", "[Int]", "[String: Int]", "(Int, String)", "(a: Int, b: Bool)",
    "() -> Void", "(Int) -> String", "User", "any Error", "Void", "Result<Int, any Error>",
    "User.Kind", "Set<User.Kind>", "@Sendable () -> Int", "any Base", "User.Type", "Never?",
    "Box<Int>", "Int!", "(Int) async throws -> String", "Any", "AnyObject", "[() -> Int]",
    "(any Base)?", "Range<Int>", "ClosedRange<Double>", "Character", "UInt8", "(() -> Void)?",
    "[User]", "User?", "[String: User]", "Substring", "Unicode.Scalar", "ArraySlice<Int>",
    "KeyPath<User, String>", "StaticString", "ObjectIdentifier", "@MainActor () -> Void",
    "(inout Int) -> Void", "Object", "Object?", "Optional<Int>", "Array<String>", "Swift.Int",
    "Dictionary<Int, [User]>", "((Int) -> Void)?", "UnsafePointer<Int>", "AnyHashable",
    "Task<Int, Never>", "Never", "Result<User, Failure>", "Swift::Int", "Swift::String?",
    "Model::User", "[Swift::String: Model::User]", "Model::User.Kind", "any Model::Base",
    "Swift::Result<Model::User, Model::Failure>", "Model::Box<Swift::Array<Swift::Int>>",
    "(Swift::Int) -> Model::Object", "Swift::Optional<Model::Object>", "Text", "Pair<Int>",
    "Boxes<Text>", "Text.Part", "String.Part?", "Swift::String.Part", "Array<Int>.Piece",
    "[Int.Sign]", "Swift::Int.Sign", "User.Name", "[User.Name: Text.Index]", "Pieces",
    "Text.Model::Part", "[Swift::Int].Model::Piece", "Swift::Int.Model::Sign?",
  ]

  private static let values = [
    "Int": "1", "String": #""x""#, "Bool": "true", "Int?": "nil", "[Int]": "[]",
  ]

  /// Returns a type for a member: of a parameter, of another of these types, or of the language.
  private mutating func type(in subject: Subject) -> String {
    if let parameter = subject.parameters.randomElement(using: &random), random.happens(30) {
      return random.choice(of: [
        parameter, "\(parameter)?", "[\(parameter)]", "(\(parameter)) -> \(parameter)",
      ])
    }
    let others = others.filter { $0.isPublic || !subject.isPublic }.map(\.type)
    if let other = others.randomElement(using: &random), random.happens(35) {
      return random.choice(of: [
        other, other, "\(other)?", "[\(other)]", "[String: \(other)]", "(\(other), Int)",
        "() -> \(other)",
      ])
    }
    return random.choice(of: Self.types)
  }

  /// Returns the names of so many members.
  private mutating func names(_ range: ClosedRange<Int>) -> ArraySlice<String> {
    Self.names.shuffled(using: &random).prefix(random.number(range))
  }

  private func escaping(_ type: String) -> String {
    let isFunction = type.contains("->") && !type.hasSuffix("?") && !type.hasPrefix("[")
    return isFunction ? "@escaping \(type)" : type
  }

  private mutating func structMembers(of subject: Subject) -> [String] {
    var lines: [String] = []
    var stored: [(name: String, type: String)] = []
    for name in names(0...5) {
      let type = type(in: subject)
      let introducer = random.choice(of: [
        "let", "let", "var", "var", "var", "private(set) var", "private let", "fileprivate var",
      ])
      let value = random.happens(30) ? Self.values[type] : nil
      let access = introducer.contains("private") ? "" : random.choice(of: subject.memberAccess)
      // Swift 6.3 crashes where a property without values has a wrapper.
      let wrapper = introducer == "var" && type != "Never" && random.happens(5) ? "@Kept " : ""
      lines.append(
        "\(wrapper)\(access)\(introducer) \(name): \(type)\(value.map { " = \($0)" } ?? "")")
      if !(introducer.contains("let") && value != nil) { stored.append((name, type)) }
    }
    if random.happens(20) { lines.append("var computed: \(type(in: subject)) { fatalError() }") }
    if random.happens(15) { lines.append("static let shared = 1") }
    if random.happens(45) { lines.append(initializer(storing: stored, of: subject)) }
    return lines
  }

  private mutating func initializer(
    storing properties: [(name: String, type: String)], of subject: Subject
  ) -> String {
    var parameters: [String] = []
    var statements: [String] = []
    for (name, type) in properties.shuffled(using: &random) {
      let parameter = random.happens(50) ? name : "new_\(statements.count)"
      let label = parameter == name ? "" : random.choice(of: ["_ ", "with ", ""])
      let value = random.happens(30) ? Self.values[type] : nil
      parameters.append("\(label)\(parameter): \(escaping(type))\(value.map { " = \($0)" } ?? "")")
      statements.append("self.\(name) = \(parameter)")
    }
    let access = random.choice(of: subject.memberAccess + ["", "", "private "])
    let effects = random.rarely(" throws", " async", "?")
    return "\(access)init\(effects == "?" ? effects : "")(\(parameters.joined(separator: ", ")))"
      + "\(effects == "?" ? "" : effects) { \(statements.joined(separator: "; ")) }"
  }

  private mutating func cases(of subject: Subject) -> [String] {
    names(1...5).map { name in
      let values = (0..<random.index(below: 4)).map { _ in
        (random.happens(50) ? "\(random.choice(of: Self.names)): " : "") + type(in: subject)
      }
      return "case \(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
  }

  private mutating func classMembers(of subject: Subject) -> [String] {
    let properties = names(0...3).map { (name: $0, type: type(in: subject)) }
    let lines = properties.map { "\(random.choice(of: ["let", "var"])) \($0.name): \($0.type)" }
    let parameters = properties.map { "\($0.name): \(escaping($0.type))" }
    let statements = properties.map { "self.\($0.name) = \($0.name)" }
    let modifier = random.choice(of: subject.memberAccess + ["required "])
    return lines + [
      "\(modifier)init(\(parameters.joined(separator: ", "))) { \(statements.joined(separator: "; ")) }"
    ]
  }
}
