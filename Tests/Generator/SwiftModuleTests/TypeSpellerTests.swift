import Testing

@testable import SwiftModule
@testable import SwiftReading

/// Types as they are written in an extension at the top of a file.
@Suite struct TypeSpellerTests {
  private let outer = Snippet(
    """
    struct Outer<T> {
      struct Inner<U> { var own: Own; var other: Sibling<Int>; var top: [Top]; var t: (T, U)
        struct Own {} }
      struct Sibling<V> {}
    }
    struct Top {}
    """)

  private func spelled(_ property: String, atTopLevel isAtTopLevel: Bool = false) throws -> String {
    let scope = outer.scope("Outer.Inner")
    let type = try #require(
      scope.type.members.properties.first { $0.name.text == property }?.type)
    return try scope.spelled(type, atTopLevel: isAtTopLevel).text
  }

  @Test func namesOfTheTypeAndOfTheModuleStay() throws {
    #expect(try spelled("own") == "Own")
    #expect(try spelled("top") == "[Top]")
    #expect(try spelled("t") == "(T, U)")
  }

  @Test func namesOfTypesAroundAreWrittenFromTheOutermost() throws {
    #expect(try spelled("other") == "Outer<T>.Sibling<Int>")
    #expect(try spelled("own", atTopLevel: true) == "Outer<T>.Inner<U>.Own")
  }

  /// An extension finds the generic parameters of enclosing types before the members.
  @Test func aMemberNamedLikeAParameterOfATypeAroundIsOneOfSelf() throws {
    let box = Snippet("struct Box<Part> { struct Two { struct Part {}; var part: [Part] } }")
    let scope = box.scope("Box.Two")
    let part = try #require(scope.type.members.properties.first?.type)
    #expect(try scope.spelled(part).text == "[Self.Part]")
    #expect(try scope.spelled(part, atTopLevel: true).text == "[Box<Part>.Two.Part]")
  }

  /// A type finds what a protocol of the library adds to it before the members of types around.
  @Test func aNameThatAProtocolAddsIsNoneOfATypeAround() throws {
    let log = Snippet(
      """
      struct Log: Unseen {
        struct Level: RawRepresentable { var rawValue: RawValue; var id: ID }
      }
      """)
    let scope = log.scope("Log.Level")
    let types = scope.type.members.properties.compactMap(\.type)
    #expect(try scope.spelled(types[0]).text == "RawValue")
    #expect(throws: SkipReason.unresolved("ID")) { try scope.spelled(types[1]) }
  }

  @Test func whatCannotBeWrittenSaysWhy() {
    func reason(_ type: String) -> SkipReason? {
      Snippet.asking(type, among: "struct Box<T> {}") { scope, type in
        do throws(SkipReason) {
          _ = try scope.spelled(type)
          return nil
        } catch {
          return error
        }
      }
    }
    #expect(reason("Array") == .incompleteType)
    #expect(reason("Box") == .incompleteType)
    #expect(reason("some P") == .opaqueType)
    #expect(reason("Box<Int>") == nil)
  }
}
