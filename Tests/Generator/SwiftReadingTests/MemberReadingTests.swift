import Testing

@testable import SwiftReading

/// Properties, cases, initializers and static members.
@Suite struct MemberReadingTests {
  @Test func storageOfAProperty() throws {
    let cases: [(String, Property.Storage)] = [
      ("let a: B", .stored), ("var a: B = c", .stored), ("lazy var a: B = c", .lazy),
      ("weak var a: B?", .weak), ("unowned let a: B", .unowned), ("var a: B { c }", .computed),
      ("var a: B { get { c } set { d = newValue } }", .computed),
      ("var a: B { _read { yield c } }", .computed),
      (
        "var a: B { @storageRestrictions(initializes: c) init { c = newValue } get { c } }",
        .initAccessor
      ),
      ("var a: B { willSet { c() } didSet { d() } }", .stored),
    ]
    for (text, storage) in cases {
      #expect(try readProperty(text).storage == storage, "\(text)")
    }
  }

  @Test func everythingOfAProperty() throws {
    let property = try readProperty("  @C public private(set) var a: B = 1")
    #expect(
      property
        == Property(
          name: "a", position: Position(2, 30), type: "B", isConstant: false, storage: .stored,
          observers: .none, initialValue: .integer, writtenAccess: .public,
          writtenSetterAccess: .private, attributes: ["C"], conditions: []))
  }

  @Test func severalNamesInADeclaration() throws {
    let cases: [(String, [(Identifier, WrittenType?, Property.Storage)])] = [
      ("var a, b: C", [("a", "C", .stored), ("b", "C", .stored)]),
      ("var a = 1, b: C", [("a", nil, .stored), ("b", "C", .stored)]),
      ("var a: B, b: C", [("a", "B", .stored), ("b", "C", .stored)]),
      ("let (a, b): (C, D)", [("b", nil, .pattern), ("a", nil, .pattern)]),
      ("let (a, _) = c", [("a", nil, .pattern)]),
    ]
    for (text, expected) in cases {
      let properties = try readMembers(text).properties.map { [$0.name: $0.type] }
      #expect(Set(properties) == Set(expected.map { [$0.0: $0.1] }), "\(text)")
      let storage = try readMembers(text).properties.map(\.storage)
      #expect(storage == expected.map(\.2), "\(text)")
    }
  }

  @Test func staticMembersAreNoProperties() throws {
    let members = try readMembers(
      """
      static let a: B = 1, c = 2
      class var d: E { f }
      static let (g, h) = i
      static func j() {}
      class func k() {}
      func hash(into hasher: inout Hasher) {}
      func encode(to encoder: any Encoder) throws {}
      func l() {}
      """)
    #expect(members.properties == [])
    #expect(
      members.staticProperties == [
        "a": StaticProperty(type: "B", value: .integer),
        "c": StaticProperty(type: nil, value: .integer), "d": StaticProperty(type: "E", value: nil),
        "g": StaticProperty(type: nil, value: nil), "h": StaticProperty(type: nil, value: nil),
      ])
    #expect(members.staticFunctions == ["j", "k"])
    #expect(members.conformingMethods == ["hash", "encode"])
  }

  @Test func casesWithTheirPayloads() throws {
    typealias Payload = EnumCase.Payload
    let function = WrittenType.function(.init(parameters: [], result: "A"))
    let cases: [(String, [Payload])] = [
      ("", []), ("(A)", [Payload(label: nil, type: "A")]),
      ("(a: A, _ b: B)", [Payload(label: "a", type: "A"), Payload(label: nil, type: "B")]),
      ("(A!)", [Payload(label: nil, type: .optional("A", isImplicit: false))]),
      ("(@autoclosure () -> A)", [Payload(label: nil, type: function, isAutoclosure: true)]),
      (
        "(@autoclosure @Sendable () -> A)",
        [
          Payload(
            label: nil, type: .attributed(function, .init(attributes: ["Sendable"])),
            isAutoclosure: true)
        ]
      ),
    ]
    for (text, payloads) in cases {
      let members = try #require(read("enum A { case one, two\(text) }").types.first).members
      #expect(
        members.cases == [
          EnumCase(
            name: "one", position: Position(1, 15), payloads: [], attributes: [], conditions: []),
          EnumCase(
            name: "two", position: Position(1, 20), payloads: payloads, attributes: [],
            conditions: []),
        ], "\(text)")
    }
  }

  @Test func parametersOfAnInitializer() throws {
    typealias Parameter = Initializer.Parameter
    let function = WrittenType.function(.init(parameters: [], result: "B"))
    let cases: [(String, Parameter)] = [
      ("a: B", Parameter(label: "a", name: "a", type: "B", isPlain: true, hasDefault: false)),
      ("_ a: B", Parameter(name: "a", type: "B", isPlain: true, hasDefault: false)),
      ("b a: B", Parameter(label: "b", name: "a", type: "B", isPlain: true, hasDefault: false)),
      ("_ a: B = B()", Parameter(name: "a", type: "B", isPlain: true, hasDefault: true)),
      (
        "_ a: B = 1",
        Parameter(name: "a", type: "B", isPlain: true, hasDefault: true, isDefaultOfOtherType: true)
      ),
      ("_ a: inout B", Parameter(name: "a", type: "B", isPlain: false, hasDefault: false)),
      ("_ a: B...", Parameter(name: "a", type: "B", isPlain: false, hasDefault: false)),
      ("_ a: consuming B", Parameter(name: "a", type: "B", isPlain: true, hasDefault: false)),
      ("@C _ a: B", Parameter(name: "a", type: "B", isPlain: false, hasDefault: false)),
      (
        "_ a: @escaping () -> B",
        Parameter(name: "a", type: function, isPlain: true, hasDefault: false, isEscaping: true)
      ),
      (
        "_ a: @autoclosure () -> B",
        Parameter(
          name: "a", type: .attributed(function, .init(attributes: ["autoclosure"])),
          isPlain: false, hasDefault: false)
      ),
    ]
    for (text, parameter) in cases {
      #expect(
        try readMembers("init(\(text)) {}").initializers.map(\.parameters) == [[parameter]],
        "\(text)")
    }
  }

  @Test func aCallOfAnInitializer() throws {
    let cases: [(String, (inout Initializer) -> Void)] = [
      ("init() {}", { _ in }),
      ("public init() {}", { $0.writtenAccess = .public }),
      ("init?() {}", { $0.isFailable = true }), ("init!() {}", { $0.isFailable = true }),
      ("init() async {}", { $0.effects.isAsync = true }),
      ("init() throws(E) {}", { $0.effects.throwing = .any }),
      ("init() throws(Never) {}", { _ in }), ("init() throws(Swift.Never) {}", { _ in }),
      ("init<T>() {}", { $0.isGeneric = true }),
      ("init() where B: C {}", { $0.isGeneric = true }),
      ("required init() {}", { $0.isRequired = true }),
      ("nonisolated init() {}", { $0.isNonisolated = true }),
      ("@inlinable init() {}", { $0.attributes = ["inlinable"] }),
    ]
    for (text, change) in cases {
      var initializer = try #require(readMembers(text).initializers.first)
      // Where it stands is another matter.
      initializer.position = Position(1, 1)
      var expected = Initializer(
        position: Position(1, 1), parameters: [], isNonisolated: false, conditions: [], steps: [])
      change(&expected)
      #expect(initializer == expected, "\(text)")
    }
  }

  @Test func whatAnExtensionGivesItsMembers() throws {
    let text = """
      @_spi(S) public extension A where B: C { 
        init() {}
        var a: B { b }
      }
      """
    let members = try #require(read(text).extensions.first).members
    #expect(members.properties.map(\.writtenAccess) == [.public])
    #expect(members.initializers.map(\.writtenAccess) == [.public])
    #expect(members.initializers.map(\.isGeneric) == [true])
    #expect(
      members.initializers.map(\.attributes) == [[Attribute(type: "_spi", arguments: "(S)")]])
  }
}
