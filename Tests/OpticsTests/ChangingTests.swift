import Optics
import Testing

/// Blocks of many changes.
@Suite struct ChangingTests {
  @Test func laterLinesSeeWhatEarlierLinesChanged() {
    let changed = changing(Player.sample) {
      Player._score *~ 1
      Player._score %~ { $0 + 10 }
      Player._name *~ "eve"
    }
    #expect(changed == Player(name: "eve", score: 11, tags: []))
  }

  @Test func branchesAreChangesToo() {
    for isRenamed in [true, false] {
      let name: String? = isRenamed ? "eve" : nil
      let changed = changing(Player.sample) {
        if isRenamed { Player._score *~ 7 }
        if let name { Player._name *~ name } else { Player._score *~ 8 }
        switch name {
        case "eve": Player._tags.contains("renamed") *~ true
        default:
          Player._tags.contains("kept") *~ true
          Player._tags.contains("same") *~ true
        }
      }
      let expected =
        isRenamed
        ? Player(name: "eve", score: 7, tags: ["renamed"])
        : Player(name: "ann", score: 8, tags: ["kept", "same"])
      #expect(changed == expected, "\(isRenamed)")
    }
  }

  @Test func loopsAndConstantsMayStandInBlocks() {
    let changed = changing(Player.sample) {
      let tags = ["a", "b", "c"]
      for tag in tags where tag != "b" { Player._tags.contains(tag) *~ true }
      for step in 1...3 { Player._score %~ { $0 * 10 + step } }
    }
    #expect(changed == Player(name: "ann", score: 3123, tags: ["a", "c"]))
  }

  @Test func blocksNestBelowPaths() {
    let changed = changing(Team.sample) {
      Team._captain.changing {
        Player._score *~ 1
        if true { Player._name *~ "cap" }
      }
      Team._players._each.changing {
        Player._score *~ 0
        Player._tags.contains("x") *~ true
      }
      Team._tags *~ []
    }
    #expect(changed.captain == Player(name: "cap", score: 1, tags: ["x"]))
    #expect(changed.players.map(\.score) == [0, 0, 0])
    #expect(changed.players.allSatisfy { $0.tags.contains("x") })
    #expect(changed.tags.isEmpty)
    #expect(changed.deputy == Team.sample.deputy)
  }

  /// The builder has a declaration for one line, for up to four, for up to twelve and for more.
  @Test func eachLineOfABlockCounts() {
    func add(_ line: Int) -> ([Int]) -> [Int] { { $0 + [line] } }
    let five = changing([Int]()) {
      add(1)
      add(2)
      add(3)
      add(4)
      add(5)
    }
    #expect(five == Array(1...5))
    let twelve = changing([Int]()) {
      add(1)
      add(2)
      add(3)
      add(4)
      add(5)
      add(6)
      add(7)
      add(8)
      add(9)
      add(10)
      add(11)
      add(12)
    }
    #expect(twelve == Array(1...12))
    let thirteen = changing([Int]()) {
      add(1)
      add(2)
      add(3)
      add(4)
      add(5)
      add(6)
      add(7)
      add(8)
      add(9)
      add(10)
      add(11)
      add(12)
      add(13)
    }
    #expect(thirteen == Array(1...13))
    let thirtyFour = changing([Int]()) {
      add(1)
      add(2)
      add(3)
      add(4)
      add(5)
      add(6)
      add(7)
      add(8)
      add(9)
      add(10)
      add(11)
      add(12)
      add(13)
      add(14)
      add(15)
      add(16)
      add(17)
      add(18)
      add(19)
      add(20)
      add(21)
      add(22)
      add(23)
      add(24)
      add(25)
      add(26)
      add(27)
      add(28)
      add(29)
      add(30)
      add(31)
      add(32)
      add(33)
      add(34)
    }
    #expect(thirtyFour == Array(1...34))
  }

  @Test func emptyBlocksChangeNothing() {
    #expect(changing(Player.sample) {} == Player.sample)
    #expect(changing(Player.sample) { if false { Player._score *~ 1 } } == Player.sample)
  }

  @Test func blocksAreChecksInExpectations() {
    #expect(changing(Player.sample) { Player._score *~ 1 }.score == 1)
    #expect(Player.sample == changing(Player.sample) { Player._score *~ 3 })
  }

  @Test func variablesAreChangedInPlace() {
    var player = Player.sample
    change(&player) {
      Player._score *~ 5
      Player._name %~ { $0.uppercased() }
    }
    #expect(player == Player(name: "ANN", score: 5, tags: []))
  }

  @Test func errorsLeaveVariablesAlone() {
    struct Refusal: Error {}
    func score(_ text: String) throws(Refusal) -> Int {
      guard let score = Int(text) else { throw Refusal() }
      return score
    }
    var player = Player.sample
    #expect(throws: Refusal.self) {
      try change(&player) {
        Player._name *~ "eve"
        Player._score *~ (try score("?"))
      }
    }
    #expect(player == .sample)
    #expect(throws: Refusal.self) {
      try changing(player) { try Player._score *~ score("?") }
    }
    #expect(throws: Never.self) {
      let changed = try changing(player) {
        try Player._score *~ score("12")
      }
      #expect(changed.score == 12)
    }
  }

  @Test func attributeMakesNamedChanges() {
    @ChangeBuilder<Player> func promoted(by points: Int) -> (Player) -> Player {
      Player._score %~ { $0 + points }
      Player._tags.contains("promoted") *~ true
    }
    let expected = Player(name: "ann", score: 8, tags: ["promoted"])
    #expect(Player.sample |> promoted(by: 5) == expected)
    #expect(changing(Player.sample) { promoted(by: 5) } == expected)
  }
}

extension Player {
  fileprivate static let sample = Player(name: "ann", score: 3, tags: [])
}
