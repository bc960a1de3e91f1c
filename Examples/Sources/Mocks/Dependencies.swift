// swift-format-ignore-file
// (the code below is that of the article)

// Code shared by the ways to inject a mock. The code comes from the article 「モックを「差し込む方法」を考える」,
// compiled from tweets at Swift Tweets 2017 Spring. Adapted throughout: existential types are
// written with `any`; functions that the article leaves to the reader ("here is code that asks a
// database or a server") return nothing; each way is in an enum of its own, because the article
// reuses the same names.

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

// The article names these protocols, but does not show their requirements.

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
