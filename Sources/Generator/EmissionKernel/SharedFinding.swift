import SwiftReading

/// Something that several planners have to know of the whole module, such as the optics of all types.
///
/// A context makes it once, when a planner or another finding first asks for it.
package protocol SharedFinding: Sendable {
  init(in context: GenerationContext)
}

/// The findings of a context, which all threads share.
final class SharedFindings: Sendable {
  private struct State {
    var made: [ObjectIdentifier: any SharedFinding] = [:]
    /// A lock for each finding, which a thread holds while it makes the finding.
    var locks: [ObjectIdentifier: Locked<Void>] = [:]
  }

  private let state = Locked(State())
}

extension SharedFindings {
  /// Returns a finding that is made already.
  func made<Finding: SharedFinding>(_: Finding.Type) -> Finding? {
    state.withLock { $0.made[ObjectIdentifier(Finding.self)] as? Finding }
  }

  /// Returns a finding, which is made if no other thread has done it.
  func finding<Finding: SharedFinding>(by make: () -> Finding) -> Finding {
    let id = ObjectIdentifier(Finding.self)
    let lock = state.withLock { state in
      let lock = state.locks[id] ?? Locked(())
      state.locks[id] = lock
      return lock
    }
    return lock.withLock { _ in
      if let finding = made(Finding.self) { return finding }
      let finding = make()
      state.withLock { $0.made[id] = finding }
      return finding
    }
  }
}
