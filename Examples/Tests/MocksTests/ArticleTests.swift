// swift-format-ignore-file
// (the code below is that of the article)

import Testing

@testable import Mocks

// The tests of the article 「モックを「差し込む方法」を考える」 (Swift Tweets 2017 Spring), unchanged, in Swift
// Testing: each way needs a hand-written class for the mock.

let family = [
  User(name: "Katsuo", age: 11),
  User(name: "Namihei", age: 54),
  User(name: "Masuo", age: 28),
  User(name: "Wakame", age: 9),
]

@Suite struct ArticleTests {
  @Test func overriding() {
    class MockUserStatistics: Overriding.UserStatistics {
      // データ取得用メソッドをテスト用に差し替え
      override func allUsers() -> [User] {
        return family
      }
    }

    // (The article creates a `TestUserStatistics`, which it does not declare.)
    let userStatistics = MockUserStatistics()
    #expect(userStatistics.numberOfYoungUsers == 3)
  }

  @Test func aStoreCreatedByTheClassCannotBeReplaced() {
    #expect(Overriding.OutOfReach.UserStatistics().numberOfYoungUsers == 0)
  }

  @Test func dependencyInjection() {
    class MockUserStore: Injection.UserStore {
      func allUsers() -> [User] {
        return family
      }
    }

    // モックオブジェクトを外から注入
    let userStatistics = Injection.UserStatistics(userStore: MockUserStore())
    #expect(userStatistics.numberOfYoungUsers == 3)

    // 依存するオブジェクトを外から注入
    let real = Injection.UserStatistics(userStore: Injection.RealUserStore())
    #expect(real.numberOfYoungUsers == 0)
  }

  @Test func manyDependencies() {
    let users = Injection.Users(
      userGetter: RealUserGetter(),
      userCreator: RealUserCreator(),
      userUpdater: RealUserUpdater(),
      userDeleter: RealUserDeleter())  // 辛い😢
    #expect(users.userGetter.allUsers() == [])
    #expect(Injection.LockerRoom().uniforms.count == 3)
  }

  @Test func serviceLocator() {
    // テスト時はLocatorを差し替え
    class MockLocator: ServiceLocation.Locator {
      override func resolveUserGetter() -> any UserGetter {
        class MockUserGetter: UserGetter {
          // (The article writes `override` here, but there is no superclass.)
          func allUsers() -> [User] {
            return family
          }
        }
        return MockUserGetter()
      }
    }
    ServiceLocation.locator = MockLocator()
    defer { ServiceLocation.locator = ServiceLocation.Locator() }

    let users = ServiceLocation.Users()  // スッキリ
    #expect(users.userGetter.allUsers() == family)
    #expect(ServiceLocation.LockerRoom().uniforms.count == 3)
  }

  @Test func injectedServiceLocator() {
    class MockLocator: InjectedLocation.Users.Locator {
      func resolveUserGetter() -> any UserGetter {
        class MockUserGetter: UserGetter {
          func allUsers() -> [User] {
            return family
          }
        }
        return MockUserGetter()
      }
      func resolveUserCreator() -> any UserCreator { return RealUserCreator() }
      func resolveUserUpdater() -> any UserUpdater { return RealUserUpdater() }
      func resolveUserDeleter() -> any UserDeleter { return RealUserDeleter() }
    }

    let users = InjectedLocation.Users(locator: MockLocator())
    #expect(users.userGetter.allUsers() == family)

    // テストコード以外では、何が必要なのかは気にせずに常にDefaultLocatorを使う
    let real = InjectedLocation.Users(locator: InjectedLocation.DefaultLocator())
    #expect(real.userGetter.allUsers() == [])
  }

  @Test func aLocatorThatPassesItselfOn() {
    let getter = DependentLocation.DefaultLocator().resolveUserGetter()
    #expect(getter.allUsers() == [User(name: "Sazae", age: 23)])
  }
}
