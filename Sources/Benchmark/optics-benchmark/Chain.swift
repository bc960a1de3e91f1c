/// An expression that changes a deeply nested model link by link, with or without a mistake.
///
/// The model consists of seven structs: `L6` contains an `L5`, and so on down to `L0`. Each has an
/// `Int`, a `String`, a `Double`, and a lens for each of these and for the next level. With dots of
/// all kinds, the steps down take turns through all kinds, and each link begins with a different
/// kind.
struct Chain {
  /// The spelling of a composition.
  enum Spelling: String, CaseIterable {
    case star = "*"
    case dots = "."
    case mixedDots = ". (all kinds)"
  }

  /// The mistake in the last link.
  enum Mistake: String, CaseIterable {
    case value = "wrong value type"
    case composition = "wrong composition"
    case root = "wrong root"
    case member = "missing member"
    case arithmetic = "arithmetic on the right"
  }

  /// The code around the expression: up to the value that the first link changes, and after the last link.
  struct Context {
    let name: String
    let opening: String
    var closing = ""
  }

  let spelling: Spelling
  let links: Int
  /// The number of levels that each link of a valid chain goes down; `nil` varies the number from 0
  /// to 2.
  var depth: Int?
  var mistake: Mistake?
  /// The number of levels that the link with the mistake goes down.
  var depthOfMistake = 1
  var context = Self.statement
}

extension Chain {
  /// All chains that have a limit.
  static var subjects: [TypeCheckingSubject] {
    Spelling.allCases.flatMap { spelling in
      let inContexts = contexts.flatMap { context in
        [Chain(spelling: spelling, links: 12, depth: 6, context: context)]
          + Mistake.allCases.flatMap { mistake in
            // If more links work in a statement, they work in the other contexts, too.
            (context.name == statement.name ? [4, 6, 12] : [4, 6]).map { links in
              Chain(spelling: spelling, links: links, mistake: mistake, context: context)
            }
          }
      }
      let deep = Mistake.allCases.flatMap { mistake in
        [2, 3, 4, 6].map { depth in
          Chain(spelling: spelling, links: 1, mistake: mistake, depthOfMistake: depth)
        } + [Chain(spelling: spelling, links: 4, depth: 6, mistake: mistake, depthOfMistake: 6)]
      }
      return inContexts + deep
    }.compactMap(\.subject)
  }

  private var subject: TypeCheckingSubject? {
    limit.map { limit in
      TypeCheckingSubject(
        cells: [
          spelling.rawValue, context.name, "\(links)", "\(depth ?? depthOfMistake)",
          mistake?.rawValue ?? "none",
        ], source: source, linesOfMistake: linesOfMistake, limit: limit)
    }
  }

  private var limit: Int? {
    guard let mistake else { return 4_000 }
    let isSlow = mistake == .root || mistake == .arithmetic
    if spelling != .star {
      // Dots cannot compose the wrong optics.
      return mistake == .composition ? nil : isSlow ? 40_000 : 2_000
    }
    // The overloads of `==` multiply with those of the chain; the compiler gives up at a path six levels down in each link.
    if context.name == Self.expectation.name && isSlow || depth != nil { return nil }
    // The number of attempts grows ninefold with each `*` of the path before the mistake.
    guard depthOfMistake <= (mistake == .arithmetic ? 2 : 3) || mistake == .member,
      links <= 4 || !isSlow || links <= 6 && context.name == Self.statement.name
    else { return nil }
    return isSlow ? 80_000 : 25_000
  }

  private var linesOfMistake: [Int] {
    let last = 2 + links
    // A wrong root also concerns the operator before the link, or the operator that compares the
    // whole chain.
    return switch (mistake, context.name) {
    case (nil, _): []
    case (.root, Self.assertion.name): [2, last - 1, last]
    case (.root, Self.expectation.name): [last - 1, last, last + 1]
    case (.root, _): [last - 1, last]
    default: [last]
    }
  }
}

// MARK: - The source

extension Chain {
  private static let statement = Context(name: "statement", opening: "let changed = make()")
  private static let expectation = Context(
    name: "#expect(… == …)", opening: "@Test func test() { #expect(make()", closing: "== make()) }")
  private static let assertion = Context(
    name: "XCTAssertEqual", opening: "func test() { XCTAssertEqual(make()", closing: ", make()) }")
  private static let contexts = [
    statement,
    Context(name: "Factory.provide() as its head", opening: "let changed = Factory<L6>.provide()"),
    expectation, assertion,
    Context(
      name: "closure passed to map", opening: "let changed = [make()].map { $0", closing: "}"),
    Context(
      name: "branch of a switch",
      opening: "func pick(_ index: Int) -> L6 { switch index { case 0: make()",
      closing: "default: make() } }"),
  ]
}

extension Chain {
  static let model =
    (0...6).map { level in
      let next = level > 0 ? "; public var c: L\(level - 1)" : ""
      let properties = "public var v: Int; public var s: String; public var d: Double\(next)"
      let steps = [("p", "Prism"), ("a", "AffineTraversal"), ("t", "Traversal"), ("i", "Iso")].map {
        "public static var _\($0): \($1)<Self, L\(level - 1)> { fatalError() }\n"
      }
      return "public struct L\(level): Equatable, Sendable { \(properties) }\n"
        + (level > 0 ? "extension L\(level) {\n\(steps.joined())}\n" : "")
    }.joined()

  /// The source: two lines, a line for each link, and one more.
  private var source: String {
    let imports = ["FactoryProvider", "Foundation", "Model", "Optics", "Testing", "XCTest"]
    let correct = (0..<links - (mistake == nil ? 0 : 1)).map { index in
      link(
        index, down: depth ?? index % 3, leaf: ["_v", "_s", "_d"][index % 3],
        value: ["3", "\"ok\"", "3.5"][index % 3])
    }
    let head = [
      imports.map { "import \($0);" }.joined(separator: " ") + " " + Self.head, context.opening,
    ]
    return (head + correct + (mistake.map { [link(with: $0)] } ?? []) + [context.closing])
      .joined(separator: "\n") + "\n"
  }

  private static let head = """
    func make() -> L6 { fatalError() }; \
    extension L6: @retroactive Providable { public static func provide() -> L6 { make() } }; \
    extension Factory where Provided == L6 { \
    static func provide(v: Int = 0, s: String = "") -> L6 { make() } }
    """

  private func link(with mistake: Mistake) -> String {
    let (last, depth) = (links - 1, depthOfMistake)
    return switch mistake {
    case .value: link(last, down: depth, leaf: "_v", value: "\"oops\"")
    case .composition: link(last, down: depth - 1, leaf: "_c * L6._v", value: "3")
    case .root: link(last, from: 5, down: depth - 1, leaf: "_v", value: "3")
    case .member: link(last, down: depth, leaf: "_nope", value: "3")
    case .arithmetic: link(last, down: depth, leaf: "_v", value: "3 + \"x\"")
    }
  }

  private func link(
    _ index: Int, from root: Int = 6, down levels: Int, leaf: String, value: String
  ) -> String {
    let kinds = ["_p", "_c", "_t", "_c", "_a", "_i"]
    let steps = (0..<levels).map { level in
      switch spelling {
      case .star: "._c * L\(root - 1 - level)"
      case .dots: "._c"
      case .mixedDots: ".\(kinds[(index + level) % kinds.count])"
      }
    }
    return "  |> L\(root)\(steps.joined()).\(leaf) *~ \(value)"
  }
}
