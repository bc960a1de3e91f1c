// Declarations that the examples of edits use.
import Optics

struct Score: Equatable, CustomDebugStringConvertible {
  let points: [Int]

  var debugDescription: String { "Score(points: \(points))" }
}

extension Score: Editable {
  struct Draft: DraftProtocol {
    typealias _Whole = Score
    var points: [Int]
  }
  static func _opened(_ all: consuming Score) -> Draft { Draft(points: all.points) }
  static func _closed(_ all: consuming Draft) -> Score { Score(points: all.points) }
}

/// A collection of somebody else.
struct Deck<Card>: MutableCollection {
  var cards: [Card]

  var startIndex: Int { cards.startIndex }
  var endIndex: Int { cards.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Card {
    get { cards[index] }
    _modify { yield &cards[index] }
  }
}
