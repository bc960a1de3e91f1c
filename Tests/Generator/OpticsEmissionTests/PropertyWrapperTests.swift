import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests properties whose wrappers are declared in another module.
@Suite struct PropertyWrapperTests {
  private let command = """
    struct Count {
      @Flag var isQuiet = false
      @Option(name: .short) var size: Int
      @ArgumentParser.Argument var path: String
      @OptionGroup var shared: Shared
    }
    """

  @Test func argumentParserWrappersStoreWhatIsWritten() {
    let generated = Generated("import ArgumentParser\n" + command)
    #expect(generated.messages == [])
    #expect(
      generated.members.heads == [
        "var _isQuiet: Lens<Self, Bool>", "var _size: Lens<Self, Int>",
        "var _path: Lens<Self, String>", "var _shared: Lens<Self, Shared>",
      ])
  }

  @Test func aWrapperOfTheSameNameIsAnother() {
    let cases: [String] = [
      "import Parsing",
      "import struct Parsing.Flag; import ArgumentParser",
      "import ArgumentParser; @propertyWrapper enum Flag {}",
      "import ArgumentParser; extension Count { @propertyWrapper class Flag {} }",
    ]
    for start in cases {
      let messages = Generated(start + "\n" + command).messages
      #expect(
        messages.contains {
          $0.hasPrefix("skipped 'Count.isQuiet': lens-gen does not know ") && $0.contains("'@Flag'")
        }, "\(start)")
    }
  }

  @Test func theModuleIsTheModuleOfTheName() {
    let text = "enum ArgumentParser {}; struct A { @ArgumentParser.Flag var x: Bool }"
    #expect(Generated("import ArgumentParser; " + text).text == "")
  }

  @Test func aResultBuilderLeavesTheProperty() {
    let text = "import SwiftUI; struct A { @ViewBuilder var x: () -> Int }"
    #expect(Generated(text).members.heads == ["var _x: Lens<Self, () -> Int>"])
  }

  @Test func whatIsKeptElsewhereIsNoPart() {
    let cases: [(String, String)] = [
      ("import SwiftUI", "State"), ("import SwiftUI", "UIApplicationDelegateAdaptor"),
      ("import SwiftUI; import Foundation", "Environment"),
      ("import Dependencies", "Dependency"), ("import ComposableArchitecture", "Shared"),
    ]
    for (start, wrapper) in cases {
      let generated = Generated("\(start)\nstruct A { @\(wrapper) var x: Int }")
      #expect(generated.text == "", "\(start)")
      #expect(
        generated.messages == [
          "skipped 'A.x': '@\(wrapper)' stores its value outside the struct, where copies share it"
        ], "\(start)")
    }
  }

  /// A wrapper of the sources, by the declarations in it.
  @Test func whatAWrapperOfTheSourcesDoesIsRead() {
    let readOnly = "'@Own' is read-only: other files cannot set its 'wrappedValue'"
    let computed =
      "'@Own' may change what is written, because its 'wrappedValue' does more than store a value"
    let outside = "'@Own' stores its value outside the struct, where copies share it"
    let cases: [(wrapper: String, reason: String?)] =
      [
        ("struct Own { var wrappedValue: Int }", nil),
        (
          "struct Own { private var a: Int; var wrappedValue: Int { get { a } set { a = newValue } } }",
          nil
        ),
        (
          "struct Own { var a = 0; var wrappedValue: Int { get { return self.a } set(b) { self.a = b } } }",
          nil
        ),
        ("struct Own { let wrappedValue: Int }", readOnly),
        ("struct Own { private(set) var wrappedValue: Int }", readOnly),
        ("struct Own { let a: Int; var wrappedValue: Int { a } }", readOnly),
        ("struct Own { let a: Int; var wrappedValue: Int { get { a } } }", readOnly),
        ("struct Own { var wrappedValue: Int { didSet { print(wrappedValue) } } }", computed),
        (
          "struct Own { @Own var a: Int; var wrappedValue: Int { get { a } set { a = newValue } } }",
          computed
        ),
        ("final class Own { var wrappedValue = 0 }", outside),
      ]
      + [
        "get { a } set { a = max(newValue, 0) }", "get { a + 1 } set { a = newValue }",
        "get { a } set { b = newValue }", "get { a } set { a = b }",
        "get { a } _modify { yield &a }",
        "get { a } set { a = newValue; b = 1 }", "get { observed } set { observed = newValue }",
      ].map { accessors in
        let own = "struct Own { var a = 0, b = 0; var observed = 0 { didSet { b = 1 } }"
        return (wrapper: "\(own); var wrappedValue: Int { \(accessors) } }", reason: computed)
      }
    for (wrapper, reason) in cases {
      let generated = generated("@propertyWrapper \(wrapper)\nstruct A { @Own var x: Int }")
      #expect(
        generated[in: "A"].heads == (reason == nil ? ["var _x: Lens<Self, Int>"] : []), "\(wrapper)"
      )
      #expect(
        generated.messages.filter { $0.contains("'A.x'") }
          == (reason.map { ["skipped 'A.x': \($0)"] } ?? []), "\(wrapper)")
    }
  }

  @Test func aWrapperThatOnlyStoresNeedsTheTypeOfTheProperty() {
    let text = "@propertyWrapper struct Own { var wrappedValue: Int }; struct A { @Own var x = 1 }"
    #expect(
      generated(text).messages == [
        "skipped 'A.x': its type is inferred; write the type after the name"
      ])
  }

  private func generated(_ text: String, wrappers: String...) -> Generated {
    var generator = Generator(emitting: [.lenses, .prisms])
    generator.settings.wrappers = wrappers
    return Generated(text, by: generator)
  }

  @Test func aWrapperIsKnownByItsNameWithAnyArguments() {
    let text = """
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      struct A { @Kept<Int> var x: Int; @Boxed<Int> var y: Int; @Tools<Int>.Held<Int> var z: Int }
      """
    let generated = generated(text, wrappers: "Boxed")
    #expect(
      generated.messages == [
        "skipped 'A.z': lens-gen does not know the property wrapper '@Tools.Held'; if it stores "
          + "what is written, pass '--wrapper Tools.Held', or "
          + "write 'wrappers: Tools.Held' in the configuration file"
      ])
    #expect(
      generated[in: "A"].heads == ["var _x: Lens<Self, Int>", "var _y: Lens<Self, Int>"])
  }

  @Test func aListedWrapperStoresWhatIsWritten() {
    let text = "struct A { @Boxed var x: Int; @Tools.Kept(1) @Boxed var y: Int }"
    let generated = generated(text, wrappers: "Boxed", "Tools.Kept")
    #expect(generated.messages == [])
    #expect(
      generated[in: "A"].heads == ["var _x: Lens<Self, Int>", "var _y: Lens<Self, Int>"])
  }

  @Test func whatIsListedIsNoLicense() {
    let cases: [(String, String)] = [
      (
        "struct A { @Kept @Boxed var x: Int }",
        "lens-gen does not know the property wrapper '@Kept'"
      ),
      ("struct A { @Boxed var x = 1 }", "its type is inferred; write the type after the name"),
      (
        "@propertyWrapper class Boxed {}; struct A { @Boxed var x: Int }",
        "lens-gen does not know what '@Boxed' does to a property"
      ),
      (
        "@globalActor actor Boxed {}; struct A { @Boxed var x: Int }",
        "lens-gen does not know what '@Boxed' does to a property"
      ),
      (
        "struct A { @MainActor var x: Int }",
        "lens-gen does not know what '@MainActor' does to a property"
      ),
      ("struct A { @objc var x: Int }", "lens-gen does not know what '@objc' does to a property"),
    ]
    for (text, reason) in cases {
      let generated = generated(text, wrappers: "Boxed", "MainActor", "objc")
      #expect(generated.text == "", "\(text)")
      #expect(generated.messages.contains { $0.hasPrefix("skipped 'A.x': \(reason)") }, "\(text)")
    }
  }
}
