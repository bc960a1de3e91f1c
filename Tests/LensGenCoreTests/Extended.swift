import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Marks tests that compile all models in each way, try mutants or kill processes, and so take
  /// minutes: `.ci/run` runs them, `swift test` alone does not.
  static var extended: Self {
    .enabled("runs in '.ci/run', or with OPTICS_EXTENDED_TESTS=1") {
      ProcessInfo.processInfo.environment["OPTICS_EXTENDED_TESTS"] != nil
    }
  }
}
