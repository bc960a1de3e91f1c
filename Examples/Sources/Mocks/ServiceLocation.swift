// swift-format-ignore-file
// (the code below is that of the article)

/// The third way: a service locator, one object that creates all others.
enum ServiceLocation {
  // lens-gen: stub
  class Locator {
    func resolveUserGetter() -> any UserGetter { return RealUserGetter() }
    func resolveUserCreator() -> any UserCreator { return RealUserCreator() }
    func resolveUserUpdater() -> any UserUpdater { return RealUserUpdater() }
    func resolveUserDeleter() -> any UserDeleter { return RealUserDeleter() }
    func resolveUniform() -> any Uniform { return RealUniform() }
  }

  // Swift 6 requires `nonisolated(unsafe)` for an unprotected global variable.
  nonisolated(unsafe) static var locator = Locator()

  class Users {
    let userGetter: any UserGetter
    let userCreator: any UserCreator
    let userUpdater: any UserUpdater
    let userDeleter: any UserDeleter

    init() {
      userGetter = locator.resolveUserGetter()
      userCreator = locator.resolveUserCreator()
      userUpdater = locator.resolveUserUpdater()
      userDeleter = locator.resolveUserDeleter()
    }
  }

  class LockerRoom {
    let uniforms: [any Uniform]

    init() {
      let players: [Int] = [1, 4, 10]
      uniforms = players.map { _ in locator.resolveUniform() }
    }
  }

  /// The alternative: the locator as a struct of closures, which each task can replace.
  struct Resolvers: Sendable {
    var userGetter: @Sendable () -> any UserGetter = { RealUserGetter() }
    var userCreator: @Sendable () -> any UserCreator = { RealUserCreator() }
    var userUpdater: @Sendable () -> any UserUpdater = { RealUserUpdater() }
    var userDeleter: @Sendable () -> any UserDeleter = { RealUserDeleter() }
    var uniform: @Sendable () -> any Uniform = { RealUniform() }

    @TaskLocal static var current = Resolvers()
  }

  struct Team {
    let userGetter = Resolvers.current.userGetter()
    let uniforms = [1, 4, 10].map { _ in Resolvers.current.uniform() }
  }
}
