// swift-format-ignore-file
// (the code below is that of the article)

/// The second way: dependency injection.
enum Injection {
  protocol UserStore {
    func allUsers() -> [User]
  }

  class RealUserStore: UserStore {
    func allUsers() -> [User] {
      return []
    }
  }

  class UserStatistics {
    let userStore: any UserStore

    init(userStore: any UserStore) {
      // 生成済みのUserStoreオブジェクトを外から受け取る
      self.userStore = userStore
    }

    var numberOfYoungUsers: Int {
      return userStore.allUsers().filter({ $0.age < 35 }).count
    }
  }

  /// A class with many dependencies, which the article finds hard to maintain.
  class Users {
    let userGetter: any UserGetter
    let userCreator: any UserCreator
    let userUpdater: any UserUpdater
    let userDeleter: any UserDeleter

    init(
      userGetter: any UserGetter,
      userCreator: any UserCreator,
      userUpdater: any UserUpdater,
      userDeleter: any UserDeleter
    ) {
      self.userGetter = userGetter
      self.userCreator = userCreator
      self.userUpdater = userUpdater
      self.userDeleter = userDeleter
    }
  }

  /// A class that creates as many dependencies as it needs, so that none can be passed to it.
  class LockerRoom {
    let uniforms: [any Uniform]

    init() {
      let players: [Int] = [1, 4, 10]
      uniforms = players.map { _ in RealUniform() }
    }
  }
}
