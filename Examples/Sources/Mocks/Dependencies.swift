// swift-format-ignore-file
// (the code below is that of the article)

// What the ways to put in a mock have in common. The code is that of the article
// 「モックを「差し込む方法」を考える」, written down from tweets at Swift Tweets 2017 Spring, with these
// adaptations everywhere: a protocol as a type is written `any`; what the article leaves to the
// reader ("here is code that asks a database or a server") gives nothing; each way stands in an
// enum of its own, since the article uses the same names for all of them.

struct User: Equatable, Sendable {
  let name: String
  let age: Int
}

protocol UserGetter {
  func allUsers() -> [User]
}

class RealUserGetter: UserGetter {
  func allUsers() -> [User] {
    return []
  }
}

// The article names these protocols, but not what they ask for.

protocol UserCreator {
  func create(_ user: User)
}

class RealUserCreator: UserCreator {
  func create(_ user: User) {}
}

protocol UserUpdater {
  func update(_ user: User)
}

class RealUserUpdater: UserUpdater {
  func update(_ user: User) {}
}

protocol UserDeleter {
  func delete(_ user: User)
}

class RealUserDeleter: UserDeleter {
  func delete(_ user: User) {}
}

protocol Uniform {}

class RealUniform: Uniform {}
