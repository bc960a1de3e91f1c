import Testing

@testable import SwiftModule
@testable import SwiftReading

/// Which types the main actor isolates if it does so by default.
@Suite struct IsolationTests {
  private let module = Snippet(
    """
    struct Plain {}
    nonisolated struct Free { struct Inner {}; @globalActor actor Tape {} }
    actor Worker {}
    protocol Store {}
    @globalActor actor Disk {}
    struct Box<Key: Hashable> {}
    typealias Table = [Plain: Int]
    """, isMainActorByDefault: true
  ).module

  private func type(_ path: String) throws -> TypeDeclaration {
    try #require(module.types(at: [Identifier](dotted: path)).first)
  }

  @Test func aTypeIsIsolatedUnlessItOrOneAroundItIsNot() throws {
    for (path, isIsolated) in [
      ("Plain", true), ("Free", false), ("Free.Inner", false), ("Worker", false), ("Store", false),
    ] {
      #expect(module.isMainActorType(try type(path)) == isIsolated, "\(path)")
    }
  }

  @Test func onlyTheErrorOfTheStandardLibraryIsSendable() {
    let module = Snippet(
      """
      enum Own { protocol Error {}; protocol Failure: Swift.Error {} }
      class A: Own.Error {}; final class B: Error {}; final class C: Own.Failure {}
      class D: Kit.Error {}; final class E: Foundation.LocalizedError {}
      """
    ).module
    for (name, isSendable) in [("A", false), ("B", true), ("C", true), ("D", false), ("E", true)] {
      #expect(module.isDeclaredSendable([Identifier(name)]) == isSendable, "\(name)")
    }
  }

  @Test func aGlobalActorIsTheMainOneOrOneOfTheModule() throws {
    let plain = try type("Plain")
    for (name, isActor) in [
      ("MainActor", true), ("Disk", true), ("Free.Tape", true), ("Tape", false), ("Worker", false),
      ("Sendable", false),
    ] {
      let attribute = Attribute(type: .named(name.split(separator: ".").map { .init("\($0)") }))
      #expect(module.isGlobalActor(attribute, in: plain) == isActor, "\(name)")
    }
    let tape = Attribute(type: WrittenType(name: "Tape"))
    let found = module.globalActor(among: [tape], of: try type("Free.Inner"))
    #expect(found?.text == "@Free.Tape")
  }

  /// A conformance that is isolated to the main actor is of no use elsewhere.
  @Test func anIsolatedTypeCannotStandWhereItHasToConform() throws {
    let scope = module.scope(of: try type("Store"))
    func reason(_ type: String) -> SkipReason? {
      Snippet.asking(type) { _, written in scope.isolatedConformance(in: written) }
    }
    let isolated = SkipReason.isolatedConformance("Plain", "Hashable")
    #expect(reason("[Plain: Int]") == isolated)
    #expect(reason("Set<Plain>") == isolated)
    #expect(reason("Box<[Plain]>") == isolated)
    #expect(reason("(Table) -> Void") == isolated)
    for type in ["[Plain]", "[Free: Plain]", "Box<Free>", "Set<Int>", "Set<Plain.Free>"] {
      #expect(reason(type) == nil, "\(type)")
    }
  }
}
