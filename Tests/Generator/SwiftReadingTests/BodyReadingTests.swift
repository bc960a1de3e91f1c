import Testing

@testable import SwiftReading

/// What the code of initializers, observers and accessors does.
@Suite struct BodyReadingTests {
  private func initializer(_ body: String) throws -> Initializer {
    let members = try readMembers("init(a: B, c: D?) {\n\(body)\n}")
    return try #require(members.initializers.first)
  }

  @Test func stepsOfAnInitializer() throws {
    typealias Argument = InitializerStep.Argument
    let cases: [(String, [InitializerStep])] = [
      ("", []),
      ("self.a = a", [.stores("a", .parameter("a"))]),
      ("x = a", [.stores("x", .parameter("a"))]),
      ("a = c", [.other]),
      ("self.x = consume a", [.stores("x", .parameter("a"))]),
      ("self.x = copy a", [.stores("x", .parameter("a"))]),
      ("self.x = c ?? 1", [.stores("x", .unwrapped("c"))]),
      ("self.x = a + y", [.stores("x", .made(from: ["a", "y"]))]),
      ("self.x = E(a).b", [.stores("x", .made(from: ["E", "a"]))]),
      ("self.x = M::a", [.stores("x", .made(from: [Identifier("M", isModule: true)]))]),
      ("self.x = make(a)", [.other]),
      ("self.x = self.y", [.other]),
      ("self.x = f(&a)", [.other]),
      ("self.x.y = a", [.other]),
      (
        "(x, self.y) = (a, 1)",
        [.stores("x", .parameter("a")), .stores("y", .made(from: []))]
      ),
      ("(x, y) = z", [.other]),
      (
        "self.init(a: a, 1)",
        [
          .delegates([
            Argument(label: "a", value: .parameter("a")),
            Argument(label: nil, value: .made(from: [])),
          ])
        ]
      ),
      ("self.init(a: f(a))", [.other]), ("self.init(a) { b }", [.other]),
      ("super.init(a: a)", [.other]), ("f()", [.other]), ("let x = a", [.other]),
      ("if a { x = a }", [.other]),
      ("precondition(a > f())", [.checks]),
      ("guard a else { fatalError() }\nx = a", [.checks, .stores("x", .parameter("a"))]),
    ]
    for (body, steps) in cases {
      #expect(try initializer(body).steps == steps, "\(body)")
    }
  }

  /// Whatever the code is, it assigns no more than these.
  @Test func assignmentsOfAnInitializer() throws {
    let cases: [(String, Set<Identifier>, Bool)] = [
      ("", [], false),
      ("self.a = a", ["a"], false), ("x = 1", ["x"], false),
      ("(x, self.y) = z", ["x", "y"], false),
      ("if a { x = 1 } else { y += 1 }", ["x", "y"], false),
      ("x.y = 1", ["x", "y"], false), ("x?.y[0] = 1", ["x", "y"], false),
      ("try x.append(1)", ["x"], false), ("f(&x)", ["x"], false), ("x++", ["x"], false),
      ("++x", ["x"], false), ("_ = !x && y == z", [], false),
      ("self[keyPath: \\.x] = 1", ["x"], false),
      ("func f() { x = 1 }", ["x"], false),
      ("self = A(x: 1)", ["x"], true), ("self.init(x: 1)", ["x"], true),
    ]
    for (body, names, delegates) in cases {
      let assignments = try initializer(body).assignments
      #expect(assignments.names.isSuperset(of: names), "\(body)")
      #expect(assignments.names.subtracting(names).isSubset(of: ["self"]), "\(body)")
      #expect(assignments.delegates == delegates, "\(body)")
    }
  }

