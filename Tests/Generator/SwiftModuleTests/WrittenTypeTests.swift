import Testing

@testable import SwiftModule
@testable import SwiftReading

/// The tree of a written type, and what can be told from it alone.
@Suite struct WrittenTypeTests {
  private func written(_ type: String) -> WrittenType { Snippet.asking(type) { $1 } }

  @Test func aTypeIsWrittenWithTheNamesOfItsAuthor() {
    let cases: [String] = [
      "Int", "A.B<C, D>.E", "[Int]", "[3 of Int]", "[String: Int]", "(Int, b: A)",
      "(_ a: Int, inout B) -> C", "() async throws(E) -> Void", "() -> ()", "Int?", "[Int?]?",
      "any P & Q", "(any P)?", "A.Type", "(any P).Type", "@Sendable () -> Void",
      "@convention(c) (Int) -> Int", "nonisolated(nonsending) () async -> Void", "`Type`.`self`",
      "~Copyable", "[A].Index", "InlineArray<3, Int>", "(repeat each T)", "(Int...) -> Void",
    ]
    for type in cases {
      #expect(written(type).text == type, "\(type)")
    }
  }

  @Test func whiteSpaceSaysNothing() {
    #expect(written("[String:Int]") == written("[String : Int]"))
    #expect(written("A<B,C>") == written("A<B, C>"))
    #expect(written("(a:[A :B],C)->D&E").text == "(a: [A: B], C) -> D & E")
    #expect(written("A<B>") != written("A<C>"))
  }

  @Test func anImplicitOptionalIsOneAsAValue() {
    #expect(written("Int!") == written("Int?"))
    #expect(written("[Int]!").text == "[Int]?")
  }

  @Test func theRootsAreLookedUp() {
    #expect(written("A.B<[C: D.E]>").roots == ["A", "C", "D"])
    #expect(written("(label: A, B) -> C?").roots == ["A", "B", "C"])
    #expect(written("@MainActor @Sendable (any P) -> Any").roots == ["MainActor", "P"])
  }

  @Test func onlyNamesAreAPath() {
    #expect(written("A.B").path?.text == "A.B")
    for type in ["A<B>", "[A]", "A?", "Any", "A.Type", "A & B"] {
      #expect(written(type).path == nil, "\(type)")
    }
  }

  @Test func theWordsOfATypeMakeAName() {
    #expect(written("[My_type: Set<Int>]?").joinedWords == "MyTypeSetInt")
    #expect(written("(any P) async throws -> Void").joinedWords == "AnyPAsyncThrowsVoid")
  }

  @Test func namesAreReplacedWhereverTheyStand() {
    let type = written("[Item: (Item.ID, Other<Item>)]").replacingNames { name in
      name.text == "Item" ? WrittenType(name: "User") : nil
    }
    #expect(type.text == "[User: (User.ID, Other<User>)]")
    let array = written("Item.Index").replacingNames { _ in .array(WrittenType(name: "Int")) }
    #expect(array.text == "[Int].Index")
  }

  @Test func selfIsNotRepeatedBeforeAssociatedTypes() {
    #expect(written("[Self.Item: Self]").withoutSelf.text == "[Item: Self]")
  }

  @Test func partsStandBetweenAmpersands() {
    #expect(written("A & B<C & D>").constraints.map(\.text) == ["A", "B<C & D>"])
    #expect(written("(A) -> B").constraints.count == 1)
  }

  @Test func availabilityIsNotWhatAMessageSays() {
    let snippet = Snippet(
      """
      @available(*, deprecated, message: "unavailable, noasync") struct A {}
      @available(macOS, unavailable) struct B {}
      @available(macOS, introduced: 10, deprecated: 12) struct C {}
      """)
    func availability(_ name: String) -> Set<Attribute.Availability>? {
      snippet.scope(name).type.attributes[0].availability
    }
    #expect(availability("A") == [.deprecated, .onAllPlatforms])
    #expect(availability("B") == [.unavailable])
    #expect(availability("C") == [.deprecated])
  }
}
