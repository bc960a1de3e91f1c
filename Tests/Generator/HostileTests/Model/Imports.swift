// swift-format-ignore-file

import Dispatch

struct Waiting: Equatable { var interval: DispatchTimeInterval; let count: Int }

enum RawAround: String, CaseIterable {
  case one
  struct Inner: Equatable { let start: ContinuousClock.Instant; var interval: DispatchTimeInterval }
}
