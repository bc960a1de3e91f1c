/// Checks that a reducer keeps an invariant, whatever the actions.
///
///     enum Payment: Equatable { case deposit(UInt8), withdraw(UInt8) }
///
///     extension Payment: Arbitrary {
///       static func arbitrary(using source: inout RandomSource) -> Payment {
///         let amount = UInt8.arbitrary(using: &source)
///         return source.index(below: 2) == 0 ? .deposit(amount) : .withdraw(amount)
///       }
///
///       func shrunk() -> SimplerValues<Payment> {
///         switch self {
///         case .deposit(let amount): amount.shrunk().map { .deposit($0) }
///         case .withdraw(let amount): amount.shrunk().map { .withdraw($0) }
///         }
///       }
///     }
///
///     func reduce(_ balance: inout Int, _ payment: Payment) {
///       switch payment {
///       case .deposit(let amount): balance += Int(amount)
///       case .withdraw(let amount): balance -= Int(amount)
///       }
///     }
///
///     do {
///       try checkInvariant(
///         of: reduce, from: 0, actions: Payment.self, fileID: "M/F.swift", line: 1
///       ) { balance in
///         balance >= 0
///       }
///     } catch {
///       print(error)
///     }
///     // not true: the invariant holds after every list of Payment
///     //   actions:  [.withdraw(1)]
///     //   state:    -1
///     //   replay:   seed: 1853398634
///     //   checked:  M/F.swift:1
///
/// The check applies lists of arbitrary actions, and tests the invariant in the first state and after
/// each action. If the invariant is broken, or the reducer or the invariant throws, the check shortens
/// the list and simplifies its actions as long as that still happens. A reported list of at most eight
/// actions is the shortest: the check has tried every part of it. The report prints the list as Swift
/// code, to be pasted into a test: `actions.reduce(into: state, reduce)` repeats what happened.
///
/// - Parameters:
///   - reduce: The reducer: changes a state by an action.
///   - state: The first state, evaluated for each list of actions. So it may be an object.
///   - action: The type of the actions.
///   - cases: The number of lists to try; at least one.
///   - seed: The seed of the generated lists. A report names the seed that replays its
///     counterexample.
///   - size: The maximal number of actions in a list, and the maximal size of the generated values;
///     not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The invariant: whether a state is valid.
/// - Throws: ``Counterexample`` if a list of actions breaks the invariant, if there are no cases, or if no
///   action changes the state, as far as `==` of the state tells.
public func checkInvariant<State, Action: Arbitrary>(
  of reduce: (inout State, Action) throws -> Void, from state: @autoclosure () -> State,
  actions action: Action.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (State) throws -> Bool
) throws(Counterexample) {
  let check = PropertyCheck<[Action]>(
    ofActions: action, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  var changes = StateChanges<State>()
  _ = try check.run { actions in
    var state = state()
    if try !holds(state) { return .broke(state) }
    for action in actions {
      if !changes.areSeen { changes.willReduce(state) }
      try reduce(&state, action)
      if !changes.areSeen { changes.didReduce(state) }
      if try !holds(state) { return .broke(state) }
    }
    return nil
  }
  if !changes.areSeen { throw check.changesNothing }
}

/// Checks that a reducer that returns the next state keeps an invariant, whatever the actions.
///
///     enum Step: CaseIterable, Arbitrary { case up, down }
///
///     func next(_ floor: Int, _ step: Step) -> Int { step == .up ? floor + 1 : max(0, floor - 1) }
///
///     try checkInvariant(of: next, from: 0, actions: Step.self) { floor in floor >= 0 }
///
/// - Parameters:
///   - reduce: The reducer: returns the state after an action.
///   - state: The first state, evaluated for each list of actions.
///   - action: The type of the actions.
///   - cases: The number of lists to try; at least one.
///   - seed: The seed of the generated lists.
///   - size: The maximal number of actions in a list, and the maximal size of the generated values;
///     not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The invariant: whether a state is valid.
/// - Throws: ``Counterexample`` if a list of actions breaks the invariant, if there are no cases, or if no
///   action changes the state, as far as `==` of the state tells.
public func checkInvariant<State, Action: Arbitrary>(
  of reduce: (State, Action) throws -> State, from state: @autoclosure () -> State,
  actions action: Action.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (State) throws -> Bool
) throws(Counterexample) {
  try checkInvariant(
    of: { state, action in state = try reduce(state, action) }, from: state(), actions: action,
    cases: cases, seed: seed, size: size, fileID: fileID, line: line, holds)
}

// MARK: - Reducers that are awaited

/// Checks that an async reducer keeps an invariant, whatever the actions.
///
///     enum Step: CaseIterable, Arbitrary { case up, down }
///
///     func move(_ floor: inout Int, _ step: Step) async {
///       await Task.yield()
///       floor = step == .up ? floor + 1 : max(0, floor - 1)
///     }
///
///     try await checkInvariant(of: move, from: 0, actions: Step.self) { floor in floor >= 0 }
///
/// The reducer runs where the check was called, such as on the main actor.
///
/// - Parameters:
///   - reduce: The reducer: changes a state by an action.
///   - state: The first state, evaluated for each list of actions.
///   - action: The type of the actions.
///   - cases: The number of lists to try; at least one.
///   - seed: The seed of the generated lists.
///   - size: The maximal number of actions in a list, and the maximal size of the generated values;
///     not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The invariant: whether a state is valid.
/// - Throws: ``Counterexample`` if a list of actions breaks the invariant, if there are no cases, or if no
///   action changes the state, as far as `==` of the state tells.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) public func checkInvariant<State, Action: Arbitrary>(
  of reduce: nonisolated(nonsending) (inout State, Action) async throws -> Void,
  from state: @autoclosure () -> State, actions action: Action.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (State) throws -> Bool
) async throws(Counterexample) {
  let check = PropertyCheck<[Action]>(
    ofActions: action, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  var changes = StateChanges<State>()
  _ = try await check.run { actions in
    var state = state()
    if try !holds(state) { return .broke(state) }
    for action in actions {
      if !changes.areSeen { changes.willReduce(state) }
      try await reduce(&state, action)
      if !changes.areSeen { changes.didReduce(state) }
      if try !holds(state) { return .broke(state) }
    }
    return nil
  }
  if !changes.areSeen { throw check.changesNothing }
}

/// Checks that an async reducer that returns the next state keeps an invariant, whatever the actions.
///
///     enum Step: CaseIterable, Arbitrary { case up, down }
///
///     func next(_ floor: Int, _ step: Step) async -> Int {
///       await Task.yield()
///       return step == .up ? floor + 1 : max(0, floor - 1)
///     }
///
///     try await checkInvariant(of: next, from: 0, actions: Step.self) { floor in floor >= 0 }
///
/// - Parameters:
///   - reduce: The reducer: returns the state after an action.
///   - state: The first state, evaluated for each list of actions.
///   - action: The type of the actions.
///   - cases: The number of lists to try; at least one.
///   - seed: The seed of the generated lists.
///   - size: The maximal number of actions in a list, and the maximal size of the generated values;
///     not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The invariant: whether a state is valid.
/// - Throws: ``Counterexample`` if a list of actions breaks the invariant, if there are no cases, or if no
///   action changes the state, as far as `==` of the state tells.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) public func checkInvariant<State, Action: Arbitrary>(
  of reduce: nonisolated(nonsending) (State, Action) async throws -> State,
  from state: @autoclosure () -> State, actions action: Action.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (State) throws -> Bool
) async throws(Counterexample) {
  try await checkInvariant(
    of: { state, action in state = try await reduce(state, action) }, from: state(),
    actions: action, cases: cases, seed: seed, size: size, fileID: fileID, line: line, holds)
}
