import Optics
import Testing

/// Tests what optics print: their path in a debug build, otherwise their kind.
@Suite struct DescriptionTests {
  @Test func paths() {
    let players = Team._players
    let scores = players._each._score
    expect(Player._name, "Player.name", "Lens<Player, String>")
    expect(Int?._some, "Optional<Int>.some", "Prism<Optional<Int>, Int>")
    expect([Int]._first, "Array<Int>.first", "AffineTraversal<Array<Int>, Int>")
    expect(Iso<Int, Int>.identity, "Int.identity", "Iso<Int, Int>")
    expect(Tuple2<Int, Bool>._1, "(Int, Bool).1", "Lens<(Int, Bool), Bool>")
    expect([Int]._each, "Array<Int>.each", "Traversal<Array<Int>, Int>")
    expect(Int.fromDescription, "String.fromDescription", "Prism<String, Int>")
    // Dots, `*`, `then`, methods, and a stored part of a path.
    expect(players._each._name, "Team.players.each.name", "Traversal<Team, String>")
    expect(
      [Team]._first * players * [Player]._last * Player._name,
      "Array<Team>.first.players.last.name", "AffineTraversal<Array<Team>, String>")
    expect(
      players.then([Player]._first).then(Player._name), "Team.players.first.name",
      "AffineTraversal<Team, String>")
    expect(
      players.index(2)._name, "Team.players.index(_:).name", "AffineTraversal<Team, String>")
    // A key path has names, too.
    expect(Player._score, "Player.score", "Lens<Player, Int>")
    expect(Lens(\Player.score), "Player.score", "Lens<Player, Int>")
    expect(
      [(x: Int, y: (Int, Int))]._each.then(path: \.y.1),
      "Array<(x: Int, y: (Int, Int))>.each.y.1", "Traversal<Array<(x: Int, y: (Int, Int))>, Int>")
    // What is made from a path.
    expect(
      players._each.filtered { $0.score > 1 }.first._name,
      "Team.players.each.filtered { … }.first.name", "AffineTraversal<Team, String>")
    expect(
      scores.indexed, "Team.players.each.score.indexed", "Traversal<Team, Indexed<Int, Int>>")
    expect(scores.parts, "Team.players.each.score.parts", "Lens<Team, Array<Int>>")
    expect(
      scores.dropFirst().prefix { $0 > 1 },
      "Team.players.each.score.dropFirst(_:).prefix { … }", "Traversal<Team, Int>")
    expect(
      Team._captain._score.adjoin(Team._deputy._some._score),
      "Team.captain.score.adjoin(Team.deputy.some.score)", "Traversal<Team, Int>")
    expect(
      Player._name.and(Player._score, Player._tags),
      "Player.name.and(Player.score, Player.tags)", "Lens<Player, (String, Int, Set<String>)>")
    expect(
      players._each.indexed.then(keepingIndex: Player._name),
      "Team.players.each.indexed.then(Player.name)", "Traversal<Team, Indexed<Int, String>>")
    // Converted, the path stays.
    expect(Traversal(Team._captain), "Team.captain", "Traversal<Team, Player>")
    // A member without a property of its own, and a name that is given.
    expect(Team._scores, "Team.players.each.score", "Traversal<Team, Int>")
    expect(Team._size, "Team.size", "Lens<Team, Int>")
    expect(size(named: "_length"), "Team.length", "Lens<Team, Int>")
  }

  /// Steps without a name, which would print as what stands around them.
  @Test func pathsWithoutNames() {
    let local = size()
    expect(local, nil, "Lens<Team, Int>")
    expect([Team]._each * local, nil, "Traversal<Array<Team>, Int>")
    expect(Team.number, nil, "Lens<Team, Int>")
    expect(Team._captain._score.adjoin(local), nil, "Traversal<Team, Int>")
    expect(Lens<[Int], Int>(\.[1]), nil, "Lens<Array<Int>, Int>")
    expect(Team._players._each.then(path: \.[1]), nil, "Traversal<Team, Int>")
  }

  private func expect<Kind, Whole, Part>(
    _ optic: Optic<Kind, Whole, Part>, _ path: String?, _ kind: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #if DEBUG
      #expect("\(optic)" == path ?? kind, sourceLocation: location)
    #else
      #expect("\(optic)" == kind, sourceLocation: location)
    #endif
  }

  private func size(named name: StaticString = #function) -> Lens<Team, Int> {
    Lens(
      get: { $0.results.count },
      modify: { _, body in
        var size = 0
        body(&size)
      }, named: name)
  }
}

extension Team {
  fileprivate static var _scores: Traversal<Team, Int> { _players._each._score }
  fileprivate static var _size: Lens<Team, Int> {
    Lens(getter: { $0.results.count }, setter: { $1 })
  }
  fileprivate static let number = Lens<Team, Int>(getter: { $0.results.count }, setter: { $1 })
}

extension Player {
  /// Not a stored property, so its key path has no name to print.
  fileprivate subscript(number: Int) -> Int {
    get { score }
    set { score = newValue }
  }
}
