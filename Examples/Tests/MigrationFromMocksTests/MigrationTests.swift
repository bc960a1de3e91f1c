import FactoryProvider
import Testing

@testable import MigrationFromMocks

/// The tests of a project whose mocks a generator wrote: results, call counts, arguments.
@Suite struct MigrationTests {
  @Test func callsAreRecordedWithoutSetUp() throws {
    let store = Factory<UserStoreMock>.provide()
    let gateway = Factory<PaymentGatewayMock>.provide()
    let locator =
      Factory<LocatorMock>.provide() |> LocatorMock._userStore *~ { store }
      |> LocatorMock._gateway *~ { gateway }

    _ = try Shop(locator: locator).buy(for: 3, amount: 12)

    #expect(store.userCalls == [3])
    #expect(store.saveCalls == [Factory<User>.provide()])
    #expect(gateway.chargeCalls.map(\.amount) == [12])
    #expect(gateway.chargeCalls.first?.user == Factory<User>.provide())
    #expect(locator.userStoreCalls.count == 2)
    #expect(store.allUsersCalls.isEmpty)
  }

  @Test func resultsAreSetByLenses() async throws {
    let katsuo = User(id: 1, name: "Katsuo")
    let store = Factory<UserStoreMock>.provide() |> UserStoreMock._user *~ { _ in katsuo }
    #expect(try store.user(id: 1) == katsuo)

    let authentication =
      Factory<AuthenticationMock>.provide() |> AuthenticationMock._signIn *~ { _, _ in katsuo }
    #expect(try await authentication.signIn(name: "katsuo", password: "x") == katsuo)
    authentication.signOut()
    #expect(authentication.signInCalls.map(\.name) == ["katsuo"])
    #expect(authentication.signOutCalls.count == 1)
  }

  @Test func resultsAreSetAfterInjection() throws {
    let store = Factory<UserStoreMock>.provide()
    let gateway = Factory<PaymentGatewayMock>.provide()
    let locator = Factory<LocatorMock>.provide()
    let shop = Shop(locator: locator)
    locator.userStoreClosure = { store }
    locator.gatewayClosure = { gateway }
    gateway.chargeClosure = { amount, _ in Receipt(amount: amount) }
    #expect(try shop.buy(for: 3, amount: 12) == Receipt(amount: 12))

    struct Declined: Error {}
    gateway.chargeClosure = { _, _ in throw Declined() }
    #expect(throws: Declined.self) { try shop.buy(for: 3, amount: 12) }
    #expect(store.saveCalls.count == 1)
  }

  @Test func aLensMakesAnotherMock() {
    let store = Factory<UserStoreMock>.provide()
    let katsuo = User(id: 1, name: "Katsuo")
    let changed = store |> UserStoreMock._allUsers *~ { [katsuo] }
    #expect(changed.allUsers() == [katsuo])
    #expect(store.allUsers() == [Factory<User>.provide()])
  }

  @Test func everyProtocolHasAMock() async throws {
    #expect(Factory<TimekeeperMock>.provide().now() == 0)
    let analytics = Factory<AnalyticsMock>.provide()
    analytics.track("open", parameters: ["a": "b"])
    #expect(analytics.trackCalls.map(\.event) == ["open"])
    #expect(try await Factory<ImageLoaderMock>.provide().image(at: "a") == [0])
    let cache = CacheMock<String, Int>()
    cache.store(1, for: "a")
    #expect(cache.storeCalls.map(\.key) == ["a"] && cache.value(for: "a") == 0)
    #expect(!Factory<FeatureFlagsMock>.provide()["dark"])
    let log = Factory<LogMock>.provide()
    log.write(7)
    #expect(log.writeCalls.map(\.description) == ["7"])
    var preferences = Factory<PreferencesMock>.provide()
    preferences.theme = "dark"
    #expect(preferences.setThemeCalls == ["dark"] && preferences.theme == "dark")
    #expect(!preferences.isMuted)
  }

  @MainActor @Test func aMockIsIsolatedLikeItsProtocol() {
    let notifier = Factory<NotifierMock>.provide()
    notifier.show("Hello") {}
    #expect(notifier.showCalls == ["Hello"])
  }
}
