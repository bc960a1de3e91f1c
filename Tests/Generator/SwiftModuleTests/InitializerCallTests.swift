import Testing

@testable import SwiftModule
@testable import SwiftReading

/// How generated code can call initializers.
@Suite struct InitializerCallTests {
  /// The calls of the initializers of a struct.
  private func calls(_ members: String) -> [InitializerCall] {
    let module = Snippet("struct A { \(members) }").module
    return module.initializerCalls(of: module.types(at: [Identifier("A")])[0])
  }

  @Test func aDeclarationMayBeAnObstacle() {
    let cases: [(String, InitializerCall.Obstacle?)] = [
      ("init() {}", nil),
      ("let a: Int", nil),
      ("private let a: Int", .access(.private)),
      ("fileprivate init() {}", .access(.fileprivate)),
      ("init<T>(_ value: T) {}", .generic),
      ("\n#if DEBUG\ninit() {}\n#endif\n", .conditions),
    ]
    for (members, obstacle) in cases {
      #expect(calls(members)[0].obstacle == obstacle, "\(members)")
    }
    let attribute = calls("@Traced init() {}")[0].obstacle
    #expect(attribute == .attribute(Attribute(type: WrittenType(name: "Traced"))))
  }

  @Test func aGlobalActorIsolatesACall() {
    #expect(calls("init() {}; @MainActor init(a: Int) {}").map(\.isNonisolated) == [true, false])
  }

  @Test func aCallMayMeanAnotherInitializer() {
    let cases: [(String, labels: [Identifier?], isAmbiguous: Bool)] = [
      ("init(a: Int) {}; init(b: Int) {}", [Identifier("a")], false),
      ("init(a: Int) {}; init(a: String) {}", [Identifier("a")], true),
      // All arguments are better than defaults.
      ("init(a: Int) {}; init(a: Int, b: Int = 0) {}", [Identifier("a")], false),
      ("init(a: Int, b: Int = 0) {}; init(a: Int) {}", [Identifier("a")], true),
      ("init(a: Int, b: Int = 0) {}; init(a: Int, c: Int = 0) {}", [Identifier("a")], true),
    ]
    for (members, labels, isAmbiguous) in cases {
      #expect(calls(members)[0].isAmbiguous(passing: labels) == isAmbiguous, "\(members)")
    }
  }
}
