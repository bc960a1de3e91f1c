import Optics
import Testing

/// The verbs that reducers and forms need.
@Suite struct EverydayVerbsTests {
  @Test func payloadsOfOptionalEnumsAreOptional() {
    let success = Result<Int, CancellationError>._success.optional
    #expect(success.get(nil) == nil)
    #expect(success.get(.success(1)) == 1)
    #expect(success.get(.failure(CancellationError())) == nil)
    var result: Result<Int, CancellationError>?
    success.set(2, in: &result)
    #expect(success.get(result) == 2)
    success.set(nil, in: &result)
    #expect(result == nil)
    result = .failure(CancellationError())
    success.set(nil, in: &result)
    #expect(result != nil)
    expectLawful(Int?._some.optional, wholes: [nil, 1], parts: [nil, 1, 2])
  }

  @Test func elementsAreInsertedAndRemovedByIdentity() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name = ""
    }
    var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    [Item]._at(id: 2).set(nil, in: &items)
    #expect(items.map(\.id) == [1, 3])
    [Item]._at(id: 4).set(Item(id: 4), in: &items)
    [Item]._at(id: 1).set(Item(id: 1, name: "one"), in: &items)
    [Item]._at(id: 9).set(nil, in: &items)
    #expect(items == [Item(id: 1, name: "one"), Item(id: 3), Item(id: 4)])
    #expect([Item]._at(id: 3).get(items) == Item(id: 3))
    let carts = [items, []] |> [[Item]]._each.at(id: 4) *~ nil
    #expect(carts.map(\.count) == [2, 0])
  }

  @Test func chosenOpticsHaveToMatch() {
    #expect(Sign._value.get(.minus(2)) == 2)
    #expect(Sign.minus(2) |> Sign._value *~ 3 == .minus(3))
    var sign = Sign.plus(1)
    #expect(Sign._value.modify(&sign) { $0 += 1 } == ())
    #expect(sign == .plus(2))
    expectLawful(Sign._value, wholes: [.plus(1), .minus(2)], parts: [0, 5])
  }

  @Test func indicesAreKeptBehindValues() {
    let scores = [Player]._each.indexed.then(keepingIndex: Player._score)
    #expect(scores.all(Team.sample.players).map(\.index) == [0, 1, 2])
    var changed = Team.sample.players
    scores.modify(&changed) { $0.value += 10 * $0.index }
    #expect(changed.map(\.score) == [1, 14, 25])
    let tags = [Player]._each.indexed.then(keepingIndex: Player._tags.contains("y"))
    #expect(tags.all(Team.sample.players).filter(\.value).map(\.index) == [1])
  }

  @Test func partsAreFoundByPosition() {
    let scores = Team._players._each._score
    #expect(scores.part(at: 1).extract(.sample) == 4)
    #expect(scores.part(at: 3).extract(.sample) == nil)
    #expect(scores.part(at: -1).extract(.sample) == nil)
    #expect(scores.all(Team.sample |> scores.part(at: 2) *~ 0) == [1, 4, 0])
    expectLawful(scores.part(at: 0), wholes: [.sample], parts: [1, 2])
  }

  @Test func threeLensesAreOne() {
    let all = Tuple3<Int, String, Bool>._0.and(Tuple3._1, Tuple3._2)
    #expect(all.get((1, "a", true)) == (1, "a", true))
    let changed = (1, "a", true) |> all *~ (2, "b", false)
    #expect(changed == (2, "b", false))
  }

  @Test func treesAreCopied() {
    let tree = Nested(value: 1, children: [Nested(value: 2, children: []), Nested(value: 3)])
    let doubled = Nested._children.deep.modifying(tree) {
      Nested(value: $0.value * 2, children: $0.children)
    }
    #expect(Nested._children.universe(of: doubled).map(\.value) == [2, 4, 6])
    #expect(Nested._children.universe(of: tree).map(\.value) == [1, 2, 3])
    let small = Nested._children.rewriting(tree) {
      $0.value > 1 ? Nested(value: $0.value - 1, children: $0.children) : nil
    }
    #expect(Nested._children.universe(of: small).map(\.value) == [1, 1, 1])
  }
}

private enum Sign: Equatable {
  case plus(Int)
  case minus(Int)

  static var _plus: Prism<Sign, Int> {
    Prism(extract: { if case .plus(let value) = $0 { value } else { nil } }, embed: Sign.plus)
  }
  static var _minus: Prism<Sign, Int> {
    Prism(extract: { if case .minus(let value) = $0 { value } else { nil } }, embed: Sign.minus)
  }
  static var _value: Lens<Sign, Int> {
    .choosing {
      switch $0 {
      case .plus: Sign._plus
      case .minus: Sign._minus
      }
    }
  }
}

private struct Nested {
  var value: Int
  var children: [Nested] = []

  static var _children: Traversal<Nested, Nested> {
    Traversal(
      forEach: { $0.children.forEach($1) },
      modify: { whole, body in for index in whole.children.indices { body(&whole.children[index]) }
      })
  }
}
