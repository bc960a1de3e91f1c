// What the views of this example show and edit: values, whose properties are constants.

struct Trip {
  let name: String
  let traveler: Traveler
  let stops: [Stop]
}

struct Traveler {
  let name: String
  let address: Address
  let phone: String?
}

struct Address {
  let street: String
  let city: String
}

struct Stop: Hashable, Identifiable {
  let id: Int
  let place: String
  let nights: Int
}

/// What is shown on top of the trip.
enum Destination {
  case editor(Stop)
  case map(Stop)
  case help
}
