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
    #expect(trusted.text.contains("Self(amount: amount, currency: whole.currency)"))
    #expect(trusted.text.contains("Self(amount: whole.amount, currency: currency)"))
    let untrusted = generated(members.replacing("MARK", with: ""))
    let message =
      "skipped 'A.amount': changing it rebuilds the value, and 'text' cannot be copied over; if "
      + "'init(amount:currency:)' stores what it is given, and all else it stores follows from "
      + "that, write '// lens-gen: trust' before it"
    #expect(untrusted.messages.first == message)
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
    #expect(generated.text.contains("copy.twice = whole.twice"))
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
    #expect(generated.text.contains("Self(x, whole.y)"))
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