  /// A property that only its file can set, and some code in that file.
  @Test func codeOutsideInitializersThatChangesAProperty() throws {
    let inside: [(String, Bool)] = [
      ("mutating func f() { x = 1 }", true), ("mutating func f() { self.x += 1 }", true),
      ("mutating func f() { x.sort() }", true), ("mutating func f() { g(&x) }", true),
      ("mutating func f() { self.y.x = 1 }", true),
      ("func f() { x = 1 }", false), ("func f() { x.sort() }", false),
      ("func f(a: A) { a.x = 1 }", true), ("func f() { g(\\Self.x) }", true),
      ("var y: Int { get { x.z() } set { x = newValue } }", true),
      ("var y: Int { get { x.z() } nonmutating set { x = newValue } }", false),
      ("var y: Int { mutating get { x = 1; return x } }", true),
      ("struct B { mutating func g() { x = 1 } }", false),
      // A type that is not read may be any.
      ("func f() { struct B { mutating func g() { x = 1 } } }", true),
      ("func f() -> A { A(x: 1) }", true),
      ("init(y: Int) { x = y }\nfunc f() -> A { A(x: 1) }", false),
    ]
    for (code, isReassigned) in inside {
      let properties = try readMembers("private(set) var x: Int\n\(code)").properties
      #expect(properties.first?.isReassigned == isReassigned, "\(code)")
    }
    let outside: [(String, Bool)] = [
      ("extension A { mutating func f() { x = 1 } }", true),
      ("extension B { mutating func f() { x = 1 } }", true),
      ("struct B { mutating func f() { x = 1 } }", false),
      ("func f(a: inout A) { a.x = 1 }", true), ("func f(a: A) -> Int { a.x }", false),
    ]
    for (code, isReassigned) in outside {
      let types = try read("struct A { private(set) var x: Int }\n\(code)").types
      #expect(types.first?.members.properties.first?.isReassigned == isReassigned, "\(code)")
    }
    for property in ["var x: Int", "private(set) lazy var x = 1", "private var x: Int { 1 }"] {
      let properties = try readMembers("\(property)\nmutating func f() { x = 1 }").properties
      #expect(properties[0].isReassigned == property.contains("lazy"), "\(property)")
    }
  }

  @Test func observersThatMayChangeTheValue() throws {
    let cases: [(String, Property.Observers)] = [
      ("", .none), ("{ didSet {} }", .passive), ("{ willSet {} didSet { x = 1 } }", .active),
    ]
    for (accessors, observers) in cases {
      #expect(try readProperty("var a: Int \(accessors)").observers == observers, "\(accessors)")
    }
    let passive = [
      "print(oldValue)", "var b = 1; b += 1", "let b = a + 1", "assert(a > 0)", "_ = b",
      "for i in 0..<3 { print(i) }", "if let b { b.send() }", "oldValue.log()", "Log.write(a)",
      "_ = !b", "b = .c(1)".replacing("b = ", with: "_ = "),
    ]
    let active = [
      "a = 1", "self.a = 1", "b += 1", "f(&b)", "f()", "self.f()", "b.c()", "b[0] = 1", "b++",
      "-=b",
      "a <> b", "#f()", "if let b { print(b) }; b = 1",
      "for i in 0..<3 { print(i) }; i.send()", "M::oldValue.send()",
    ]
    for body in passive {
      #expect(
        try readProperty("var a: Int { didSet { \(body) } }").observers == .passive, "\(body)")
    }
    for body in active {
      #expect(try readProperty("var a: Int { didSet { \(body) } }").observers == .active, "\(body)")
    }
    let named = "var a: Int { didSet(old) { old.log() } }"
    #expect(try readProperty(named).observers == .passive)
  }

  @Test func accessorsOfAWrappedValue() throws {
    typealias Accessors = Property.Accessors
    let cases: [(String, Accessors)] = [
      ("{ a }", Accessors()), ("{ get { a } }", Accessors()),
      (
        "{ get { a } set { a = newValue } }",
        Accessors(canWrite: true, forwarded: "a")
      ),
      (
        "{ get { return self.a } set(b) { self.a = b } }",
        Accessors(canWrite: true, forwarded: "a")
      ),
      ("{ get { a } set { b = newValue } }", Accessors(canWrite: true)),
      ("{ get { a } set { a = b } }", Accessors(canWrite: true)),
      ("{ get { a.b } set { a.b = newValue } }", Accessors(canWrite: true)),
      ("{ get { f(); return a } set { a = newValue } }", Accessors(canWrite: true)),
      ("{ get { a } _modify { yield &a } }", Accessors(canWrite: true)),
      ("{ get { a } nonmutating set { a = newValue } }", Accessors(canWrite: true, forwarded: "a")),
    ]
    for (text, accessors) in cases {
      #expect(try readProperty("var wrappedValue: B \(text)").accessors == accessors, "\(text)")
      #expect(try readProperty("var other: B \(text)").accessors == Accessors(), "\(text)")
    }
  }
}
