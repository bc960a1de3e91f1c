import Optics
import Testing

/// Tests the lenses of stored properties whose names the protocols of the standard library use, too; as
/// `lens-gen` writes them.
@Suite struct SharedNameTests {
  @Test func aStoredPropertyAndTheProtocolHaveAnOpticEach() {
    #expect(Level(rawValue: 1) |> Level._rawValue *~ 2 == Level(rawValue: 2))
    #expect(Level.fromRawValue.extract(3) == Level(rawValue: 3))

    let failure = Failure(error: "a", description: "b")
    let changed = failure |> Failure._error *~ "c" |> Failure._description *~ "d"
    #expect(changed == Failure(error: "c", description: "d"))
    #expect(Failure.fromDescription.extract("e") == Failure(error: "", description: "e"))
  }
}

private struct Level: RawRepresentable, Equatable {
  var rawValue: Int
}

extension Level {
  static var _rawValue: Lens<Self, Int> {
    Lens(get: { $0.rawValue }, modify: { $1(&$0.rawValue) })
  }
}

private struct Failure: Error, Equatable, LosslessStringConvertible {
  var error: String
  let description: String

  init(error: String, description: String) {
    self.error = error
    self.description = description
  }

  init?(_ description: String) {
    self.init(error: "", description: description)
  }
}

extension Failure {
  static var _error: Lens<Self, String> {
    Lens(get: { $0.error }, modify: { $1(&$0.error) })
  }

  static var _description: Lens<Self, String> {
    Lens(
      getter: { $0.description },
      setter: { description, whole in Self(error: whole.error, description: description) })
  }
}
