/// A model with a type whose initializer checks its arguments, in each place that a part may have.
struct Prescription: Equatable {
  let dose: Dose
  let others: [Dose]
  let byDay: [String: Dose]
  let rescue: Dose?
  let form: Form
  let note: String

  static let sample = Prescription(
    dose: .sample, others: [.sample], byDay: ["Monday": .sample], rescue: .sample,
    form: .tablet(.sample), note: "")
}

enum Form: Equatable {
  case tablet(Dose)
  case none
}

struct Dose: Equatable {
  let amount: Int
  let limit: Int

  /// How often a dose was made, and how often it would have been refused.
  nonisolated(unsafe) static var made = (count: 0, refused: 0)

  static let sample = Dose(amount: 1, limit: 2)

  // lens-gen: trust
  init(amount: Int, limit: Int) {
    self.amount = amount
    self.limit = limit
    Self.made.count += 1
    if amount > limit { Self.made.refused += 1 }
  }
}
