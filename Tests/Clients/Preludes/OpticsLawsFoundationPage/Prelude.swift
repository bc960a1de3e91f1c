// The type that the page of the library checks but does not show.
import OpticsLaws

struct Event: Codable, Equatable, Arbitrary {
  var title: String

  static func arbitrary(using source: inout RandomSource) -> Event {
    Event(title: .arbitrary(using: &source))
  }
}
