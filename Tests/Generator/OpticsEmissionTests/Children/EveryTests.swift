import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import OpticsEmission
import SwiftReading
import Testing

/// Tests the traversals of all values of a type, at any depth.
@Suite struct EveryTests {
  private func generated(
    _ text: String, of types: [String] = ["String"],
    _ emissions: Set<Emission> = [.lenses, .prisms, .children]
  ) -> Generated {
    var generator = Generator(emitting: emissions)
    generator.every.types = types
    return Generated(text, by: generator)
  }

  @Test func eachTypeLeadsToThoseOfItsParts() {
    let text = """
      struct Order { let customer: Customer?; var lines: [Line]; let notes: [Int: String] }
      struct Customer { let name: String; let age: Int }
      enum Line { case none, item(String, Int), gift(from: Customer, [String]?) }
      """
    let code = generated(text).text
    for members in [
      """
      extension Order {
        static var _everyString: Traversal<Self, String> {
          Traversal(
            forEach: { _visitEveryString($0, $1) },
            modify: { _changeEveryString(&$0, $1) }
          )
        }
        static func _visitEveryString(_ whole: Self, _ visit: (String) -> Void) {
          _customer._some.forEach(in: whole) { Customer._visitEveryString($0, visit) }
          _lines._each.forEach(in: whole) { Line._visitEveryString($0, visit) }
          _notes._values.forEach(in: whole, visit)
        }
        static func _changeEveryString(_ whole: inout Self, _ body: (inout String) -> Void) {
          _customer._some.modify(&whole) { Customer._changeEveryString(&$0, body) }
          _lines._each.modify(&whole) { Line._changeEveryString(&$0, body) }
          _notes._values.modify(&whole, body)
        }
      }
      """,
      """
        static func _changeEveryString(_ whole: inout Self, _ body: (inout String) -> Void) {
          switch whole {
          case .item(var part0, let part1):
            body(&part0)
            whole = .item(part0, part1)
          case .gift(var part0, var part1):
            Customer._changeEveryString(&part0, body)
            Optional<[String]>._some._each.modify(&part1, body)
            whole = .gift(from: part0, part1)
          default: break
          }
        }
      """,
    ] { #expect(code.contains(members), "\(code)") }
    #expect(generated(text).messages == [])
  }

  /// With the nodes of a tree, the stack does not grow with its depth.
  @Test func aTreeIsVisitedByItsNodes() {
    #expect(
      generated("struct Folder { let name: String; let folders: [Folder] }").text.hasSuffix(
        """
          static func _changeEveryString(_ whole: inout Self, _ body: (inout String) -> Void) {
            _deep.modify(&whole) { whole in
              _name.modify(&whole, body)
            }
          }
        }
        """))
  }

