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

  /// The code around the expression.
  enum Context: String, CaseIterable {
    case statement
    case factory = "Factory.provide() as its head"
    case expectation = "#expect(… == …)"
    case assertion = "XCTAssertEqual"
    case closure = "closure passed to map"
    case branch = "branch of a switch"
  }

  let spelling: Spelling
  let links: Int
  /// The number of levels that each link of a valid chain goes down; `nil` varies the number from 0
  /// to 2.
  var depth: Int?
  var mistake: Mistake?
  /// The number of levels that the link with the mistake goes down.
  var depthOfMistake = 1
  var context = Context.statement

  /// Whether the mistake can occur: dots cannot compose the wrong optics.
  var isPossible: Bool { mistake != .composition || spelling == .star }

  /// The lines at which the compiler may report the mistake in the last link.
  var linesOfMistake: [Int] {
    let first = Self.model.split(separator: "\n").count + 1
    let last = first + links
    if mistake != .root { return [last] }
    // A wrong root also concerns the operator before the link, or the operator that compares the
    // whole chain.
    return switch context {
    case .assertion: [first, last - 1, last]
    case .expectation: [last - 1, last, last + 1]
    default: [last - 1, last]
    }
  }

  var source: String {
    var lines = [Self.model, context.opening]
    for index in 0..<links - (mistake == nil ? 0 : 1) {
      let leaf = ["_v", "_s", "_d"][index % 3]
      lines.append(link(index, down: depth ?? index % 3, leaf: leaf, value: Self.values[index % 3]))
    }
    if let mistake { lines.append(lastLink(with: mistake)) }
    return (lines + [context.closing]).joined(separator: "\n") + "\n"
  }

  private static let values = ["3", "\"ok\"", "3.5"]

  /// The steps down of links of all kinds, in turn.
  private static let steps = ["_p", "_c", "_t", "_c", "_a", "_i"]

  private func lastLink(with mistake: Mistake) -> String {
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
    var path = "L\(root)"
    for level in 0..<levels {
      let step = Self.steps[(index + level) % Self.steps.count]
      path += spelling == .mixedDots ? ".\(step)" : "._c"
      if spelling == .star { path += " * L\(root - 1 - level)" }
    }
    return "  |> \(path).\(leaf) *~ \(value)"
  }

  private static let model: String = {
    var lines = ["FactoryProvider", "Foundation", "Optics", "Testing", "XCTest"].map {
      "import \($0)"
    }
    lines.append("func make() -> L6 { fatalError() }")
    lines.append("extension L6: Providable { static func provide() -> L6 { make() } }")
    lines.append("extension Factory where Provided == L6 {")
    lines.append("  static func provide(v: Int = 0, s: String = \"\") -> L6 { make() }")
    lines.append("}")
    for level in 0...6 {
      let next = level > 0 ? "; var c: L\(level - 1)" : ""
      lines.append(
        "struct L\(level): Equatable { var v: Int; var s: String; var d: Double\(next) }")
      lines.append("extension L\(level) {")
      lines.append("  static var _v: Lens<L\(level), Int> { Lens(\\.v) }")
      lines.append("  static var _s: Lens<L\(level), String> { Lens(\\.s) }")
      lines.append("  static var _d: Lens<L\(level), Double> { Lens(\\.d) }")
      if level > 0 {
        let parts = "<L\(level), L\(level - 1)>"
        lines.append("  static var _c: Lens\(parts) { Lens(\\.c) }")
        lines.append("  static var _p: Prism\(parts) { fatalError() }")
        lines.append("  static var _a: AffineTraversal\(parts) { fatalError() }")
        lines.append("  static var _t: Traversal\(parts) { fatalError() }")
        lines.append("  static var _i: Iso\(parts) { fatalError() }")
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n")
  }()
}

extension Chain.Context {
  /// The source up to the value that the first link changes.
  fileprivate var opening: String {
    switch self {
    case .statement: "let changed = make()"
    case .factory: "let changed = Factory<L6>.provide()"
    case .expectation: "@Test func test() { #expect(make()"
    case .assertion: "func test() { XCTAssertEqual(make()"
    case .closure: "let changed = [make()].map { $0"
    case .branch: "func pick(_ index: Int) -> L6 { switch index { case 0: make()"
    }
  }

  /// The source after the last link.
  fileprivate var closing: String {
    switch self {
    case .statement, .factory: ""
    case .expectation: "== make()) }"
    case .assertion: ", make()) }"
    case .closure: "}"
    case .branch: "default: make() } }"
    }
  }
}
