import Testing

@testable import SwiftReading

/// Each form of a type, as a tree.
@Suite struct TypeReadingTests {
  private typealias Name = WrittenType.Name
  private typealias Element = WrittenType.Element
  private typealias Function = WrittenType.Function
  private typealias Prefix = WrittenType.Prefix

  private func written(_ type: String) throws -> WrittenType {
    let protocols = try read("protocol P { func f() -> \(type) }").types
    return try #require(protocols[0].interface.requirements[0].result)
  }

  @Test func eachForm() throws {
    let cases: [(String, WrittenType)] = [
      ("A", "A"),
      ("`A`", "`A`"),
      ("A.B<C>", .named([Name("A"), Name("B", arguments: ["C"])])),
      ("A<B>.C", .named([Name("A", arguments: ["B"]), Name("C")])),
      ("M::A", .named([Name(module: "M"), Name("A")])),
      ("A.M::B", .named([Name("A"), Name("M::B")])),
      ("[A].Index", .member(of: .array("A"), Name("Index"))),
      ("V<3, -1>", .named([Name("V", arguments: [.value("3"), .value("-1")])])),
      ("()", .tuple([])),
      ("(A)", .tuple([Element(type: "A")])),
      ("(a: A, B)", .tuple([Element(names: ["a"], type: "A"), Element(type: "B")])),
      ("A?", .optional("A", isImplicit: false)),
      ("A!", .optional("A", isImplicit: true)),
      ("[A]", .array("A")),
      ("[3 of A]", .inlineArray(count: .value("3"), "A")),
      ("[A: B]", .dictionary(key: "A", value: "B")),
      ("A.Type", .metatype("A", word: "Type")),
      ("A.Protocol", .metatype("A", word: "Protocol")),
      ("any P", .existential("P")),
      ("some P", .opaque("P")),
      ("any P & Q", .existential(.composition(["P", "Q"]))),
      ("(repeat each T)", .tuple([Element(type: .pack(.pack("T", word: "each"), word: "repeat"))])),
      ("any ~Copyable", .existential(.suppressed("Copyable"))),
    ]
    for (text, type) in cases {
      #expect(try written(text) == type, "\(text)")
    }
  }

  @Test func functionsWithTheirEffects() throws {
    let effects: [(String, Effects)] = [
      ("", Effects()),
      ("async ", Effects(isAsync: true)),
      ("throws ", Effects(throwing: .any)),
      ("async throws(E) ", Effects(isAsync: true, throwing: .typed("E"))),
    ]
    for (words, effects) in effects {
      #expect(
        try written("() \(words)-> A")
          == .function(Function(parameters: [], effects: effects, result: "A")), "\(words)")
    }
    #expect(
      try written("(_ a: A, B...) -> ()")
        == .function(
          Function(
            parameters: [
              Element(names: ["_", "a"], type: "A"), Element(type: "B", isVariadic: true),
            ], result: .tuple([]))))
  }

  @Test func whatStandsBeforeAType() throws {
    let function = WrittenType.function(Function(parameters: [], result: "A"))
    let cases: [(String, Prefix)] = [
      ("@Sendable", Prefix(attributes: ["Sendable"])),
      (
        "@convention(c) @escaping",
        Prefix(attributes: [Attribute(type: "convention", arguments: "(c)"), "escaping"])
      ),
      ("nonisolated(nonsending)", Prefix(words: ["nonisolated(nonsending)"])),
    ]
    for (text, prefix) in cases {
      #expect(try written("\(text) () -> A") == .attributed(function, prefix), "\(text)")
    }
  }

  /// A value has the type `A?`.
  @Test func anImplicitOptionalIsOneOfAPart() throws {
    for type in ["A!", "A?"] {
      #expect(
        try readProperty("var a: \(type)").type == .optional("A", isImplicit: false), "\(type)")
    }
  }
}
