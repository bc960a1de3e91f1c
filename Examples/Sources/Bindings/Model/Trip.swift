// The values that the views of this example show and edit, with `let` properties.

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

/// The screen presented on top of the trip.
enum Destination {
  case editor(Stop)
  case map(Stop)
  case help
}
