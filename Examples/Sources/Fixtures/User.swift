import FactoryProvider

// The entities of the article 「iOS アプリのテストで簡単にEntityのFixtureを作れる Fixturable について」 (Kento Nagata,
// Wantedly), and their fixtures. Adapted: the article omits the contents of a profile.

struct User: Equatable {
  let id: Int
  let name: String
  let email: String
  let profile: Profile
}

struct Profile: Equatable {
  let city: String
}

extension User: Fixturable {
  static let fixture = User(
    id: 1,
    name: "John Smith",
    email: "john@example.com",
    profile: .fixture
  )
}

extension Profile: Fixturable {
  static let fixture = Profile(city: "Tokyo")
}
