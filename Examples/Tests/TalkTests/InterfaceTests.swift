// swift-format-ignore-file
// (the code below is that of the slides)

import FactoryProvider
import Testing

@testable import Talk

// The slides "Future Work (interface)". The article on factories, in the documentation of
// FactoryProvider, explains why `User.provide()` can be called. The slide on `fileprivate`, and the
// mistake on the last slide, are in the tests of the package, `CompileFailTests`.

@Suite struct InterfaceTests {
  @Test func bothCanBeCalled() {
    // let user = User.provide() or Factory<User>.provide()
    #expect(User.provide() == Factory<User>.provide())
  }

  @Test func everythingInFactory() {
    #expect(OneForAll.Factory<User>.provide() == Factory<User>.provide())
    #expect(OneForAll.Factory<String>.provide() == "")
  }

  @Test func innerType() {
    typealias User = InnerType.User
    #expect(Factory<User>.provide() == User(id: User.Id()))
  }
}

/// The slide "`Factory`にすべて記述する". Adapted: the slide returns a `User` instead of a `T`.
enum OneForAll {
  struct Factory<T> {
    static func provide() -> T {
      let value: Any
      switch T.self {
        case is User.Type:
          value = User(
            name: Factory<String>.provide(),
            age: Factory<Int>.provide()
          )
        case is String.Type:
          value = ""
        case is Int.Type:
          value = 0
        default:
          fatalError()
      }
      guard let result = value as? T else { fatalError() }
      return result
    }
  }
}
