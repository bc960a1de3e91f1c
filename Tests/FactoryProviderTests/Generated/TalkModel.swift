/// The model of the slides "Lens" and "Result".
enum Plain {
  struct User: Equatable {
    let name: String
    let age: Int

    var isAdult: Bool { age >= 20 }
  }
}

/// The model of the slide "Lens (Nested)".
enum Nested {
  struct User: Equatable {
    let id: UserId
    let name: String
    let age: Int
  }

  struct UserId: Equatable {
    let value: String
  }
}
