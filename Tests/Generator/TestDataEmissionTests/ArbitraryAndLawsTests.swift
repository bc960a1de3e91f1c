import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests the conformances to `Arbitrary` and the tests of laws generated for snippets.
@Suite struct ArbitraryAndLawsTests {
  private func generated(_ emission: Emission, _ snippet: String) -> Generated {
    Generated(snippet, by: Generator(emitting: [emission]))
  }

  @Test func aStructIsGeneratedAndShrunkPartByPart() {
    #expect(
      generated(.arbitrary, "struct User { let name: String; var age: Int }").text == """
        extension User: Arbitrary {
          static func arbitrary(using source: inout RandomSource) -> Self {
            Self(name: .arbitrary(using: &source), age: .arbitrary(using: &source))
          }
          func shrunk() -> SimplerValues<Self> {
            OpticsLaws.shrunk((name, age)).map { Self(name: $0, age: $1) }
          }
        }
        """)
  }

  @Test func aPropertyMaySpellItsTypeInAnotherWay() {
    let snippet = "struct A { let x: Int?; init(x: Optional<Int>) { self.x = x } }"
    #expect(
      generated(.arbitrary, snippet)["shrunk"]?.code == ["x.shrunk().map { Self(x: $0) }"])
  }

  @Test func aValueWithoutSimplerOnesNeedsNoFunction() {
    let members = generated(.arbitrary, "class C {}; struct A { let list: [C] }")
    #expect(members["arbitrary"]?.code == ["Self(list: [])"])
    #expect(members["shrunk"] == nil)
  }

  @Test func theSuggestedEditCompiles() {
    #expect(
      generated(.laws, "struct `A B` { let x: Int }").messages == [
        "skipped 'A B': its laws are not checked: it does not conform to Equatable; write "
          + "'extension `A B`: Equatable {}' in its file"
      ])
  }

  /// Protocols of the standard library refine `Equatable`, such as `OptionSet` by `SetAlgebra`.
  @Test(arguments: ["OptionSet", "Swift.SetAlgebra", "Comparable", "FormatStyle", "Numeric"])
  func aProtocolMayRefineEquatable(parent: String) {
    let generated = generated(.laws, "struct O: \(parent), Arbitrary { let rawValue: Int }")
    #expect(generated.messages == [])
    #expect(generated["opticIsLawful"]?.code?.contains("  try checkLaws(of: O._rawValue)") == true)
    let own = self.generated(.laws, "protocol Numeric {}; struct O: Numeric { let rawValue: Int }")
    #expect(own.messages.first?.contains("it does not conform to Equatable") == true)
  }

  @Test func typesDistinguishACaseFromAFunctionOfTheSameName() throws {
    let snippet = """
      enum Call { case to(String, with: [(name: String?, value: Int)]) }
      extension Call {
        static func to(_ name: String, with values: [Int]) -> Self {
          .to(name, with: values.map { (nil, $0) })
        }
      }
      """
    let arbitrary = generated(.arbitrary, snippet)
    #expect(
      arbitrary["arbitrary"]?.code == [
        ".to(.arbitrary(using: &source) as String, with: [] as [(name: String?, value: Int)])"
      ])
    let folder = try CommandFolder([
      "A.swift": snippet, "B.swift": "import OpticsLaws\n" + arbitrary.text,
      "C.swift": "import FactoryProvider\n" + generated(.factories, snippet).text,
    ])
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws", "FactoryProvider"])
    let files = ["A.swift", "B.swift", "C.swift"].map { folder.url.appending(path: $0) }
    #expect(try compiler.complaints(about: files, languageMode: 6) == [])
    try compiler.remove()
  }

  @Test func recursiveCasesAreOmittedAtSizeZero() {
    #expect(
      generated(.arbitrary, "indirect enum Tree { case node(Tree, Tree), leaf(Int), end }").text
        == """
        extension Tree: Arbitrary {
          static func arbitrary(using source: inout RandomSource) -> Self {
            switch source.index(below: source.size == 0 ? 2 : 3) {
            case 0: .leaf(.arbitrary(using: &source))
            case 1: .end
            default: source.smaller { .node(.arbitrary(using: &$0), .arbitrary(using: &$0)) }
            }
          }
          func shrunk() -> SimplerValues<Self> {
            switch self {
            case .leaf(let part0):
              part0.shrunk().map { Self.leaf($0) }.preceded(by: [Self.end])
            case .end: []
            case .node(let part0, let part1):
              OpticsLaws.shrunk((part0, part1))
                .map { Self.node($0, $1) }
                .preceded(by: [Self.end, part0, part1])
            }
          }
        }
        """)
  }

  /// Without a case without a payload, cases have no simplest one.
  @Test func theFirstCaseWithoutPayloadIsTheSimplest() {
    let switchable = generated(.arbitrary, "enum A { case a(Int), b, c, `default`(x: Int) }")
    #expect(
      switchable["shrunk"]?.code == [
        "switch self {",
        "case .a(let part0):", "  part0.shrunk().map { Self.a($0) }.preceded(by: [Self.b])",
        "case .b: []", "case .c: [Self.b]",
        "case .default(let x):", "  x.shrunk().map { Self.default(x: $0) }.preceded(by: [Self.b])",
        "}",
      ])
    let payloads = generated(.arbitrary, "enum A { case a(Int), b(x: Int) }")
    #expect(
      payloads["shrunk"]?.code == [
        "switch self {", "case .a(let part0): part0.shrunk().map { Self.a($0) }",
        "case .b(let x): x.shrunk().map { Self.b(x: $0) }", "}",
      ])
  }

  /// A check of values that are always empty would prove less than it seems.
  @Test func valuesThatAreAlwaysEmptyAreReported() {
    let generated = generated(
      .arbitrary, "import M; struct A { let o: [Other]; let n: Int? }; enum B { case b(Other?), c }"
    )
    #expect(
      generated.messages == [
        "in arbitrary values, 'A.o' is always '[]', because '[Other]' is not known to conform to "
          + "Arbitrary; conform the type in it in a file that lens-gen reads, or name the sources of its "
          + "module, as in '--dependency MODULE=FOLDER'",
        "in arbitrary values, 'B.b' is always 'nil', because 'Other?' is not known to conform to "
          + "Arbitrary; conform the type in it in a file that lens-gen reads, or name the sources of its "
          + "module, as in '--dependency MODULE=FOLDER'",
      ])
    let known = self.generated(
      .arbitrary, "struct A { let o: [Other]; let a: [A] }; struct Other { let x: Int }")
    #expect(known.messages == [])
  }

  @Test func typesThatLeadToEachOtherEnd() {
    let generated = generated(
      .arbitrary, "indirect enum A { case b(B), end }; struct B { let c: C }; enum C { case a(A) }")
    #expect(generated.extensions.heads == ["A: Arbitrary", "B: Arbitrary", "C: Arbitrary"])
    #expect(
      generated["arbitrary"]?.code?.first
        == "switch source.index(below: source.size == 0 ? 1 : 2) {")
  }

  @Test func anInitializerMayNotAcceptEveryArgument() {
    #expect(
      generated(.arbitrary, "struct A { let x: Int; init(x: Int) { self.x = x * 2 } }").messages
        == [
          "skipped 'A': not made Arbitrary: 'init(x:)' may not accept every argument; write the "
            + "conformance by hand"
        ])
  }

  @Test func anInitializerWithoutArgumentsAcceptsThemAll() {
    let takesNone =
      "takes no arguments, so nothing tells which values there are; declare an initializer that stores "
      + "its arguments, or write the conformance by hand"
    for text in [
      "struct A { let x: Int; init() { x = makeNumber() } }",
      "struct A { private var x = 0; init() { if Bool.random() { x = 1 } } }",
      "struct A { var x = 0; init() { prepare() }; func prepare() {} }",
    ] {
      let messages = generated(.arbitrary, text).messages
      #expect(messages == ["skipped 'A': not made Arbitrary: 'init()' \(takesNone)"], "\(text)")
    }
  }

  @Test func everythingThatKeepsATypeFromValuesIsNamed() {
    #expect(
      generated(.arbitrary, "struct A { let x: Any; let y: Int; let z: Cat; let f: () -> Void }")
        .messages == [
          "skipped 'A': not made Arbitrary: 'x' has type 'Any', which cannot conform; add a default "
            + "for it under 'defaults' in the configuration file, or write the conformance by hand; "
            + "also in the way: 'z: Cat', 'f: () -> Void'"
        ])
  }

  @Test func moreTypesOfTheStandardLibraryAndFoundation() {
    let model = """
      import Foundation
      import OpticsLawsFoundation
      struct A: Equatable {
        let a: Duration; let b: Locale; let c: TimeZone; let d: Calendar; let e: DateComponents
        let f: IndexSet; let g: CGFloat; let h: CGRect; let i: Int128; let j: Float16
        let k: DateInterval; let l: IndexPath
      }
      """
    let generated = Generated(model, by: Generator(emitting: [.arbitrary, .laws]))
    #expect(generated.messages == [])
    #expect(generated["opticIsLawful"]?.code?.contains("case \"_l\":") == true)
  }

  /// The files of tests say what they add to the types of the module, and are not the module's.
  @Test(arguments: ["extension User", "extension Model.User"])
  func conformancesOfTestsAreKnown(head: String) {
    var generator = Generator(emitting: [.lenses, .arbitrary, .laws])
    generator.settings.testableImports = ["Model"]
    let model = """
      struct User: Equatable { let id: ID; let name: String }
      struct ID: Equatable { let text: String; init?(_ text: String) { self.text = text } }
      """
    let tests = """
      @testable import Model
      import OpticsLaws
      \(head): Arbitrary {
        static func arbitrary(using source: inout RandomSource) -> User { .fake }
        static var fake: User { User(id: ID("a")!, name: "") }
      }
      extension ID: Arbitrary {
        static func arbitrary(using source: inout RandomSource) -> ID { ID("a")! }
      }
      struct Helper: Equatable { var text: String }
      extension Helper { struct Inner { var text: String } }
      """
    let output = generator.generate(from: [
      SourceSummary(SourceFile(path: "User.swift", text: model)),
      SourceSummary(SourceFile(path: "Tests.swift", text: tests), belongsToTests: true),
    ])
    #expect(output.files?.count == 1)
    let text = output.text ?? ""
    #expect(text.contains("case \"_id\":") && text.contains("_name"))
    #expect(!text.contains(": OpticsLaws.Arbitrary") && !text.contains("Helper"))
    #expect(output.diagnostics.allSatisfy { $0.message.contains("'ID.text'") })
  }

  @Test func aTypeWithoutTheMacroOfOthersHasNoOpticsToCheck() {
    let model = """
      @Optics struct A: Equatable, Arbitrary { var x: Int }
      struct B: Equatable, Arbitrary { var x: Int }
      """
    let laws = generated(.laws, model)
    #expect(laws.members.names == ["ALaws", "opticIsLawful"])
    #expect(
      laws.messages == [
        "skipped 'B': its laws are not checked: it has no '@Optics', as other types have; add it, "
          + "or generate optics of the type, as in '--emit lenses,prisms,laws'"
      ])
    let both = Generated(model, by: Generator(emitting: [.laws, .lenses]))
    #expect(both["BLaws"] != nil && both.messages == [])
  }

  @Test func theLawsOfATypeNamedOpticsHideNoLibrary() {
    let generated = generated(.laws, "struct Optics: Equatable, Arbitrary { var x: Int }")
    #expect(generated["Optics_Laws"]?.head == "struct Optics_Laws")
  }

  @Test func theSuiteOfATypeThatOnlyTheMainActorMakesIsOnIt() {
    var generator = Generator(emitting: [.arbitrary, .laws])
    generator.settings.isMainActorByDefault = true
    generator.settings.testableImports = ["Model"]
    let generated = Generated(
      "enum E: Equatable { case p(P) }; struct P: Equatable { var x: Int }", by: generator)
    #expect(generated["ELaws"]?.words == ["@Suite"])
    #expect(generated["ELaws"]?.isolation == .actor("MainActor"))
  }

  @Test func typesOfFoundationNeedAnImport() {
    let source = "import Foundation; struct A { let id: UUID }"
    #expect(
      generated(.arbitrary, source).messages == [
        "skipped 'A': not made Arbitrary: 'id' has type 'UUID', which conforms in the module "
          + "'OpticsLawsFoundation'; add '--import OpticsLawsFoundation', or "
          + "'imports: OpticsLawsFoundation' in the configuration file"
      ])
    #expect(generated(.arbitrary, "import OpticsLawsFoundation; \(source)").text != "")
    var generator = Generator()
    generator.emissions = [.arbitrary]
    generator.settings.imports = ["OpticsLawsFoundation"]
    #expect(Generated(source, by: generator).text != "")
  }

  @Test func aTypeOfTheSourcesNeedsNoImportForItsName() {
    #expect(
      generated(.arbitrary, "struct A { let id: UUID }; actor UUID {}").messages == [
        "skipped 'A': not made Arbitrary: 'id' has type 'UUID', which is not known to conform; write "
          + "'extension UUID: Arbitrary { … }' in a file that lens-gen reads, or add a default for it "
          + "under 'defaults' in the configuration file"
      ])
    #expect(
      generated(
        .laws, "struct A: Equatable, Arbitrary { let x: [URL] }; enum URL { case a }"
      ).messages.first
        == "skipped 'A.x': its laws are not checked: '[URL]' is not known to conform to Arbitrary; "
        + "add 'arbitrary', as in '--emit arbitrary,laws'")
  }

  @Test func anArgumentForEachOptic() {
    #expect(
      generated(
        .laws, "struct User: Equatable, Arbitrary { let name: String; private var age: Int = 0 }"
      )
      .text == "")
    #expect(
      generated(
        .laws, "enum Shape: Equatable, Arbitrary { case box(width: Int, height: Int), none }"
      ).text
        == """
        @Suite struct ShapeLaws {
          @Test(arguments: ["_box", "_none"])
          func opticIsLawful(_ name: String) throws {
            switch name {
            case "_box":
              let unlabeled: Iso<(width: Int, height: Int), (Int, Int)> = Iso(
                get: { ($0.width, $0.height) },
                embed: { (width: $0.0, height: $0.1) })
              try checkLaws(of: Shape._box * unlabeled)
            case "_none":
              try checkLaws(of: Shape._none)
            default: break
            }
          }
        }
        """)
  }

  @Test func aPropertyMayBeATupleWithLabels() {
    let code = generated(
      .laws,
      """
      struct A: Equatable, Arbitrary {
        struct B: Equatable, Arbitrary { let n: Int }
        let s: Int
        let x: (B, y: Int?)
        static func == (a: A, b: A) -> Bool { a.s == b.s && a.x == b.x }
      }
      """
    )["opticIsLawful"]?.code
    #expect(
      code?.suffix(7) == [
        "case \"_x\":", "  let unlabeled: Iso<(A.B, y: Int?), (A.B, Int?)> = Iso(",
        "    get: { ($0.0, $0.y) },", "    embed: { ($0.0, y: $0.1) })",
        "  try checkLaws(of: A._x * unlabeled)", "default: break", "}",
      ])
  }

  @Test func anOpticWithAConditionHasATestOfItsOwn() {
    let text = generated(
      .laws,
      """
      struct User: Equatable, Arbitrary {
        var name: String
        @available(macOS 15, *) var age: Int { get { 1 } set {} }
        #if DEBUG
          var log: Int = 0
        #endif
      }
      """
    ).text
    #expect(
      text.contains(
        """
          @Test(arguments: ["_name"])
          func opticIsLawful(_ name: String) throws {
            switch name {
            case "_name":
              try checkLaws(of: User._name)
            default: break
            }
          }
          #if DEBUG
            @Test func logIsLawful() throws { try checkLaws(of: User._log) }
          #endif
        """))
  }

  @Test func aTypeNamedLikeAMetatypeHasAnAlias() {
    let snippet = "enum Catalog { enum `Type`: Equatable, Arbitrary { case names } }"
    #expect(
      generated(.laws, snippet)["opticIsLawful"]?.code == [
        "switch name {", "case \"_names\":", "  typealias Whole = Catalog.`Type`",
        "  try checkLaws(of: Whole._names)", "default: break", "}",
      ])
  }

  @Test func genericTypesAreCheckedWithNumbers() {
    let snippet = "struct Box<Value: Hashable>: Equatable, Arbitrary { var value: Value }"
    let code = generated(.laws, snippet)["opticIsLawful"]?.code
    #expect(code?.contains("  try checkLaws(of: Box<Int>._value)") == true)
  }

  @Test func aTupleWithLabelsInAGenericTypeIsNotChecked() {
    let messages = Generated(
      "enum A<T: Equatable>: Equatable { case b(x: Int, y: Int) }",
      by: Generator(emitting: [.arbitrary, .laws])
    ).messages
    #expect(
      messages == [
        "skipped 'A.b': its laws are not checked: its part is a tuple with labels in a generic type"
      ])
  }

  @Test func theReasonForNoArbitraryIsSaidOnce() {
    let messages = Generated(
      "struct A: Equatable { var b: B }; struct B { init?(x: Int) {} }",
      by: Generator(emitting: [.arbitrary, .laws])
    ).messages
    #expect(messages[0].contains("not made Arbitrary: 'b' has type 'B'"))
    #expect(messages[1].hasSuffix("its laws are not checked: it does not conform to Arbitrary"))
  }

  @Test func whatCannotBeCheckedIsSaid() {
    let cases: [(String, String)] = [
      (
        "struct A { let x: Int }",
        "it does not conform to Equatable; write 'extension A: "
          + "Equatable {}' in its file"
      ),
      (
        "struct A<T> { let x: [T]; let y: B }; struct B {}",
        "it does not conform to Equatable; write 'extension A: "
          + "Equatable where T: Equatable {}' in its file"
      ),
      (
        "struct A: Equatable, Arbitrary { let x: [URL] }",
        "'[URL]' is not known to conform to Arbitrary; add '--import OpticsLawsFoundation', or "
          + "'imports: OpticsLawsFoundation' in the configuration file"
      ),
      (
        "enum A { case b(DecodingError) }",
        "it does not conform to Equatable; write 'extension A: Equatable {}' in its file"
      ),
      (
        "struct A { let b: B }; struct B { var a: [A] }",
        "it does not conform to Equatable; write 'extension A: Equatable {}' in its file"
      ),
      (
        "struct A: Equatable { let x: Int }",
        "no laws of 'A' are checked, because nothing makes values of them; add 'arbitrary', as in "
          + "'--emit arbitrary,laws'"
      ),
      (
        "struct A<T: Error>: Equatable { let x: Int }",
        "'T' must conform to 'Error', and 'Int' "
          + "does not"
      ),
      (
        "struct A: Equatable, Arbitrary { typealias T = (Int, y: Int); let s: Int; let x: T\nstatic func == (a: A, b: A) {} }",
        "its part is a tuple with labels, named by an alias"
      ),
    ]
    for (snippet, message) in cases {
      #expect(generated(.laws, snippet).messages.contains { $0.hasSuffix(message) }, "\(snippet)")
    }
  }

  @Test func aDeprecatedPropertyIsNotShrunk() {
    let generated = generated(
      .arbitrary,
      "struct Old { @available(*, deprecated) var a: Int; var b: Int; "
        + "init(a: Int, b: Int) { self.a = a; self.b = b } }")
    #expect(generated.members.names == ["arbitrary"])
  }
}
