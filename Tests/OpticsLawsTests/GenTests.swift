import Optics
import OpticsLaws
import Testing

/// Tests generators: which values they have, and what their counterexamples shrink to.
@Suite struct GenTests {
  private struct Order: Equatable, Arbitrary {
    var note: String
    var lines: [Line]

    struct Line: Equatable, Arbitrary {
      var product: String
      var quantity: Int

      static func arbitrary(using source: inout RandomSource) -> Line {
        Line(product: .arbitrary(using: &source), quantity: .arbitrary(using: &source))
      }

      func shrunk() -> SimplerValues<Line> { shrunk(through: Lens(\.product), Lens(\.quantity)) }
    }

    static var _lines: Lens<Order, [Line]> { Lens(\.lines) }
    static var _quantities: Traversal<Order, Int> { _lines * [Line]._each * Lens(\.quantity) }

    static func arbitrary(using source: inout RandomSource) -> Order {
      Order(note: .arbitrary(using: &source), lines: .arbitrary(using: &source))
    }

    func shrunk() -> SimplerValues<Order> { shrunk(through: Lens(\.note), Order._lines) }
  }

  /// Returns the counterexample to a property, as the report shows it.
  private func counterexample<Value>(
    for generator: Gen<Value>, seed: UInt64 = 0, _ holds: (Value) -> Bool
  ) -> [String]? {
    let found = #expect(throws: Counterexample.self) {
      try checkProperty(for: generator, seed: seed, holds)
    }
    return found?.inputs.map(\.value)
  }

  @Test func integers() throws {
    let coverage = try checkProperty(
      for: .int(in: 3...9), label: { $0 == 3 || $0 == 9 ? "bound" : "inside" }
    ) { (3...9).contains($0) }
    #expect(coverage.percentage(of: "bound") > 20 && coverage.percentage(of: "inside") > 20)
    try checkProperty(for: .int(in: Int8.min ... .max)) { $0 == $0 }
    try checkProperty(for: .int(in: 7...7)) { $0 == 7 }
    #expect(counterexample(for: .int(in: 3...900)) { _ in false } == ["3"])
    #expect(counterexample(for: .int(in: 3...900)) { $0 < 50 } == ["50"])
    #expect(counterexample(for: .int(in: -900 ... -5)) { _ in false } == ["-5"])
    #expect(counterexample(for: .int(in: -900 ... -5)) { $0 > -50 } == ["-50"])
    #expect(counterexample(for: .int(in: UInt8(10)...200)) { $0 < 20 } == ["20"])
  }

  @Test func numbers() throws {
    try checkProperty(for: .double(in: 0.5...2)) { 0.5 <= $0 && $0 <= 2 }
    let greatest = Double.greatestFiniteMagnitude
    try checkProperty(for: .double(in: -greatest...greatest)) { $0.isFinite }
    #expect(counterexample(for: .double(in: 0.5...90)) { _ in false } == ["0.5"])
    #expect(counterexample(for: .double(in: 0.5...90)) { $0 < 7 } == ["7.0"])
  }

  @Test func elements() throws {
    let coverage = try checkProperty(for: .element(of: ["EUR", "USD", "YEN"]), label: { $0 }) {
      $0.count == 3
    }
    #expect(coverage.labels.count == 3)
    #expect(
      counterexample(for: .element(of: ["EUR", "USD", "YEN"])) { $0 == "EUR" } == [#""USD""#])
  }

  @Test func oneOf() throws {
    let signed = Gen.oneOf(.int(in: 1...9), .int(in: -9 ... -1))
    let coverage = try checkProperty(for: signed, label: { $0 < 0 ? "-" : "+" }) { $0 != 0 }
    #expect(coverage.percentage(of: "-") > 40 && coverage.percentage(of: "+") > 40)
    // The values of the first generator are the simplest.
    #expect(counterexample(for: signed) { _ in false } == ["1"])
    #expect(counterexample(for: signed) { $0 > -3 } == ["-3"])
  }

  @Test func mapped() {
    let even = Gen.int(in: 0...500).map { $0 * 2 }
    #expect(counterexample(for: even) { $0 < 51 } == ["52"])
  }

  @Test func filtered() throws {
    let odd = Gen.int(in: 0...500).filter { $0 % 2 == 1 }
    #expect(try checkProperty(for: odd) { $0 % 2 == 1 }.discarded < 20)
    #expect(counterexample(for: odd) { $0 < 50 } == ["51"])
  }

  /// The check says that there are no values, and how many were discarded.
  @Test func filterOfNothing() {
    let found = #expect(throws: Counterexample.self) {
      try checkProperty(
        for: .int(in: 0...9).filter { $0 > 9 }, cases: 10, fileID: "M/F.swift", line: 1
      ) { _ in true }
    }
    #expect(
      found?.description == """
        not checked: the property holds for every Int
          expected: 10 cases, at most 40 discarded
          actual:   0 cases, 41 discarded
          checked:  M/F.swift:1
        """)
  }

  @Test func shareOfDiscards() throws {
    let rare = Gen.int(in: 0...99).filter { $0 < 10 && $0 > 0 }
    let coverage = try checkProperty(for: rare) { $0 < 10 }
    #expect(coverage.cases == defaultNumberOfCases && coverage.discarded > 50)
  }

  @Test func tuples() throws {
    let found = #expect(throws: Counterexample.self) {
      try checkProperty(for: .zip(.int(in: 1...90), .element(of: "abc"))) { number, letter in
        number < 20 || letter == "a"
      }
    }
    #expect(found?.inputs.map(\.name) == ["$0", "$1"])
    #expect(found?.inputs.map(\.value) == ["20", #""b""#])
  }

  @Test func arraysAndTexts() throws {
    let rolls = Gen.int(in: 1...6).array(of: 2...5)
    try checkProperty(for: rolls) { (2...5).contains($0.count) && $0.allSatisfy { $0 > 0 } }
    #expect(counterexample(for: rolls) { _ in false } == ["[1, 1]"])
    #expect(counterexample(for: rolls) { !$0.contains(4) } == ["[4, 1]"])
    let code = Gen.element(of: "0123").string(of: 3...8)
    #expect(counterexample(for: code) { !$0.contains("2") } == [#""002""#])
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func replacedParts(seed: UInt64) throws {
    let orders = Gen<Order>.arbitrary.replacing(Order._quantities, by: .int(in: 1...99))
    let coverage = try checkProperty(
      for: orders, seed: seed, label: { $0.lines.isEmpty ? "empty" : "lines" }
    ) { $0.lines.allSatisfy { (1...99).contains($0.quantity) } }
    #expect(coverage.percentage(of: "lines") > 50)
    // A line in the middle is enough to break it, and the others are left out.
    let line = #"Order(note: "", lines: [Line(product: "", quantity: 50)])"#
    let found = counterexample(for: orders, seed: seed) { $0.lines.allSatisfy { $0.quantity < 50 } }
    #expect(found?.first?.hasSuffix(line.dropFirst(5)) == true, "\(found ?? [])")
  }

  @Test func awaited() async {
    let found = await #expect(throws: Counterexample.self) {
      try await checkProperty(for: .int(in: 1...99)) { number in
        await Task.yield()
        return number < 7
      }
    }
    #expect(found?.inputs.map(\.value) == ["7"])
    #expect(found?.location == "\(#fileID):\(#line - 7)")
  }

  /// The seed of a report makes the counterexample in the first case.
  @Test func replay() throws {
    func check(cases: Int, seed: UInt64) throws(Counterexample) {
      try checkProperty(
        for: Gen.int(in: 1...99).array(of: 0...9), cases: cases, seed: seed, fileID: "F", line: 1
      ) { $0.count < 5 }
    }
    let found = try #require(throws: Counterexample.self) { try check(cases: 500, seed: 8) }
    let seed = try #require(UInt64(found.replay?.dropFirst(6) ?? ""))
    #expect(throws: found) { try check(cases: 1, seed: seed) }
  }
}
