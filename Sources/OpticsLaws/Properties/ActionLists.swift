extension PropertyCheck {
  /// Creates a check of an invariant with lists of actions.
  internal init<Action: Arbitrary>(
    ofActions _: Action.Type, cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) where Values == [Action] {
    self.init(
      claim: "the invariant holds after every list of \(Action.self)",
      inputs: { [("actions", $0)] }, values: { [Action].arbitrary(using: &$0) },
      simpler: simplerActions,
      cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  }
}

/// Returns the lists to try instead of a list of actions that breaks an invariant, the shortest first.
///
/// The first of the beginnings that breaks the invariant ends with the action that breaks it. An action
/// often matters only together with another one, so leaving out one run of actions after the other, as
/// for arrays, does not find the shortest list.
private func simplerActions<Action: Arbitrary>(_ actions: [Action]) -> AnySequence<[Action]> {
  let count = actions.count
  if count <= 8 {
    let parts = (0..<1 << count).map { chosen in
      actions.indices.filter { chosen & 1 << $0 != 0 }.map { actions[$0] }
    }
    return AnySequence(
      (0..<count).flatMap { length in parts.filter { $0.count == length } }
        + actions.shrunkElements { $0.shrunk() })
  }
  // Of longer lists, there are too many parts to try them all, and of long ones too many to make them at once.
  let beginnings = actions.indices.lazy.map { Array(actions[..<$0]) }
  let others = [0].lazy.flatMap { _ in
    let withoutTwo = (count <= 40 ? Array(actions.indices) : []).flatMap { second in
      (0..<second).map { first in
        actions.indices.filter { $0 != first && $0 != second }.map { actions[$0] }
      }
    }
    return actions.shrunk { _ in [] } + withoutTwo + actions.shrunkElements { $0.shrunk() }
  }
  return AnySequence([AnySequence(beginnings), AnySequence(others)].lazy.joined())
}
