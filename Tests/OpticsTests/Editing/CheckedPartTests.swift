import Optics
import Testing

/// A part whose initializer checks it is made again after each statement, wherever it stands.
@Suite(.serialized) struct CheckedPartTests {
  typealias Edit = @Sendable (inout Prescription.Draft) -> Void

  private func made(by edit: Edit) -> (count: Int, refused: Int) {
    let whole = Prescription.sample
    Dose.made = (0, 0)
    _ = whole.editing { edit(&$0) }
    return Dose.made
  }

  static let statements: [(String, Edit)] = [
    (
      "property",
      {
        $0.dose.amount = 5
        $0.dose.limit = 6
      }
    ),
    (
      "element",
      {
        $0.others[0].amount = 5
        $0.others[0].limit = 6
      }
    ),
    (
      "key",
      {
        $0.byDay["Monday"]?.amount = 5
        $0.byDay["Monday"]?.limit = 6
      }
    ),
    (
      "optional",
      {
        $0.rescue?.amount = 5
        $0.rescue?.limit = 6
      }
    ),
    (
      "payload",
      {
        $0.form.tablet?.amount = 5
        $0.form.tablet?.limit = 6
      }
    ),
  ]

  @Test(arguments: statements.indices)
  func eachStatementMakesThePart(index: Int) {
    let (place, edit) = Self.statements[index]
    #expect(made(by: edit) == (2, 1), "\(place)")
  }

  static let edits: [(String, Edit)] = [
    (
      "property",
      {
        $0.dose.edit {
          $0.amount = 5
          $0.limit = 6
        }
      }
    ),
    (
      "element",
      {
        $0.others[0].edit {
          $0.amount = 5
          $0.limit = 6
        }
      }
    ),
    (
      "key",
      {
        $0.byDay["Monday"]?.edit {
          $0.amount = 5
          $0.limit = 6
        }
      }
    ),
    (
      "optional",
      {
        $0.rescue?.edit {
          $0.amount = 5
          $0.limit = 6
        }
      }
    ),
    (
      "payload",
      {
        $0.form.tablet?.edit {
          $0.amount = 5
          $0.limit = 6
        }
      }
    ),
  ]

  @Test(arguments: edits.indices)
  func anEditOfThePartMakesItAtItsEnd(index: Int) {
    let (place, edit) = Self.edits[index]
    #expect(made(by: edit) == (1, 0), "\(place)")
  }

  @Test func anEditOfTheValueMakesItAtItsEnd() {
    let whole = Dose.sample
    Dose.made = (0, 0)
    let edited = whole.editing {
      $0.amount = 5
      $0.limit = 6
    }
    #expect(Dose.made == (1, 0))
    #expect(edited.limit == 6)
  }
}
