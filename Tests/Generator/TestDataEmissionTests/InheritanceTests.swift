import GeneratorTesting
import LensGenCore
import Testing

/// Tests what a type inherits under another name.
@Suite struct InheritanceTests {
  @Test func anAliasLeadsToTheSuperclass() throws {
    let snippet = """
      class Base<T> { var t: T; init(t: T) { self.t = t } }
      typealias B = Base<Int>
      class S: B { var n = 0 }
      class Root { init(name: String) {} }
      protocol P {}
      enum Space { typealias R = Root & P }
      class Leaf: Space.R { override init(name: String) { super.init(name: name) } }
      """
    let factories = Generated(snippet, by: Generator(emitting: [.factories]))
    #expect(
      factories.messages
        == [("Base", "S"), ("S", "Base"), ("Root", "Leaf"), ("Leaf", "Root")].map {
          "skipped '\($0)': not made Providable: it shares its conformances with '\($1)' by "
            + "inheritance; write 'provide' by hand, as '-> Self', with a 'required' initializer"
        })
    let builders = Generated(snippet, by: Generator(emitting: [.builders]))
    #expect(
      builders.messages.last
        == "skipped 'Leaf': no builder: its superclass has a builder with the same parameters; "
        + "call its initializer")
    #expect(try Compiler.complaints(about: snippet, builders.text) == [])
  }

  @Test func anAliasOfAnUnreadClassHidesItsMembers() {
    let text = """
      import UIKit
      typealias Parent = UIViewController
      class Screen: Parent { struct Row { var style: Style } }
      """
    let messages = Generated(text.replacing("Parent {", with: "UIViewController {")).messages
    #expect(messages.contains { $0.contains("Row.style") })
    #expect(Generated(text).messages == messages)
  }

  @Test func aliasesThatLeadToEachOtherEnd() {
    let snippet = "typealias A = B; typealias B = A; class C: A { init(n: Int) {} }"
    #expect(
      Generated(snippet, by: Generator(emitting: [.factories])).extensions.heads
        == ["C: Providable", "Factory where Provided == C"])
  }
}
