extension PropertyCheck {
  /// Creates a check of an invariant with lists of actions.
  internal init<Action: Arbitrary>(
    ofActions _: Action.Type, cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) where Values == [Action] {
    self.init(
      claim: "the invariant holds after every list of \(Action.self)",
      inputs: { [("actions", $0)] },
      of: Gen({ .arbitrary(using: &$0) }, shrunk: simplerActions),
      cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  }
}

/// Returns the lists to try instead of a list of actions that breaks an invariant, the shortest first.
///
/// The first of the beginnings that breaks the invariant ends with the action that breaks it. An action
/// often matters only together with another one, so leaving out one run of actions after the other, as
/// for arrays, does not find the shortest list.
private func simplerActions<Action: Arbitrary>(_ actions: [Action]) -> SimplerValues<[Action]> {
  let count = actions.count
  func list(_ isIncluded: (Int) -> Bool) -> [Action] {
    actions.indices.filter(isIncluded).map { actions[$0] }
  }
  if count <= 8 {
    let parts = (0..<count).lazy.flatMap { length in
      let choices = SimplerValues(0..<1 << count).filter { $0.nonzeroBitCount == length }
      return choices.map { choice in list { choice >> $0 & 1 == 1 } }
    }
    return actions.shrunkElements { $0.shrunk() }.preceded(by: SimplerValues(parts))
  }
  // Of longer lists, there are too many parts to try them all.
  let beginnings = actions.indices.lazy.map { end in list { $0 < end } }
  let withoutTwo = (0..<(count <= 40 ? count : 0)).lazy.flatMap { second in
    SimplerValues(0..<second).map { first in list { $0 != first && $0 != second } }
  }
  return actions.shrunkElements { $0.shrunk() }
    .preceded(by: SimplerValues(withoutTwo))
    .preceded(by: actions.shrunk { _ in [] })
    .preceded(by: SimplerValues(beginnings))
}
