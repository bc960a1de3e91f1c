import GeneratorTesting
import LensGenCore
import SwiftModule
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// Compares the macro of the article on `@Buildable` (ロクネム, SmartBank) with lens-gen.
///
/// The files next to this one contain the macro. Adapted: a toolchain has no `SwiftCompilerPlugin`,
/// so the macro is in a library, which needs no list of its macros like the article's
/// `BuildableMacros: CompilerPlugin`.
@Suite struct BuildableMacroTests {
  /// Returns the tokens that the macro adds to each member with the attribute.
  private func expansions(in source: String) throws -> [String] {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext()
    let members = file.statements
      .compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
      .flatMap { $0.memberBlock.members.map(\.decl) }
    return try members.flatMap { member in
      try attributes(of: member).flatMap {
        try BuildableMacro.expansion(of: $0, providingPeersOf: member, in: context)
      }
    }
    .map { tokens(of: $0) }
  }

  private func attributes(of declaration: DeclSyntax) -> [AttributeSyntax] {
    (declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [])
      .compactMap { $0.as(AttributeSyntax.self) }
  }

  /// Returns the tokens of the builders that lens-gen writes, which need no attribute.
  private func builders(for source: String, defaults: [String: Settings.Default]) -> [String] {
    var generator = Generator()
    generator.emissions = [.builders]
    generator.settings.defaults = defaults
    let unmarked = source.replacing(/@Buildable(\(.*?\))?/, with: "")
    return Parser.parse(source: Generated(unmarked, by: generator).text).statements
      .compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .flatMap { $0.memberBlock.members.map { tokens(of: $0.decl) } }
  }

  private func tokens(of node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func tokens(of source: String) -> String { tokens(of: Parser.parse(source: source)) }
}

extension BuildableMacroTests {
  static let person = """
    struct Person {
        let name: String
        let age: Int
        let address: Address
        let hobby: String?

        @Buildable
        init(
            name: String,
            age: Int,
            address: Address,
            hobby: String?
        ) {
            self.name = name
            self.age = age
            self.address = address
            self.hobby = hobby
        }
    }
    """

  static let localDate = """
    struct LocalDate {
        let year: Int
        let month: Int
        let day: Int

        @Buildable(["year": 1970, "month": 1, "day": 1])
        init(year: Int, month: Int, day: Int) {
            self.year = year
            self.month = month
            self.day = day
        }
    }
    """

  // Adapted: the article prints `Person` and `LocalDate` where its macro writes `Self`.

  @Test func aPersonIsExpanded() throws {
    #expect(
      try expansions(in: Self.person) == [
        tokens(
          of: """
            static func build(
                name: String = "",
                age: Int = 0,
                address: Address = .build(),
                hobby: String? = nil
            ) -> Self {
                Self(
                    name: name,
                    age: age,
                    address: address,
                    hobby: hobby
                )
            }
            """)
      ])
  }

  @Test func aDateIsExpanded() throws {
    #expect(
      try expansions(in: Self.localDate) == [
        tokens(
          of: """
            static func build(
                year: Int = 1970,
                month: Int = 1,
                day: Int = 1
            ) -> Self {
                Self(
                    year: year,
                    month: month,
                    day: day
                )
            }
            """)
      ])
  }

  @Test func everythingElseIsAnError() {
    #expect(throws: (any Error).self) {
      try expansions(in: "struct A { @Buildable let x: Int }")
    }
  }

  @Test func theGeneratorWritesWhatTheMacroDoes() throws {
    for source in [
      Self.person, Self.localDate,
      "public struct A { @Buildable public init(x: Bool, y: [Int], z: [String: A]) {} }",
      "struct A { let x: Int; @Buildable init(x: Int) throws { self.x = x } }",
      "struct A { let x: Int; @Buildable init(x: Int) async { self.x = x } }",
      "struct A { let x: Int; @Buildable init(x: Int) async throws { self.x = x } }",
      "struct A { let x: Int; @Buildable init?(x: Int) { self.x = x } }",
      "struct A { let x: Int; @Buildable init() { x = 1 } }",
    ] {
      let address = "\nstruct Address { @Buildable init(city: String) {} }"
      let defaults: [String: Settings.Default] = [
        "LocalDate.year": "1970", "LocalDate.month": "1", "LocalDate.day": "1",
      ]
      let expansions = try expansions(in: source + address)
      #expect(expansions.count == 2)
      #expect(expansions == builders(for: source + address, defaults: defaults))
    }
  }
}
