// Ten types of a project with a protocol `Fixturable` of its own. The protocol and the values stay as
// they are; lens-gen writes the functions that replace some parts.

protocol Fixturable {
  static var fixture: Self { get }
}

struct User: Equatable {
  let id: Int
  let name: String
  let email: String
  let profile: Profile
}

struct Profile: Equatable {
  let biography: String?
  let address: Address
}

struct Address: Equatable {
  let city: String
  let country: String
}

struct Company: Equatable {
  let name: String
  let address: Address
  let employees: [User]
}

struct Project: Equatable {
  let title: String
  let owner: User
  let tasks: [Assignment]
}

struct Assignment: Equatable {
  let title: String
  var isDone: Bool
  let tags: Set<Tag>
}

struct Tag: Hashable {
  let name: String
}

struct Comment: Equatable {
  let author: User
  let text: String
  let replies: [Comment]
}

struct Page<Item> {
  let items: [Item]
  let next: Int?
}

struct Credentials: Equatable {
  let user: String
  let password: String

  init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
