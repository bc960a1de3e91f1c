import Testing

@testable import SwiftReading

/// What a protocol requires, and what a class lets a stub override.
@Suite struct InterfaceReadingTests {
  private func interface(_ members: String, of head: String = "protocol P") throws -> Interface {
    try #require(read("\(head) {\n\(members)\n}").types.first).interface
  }

  private func requirement(
    _ kind: ProtocolRequirement.Kind, _ name: Identifier, column: Int,
    _ change: (inout ProtocolRequirement) -> Void = { _ in }
  ) -> ProtocolRequirement {
    var requirement = ProtocolRequirement(
      kind: kind, name: name, position: Position(2, column), isStatic: false, attributes: [],
      effects: Effects(), conditions: [])
    change(&requirement)
    return requirement
  }

  private func parameter(
    _ label: Identifier?, _ name: Identifier?, _ type: WrittenType, specifiers: [String] = [],
    attributes: [Attribute] = [], isVariadic: Bool = false
  ) -> ProtocolParameter {
    ProtocolParameter(
      label: label, name: name, type: type, specifiers: specifiers, attributes: attributes,
      isVariadic: isVariadic)
  }

  @Test func eachKindOfRequirement() throws {
    let cases: [(String, ProtocolRequirement)] = [
      ("func f()", requirement(.method, "f", column: 6)),
      ("func f() {}", requirement(.method, "none", column: 1)),
      (
        "@A static func f() -> B",
        requirement(.method, "f", column: 16) {
          ($0.isStatic, $0.attributes, $0.result) = (true, ["A"], "B")
        }
      ),
      (
        "mutating func f() async throws(E)",
        requirement(.method, "f", column: 15) {
          ($0.modifiers, $0.effects) = (["mutating"], Effects(isAsync: true, throwing: .typed("E")))
        }
      ),
      (
        "func f() rethrows",
        requirement(.method, "f", column: 6) { $0.effects.throwing = .rethrown }
      ),
      (
        "static func == (a: Self, b: Self) -> Bool",
        requirement(.operator, "==", column: 13) {
          ($0.isStatic, $0.result) = (true, "Bool")
          $0.parameters = [parameter("a", "a", "Self"), parameter("b", "b", "Self")]
        }
      ),
      (
        "init?(a: B)",
        requirement(.initializer(isFailable: true), "init", column: 1) {
          $0.parameters = [parameter("a", "a", "B")]
        }
      ),
      ("var a: B { get }", requirement(.property(Accessors()), "a", column: 5) { $0.result = "B" }),
      (
        "var a: B { get set }",
        requirement(.property(Accessors(setter: .mutating)), "a", column: 5) {
          $0.result = "B"
        }
      ),
      (
        "var a: B { get async throws nonmutating set }",
        requirement(.property(Accessors(setter: .nonmutating)), "a", column: 5) {
          ($0.result, $0.effects) = ("B", Effects(isAsync: true, throwing: .any))
        }
      ),
      (
        "var a: B { borrow }",
        requirement(.property(Accessors(others: ["borrow"])), "a", column: 5) { $0.result = "B" }
      ),
      (
        "subscript(a: B, c d: E) -> F { get set }",
        requirement(.subscript(Accessors(setter: .mutating)), "subscript", column: 1) {
          ($0.parameters, $0.result) = ([parameter(nil, "a", "B"), parameter("c", "d", "E")], "F")
        }
      ),
      (
        "func f<T: A, U>() where U.B == C, U: D",
        requirement(.method, "f", column: 6) {
          $0.genericParameters = [
            RequirementParameter(
              parameter: GenericParameter(name: "T", kind: .type), inheritedType: "A"),
            RequirementParameter(parameter: GenericParameter(name: "U", kind: .type)),
          ]
          $0.constraints = [
            GenericRequirement(
              subject: .named([.init("U"), .init("B")]), relation: .equals, object: "C"),
            GenericRequirement(subject: "U", object: "D"),
          ]
        }
      ),
    ]
    for (text, expected) in cases {
      // Nothing requires a function with a body.
      let requirements = expected.name == "none" ? [] : [expected]
      #expect(try interface(text).requirements == requirements, "\(text)")
    }
  }

  @Test func parametersOfARequirement() throws {
    let cases: [(String, ProtocolParameter)] = [
      ("a: B", parameter("a", "a", "B")), ("_ a: B", parameter(nil, "a", "B")),
      ("a b: B", parameter("a", "b", "B")), ("a _: B", parameter("a", nil, "B")),
      ("_: B", parameter(nil, nil, "B")),
      ("a: inout B", parameter("a", "a", "B", specifiers: ["inout"])),
      ("a: sending B", parameter("a", "a", "B", specifiers: ["sending"])),
      ("a: B...", parameter("a", "a", "B", isVariadic: true)),
      ("a: B!", parameter("a", "a", .optional("B", isImplicit: true))),
      (
        "a: @escaping () -> B",
        parameter(
          "a", "a", .function(.init(parameters: [], result: "B")), attributes: ["escaping"])
      ),
    ]
    for (text, expected) in cases {
      #expect(
        try interface("func f(\(text))").requirements.map(\.parameters) == [[expected]], "\(text)")
    }
  }

  @Test func associatedTypesAndConstraints() throws {
    let interface = try interface(
      """
      associatedtype A: B & C where A.D: E
      #if X
      associatedtype F = G
      #else
      func f()
      #endif
      """, of: "protocol P<A> where A: H")
    #expect(interface.primaryAssociatedTypes == ["A"])
    #expect(
      interface.associatedTypes == [
        AssociatedType(name: "A", inheritedTypes: [.composition(["B", "C"])]),
        AssociatedType(
          name: "F", inheritedTypes: [], defaultType: "G",
          conditions: [Condition(failed: [], holds: "X")]),
      ])
    #expect(
      interface.constraints == [
        GenericRequirement(subject: "A", object: "H"),
        GenericRequirement(subject: .named([.init("A"), .init("D")]), object: "E"),
      ])
    #expect(
      interface.requirements.map(\.conditions) == [[Condition(failed: ["X"], holds: nil)]])
  }

  /// Only with the mark: a stub overrides what computes, and makes no initializer.
  @Test func whatAClassLetsAStubOverride() throws {
    let members = """
      init() {}
      func f() {}
      var a: B { get { c } set {} }
      var b: B { didSet {} }
      var c = 1
      subscript(d: Int) -> B { c }
      """
    let stubbed = try interface(members, of: "// lens-gen: stub\nclass C")
    #expect(
      stubbed.requirements.map(\.kind) == [
        .method, .property(Accessors(setter: .mutating)), .subscript(Accessors()),
      ])
    #expect(try interface(members, of: "class C") == Interface())
  }

  @Test func theNamesThatARequirementDeclaresAreItsOwn() throws {
    let requirements = try interface("func f<T: A>(b: [T]) -> C where T.D == E").requirements
    #expect(requirements.map(\.types) == [[.array("T"), "C"]])
    #expect(requirements.map { Set($0.writtenNames) } == [["A", "C", "E"]])
  }
}
