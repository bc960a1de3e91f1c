// swift-format-ignore-file
// (the code below is that of the slides)

// The models of the talk 「Factoryの自動生成によりテストを書きやすくする」 (Takeshi Ihara, iOSDC 2018 Reject
// Conference). Where slides use one name for several types, each type is in an enum of its own.
// Adapted: the models are `Equatable`, so that tests can compare them.

/// The slide "Test".
enum FirstTest {
  struct User: Equatable {
    let age: Int

    var isAdult: Bool {
      return age >= 20
    }
  }
}

/// The slides from "New Property" to "Lens", and from "Decompose" to "Result".
struct User: Equatable {
  let name: String
  let age: Int

  var isAdult: Bool {
    return age >= 20
  }
}

/// The slide "Factory (Enum)".
enum Season {
  case spring
  case summer
  case automn
  case winter
}

/// The slides "Lens (Nested)" and "Specified Factory".
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

/// The slides "Future Work (interface)".
enum InnerType {
  struct User: Equatable {
    let id: Id
    struct Id: Equatable {}
  }
}
