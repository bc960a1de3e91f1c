import OpticsChanges

/// Whether any action has changed a state: an invariant that no action can break is not tested.
internal struct StateChanges<State> {
  /// Whether a state differs from the one before, or may differ.
  ///
  /// The states of objects, and states without `==`, cannot be compared.
  internal private(set) var areSeen = State.self is AnyClass || !(State.self is any Equatable.Type)
  private var before: State?

  /// Notes the state before an action, until a change was seen: the note copies the state.
  internal mutating func willReduce(_ state: State) {
    if !areSeen { before = state }
  }

  /// Compares the state after an action.
  internal mutating func didReduce(_ state: State) {
    if let before, areEqual(before, state) != true { areSeen = true }
    before = nil
  }
}

extension PropertyCheck {
  /// The error that no action changed the state.
  internal var changesNothing: Counterexample {
    notChecked(
      expected: "an action that changes the state", actual: "no action changed the first state")
  }
}
