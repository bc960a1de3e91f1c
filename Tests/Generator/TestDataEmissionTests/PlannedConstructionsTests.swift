import EmissionKernel
import Testing

@testable import SwiftModule
@testable import SwiftReading
@testable import TestDataEmission

/// The ways to make a value of a type, and why generated code cannot use the others.
@Suite struct PlannedConstructionsTests {
  private func plan(_ text: String) -> ConstructionPlan {
    ConstructionPlan(in: Snippet(text).scope("A"))
  }

  @Test func eachInitializerSaysWhyItCannotBeCalled() {
    let failures = plan(
      """
      struct A {
        private init(x: Int) {}
        init<T>(y: T) {}
        #if X
          init(z: Int) {}
        #endif
        init(w: inout Int) {}
        init(v: Int) {}
      }
      """
    ).initializers.map { initializer, made in
      if case .failure(let failure) = made { failure } else { nil as ConstructionFailure? }
    }
    let w = Identifier("w")
    #expect(
      failures == [
        .call(.access(.private)), .call(.generic), .call(.conditions), .parameter(w), nil,
      ])
    #expect(plan("struct A { private let x: Int }").constructions == [])
    // Its properties are not passed.
    #expect(plan("struct A { private var x = 1 }").constructions.map(\.parameters) == [[]])
    let conditional = plan("struct A {\n#if X\nlet x: Int\n#endif\n}").initializers.map(\.1)
    #expect(conditional == [.failure(.conditional(Identifier("x")))])
    #expect(plan("enum A { case a, `Self` }").constructions == [])
  }

  @Test func twoSpellingsOfATypeAreOneSignature() {
    let signatures = plan(
      """
      enum A {
        typealias Names = [String]
        case a([String], Int?), b(Array<String>, Optional<Int>), c(Names, Swift.Int!), d([Int], Int?)
      }
      """
    ).constructions.map(\.signature)
    #expect(Set(signatures).count == 2)
    #expect(Set(signatures.prefix(3)).count == 1)
  }
}
