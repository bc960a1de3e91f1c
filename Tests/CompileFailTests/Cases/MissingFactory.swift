import FactoryProvider

private struct Room { let number: Int }

// expected-note@+1 {{types 'User' and 'Room' be equivalent}}
extension Factory where Provided == Room {
  fileprivate static func provide(number: Int = .provide()) -> Room { Room(number: number) }
}

func missingFactory() {
  _ = Factory<Room>.provide(number: 1)
  // expected-error@+1 {{no exact matches in call to static method 'provide'}}
  _ = Factory<User>.provide()
}
