import Testing

@testable import SwiftReading

/// Regular expressions in the bodies of functions, whose brackets and quotes mean nothing.
@Suite struct RegularExpressionBodyTests {
  @Test func bracesInManyBodiesDoNotNest() {
    let bodies = (0..<400).map { "  func f\($0)() -> Any { /[a-z{\"]+\\/[^}]*/ }" }
    let text = (["struct A {"] + bodies + ["  var name: String", "}"]).joined(separator: "\n")
    let summary = SourceSummary(SourceFile(path: "A.swift", text: text))
    #expect(summary.errors.isEmpty)
    let properties = summary.declarations.types.first?.members.properties
    #expect(properties?.map(\.name) == [Identifier("name")])
  }

  @Test func aFileOfRegularExpressionsIsReadAsTheCompilerReadsIt() {
    let literals: [String] = [
      "/[a-z{\"]+\\/[^}]*/", "/{/", "/\\{\"/", "/(?<n>{)[\"}]/", "#/{ \" }}/#", "##/ }/# \" {/##",
      "#/\n  { \" # }\n  } /* \n/#", "#/}/#", "/\"{\"/", "a / b / c", "1 / 2 /* { */",
    ]
    let uses: [(String) -> String] = [
      { "return \($0)" }, { "let r = \($0)\n    use(r)" }, { "use(\($0), \"}\")" },
      { "if x == 1 { use([\($0)]) }" }, { "let f = { _ = \($0) }" }, { "_ = x ? \($0) : \($0)" },
    ]
    for (number, literal) in literals.enumerated() {
      for use in uses {
        let other = literals[(number * 7 + 3) % literals.count]
        let source = SourceFile(
          path: "A.swift",
          text: """
            struct A {
              let name: String
              init(name: String) { self.name = name; _ = \(literal) }
              func one() -> Any { \(use(literal)) }
              var two: Any { \(use(other)) }
              struct Inner { var value: Int { didSet { \(use(literal)) } } }
              var last: Int
            }
            enum B { case one(Int) }
            """)
        let summary = SourceSummary(source)
        #expect(summary.errors.isEmpty, "\(source.text)")
        let names = summary.declarations.types.map { $0.members.properties.map(\.name.text) }
        #expect(names == [["name", "two", "last"], ["value"], []], "\(source.text)")
      }
    }
  }
}
