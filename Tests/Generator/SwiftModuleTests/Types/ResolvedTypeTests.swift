import Testing

@testable import SwiftModule
@testable import SwiftReading

/// What types are, whichever way they are written.
@Suite struct ResolvedTypeTests {
  private static let declarations = """
    struct Box<T> { struct Lid {} }
    typealias Boxes<T> = [Box<T>]
    typealias Loop = Pool; typealias Pool = Loop
    typealias Both = P & Q
    typealias Crate = Box<A>; typealias Ages = [String: Int]
    typealias Texts = String; extension Texts { struct Part { typealias Whole = Int } }
    extension Int? { typealias Nobody = Never }
    extension [Int] { struct Piece { typealias Half = Int } }
    enum Shelf { typealias Names = Texts }
    protocol P {}; protocol Q {}
    protocol Store<Item> { associatedtype Item }
    typealias Use<T> = (T) throws(E) -> Void; typealias Meta<T> = T.Type; typealias Shop<T> = any Store<[T]>
    enum Nothing {}; typealias Nope = Never; typealias Empty = Nothing
    struct Handle: ~Copyable {}
    @available(*, deprecated) struct Old { struct Part {} }
    @unsafe struct Raw {}; typealias RawAlias = Raw
    """

  private func areSame(_ first: String, _ second: String) -> Bool {
    let scope = Snippet("struct Place { var a: \(first); var b: \(second) }\n\(Self.declarations)")
      .scope("Place")
    let types = scope.type.members.properties.compactMap(\.type)
    return scope.areSame(types[0], types[1])
  }

  private func ask<Answer>(_ type: String, _ question: (TypeScope, WrittenType) -> Answer) -> Answer
  {
    Snippet.asking(type, among: Self.declarations, question)
  }

  @Test func spellingsOfOneType() {
    let cases: [(String, String)] = [
      ("Int?", "Optional<Int>"), ("[Int]", "Swift.Array<Int>"), ("[A: B]", "Dictionary<A, B>"),
      ("()", "Void"), ("(Int)", "Int"), ("any P & Q", "any Q & P"), ("P", "any P"),
      ("Boxes<Int>", "[Box<Int>]"), ("any Both", "any P & Q"), ("Int!", "Int?"),
      ("(a: Int) -> [A]", "(Int) -> Array<A>"), ("Place", "Self"),
      // Members of the types that aliases stand for.
      ("Crate.Lid", "Box<A>.Lid"), ("Texts.Part", "String.Part"), ("Texts.Part.Whole", "Int"),
      ("Ages.Value", "Int"), ("Shelf.Names.Part", "String.Part"),
      // Members of types without a name.
      ("[Int].Piece", "Array<Int>.Piece"), ("[Int].Piece.Half", "Int"), ("Int?.Nobody", "Never"),
      ("any Store<Int?>", "any Store<Optional<Int>>"), ("Use<Int>", "(Int) throws(E) -> ()"),
      ("Meta<A>", "A.Type"), ("Shop<Int>", "any Store<Array<Int>>"),
      ("Optional<Int>.Nobody", "Never"), ("[A: B].Pair", "Dictionary<A, B>.Pair"),
    ]
    for (first, second) in cases {
      #expect(areSame(first, second), "\(first)")
      #expect(areSame(second, first), "\(first)")
    }
  }

  @Test func differentTypes() {
    let cases: [(String, String)] = [
      ("Int?", "Int"), ("(Int) -> Int?", "((Int) -> Int)?"), ("Box<Int>", "Box<A>"),
      ("(a: Int, b: A)", "(b: Int, a: A)"), ("() -> Void", "() throws -> Void"), ("P", "Q"),
      ("() -> Void", "@Sendable () -> Void"), ("(Int...) -> Void", "(Int) -> Void"),
      ("A", "A.Type"), ("Loop", "Int"),
      ("any Store<Int>", "any Store<A>"), ("any Store<Int>", "any Store"), ("Use<Int>", "Use<A>"),
      ("Meta<Int>", "Meta<A>"), ("Shop<Int>", "Shop<A>"),
      ("Crate.Lid", "Box<Int>.Lid"), ("Loop.Part", "Texts.Part"), ("Ages.Other", "Int"),
    ]
    for (first, second) in cases {
      #expect(!areSame(first, second), "\(first)")
    }
  }

  @Test func genericParametersOfMembersHideTypes() {
    let module = Snippet(Self.declarations + "\nstruct Place {}").module
    let scope = TypeScope(
      module: module, type: module.types(at: [Identifier("Place")])[0],
      parameters: [Identifier("Nothing")])
    let type = WrittenType(name: "Nothing")
    #expect(scope.resolve(type) == .parameter([Identifier("Nothing")]))
    #expect(scope.declaredPlace(of: [Identifier("Nothing")]) == nil)
    #expect(!scope.isUninhabited(type))
  }

  @Test func onlyAnOptionalIsOptional() {
    #expect(ask("Int?") { $0.resolve($1).isOptional })
    #expect(!ask("(Int) -> String?") { $0.resolve($1).isOptional })
  }

  @Test func typesWithoutValues() {
    let cases: [(String, Bool)] = [
      ("Never", true), ("Nope", true), ("Empty", true), ("Never?", false), ("P", false),
      ("(Int, (Nope, a: Int))", true), ("(Int, Never?)", false), ("(Nope) -> Int", false),
      ("Int?.Nobody", true), ("[Int].Piece", false),
    ]
    for (type, isUninhabited) in cases {
      #expect(ask(type) { $0.isUninhabited($1) } == isUninhabited, "\(type)")
    }
  }

  @Test func typesWithoutCopies() {
    for (type, isNoncopyable) in [
      ("Handle", true), ("Handle?", true), ("[Handle]", false), ("Int", false),
    ] as [(String, Bool)] {
      #expect(ask(type) { $0.isNoncopyable($1) } == isNoncopyable, "\(type)")
    }
  }

  @Test func unsafeTypes() {
    let cases: [(String, Bool)] = [
      ("UnsafePointer<Int>", true), ("[RawAlias]", true), ("Swift.UnsafeRawPointer?", true),
      ("Int", false), ("Unmanaged<A>.Other", false),
    ]
    for (type, isUnsafe) in cases {
      #expect(ask(type) { $0.isUnsafe($1) } == isUnsafe, "\(type)")
    }
  }

  @Test func deprecatedTypes() {
    for (type, name) in [("[Old]", "Old"), ("Old.Part", "Old"), ("Int", nil)] as [(String, String?)]
    {
      #expect(ask(type) { $0.deprecatedName(in: $1)?.text } == name, "\(type)")
    }
  }

  @Test func protocolsGetAnAny() {
    let cases: [(String, String)] = [
      ("P", "any P"), ("P?", "(any P)?"), ("[P]", "[any P]"), ("P & Q", "any P & Q"),
      ("Both", "any Both"), ("P.Type", "any P.Type"), ("any P", "any P"), ("Int", "Int"),
      ("(P) -> Error?", "(any P) -> (any Error)?"),
      ("Result<Int, Error>", "Result<Int, any Error>"),
    ]
    for (type, explicit) in cases {
      #expect(ask(type) { $0.withExplicitExistentials($1).text } == explicit, "\(type)")
    }
  }

  @Test func typesOfTheModuleAreFoundWithinOthers() {
    let type = ask("[Box<Int>: (Nothing, Int)]?") { $0.resolve($1) }
    #expect(type.declaredPaths == [[Identifier("Box")], [Identifier("Nothing")]])
  }
}
