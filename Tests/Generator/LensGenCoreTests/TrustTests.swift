import GeneratorTesting
import LensGenCore
import Testing

@testable import SwiftReading

/// An initializer with the mark `trust` stores what it is given, as its author promises.
@Suite struct TrustTests {
  private func generated(_ members: String, _ type: String = "struct A") -> Generated {
    Generated("\(type) {\n\(members)\n}")
  }

  private let mark = "// lens-gen: trust\n"

  @Test(arguments: [
    "init(x: Int) { precondition(x > 0); self.x = x }",
    "init(x: Int) { assert(x > 0); self.x = x }",
    "init(x: Int) { self.x = x; Self.check(x) }",
    "init(x: Int) { self.x = max(x, 0) }",
    "init(x: Int) { if x > 0 { self.x = x } else { self.x = 0 } }",
    "init(x: Int) { guard x > 0 else { fatalError() }; self.x = x }",
    "init(x value: Int) { if value > 0 { x = value } else { fatalError() } }",
    "init(_ x: Int) { self.x = Self.checked(x) }",
    "init(_ y: Int) { precondition(y > 0); x = y }",
  ])
  func aTrustedInitializerRebuilds(initializer: String) {
    let label = initializer.hasPrefix("init(x") ? "x: " : ""
    let trusted = generated("let x: Int\n\(mark)\(initializer)")
    #expect(trusted.messages == [], "\(initializer)")
    #expect(trusted.text.contains("{ x, _ in Self(\(label)x) }"), "\(trusted.text)")

    let untrusted = generated("let x: Int\n\(initializer)")
    let name = label.isEmpty ? "init(_:)" : "init(x:)"
    #expect(
      untrusted.messages == [
        "skipped 'A.x': no initializer is certain to store every 'let' property unchanged and do "
          + "nothing else; if '\(name)' stores what it is given, and all else it stores follows from "
          + "that, write '// lens-gen: trust' before it"
      ], "\(initializer)")
  }

  @Test func aPrivatePropertyMayFollowFromTheArguments() {
    let members = """
      let amount: Int
      let currency: String
      private let text: String
      private var cache: [Int] = []
      MARKinit(amount: Int, currency: String) {
        self.amount = amount
        self.currency = currency
        text = "\\(amount) \\(currency)"
      }
      """
    let trusted = generated(members.replacing("MARK", with: mark))
    #expect(trusted.messages == ["skipped 'A.text': private", "skipped 'A.cache': private"])
    #expect(trusted.text.contains("Self(amount: $0, currency: $1.currency)"))
    #expect(trusted.text.contains("Self(amount: $1.amount, currency: $0)"))
    let untrusted = generated(members.replacing("MARK", with: ""))
    let message =
      "skipped 'A.amount': changing it rebuilds the value, and 'text' cannot be copied over; if "
      + "'init(amount:currency:)' stores what it is given, and all else it stores follows from "
      + "that, write '// lens-gen: trust' before it"
    #expect(untrusted.messages.first == message)
  }

  /// Each line changes `balance`, after which a rebuilt value would have what the initializer stores.
  @Test(arguments: [
    "mutating func f() { balance = 5 }",
    "mutating func f() { self.balance += 5 }",
    "mutating func f() { (balance, _) = (5, 0) }",
    "mutating func f() { if let x = x() { balance <~ x } }",
    "mutating func f() { [1].forEach { balance += $0 } }",
    "mutating func f() { func g() { balance += 1 }; g() }",
    "mutating func f() { try! change(&balance) }",
    "mutating func f() { balance.negate() }",
    "mutating func f() { self[keyPath: \\.balance] = 5 }",
    "mutating func f() { self = A(balance: 5) }; init(balance: Int) { x = 0; self.balance = balance }",
    "consuming func f() -> Self { balance += 5; return self }",
    "func f() -> Self { var copy = self; copy.balance = 5; return copy }",
    "func f() -> Self { with(self) { $0.balance = 5 } }",
    "static func f(_ a: inout Self) { a.balance.negate() }",
    "static func f(_ a: inout [Self]) { a[0].balance++ }",
    "var y: Int { get { 0 } set { balance = newValue } }",
    "var y: Int { mutating get { balance += 1; return 0 } }",
    "private var y = 0 { didSet { balance += 1 } }",
    "subscript(y: Int) -> Int { get { 0 } _modify { yield &balance } }",
    "init(y: Int, balance: Int) { x = y; self.balance = balance }",
    "init(y: Int) { self.init(x: y); balance = y }",
    "init(y: Int) throws { x = y; balance = try make() }",
    "}\nextension A { mutating func f() { balance += 1 }",
    "}\ntypealias B = A\nextension B { mutating func f() { balance += 1 }",
    "}\nextension A { init(y: Int) { x = y; balance = y }",
    "struct B { func f(_ a: inout A) { a.balance = 1 } }",
    "#if DEBUG\nmutating func f() { balance = 5 }\n#endif",
    "extension B { func f() {} }\nmutating func f() { balance = 5 }",
  ])
  func whatChangesElsewhereIsNotLeftToAnInitializer(change: String) {
    for mark in ["", mark] {
      let generated = generated(
        "let x: Int\nprivate var balance = 0\n\(mark)init(x: Int) { self.x = x }\n\(change)")
      #expect(
        generated.messages.contains(
          "skipped 'A.x': changing it rebuilds the value, and 'balance' may have another value than 'init(x:)' "
            + "gives it; make it a 'var', whose setter may be internal"), "\(generated.messages)")
      #expect(!generated.text.contains("_x: "))
      #expect(generated.messages.contains { $0.hasPrefix("the mark") } == !mark.isEmpty)
    }
    let mended = generated(
      "internal(set) var x: Int\nprivate var balance = 0\n\(mark)init(x: Int) { self.x = x }\n\(change)"
    )
    #expect(mended.text.contains("_x: "), "\(mended.messages)")
  }

  @Test(arguments: [
    "private let text: String\nMARKinit(x: Int) { self.x = x; text = String(x) }\n"
      + "init(text: String) { x = 0; self.text = text }",
    "private let text: String\nMARKinit(x: Int) { self.x = x; text = String(x) }\n"
      + "init(text: String) { x = 0; if true { (self.text) = text } }",
    "let text: String\nMARKinit(x: Int) { self.x = x; text = String(x) }\n"
      + "init(_ y: Int) { x = y; text = make() }",
    "private let text: String\n}\nextension A {\nMARKinit(x: Int) { self.init(x: x, text: make(x)) }\n"
      + "func f() -> A { A(x: 1, text: \"\") }",
    "let text = UUID()\nMARKinit(x: Int) { self.x = x }",
    "private let text = B.a(Date())\nMARKinit(x: Int) { self.x = x }\n}\nenum B { case a(Date)",
    "private let text: C = .b\nMARKinit(x: Int) { self.x = x }\n}\n"
      + "enum B { case a; static var b: B { Bool.random() ? .a : .a } }\nextension B { typealias C = B",
    "private let text = [Date()]\nMARKinit(x: Int) { self.x = x }",
    "private var text = Date.now\nMARKinit(x: Int) { self.x = x }",
    "private var text = Counter.next()\nMARKinit(x: Int) { self.x = x }",
    "fileprivate var text = 0\nMARKinit(x: Int) { self.x = x }\n}\nfunc f(_ a: inout A) { a.text += 1",
    "private(set) var text = 0\nMARKinit(x: Int) { self.x = x }\nmutating func f() { text += 1 }",
    "@Clamped private var text = 0\nMARKinit(x: Int) { self.x = x }\nmutating func f() { text += 1 }",
    "private weak var text: B?\nMARKinit(x: Int) { self.x = x }\nmutating func f() { text = nil }",
  ])
  func whatASecondInitializerStoresIsNotLeftToTheFirst(members: String) {
    for mark in ["", mark] {
      let generated = generated("let x: Int\n" + members.replacing("MARK", with: mark))
      #expect(
        generated.messages.contains {
          $0.hasPrefix(
            "skipped 'A.x': changing it rebuilds the value, and 'text' may have another value")
        }, "\(generated.messages)")
      #expect(!generated.messages.contains { $0.contains("// lens-gen: trust") })
    }
  }

  /// An edit of the document would lose the past.
  @Test func aSetterMayBeMadeInternalInstead() {
    func generated(_ setter: String) -> Generated {
      Generated(
        """
        struct Undo {
          \(setter)var document: String
          private var past: [String] = []
          // lens-gen: trust
          init(_ document: String) { self.document = document }
          mutating func change(_ next: String) { past.append(document); document = next }
        }
        """)
    }
    #expect(
      generated("private(set) ").messages.first
        == "skipped 'Undo.document': changing it rebuilds the value, and 'past' may have another value than "
        + "'init(_:)' gives it; make its setter internal")
    #expect(generated("").text.contains("_document: "))
  }

  @Test(arguments: [
    // It is only read, or a variable of the code is changed.
    "func f() -> Int { cache.count + cache.map { $0 }[0] }",
    "var y: Int { cache.first(where: { $0 > 0 })! }",
    "func f() -> [Int] { var cache = self.cache; cache.append(1); cache = []; return cache }",
    "mutating func f() { y = cache.isEmpty ? 1 : cache[0] }; var y = 0",
    // The other initializers leave the value to the first one.
    "init(y: Int) { self.init(x: y) }",
    "init(y: Int, z: Int) { x = y + z }",
    // The names are those of another type.
    "}\nstruct B { private var cache = 0; mutating func f() { cache += 1 }",
    "}\nextension B { init(y: Int) { cache = y }",
  ])
  func whatIsOnlyReadMayFollowFromTheArguments(members: String) {
    let values = [
      "var cache: [Int] = []", "let cache: [Int] = []", "var cache = [Int]()",
      "let cache = Set<Int>()", "let cache: E = .a", "let cache = E.a", "let cache: F = .a",
      "let cache = F.a", "let cache: F.G = .a", "let cache: Self.H = .a",
    ]
    for value in values {
      let generated = generated(
        "let x: Int\ntypealias H = F\nprivate \(value)\n\(mark)init(x: Int) { check(x); self.x = x }\n\(members)\n}\nenum E { case a }\n"
          + "typealias F = E\nextension E { typealias G = E"
      )
      #expect(
        generated.text.contains("{ x, _ in Self(x: x) }")
          || generated.text.contains("var whole = Self(x: $0)"), "\(value) \(generated.messages)")
    }
  }

  @Test func aConstantThatFollowsFromTheArgumentsIsLeftToTheInitializer() {
    let generated = generated(
      "let id: Int\nlet text: String\n\(mark)init(id: Int) { self.id = id; text = String(id) }")
    #expect(generated.text.contains("Self(id: id)") && !generated.text.contains("_text"))
    #expect(generated.messages.count == 1 && generated.messages[0].hasPrefix("skipped 'A.text': "))
  }

  @Test func variablesAreCopiedAsBefore() {
    let generated = generated(
      "let id: Int\nvar twice: Int\n\(mark)init(id: Int) { check(); self.id = id; twice = id * 2 }")
    #expect(generated.messages == [])
    #expect(generated.text.contains("whole.twice = $1.twice"))
  }

  @Test(arguments: [
    // The value of a private property is given, not made.
    "let x: Int\nprivate let y: Int\nMARKinit(x: Int, y: Int) { self.x = x; self.y = y }",
    "let x: Int\nprivate let y: Int\nMARKinit(x: Int, y: Int = 0) { self.x = x; self.y = y }",
    "let x: Int\nprivate let y: Int\nMARKinit(x: Int, z: Int = 0) { self.x = x; self.y = z + x }",
    // Other files can set what the initializer would make.
    "let x: Int\nlazy var y = 1\nMARKinit(x: Int) { check(); self.x = x }",
    "let x: Int\nvar y = 1 { didSet { y = 2 } }\nMARKinit(x: Int) { check(); self.x = x }",
    // No call is certain to return a value.
    "let x: Int\nMARKinit?(x: Int) { if x < 0 { return nil }; self.x = x }",
    "let x: Int\nMARKinit(x: Int) throws { try check(x); self.x = x }",
    "let x: Int\nprivate MARKinit(x: Int) { check(); self.x = x }",
    "let x: Int\nMARKinit(x: inout Int) { check(); self.x = x }",
    "let x: Int\nMARKinit(x: Int?) { self.x = check(x) }",
    "let x: Int\nMARKinit(x: Int, y: Int) { check(y); self.x = x }",
    "let x: Int\nMARKinit(y: Int) { x = check(y) }",
  ])
  func aPromiseThatDoesNotHelpIsReported(members: String) throws {
    let untrusted = generated(members.replacing("MARK", with: ""))
    #expect(!untrusted.messages.contains { $0.contains("trust") }, "\(untrusted.messages)")
    let trusted = generated(
      members.replacing("private MARK", with: mark + "private ")
        .replacing("MARK", with: mark))
    #expect(!trusted.text.contains("_x"), "\(trusted.text)")
    let warning = try #require(trusted.messages.last { $0.hasPrefix("the mark") })
    #expect(warning.hasPrefix("the mark 'trust' has no effect here: no lens can call 'init"))
  }

  @Test func aPromiseThatIsNotNeededIsReported() {
    let seen = "the mark 'trust' has no effect here: lens-gen sees what 'init(x:)' stores"
    #expect(generated("let x: Int\n\(mark)init(x: Int) { self.x = x }").messages == [seen])
    #expect(generated("var x: Int\n\(mark)init(x: Int) { self.x = x }").messages == [seen])
    let useless = "the mark 'trust' has no effect here: no lens can call 'init(x:)'"
    #expect(generated("var x: Int\n\(mark)init(x: Int) { self.x = f(x) }").messages == [useless])
    #expect(
      generated("case a\n\(mark)init(x: Int) { self = .a }", "enum A").messages == [useless])
    #expect(
      generated("\(mark)init(x: Int) { self.init() }", "extension Other").messages == [useless])
    #expect(
      generated("let x: Int\n\(mark)func f() {}").messages == [
        "the mark 'trust' has no effect before a declaration of this kind; it goes before an "
          + "initializer"
      ])
  }

  @Test func aReasonMayFollowAndAnExtensionMayHoldTheInitializer() {
    let generated = Generated(
      "struct A {\n  let x: Int\n  init(y: Int) throws { x = y }\n}",
      "extension A {\n  // lens-gen: trust - the check is for callers\n"
        + "  init(x: Int) { check(x); self.x = x }\n}")
    #expect(generated.messages == [] && generated.text.contains("Self(x: x)"))
  }

  @Test func aCallOfATrustedInitializerStoresItsArguments() {
    let generated = generated(
      """
      let x, y: Int
      \(mark)private init(x: Int, y: Int) { check(x); self.x = x; self.y = y }
      init(_ x: Int, _ y: Int) { self.init(x: x, y: y) }
      """)
    #expect(generated.text.contains("Self($0, $1.y)"))
  }

  @Test func arbitraryValuesAreMadeOfAllArgumentsUnlessTheInitializerChecksThem() {
    let emissions: Set<Emission> = [.arbitrary, .laws]
    func messages(_ body: String) -> [String] {
      Generated(
        "struct A: Equatable {\n  let x: Int\n  // lens-gen: trust\n  init(x: Int) { \(body) }\n}",
        by: Generator(emitting: emissions)
      ).messages
    }
    #expect(messages("self.x = max(x, 0)") == [])
    let checked = messages("precondition(x > 0); self.x = x")
    #expect(
      checked.first
        == "skipped 'A': not made Arbitrary: 'init(x:)' may not accept every argument; write the "
        + "conformance by hand")
  }

  @Test func lawsSetPartsOfValuesThatAreMadeByHand() {
    let generated = Generated(
      """
      import OpticsLaws
      struct A: Equatable {
        let x: Int
        var y: Int
        // lens-gen: trust
        init(x: Int, y: Int) { precondition(x > 0); self.x = x; self.y = y }
      }
      extension A: Arbitrary {
        static func arbitrary(using source: inout RandomSource) -> A { A(x: 1, y: 2) }
      }
      """, by: Generator(emitting: [.arbitrary, .laws]))
    #expect(generated.messages == [])
    #expect(generated.text.contains("try checkLaws(of: A._y)"))
    #expect(
      generated.text.contains(
        """
            case "_x":
              var source = RandomSource(seed: 0)
              let wholes = (0..<20).map { _ in A.arbitrary(using: &source) }
              try checkLaws(of: A._x, wholes: wholes, parts: wholes.map { A._x.get($0) })
        """), "\(generated.text)")
  }
}
