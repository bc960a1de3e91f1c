import SwiftModule

extension SkipReason {
  static func notChecked(_ cause: String) -> Self { Self("its laws are not checked: \(cause)") }
}
