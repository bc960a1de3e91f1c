import Optics
import Testing

/// Tests trees, with an optic onto the children of a node.
@Suite struct RecursionTests {
  private static let sample: Formula = .and(.not(.not(.fact("a"))), .not(.and(.fact("b"), .truth)))

  @Test func theUniverseListsEachNodeBeforeItsParts() {
    let nodes = Formula._children.universe(of: Self.sample)
    #expect(nodes.count == 8)
    #expect(nodes.first == Self.sample)
    #expect(nodes.compactMap(Formula._fact.extract) == ["a", "b"])
    #expect(nodes.last == .truth)
    #expect(Formula._children.universe(of: .truth) == [.truth])
  }

  @Test func anyNumberOfPartsKeepsItsOrder() {
    struct Folder {
      var number: Int
      var folders: [Folder]
    }
    let folders = Lens<Folder, [Folder]>(\.folders) * [Folder]._each
    for count in 0...5 {
      let numbers = Array(0..<count)
      let root = Folder(
        number: -1,
        folders: numbers.map {
          Folder(number: $0, folders: [Folder(number: $0 + 10, folders: [])])
        })
      let found = folders.universe(of: root).map(\.number)
      #expect(found.first == -1)
      #expect(Array(found.dropFirst()) == numbers.flatMap { [$0, $0 + 10] })
    }
  }

  @Test func aChangeOfAllNodesGoesFromTheLeavesUp() {
    var formula = Self.sample
    var visited: [Formula] = []
    Formula._children.deep.modify(&formula) {
      visited.append($0)
      if case .fact(let name) = $0 { $0 = .fact(name.uppercased()) }
    }
    #expect(formula == .and(.not(.not(.fact("A"))), .not(.and(.fact("B"), .truth))))
    #expect(visited.first == .fact("a"))
    #expect(visited.last == formula)
    #expect(visited.count == 8)
  }

  @Test func aChangeOfAllNodesStopsAtTheFirstError() {
    struct Stop: Error, Equatable {}
    var formula = Self.sample
    var number = 0
    #expect(throws: Stop()) {
      try Formula._children.deep.modify(&formula) { node throws(Stop) in
        number += 1
        guard node != .fact("b") else { throw Stop() }
        node = .not(node)
      }
    }
    #expect(number == 4)
    #expect(Formula._children.first.extract(formula) == .not(.not(.not(.not(.not(.fact("a")))))))
  }

  @Test func aRewriteEndsWhenTheRuleAppliesNowhere() {
    var formula: Formula = .not(.and(.not(.fact("a")), .not(.not(.not(.fact("b"))))))
    Formula._children.rewrite(&formula) {
      if case .not(.not(let same)) = $0 { same } else { nil }
    }
    #expect(formula == .not(.and(.not(.fact("a")), .not(.fact("b")))))
    let before = formula
    Formula._children.rewrite(&formula) { _ in nil }
    #expect(formula == before)
  }

  @Test func aRewriteAppliesTheRuleToReplacements() {
    var formula: Formula = .and(.truth, .and(.truth, .fact("a")))
    Formula._children.rewrite(&formula) {
      if case .and(.truth, let rest) = $0 { .not(.not(rest)) } else { nil }
    }
    Formula._children.rewrite(&formula) {
      switch $0 {
      case .not(.not(let same)): same
      case .fact("a"): .and(.truth, .fact("c"))
      default: nil
      }
    }
    #expect(formula == .and(.truth, .fact("c")))
  }

  @Test func aPrismIsEnoughForAChain() {
    var formula: Formula = .not(.not(.not(.truth)))
    #expect(Formula._not.universe(of: formula).count == 4)
    Formula._not.deep.modify(&formula) { if $0 == .truth { $0 = .fact("true") } }
    #expect(formula == .not(.not(.not(.fact("true")))))
  }

  @Test func theUniverseOfADeepTreeNeedsNoDeepStack() {
    var formula = Formula.truth
    for _ in 0..<20_000 { formula = .not(formula) }
    #expect(Formula._children.universe(of: formula).count == 20_001)
    // Released from the root downward, because releasing it at once would need a deep stack.
    while case .not(let inner) = formula { formula = inner }
  }

  @Test func changesAndRewritesOfADeepTreeNeedNoDeepStack() {
    var formula = Formula.fact("a")
    for _ in 0..<100_000 { formula = .not(formula) }
    Formula._children.deep.modify(&formula) { if case .fact = $0 { $0 = .truth } }
    #expect(Formula._children.universe(of: formula).last == .truth)
    Formula._children.rewrite(&formula) { if case .not(.not(let same)) = $0 { same } else { nil } }
    #expect(formula == .truth)
  }

  @Test func manyReplacementsNeedNoDeepStack() {
    let leaves = AffineTraversal<Int, Int>(extract: { _ in nil }, modify: { _, _ in })
    var number = 100_000
    leaves.rewrite(&number) { $0 > 0 ? $0 - 1 : nil }
    #expect(number == 0)
  }

  @Test func childrenAreLawful() {
    expectLawful(
      Formula._children, wholes: [Self.sample, .truth, .not(.truth)], parts: [.truth, .fact("x")])
  }
}

/// A type with one or two parts of its own type.
private indirect enum Formula: Equatable, Sendable {
  case truth
  case fact(String)
  case not(Formula)
  case and(Formula, Formula)

  static var _fact: Prism<Formula, String> {
    Prism(extract: { if case .fact(let name) = $0 { name } else { nil } }, embed: Formula.fact)
  }

  static var _not: Prism<Formula, Formula> {
    Prism(extract: { if case .not(let inner) = $0 { inner } else { nil } }, embed: Formula.not)
  }

  static var _and: Prism<Formula, (Formula, Formula)> {
    Prism(
      extract: { if case .and(let left, let right) = $0 { (left, right) } else { nil } },
      embed: Formula.and)
  }

  static var _children: Traversal<Formula, Formula> {
    _not.adjoin(_and * Tuple2._0).adjoin(_and * Tuple2._1)
  }
}
