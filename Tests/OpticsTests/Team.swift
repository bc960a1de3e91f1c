import Optics

/// A model for the tests.
struct Team: Equatable {
  let captain: Player
  let deputy: Player?
  let players: [Player]
  var results: [String: [Int]]
  var tags: Set<String>

  static let sample = Team(
    captain: Player(name: "ann", score: 3, tags: ["x"]),
    deputy: Player(name: "bob", score: 2, tags: []),
    players: [
      Player(name: "eve", score: 1, tags: []), Player(name: "dan", score: 4, tags: ["y"]),
      Player(name: "fay", score: 5, tags: []),
    ],
    results: ["home": [1, 2, 3], "away": [4]], tags: ["old"])
}

struct Player: Equatable {
  let name: String
  var score: Int
  var tags: Set<String>
}

extension Team {
  static var _captain: Lens<Team, Player> {
    Lens(
      getter: { $0.captain },
      setter: {
        Team(
          captain: $0, deputy: $1.deputy, players: $1.players, results: $1.results, tags: $1.tags)
      })
  }
  static var _deputy: Lens<Team, Player?> {
    Lens(
      getter: { $0.deputy },
      setter: {
        Team(
          captain: $1.captain, deputy: $0, players: $1.players, results: $1.results, tags: $1.tags)
      })
  }
  static var _players: Lens<Team, [Player]> {
    Lens(
      getter: { $0.players },
      setter: {
        Team(
          captain: $1.captain, deputy: $1.deputy, players: $0, results: $1.results, tags: $1.tags)
      })
  }
  static var _results: Lens<Team, [String: [Int]]> { Lens(\.results) }
  static var _tags: Lens<Team, Set<String>> { Lens(\.tags) }
}

extension Player {
  static var _name: Lens<Player, String> {
    Lens(
      getter: { $0.name }, setter: { Player(name: $0, score: $1.score, tags: $1.tags) })
  }
  static var _score: Lens<Player, Int> { Lens(\.score) }
  static var _tags: Lens<Player, Set<String>> { Lens(\.tags) }
}
