@testable import SwiftReading
import GeneratorTesting
import LensGenCore
import Testing

/// Types that a reader of text would take for others.
@Suite struct TypeFaultTests {
  private func generated(_ emissions: Set<Emission>, _ snippets: String...) -> Generated {
    Generated(snippets.joined(separator: "\n"), by: Generator(emitting: emissions))
  }

  @Test func aFunctionThatGivesAnOptionalIsNone() {
    let text = generated(
      [.builders], "struct C { var load: (Int) -> String?; var name: String }"
    ).text
    #expect(text.contains("load: @escaping (Int) -> String? = { _ in nil }"))
  }

  @Test func theArrowOfAnArgumentIsNoBracket() {
    let generated = generated(
      [.stubs],
      "protocol Store<Load, Key> { associatedtype Load; associatedtype Key; func load(_: Key) -> "
        + "Load }",
      "protocol P: Store<(Int) -> String, Int> {}")
    #expect(generated.text.contains("typealias Load = (Int) -> String"))
    #expect(generated.text.contains("typealias Key = Int"))
    #expect(generated.messages == [])
  }

  @Test func aProtocolIsNotAnotherOneWithALongerName() {
    let text = generated(
      [.factories], "protocol Providable_v2 {}", "struct B { var n: Int }",
      "extension B: Providable_v2 {}"
    ).text
    #expect(text.contains("extension B: Providable {"))
    let laws = generated(
      [.laws, .arbitrary], "protocol Equatable2 {}", "struct A: Equatable2 { var n: Int }")
    #expect(laws.messages.contains { $0.contains("it does not conform to Equatable") })
  }

  @Test func aProtocolCountsUnderAnotherName() {
    let text = generated(
      [.factories], "typealias Value = Equatable & Providable", "struct A: Value { var n: Int }"
    ).text
    #expect(text == "")
  }

  @Test func anAliasOfNeverHasNoValues() {
    let generated = generated([.prisms], "typealias Nope = Never; enum E { case a(Nope), b }")
    #expect(!generated.text.contains("_a"))
    #expect(generated.messages == ["skipped 'E.a': its payload has no values, so it never occurs"])
  }

  @Test func onlyAProtocolThatIsPassedOnAsksItsArgumentsForItself() {
    let text = generated(
      [.stubs], "protocol MyEquatable {}", "struct Wrapped<T>: MyEquatable {}",
      "protocol Q { associatedtype Item; associatedtype Box: MyEquatable where Box == "
        + "Wrapped<Item>",
      "func box() -> Box; func item() -> Item }"
    ).text
    #expect(text.contains("struct QStub<Item>: Q {"))
  }

  @Test func aMessageAboutAvailabilityIsNoAvailability() {
    let generated = generated(
      [.lenses], "@available(*, deprecated, message: \"unavailable soon\")",
      "struct D { var name: String }")
    #expect(generated.messages == [])
    #expect(generated.text.contains("static var _name: Lens<Self, String>"))
  }

  @Test func theFunctionOfAnAutoclosureIsCalled() {
    let text = generated([.prisms], "enum Work { case auto(@autoclosure () -> Int), other }").text
    #expect(text.contains("static var _auto: Prism<Self, () -> Int> {"))
    #expect(text.contains("embed: { .auto($0()) },"))
    #expect(text.contains("whole = .auto(part())"))
  }

  @Test func whatStandsBeforeNothingButTheModulesTypesIsTheModule() {
    let text = generated(
      [.lenses], "import Types",
      "struct Holder { var fields: Types.Fields; var body: Runtime.Body? }",
      "struct Body { var n: Int }"
    ).text
    #expect(text.contains("static var _body: Lens<Self, Runtime.Body?>"))
  }

  @Test func whatFollowsAParameterThatIsLeftOutIsLeftOutToo() {
    let text = generated(
      [.builders], "actor Tag {}",
      "struct Text { init(_ s: String, _ tag: Tag = Tag(), _ mark: Int? = nil, n: Int = 0) {} }"
    ).text
    #expect(text.contains("static func build(_ s: String = \"\", n: Int = 0) -> Self {"))
    #expect(text.contains("Self(s, n: n)"))
  }

  @Test func buildersDoNotCallEachOtherInACircle() {
    let text = generated(
      [.builders], "struct Cube { init(box: Box = .one) {} }",
      "struct Box { init(cube: Cube = .one) {} }", "struct Shelf { var box: Box }"
    ).text
    #expect(!text.contains("cube:") && !text.contains("box: Box = .build(),"))
    #expect(text.contains("static func build(box: Box = .build()) -> Self {\n    Self(box: box)"))
  }

