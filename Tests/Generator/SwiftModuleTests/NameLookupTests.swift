import Testing

@testable import SwiftModule
@testable import SwiftReading

/// What a name means in the place where it is written.
@Suite struct NameLookupTests {
  private let module = Snippet(
    """
    struct Outer<T> {
      struct Inner { struct Own {} }
      struct Sibling {}
    }
    extension Outer.Inner { struct Added { } }
    protocol Store { associatedtype Item }
    protocol Shop: Store {}
    class Base { struct Part {} }
    final class Derived: Base {}
    struct Market: Shop {}
    struct Top {}
    """
  ).module

  private func meaning(_ name: String, in place: String) -> NameLookup {
    module.lookUp([Identifier](dotted: name), from: [Identifier](dotted: place))
  }

  private func declared(_ path: String) -> NameLookup { .declared([Identifier](dotted: path)) }

  @Test func theInnermostDeclarationCounts() {
    let cases: [(name: String, place: String, meaning: NameLookup)] = [
      ("Own", "Outer.Inner", declared("Outer.Inner.Own")),
      ("Sibling", "Outer.Inner", declared("Outer.Sibling")),
      ("Inner.Own", "Outer", declared("Outer.Inner.Own")),
      ("Top", "Outer.Inner", declared("Top")),
      ("T", "Outer.Inner", .parameter),
      ("Own", "Top", .unknown),
      ("Int", "Top", .unknown),
    ]
    for (name, place, meaning) in cases {
      #expect(self.meaning(name, in: place) == meaning, "\(name) in \(place)")
    }
  }

  @Test func anExtensionDoesNotSeeTheMembersOfTypesAround() {
    #expect(meaning("Sibling", in: "Outer.Inner.Added") == .unknown)
    #expect(meaning("Own", in: "Outer.Inner.Added") == declared("Outer.Inner.Own"))
    #expect(meaning("Top", in: "Outer.Inner.Added") == declared("Top"))
  }

  @Test func whatIsInheritedIsFound() {
    #expect(meaning("Item", in: "Market") == declared("Market.Item"))
    #expect(meaning("Part", in: "Derived") == declared("Derived.Part"))
    #expect(
      module.declaredAncestors(of: [Identifier("Market")])
        == [[Identifier("Shop")], [Identifier("Store")]])
  }

  @Test func aPrivateTypeIsSeenInItsFileOnly() {
    let files = [
      SourceFile(path: "1.swift", text: "private struct Hidden {}; struct Near {}"),
      SourceFile(path: "2.swift", text: "struct Far {}"),
    ]
    let module = ModuleIndex(files: files.map { SourceSummary($0).declarations })
    let hidden = [Identifier("Hidden")]
    #expect(module.lookUp(hidden, from: [Identifier("Near")]) == .declared(hidden))
    #expect(module.lookUp(hidden, from: [Identifier("Far")]) == .unknown)
  }

  @Test func twoTypesOfOneNameAreAmbiguousUnlessIfChoosesBetweenThem() {
    func ambiguity(_ text: String) -> SkipReason? {
      Snippet(text).module.ambiguity(of: [Identifier](dotted: "A.B"))
    }
    #expect(
      ambiguity("struct A { struct B {}; struct B {} }") == .ambiguous(Identifier("B"), in: []))
    #expect(ambiguity("struct A { struct B {} }; enum A {}") == .ambiguous(Identifier("A"), in: []))
    #expect(ambiguity("struct A {\n#if X\nstruct B {}\n#else\nstruct B {}\n#endif\n}") == nil)
  }

  @Test func aTypeMayHaveMembersThatNoFileShows() {
    let module = Snippet(
      """
      struct Plain {}; struct Model: Equatable, Codable {}; class View: UIView {}
      struct Row: Identifiable { struct Cell {} }; extension Foreign { struct Nested {} }
      struct Steps: Sequence {}; class Writer: Encoder {}; struct Page: ViewModifier {}
      struct Form: Kit.Hashable {}; struct Panel: SwiftUI.ViewModifier {}
      struct Deck: MutableCollection {}; class Store: ObservableObject {}; enum Kind: Int32 {}
      """
    ).module
    let cases: [(type: String, member: String?, isPossible: Bool)] = [
      ("Plain", nil, false), ("Model", nil, false), ("View", nil, true), ("Foreign", nil, true),
      ("Row", nil, true), ("Row", "ID", true), ("Row", "Element", false),
      ("Steps", "Element", true), ("Steps", "Row", false), ("Writer", nil, false),
      ("Form", nil, true), ("Panel", "Body", true), ("Panel", "Color", false),
      ("Page", "Body", true), ("Page", "Color", false), ("Deck", "Index", true),
      ("Deck", "Row", false), ("Store", "Row", false), ("Kind", "RawValue", true),
      ("Kind", "Row", false),
    ]
    for (type, member, isPossible) in cases {
      #expect(
        module.hasUnseenMembers([Identifier(type)], named: member) == isPossible,
        "\(type).\(member ?? "*")")
    }
  }
}
