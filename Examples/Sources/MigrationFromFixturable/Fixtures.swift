extension User: Fixturable {
  static let fixture = User(
    id: 1, name: "John Smith", email: "john@example.com", profile: .fixture)
}

extension Profile: Fixturable {
  static let fixture = Profile(biography: nil, address: .fixture)
}

extension Address: Fixturable {
  static let fixture = Address(city: "Tokyo", country: "Japan")
}

extension Company: Fixturable {
  static let fixture = Company(name: "Example", address: .fixture, employees: [.fixture])
}

extension Project: Fixturable {
  static let fixture = Project(title: "Migration", owner: .fixture, tasks: [.fixture])
}

extension Assignment: Fixturable {
  static let fixture = Assignment(title: "Write a test", isDone: false, tags: [.fixture])
}

extension Tag: Fixturable {
  static let fixture = Tag(name: "urgent")
}

extension Comment: Fixturable {
  static let fixture = Comment(author: .fixture, text: "Nice", replies: [])
}

extension Page: Fixturable where Item: Fixturable {
  static var fixture: Page { Page(items: [.fixture], next: nil) }
}

extension Credentials: Fixturable {
  static let fixture = Credentials(user: "john", password: "secret")
}