  @Test func aBuilderOutsideOfTheCircleIsCalled() {
    let text = generated(
      [.builders], "final class View { init(presenter: Presenter) {} }",
      "final class Presenter { init(view: View, style: Style) {} }",
      "struct Style { var size: Int; var then: (View) -> Void }"
    ).text
    for parameters in ["presenter: Presenter", "view: View, style: Style = .build()"] {
      #expect(text.contains("static func build(\(parameters)) -> "))
    }
    #expect(text.contains("build(size: Int = 0, then: @escaping (View) -> Void = { _ in })"))
  }

  /// Each type is looked at once, however often it occurs in others.
  @Test func theDefaultsOfManyLevelsAreFound() {
    let types = (0..<1000).map {
      "struct Level\($0) { var a: Level\($0 + 1); var b: Level\($0 + 1) }\n"
    }
    let text = generated([.builders], types.joined() + "struct Level1000 {}").text
    #expect(
      text.contains("build(a: Level1 = .build(), b: Level1 = .build()) -> Self {"))
  }

  @Test func whatAnInitializerOfAnotherFileTakesIsImported() {
    var generator = Generator(emitting: [.builders])
    generator.testableImports = ["Model"]
    let output = generator.generate(from: [
      SourceFile(path: "a.swift", text: "struct Keeper { private let thing: Int; let n: Int }"),
      SourceFile(
        path: "b.swift",
        text: "import Other\nextension Keeper { init(thing: Thing) { self.init(thing: 1, n: 2) } "
          + "}"),
    ])
    #expect(output.text?.contains("import Other\n") == true)
  }

  @Test func aDeprecatedPropertyIsNotShrunk() {
    let text = generated(
      [.arbitrary], "struct Old { @available(*, deprecated) var a: Int; var b: Int",
      "init(a: Int, b: Int) { self.a = a; self.b = b } }"
    ).text
    #expect(text.contains("arbitrary(using"))
    #expect(!text.contains("shrunk"))
  }

  @Test func theCopyableTypesInOneThatIsNotGetOptics() {
    let generated = generated(
      [.lenses], "struct File: ~Copyable { struct Name { var text: String }; var n: Int }")
    #expect(generated.text.contains("extension File.Name {"))
    #expect(
      generated.messages == [
        "skipped 'File': it is '~Copyable', and optics copy the parts "
          + "that they read"
      ])
  }

  @Test func anObserverThatOnlyLooksKeepsItsLens() {
    let cases: [String] = [
      "didSet { if n != oldValue { print(n) } }", "willSet { assert(newValue > 0) }",
      "didSet { var sum = 0; sum += n; Log.shared.note(sum) }", "didSet(old) { _ = old + n }",
      "didSet { if var last = [n].last { last += 1; last.negate() } }",
      "didSet { for var k in [n] { k += 1 } }",
      "didSet { guard var k = Int(\"\") else { return }; k += 1 }",
      "didSet { switch n { case var k: k += 1 } }",
    ]
    for observer in cases {
      let generated = generated([.lenses], "struct A { var m = 0; var n: Int { \(observer) } }")
      #expect(generated.text.contains("static var _n"), "\(observer)")
    }
  }

  @Test func anObserverThatMayChangeTheValueCostsTheLens() {
    let cases: [String] = [
      "didSet { n = 0 }", "didSet { self.n += 1 }", "didSet { self = A(n: 1) }",
      "didSet { m += 1 }",
      "didSet { reset() }", "didSet { swap(&n, &m) }", "didSet { m.negate() }", "didSet { n++ }",
      // Elsewhere, the name is that of a variable of the code.
      "didSet { if let n = Int(\"\") { print(n) }; n = 0 }",
      "didSet { if let n = Int(\"\") { print(n) } else { n = 0 } }",
      "didSet { guard var n = Int(\"\") else { n = 0; return } }",
      "didSet { for m in [1] { print(m) }; m.negate() }",
      "didSet { do { var n = 0; n += 1 }; n += 1 }",
      "didSet { switch n { case let m: print(m) }; m = 0 }", "didSet { n = 0; var n = 1; n += 1 }",
    ]
    for observer in cases {
      let generated = generated([.lenses], "struct A { var m = 0; var n: Int { \(observer) } }")
      #expect(!generated.text.contains("static var _n"), "\(observer)")
      #expect(
        generated.messages.map { $0.prefix(while: { $0 != ";" }) }
          == ["skipped 'A.n': its observer may change the new value"],
        "\(observer)")
    }
  }
}
