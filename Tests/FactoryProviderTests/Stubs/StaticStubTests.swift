import FactoryProvider
import Testing

/// Tests the static requirements of protocols.
@Suite struct StaticStubTests {
  @Test func staticClosuresAreSetForTheDurationOfACall() async {
    #expect(EntityStub.limit == 0)
    await EntityStub.withStatics(EntityStub.Statics._limit *~ { 3 }) {
      #expect(EntityStub.limit == 3)
      EntityStub.withStatics(EntityStub.Statics._limit %~ { old in { old() + 1 } }) {
        #expect(EntityStub.limit == 4)
      }
      await Task { #expect(EntityStub.limit == 3) }.value
    }
    #expect(EntityStub.limit == 0)
  }

  @Test func initializersGiveTheStubOfTheClosure() throws {
    func make<Made: Entity>(_ type: Made.Type, name: String) throws -> Made { try Made(name: name) }
    let named =
      EntityStub.Statics._initName *~ { name in
        if name.isEmpty { throw NotFound(id: 0) }
        return Factory<EntityStub>.provide() |> EntityStub._name *~ { name }
      }
    #expect(try EntityStub.withStatics(named) { try make(EntityStub.self, name: "a") }.name == "a")
    #expect(throws: NotFound(id: 0)) {
      try EntityStub.withStatics(named) { try make(EntityStub.self, name: "") }
    }
    EntityStub.withStatics(EntityStub.Statics._initId *~ { _ in nil }) {
      #expect(EntityStub(id: 1) == nil)
    }
    #expect(try make(EntityStub.self, name: "b").name == "")
  }

  @Test func eachTypeOfAGenericStubHasItsOwnClosures() {
    let made = Recorder<Void>()
    let make =
      CacheStub<Int, Int>.Statics._make *~ {
        made.record(())
        return Factory.provide()
      }
    CacheStub<Int, Int>.withStatics(make) {
      _ = CacheStub<Int, Int>.make()
      _ = CacheStub<Int, String>.make()
    }
    #expect(made.count == 1)
  }

  @Test func identityDistinguishesStubs() throws {
    let first = Factory<EntityStub>.provide()
    let second = first |> EntityStub._stubIdentity *~ 1
    #expect(first == Factory<EntityStub>.provide())
    #expect(first != second)
    #expect(first < second)
    #expect(Set([first, second, first]).count == 2)
  }
}
