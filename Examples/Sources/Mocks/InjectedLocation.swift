// swift-format-ignore-file
// (the code below is that of the article)

/// The fourth way: a locator for each class, which declares the dependencies of the class and is
/// injected.
enum InjectedLocation {
  protocol UserGetterLocator {
    func resolveUserGetter() -> any UserGetter
  }
  protocol UserCreatorLocator {
    func resolveUserCreator() -> any UserCreator
  }
  protocol UserUpdaterLocator {
    func resolveUserUpdater() -> any UserUpdater
  }
  protocol UserDeleterLocator {
    func resolveUserDeleter() -> any UserDeleter
  }
  protocol UniformLocator {
    func resolveUniform() -> any Uniform
  }

  class Users {
    typealias Locator = UserGetterLocator
      & UserCreatorLocator
      & UserUpdaterLocator
      & UserDeleterLocator

    let userGetter: any UserGetter
    let userCreator: any UserCreator
    let userUpdater: any UserUpdater
    let userDeleter: any UserDeleter

    init(locator: any Locator) {
      userGetter = locator.resolveUserGetter()
      userCreator = locator.resolveUserCreator()
      userUpdater = locator.resolveUserUpdater()
      userDeleter = locator.resolveUserDeleter()
    }
  }

  class DefaultLocator {
  }
}

extension InjectedLocation.DefaultLocator: InjectedLocation.UserGetterLocator {
  func resolveUserGetter() -> any UserGetter { return RealUserGetter() }
}
extension InjectedLocation.DefaultLocator: InjectedLocation.UserCreatorLocator {
  func resolveUserCreator() -> any UserCreator { return RealUserCreator() }
}
extension InjectedLocation.DefaultLocator: InjectedLocation.UserUpdaterLocator {
  func resolveUserUpdater() -> any UserUpdater { return RealUserUpdater() }
}
extension InjectedLocation.DefaultLocator: InjectedLocation.UserDeleterLocator {
  func resolveUserDeleter() -> any UserDeleter { return RealUserDeleter() }
}
extension InjectedLocation.DefaultLocator: InjectedLocation.UniformLocator {
  func resolveUniform() -> any Uniform { return RealUniform() }
}

/// A dependency with dependencies of its own: the locator passes itself on.
enum DependentLocation {
  protocol UserLocator {
    func resolveUser() -> User
  }

  class RealUserGetter: UserGetter {
    // RealUserGetterがUserに依存している
    typealias Locator = UserLocator

    let user: User

    init(locator: any Locator) {
      user = locator.resolveUser()
    }

    func allUsers() -> [User] {
      return [user]
    }
  }

  protocol UserGetterLocator {
    func resolveUserGetter() -> any UserGetter
  }

  class DefaultLocator {
  }
}

extension DependentLocation.DefaultLocator: DependentLocation.UserLocator {
  func resolveUser() -> User { return User(name: "Sazae", age: 23) }
}

extension DependentLocation.DefaultLocator: DependentLocation.UserGetterLocator {
  func resolveUserGetter() -> any UserGetter {
    // locatorとしてselfを渡しておく DefaultLocatorはUserLocatorも実装しているはず (The article creates a `UserGetter`
    // here, which is the protocol.)
    return DependentLocation.RealUserGetter(locator: self)
  }
}
