import Testing

@testable import SwiftModule
@testable import SwiftReading

/// What associated types stand for in the types that conform to their protocols.
@Suite struct TypeWitnessTests {
  /// What `type` is in the struct, enum or class `A`.
  private func resolved(_ type: String, _ declarations: String) -> ResolvedType {
    let scope = Snippet(declarations).scope("A")
    return scope.resolve(Snippet.asking(type) { $1 })
  }

  private func foreign(_ name: String, _ arguments: ResolvedType...) -> ResolvedType {
    .foreign([Identifier(name)], arguments: arguments)
  }

  @Test(arguments: [
    ("ID", "struct A: Identifiable { let id: Int }"),
    ("ID", "struct A: Identifiable { let id = 1 }"),
    ("ID", "struct A { let id: Int }; extension A: Swift.Identifiable {}"),
    ("ID", "struct A: Hashable, P { var id: Int { 0 } }; protocol P: Identifiable, Sendable {}"),
    ("ID", "struct A: P {}; protocol P: Identifiable {}; extension P { var id: Int { 0 } }"),
    ("ID", "enum A: Identifiable { case a; typealias Key = Int; var id: Key { 0 } }"),
    ("ID", "struct A: Identifiable { let id: Code.RawValue }; enum Code: Int { case a }"),
    ("ID", "struct A: Identifiable { typealias ID = Int; let id: ID }"),
    ("ID", "class A: B {}; class B: Identifiable { let id: Int = 0 }"),
    ("RawValue", "enum A: Int, Codable { case a }"),
    ("RawValue", "enum A: Swift.Int, P { case a }; protocol P {}"),
    ("RawValue", "struct A: RawRepresentable { let rawValue: Int }"),
    ("RawValue", "struct A: OptionSet { let rawValue: Int }"),
    ("RawValue", "enum A: RawRepresentable { case a; var rawValue: Int { 0 } }"),
    ("Index", "struct A: Collection { var startIndex: Int { 0 } }"),
    ("AllCases", "enum A: CaseIterable { static var allCases: Int { 0 } }"),
    ("X", "struct A: P { let x: Int }; protocol P { associatedtype X; var x: X { get } }"),
    (
      "X",
      "struct A: P { let x = 0 }; protocol P { associatedtype X = Bool; var x: Self.X { get } }"
    ),
    (
      "X",
      "struct A: P { static let x: Int = 0 }; protocol P { associatedtype X; static var x: X { get } }"
    ),
    (
      "X",
      "struct A: Q { let x: Int }; protocol P { associatedtype X }; protocol Q: P { var x: X { get } }"
    ),
    ("X", "struct A: P {}; protocol P { associatedtype X = Int }"),
    ("X", "struct A: P {}; protocol P { associatedtype X = Y }; typealias Y = Int"),
    ("X", "struct A: P { struct Int {} }; protocol P { associatedtype X = Y }; typealias Y = Int"),
    ("X", "struct A: Q {}; protocol P { associatedtype X }; protocol Q: P where X == Int {}"),
    ("X", "struct A: P {}; protocol P { typealias X = Int }"),
    ("X", "struct A: P {}; protocol P { associatedtype Y; typealias X = Int }"),
    (
      "X",
      "struct A: P { typealias X = Int; let x: Bool }; protocol P { associatedtype X; var x: X { get } }"
    ),
  ])
  func isTheTypeOfTheMemberThatTells(name: String, declarations: String) {
    #expect(resolved(name, declarations) == foreign("Int"))
    #expect(resolved("\(name)?", declarations) == foreign("Optional", foreign("Int")))
  }

  @Test func isATypeOfTheModuleOrAParameter() {
    let own = ResolvedType.declared([Identifier("A")], arguments: [:])
    #expect(resolved("AllCases", "enum A: CaseIterable { case a }") == foreign("Array", own))
    let generic = "struct A<T: Hashable>: Identifiable { let id: [T]; let other: A<Int>.ID }"
    let parameter = ResolvedType.parameter([Identifier("T")])
    #expect(resolved("ID", generic) == foreign("Array", parameter))
    let scope = Snippet(generic).scope("A")
    #expect(
      scope.type.members.properties.compactMap(\.type).map(scope.resolve).last
        == foreign("Array", foreign("Int")))
    #expect(
      resolved("X", "class A: B {}; class B { struct X {} }")
        == .declared([Identifier("B"), Identifier("X")], arguments: [:]))
    #expect(resolved("ID", "class A: Identifiable { let id = UUID() }") == foreign("UUID"))
    for kind in ["class", "actor", "final class"] {
      #expect(
        resolved("ID", "\(kind) A: Identifiable, Sendable {}") == foreign("ObjectIdentifier"))
    }
  }

  @Test(arguments: [
    ("ID", "struct A { let id: Int }"),
    ("ID", "protocol Identifiable {}; struct A: Identifiable { let id: Int }"),
    ("ID", "struct A: Kit.Identifiable { let id: Int }"),
    ("ID", "struct A: Identifiable { let id = make() }"),
    ("ID", "struct A: Identifiable { let id: ID }"),
    ("ID", "class A: NSObject, Identifiable {}"),
    ("ID", "class A: Identifiable { let id = make() }"),
    ("ID", "class A: Identifiable {}; extension A { var id: some Hashable { 0 } }"),
    ("AllCases", "enum A: CaseIterable { case a; static let allCases = make() }"),
    ("ID", "class A: Identifiable, Model.Keyed {}"),
    ("ID", "@Model class A: Identifiable {}"),
    ("ID", "struct A: Identifiable {\n#if DEBUG\nlet id: Int\n#else\nlet id: Bool\n#endif\n}"),
    ("RawValue", "enum A: Other { case a }"),
    ("RawValue", "struct A: Identifiable { let rawValue: Int }"),
    ("AllCases", "struct A: CaseIterable {}"),
    (
      "X",
      "struct A: P { func x() -> Bool { true } }; protocol P { associatedtype X = Int; func x() -> X }"
    ),
    (
      "X", "struct A: P { let x = make() }; protocol P { associatedtype X = Int; var x: X { get } }"
    ),
    ("X", "struct A: P {}; protocol P { associatedtype X = [Self] }"),
    ("X", "class A: B<Int> {}; class B<T> { typealias X = T }"),
    ("X", "struct A: P {}; protocol P { associatedtype X }"),
  ])
  func isUnknownIfNothingTells(name: String, declarations: String) {
    let found = resolved(name, declarations)
    let isUnknown = if case .unknown = found { true } else { false }
    #expect(isUnknown || found == foreign(name), "\(found)")
  }
}
