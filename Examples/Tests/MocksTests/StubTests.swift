import FactoryProvider
import Testing

@testable import Mocks

// The same tests without a hand-written class. A lens changes a struct of closures, or the stub
// that lens-gen writes for the protocol.

@Suite struct StubTests {
  @Test func overridingWithoutASubclassByHand() {
    let userStatistics = Overriding.UserStatisticsStub()
    userStatistics.allUsersClosure = { family }
    #expect(userStatistics.numberOfYoungUsers == 3)
  }

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

  @Test func aLocatorOfWhichOneServiceIsReplaced() {
    let locator = ServiceLocation.LocatorStub()
    let getter = Factory<UserGetterStub>.provide() |> UserGetterStub._allUsers *~ { family }
    locator.resolveUserGetterClosure = { getter }
    #expect(locator.resolveUserGetter().allUsers() == family)
    // What has no closure does what it does in the class.
    #expect(locator.resolveUserCreator() is RealUserCreator)
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

  // The article asks for four parts for each service: its protocol, its class, the protocol of its
  // locator, and the extension of the default locator. Each has something generated.
  @Test func theFourPartsOfAService() {
    typealias LocatorStub = DependentLocation.UserGetterLocatorStub
    // The protocol has a stub, which the stub of the locator returns by itself.
    let locator = Factory<LocatorStub>.provide()
    #expect(locator.resolveUserGetter() is UserGetterStub)
    // The class has a builder, which fills its locator with a stub.
    let getter = DependentLocation.RealUserGetter.build(
      locator: Factory<DependentLocation.UserLocatorStub>.provide()
        |> DependentLocation.UserLocatorStub._resolveUser *~ { family[0] })
    let replaced = locator |> LocatorStub._resolveUserGetter *~ { getter }
    #expect(replaced.resolveUserGetter().allUsers() == [family[0]])
    // The default locator, with the real services.
    let real = DependentLocation.DefaultLocator.build()
    #expect(real.resolveUserGetter().allUsers() == [User(name: "Sazae", age: 23)])
  }

  @Test func aDependencyOfADependency() {
    typealias UserLocatorStub = DependentLocation.UserLocatorStub
    let locator =
      Factory<UserLocatorStub>.provide() |> UserLocatorStub._resolveUser *~ { family[0] }
    #expect(DependentLocation.RealUserGetter(locator: locator).allUsers() == [family[0]])
  }
}