  @Test func otherTypesHaveNone() {
    let text =
      "struct A { var n: Int; let b: B }; struct B { let n: [Int] }; struct C { var c: [C] }"
    #expect(
      generated(text).members.names == ["_n", "_b", "_n", "_c", "_children", "_deep"])
    #expect(
      generated(text).messages
        == ["'every' lists 'String', but no type has such a value"])
    #expect(generated("struct A { var s: String }", of: []).members.names == ["_s"])
    #expect(generated("struct A { var s: String }", [.lenses]).members.names == ["_s"])
  }

  /// Not even a private property is left out without a word.
  @Test func whatTheTraversalLeavesOutIsReported() {
    let inContainers = "'; it finds values in optionals, arrays and the values of dictionaries"
    let unreachable =
      ", which has no optic that can be used here, or leads back to a type on the way"
    let finds = "'_everyString' does not find the values "
    let cases: [(String, [String])] = [
      (
        "struct A { var s: Set<String>; let t: String }",
        ["A.s': \(finds)in 'Set<String>\(inContainers)"]
      ),
      (
        "struct A { var s: [String: String] }",
        ["A.s': \(finds)in '[String: String]\(inContainers)"]
      ),
      (
        "enum A { case a((String, Int)), b(String) }",
        ["A.a': \(finds)in '(String, Int)\(inContainers)"]
      ),
      (
        "final class C { let s = \"\" }\nstruct A { let c: C; let s: String }",
        ["A.c': \(finds)in 'C\(inContainers)"]
      ),
      (
        "struct A { let b: B; let s: String }; struct B { private var s: String; let n: Int }",
        ["A.b': \(finds)in 'A.b'\(unreachable)", "B.s': private"]
      ),
      (
        "enum A { case b(B, B), c(String) }; struct B { let s: String; static let _everyString = 1 }",
        [
          "A.b': \(finds)in 'A.b'\(unreachable)",
          "B': the type already has a static member '_everyString'",
        ]
      ),
      (
        "struct A { let t: T<String> }; struct T<V> { let v: V; let ts: [T<V>] }",
        ["A.t': \(finds)in 'T.ts'\(unreachable)"]
      ),
      (
        "struct A { var everyString: Int; var s: String }",
        ["A': the type already has a static member '_everyString'"]
      ),
      (
        "struct A {\nvar s: String\n#if DEBUG\nvar t: String\n#endif\n}",
        ["A.t': '_everyString' leaves it out, because it is not available everywhere"]
      ),
    ]
    for (text, messages) in cases {
      let found = generated(text).messages.filter {
        !$0.contains("changing it rebuilds") && !$0.contains("a class is shared")
      }
      #expect(found == messages.map { "skipped '\($0)" }, "\(text)")
    }
    #expect(
      generated("struct A { var s: String }", of: ["String"], [.children]).messages.first
        == "skipped 'A': '_everyString' needs its optics; add them, as in '--emit lenses,prisms,children'"
    )
  }

  @Test func theTraversalIsAsVisibleAsAllThatItUses() {
    let text =
      "public struct A { public var b: B; public var s: String }; public struct B { %@ var s: String }"
    for (modifier, access) in [("", AccessLevel.internal), ("public", .public)] {
      let used = generated(text.replacing("%@", with: modifier)).members
        .filter { $0.name.text.hasSuffix("EveryString") || $0.name.text == "_everyString" }
      #expect(used.count == 6)
      #expect(used.allSatisfy { $0.access == access && $0.isExported == (access == .public) })
    }
  }

  /// Conditions, names with a meaning, types in a cycle, generic types, types of other files.
  @Test func theTraversalsOfOddTypesCompile() throws {
    let text = """
      import Foundation
      struct A { let bs: [B]; let url: URL? }
      struct B { let a: A?; let c: [C]; let n: Int }
      struct C { let b: [B]; let more: [C]; let name: String }
      public indirect enum JSON { case null, string(String), array([JSON]), object([Int: JSON]?, JSON) }
      public struct Page<Item: Hashable> { public let title: String; public let items: [Item] }
      struct Pages { let lines: Page<Int>; let texts: Page<String>; let named: [Page<Outer.Name>?] }
      enum Outer {
        struct Name: Hashable { let `default`: String; var `self`: String }
        indirect enum `Type` { case a(`Type`, String), b([`Type`]) }
      }
      enum Other { struct String { let n: Swift.String; let name: Outer.Name } }
      @MainActor struct Isolated { var parts: [Isolated]; let s: String }
      @safe enum Unsafe { case a(UnsafePointer<Int>, String), b([UnsafePointer<Int>: String]) }
      struct Holder { let unsafe: Unsafe; let name: Outer.Name; let text: Other.String; let url: URL }
      """
    let generated = generated(text, of: ["String", "URL", "Outer.Name"])
    for (name, count) in [("_everyString", 11), ("_everyURL", 4), ("_everyOuterName", 3)] {
      #expect(generated.members.names.count { $0 == name } == count, "\(name)")
    }
    let code = "import Foundation\nimport Optics\n\n" + generated.text
    for options in [[], ["-strict-memory-safety"], ["-swift-version", "5"]] {
      #expect(try Compiler.complaints(about: text, code, options: options) == [], "\(options)")
    }
  }

  @Test func theTraversalIsLawfulAndReachesAllDepths() throws {
    let model = """
      import Optics
      indirect enum JSON: Equatable { case text(String), list([JSON]), object([String: JSON]?, JSON) }
      struct Order: Equatable { let customer: Customer; let lines: [Line]; let pay: Pay; let data: JSON }
      struct Customer: Equatable { let name: String; let phone: String?; var city: String }
      struct Line: Equatable { let product: String; let quantity: Int; let parts: [Part] }
      struct Part: Equatable { let line: Line?; let name: String }
      enum Pay: Equatable { case cash, card(Card), both(Card, note: String) }
      struct Card: Equatable { let number: String }
      """
    let program = """
      import Optics
      import OpticsLaws
      let data = JSON.object(["a": .list([.text("1")])], .text("2"))
      let part = Part(line: Line(product: "inner", quantity: 1, parts: []), name: "part")
      let line = Line(product: "outer", quantity: 1, parts: [part, part])
      let customer = Customer(name: "Ann", phone: nil, city: "Oslo")
      let order = Order(customer: customer, lines: [line], pay: .both(Card(number: "4"), note: "n"), data: data)
      let other = order.editing(customer)
      try checkLaws(of: Order._everyString, wholes: [order, other], parts: ["a", "b"])
      try checkLaws(of: JSON._everyString, wholes: [data, .text("3"), .list([])], parts: ["a", "b"])
      print(Order._everyString.all(order))
      let anonymous = order |> Order._everyString *~ "x"
      print(Set(Order._everyString.all(anonymous)), Order._everyString.count(in: anonymous))
      print(Order._everyCard._number.all(order), Order._everyString.matches(order))
      var tree = JSON.text("end")
      for _ in 1...20_000 { tree = .list([tree, .text("a")]) }
      let changed = tree |> JSON._everyString %~ { $0 + "!" }
      print(JSON._everyString.count(in: changed), JSON._everyString.all(changed)[0])

      extension Order {
        func editing(_ customer: Customer) -> Order {
          Order(customer: customer |> Customer._phone *~ "5", lines: [], pay: .cash, data: .text(""))
        }
      }
      """
    let folder = try CommandFolder([
      "Model.swift": model, "main.swift": program,
      "Optics.swift": "import Optics\n\n" + generated(model, of: ["String", "Card"]).text,
    ])
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws"])
    defer { try? compiler.remove() }
    let files = ["Model.swift", "main.swift", "Optics.swift"].map { folder.url.appending(path: $0) }
    #expect(
      try compiler.output(ofRunning: files, in: folder.url) == """
        ["Ann", "Oslo", "outer", "inner", "part", "inner", "part", "4", "n", "1", "2"]
        ["x"] 11
        ["4"] true
        20001 end!

        """)
  }

  @Test func theLawsCheckTheTraversal() {
    let text = "struct A: Equatable { var s: String }"
    let laws = generated(text, of: ["String"], [.lenses, .children, .arbitrary, .laws])
    #expect(
      laws["opticIsLawful"]?.code?.contains("  try checkLaws(of: A._everyString)") == true)
    let list = generated(text, of: ["String"], [.lenses, .children, .completion])["ListedOptics"]
    #expect(list?.members.last?.head == "var _everyString: Traversal<A, String>")
    #expect(list?.members.last?.code == ["A._everyString"])
  }
}
