import FactoryProvider
import Testing

@testable import Mocks

// The same tests without a hand-written class. A lens changes a struct of closures, or the stub
// that lens-gen writes for the protocol.

@Suite struct StubTests {
  @Test func insteadOfOverriding() {
    typealias UserStatistics = Overriding.RecordOfClosures
    let userStatistics = UserStatistics() |> UserStatistics._allUsers *~ { family }
    #expect(userStatistics.numberOfYoungUsers == 3)
  }

  @Test func injectedStub() {
    typealias UserStoreStub = Injection.UserStoreStub
    let store = Factory<UserStoreStub>.provide() |> UserStoreStub._allUsers *~ { family }
    #expect(Injection.UserStatistics(userStore: store).numberOfYoungUsers == 3)
  }

  @Test func manyDependenciesOfWhichOneMatters() {
    let deleted = Recorder<User>()
    let users = Injection.Users(
      userGetter: Factory.provide(), userCreator: Factory.provide(),
      userUpdater: Factory.provide(),
      userDeleter: Factory<UserDeleterStub>.provide()
        |> UserDeleterStub._delete *~ { deleted.record($0) })
    users.userDeleter.delete(family[0])
    #expect(deleted.calls == [family[0]])
  }

  @Test func insteadOfAGlobalLocator() {
    typealias Resolvers = ServiceLocation.Resolvers
    let made = Recorder<Void>()
    let resolvers =
      Resolvers()
      |> Resolvers._userGetter *~ {
        Factory<UserGetterStub>.provide() |> UserGetterStub._allUsers *~ { family }
      }
      |> Resolvers._uniform *~ {
        made.record(())
        return Factory<any Uniform>.provide()
      }
    // Set for this task only, so that other tests can run at the same time.
    let team = Resolvers.$current.withValue(resolvers) { ServiceLocation.Team() }
    #expect(team.userGetter.allUsers() == family)
    #expect(made.count == 3)
    #expect(ServiceLocation.Team().userGetter.allUsers() == [])
  }

  @Test func injectedLocatorOfWhichOneServiceMatters() {
    typealias LocatorStub = InjectedLocation.Users.LocatorStub
    let getter = Factory<UserGetterStub>.provide() |> UserGetterStub._allUsers *~ { family }
    let locator = Factory<LocatorStub>.provide() |> LocatorStub._resolveUserGetter *~ { getter }
    let users = InjectedLocation.Users(locator: locator)
    #expect(users.userGetter.allUsers() == family)
    // A dependency that the test does not set is a stub, too.
    #expect(users.userCreator is UserCreatorStub)
  }

  @Test func aDependencyOfADependency() {
    typealias UserLocatorStub = DependentLocation.UserLocatorStub
    let locator =
      Factory<UserLocatorStub>.provide() |> UserLocatorStub._resolveUser *~ { family[0] }
    #expect(DependentLocation.RealUserGetter(locator: locator).allUsers() == [family[0]])
  }
}
