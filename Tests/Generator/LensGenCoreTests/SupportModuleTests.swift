import Foundation
import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

@testable import SwiftReading

/// Tests the code for a module that several test targets share: public, and of public declarations.
@Suite struct SupportModuleTests {
  private func generator(
    emitting emissions: Set<Emission> = [.factories, .builders]
  ) -> Generator {
    var generator = Generator(emitting: emissions)
    generator.settings.supportedImports = ["Model"]
    return generator
  }

  private static let model = """
    import Foundation

    public struct User: Equatable, Sendable {
      public let id: UserID
      public private(set) var name: String
      var note = ""
      public init(id: UserID, name: String) { (self.id, self.name) = (id, name) }
      init(note: String) { self.init(id: UserID(1), name: note) }
      public struct Address: Equatable, Sendable {
        public var city: String
        public let since: Date
        public init(city: String, since: Date) { (self.city, self.since) = (city, since) }
      }
      struct Secret { var key: String }
    }
    public struct UserID: Equatable, Sendable { public let value: Int; public init(_ value: Int) { self.value = value } }
    public enum Role: Equatable, Sendable { case guest, member(UserID), lead(of: [UserID]) }
    public struct Page<Item: Equatable>: Equatable { public var items: [Item]; public init(items: [Item]) { self.items = items } }
    public struct Plain { public var x: Int }
    public struct Within { package var level: Int; public init(level: Int) { self.level = level } }
    package struct Packed { package var x: Int }
    struct Internal { var x: Int }
    @_spi(Tests) public struct Hidden { public var x: Int; public init(x: Int) { self.x = x } }
    public final class Session { public init(user: User) {}; init() {} }
    // lens-gen: stub
    open class Service { public init() {}; open func run() {} }
    extension User { public init(guest: Int) { self.init(id: UserID(guest), name: "") } }
    public extension Role { struct Badge: Equatable { public let text: String; public init(text: String) { self.text = text } } }
    public protocol Store: Sendable {
      var count: Int { get }
      func user(id: UserID) async throws -> User
      func save(_ user: User, as role: Role)
    }
    public protocol Cache<Key> { associatedtype Key: Hashable; func has(_ key: Key) -> Bool }
    public protocol Clock: Actor { func now() -> Date }
    protocol Logger { func log(_ text: String) }
    """

  @Test func onlyPublicDeclarationsGetCodeAndAllOfItIsPublic() {
    let generated = Generated(
      """
      public struct User {
        public let name: String
        public init(name: String) { self.name = name }
        init() { name = "" }
      }
      struct Draft { var text: String }
      """, by: generator(emitting: [.factories, .builders]))
    #expect(
      generated.text == """
        extension Model.User: FactoryProvider.Providable {
          public static func provide() -> Self { Self(name: .provide()) }
          public static func provide(name: String = .provide()) -> Self { Self(name: name) }
        }

        extension Factory where Provided == User {
          public static func provide(name: String = .provide()) -> User { User(name: name) }
        }

        extension User {
          public static func build(name: String = "") -> Self { Self(name: name) }
        }
        """)
    #expect(generated.messages == ["skipped 'Draft': not public"])
  }

  @Test func theModuleIsImportedWithoutTestable() throws {
    let source = SourceFile(path: "Model.swift", text: Self.model)
    let text = try #require(generator().generate(from: [source]).text)
    #expect(text.contains("\npublic import Model\n"))
    #expect(!text.contains("@testable"))
    // Of a module without public declarations, nothing is imported publicly.
    let closed = SourceFile(path: "Model.swift", text: "struct A { var x: Int }")
    #expect(generator().generate(from: [closed]).text?.contains("public import") == false)
  }

  @Test(arguments: [
    (
      "public struct A { public var x: Int }",
      "skipped 'A': not made Providable: its memberwise initializer is not public; declare a public initializer"
    ),
    (
      "public struct A { public let x: Int; init(x: Int) { self.x = x } }",
      "skipped 'A': not made Providable: 'init(x:)' is not public; declare a public initializer"
    ),
    (
      "public struct A { package init() {} }",
      "skipped 'A': not made Providable: 'init()' is not public; declare a public initializer"
    ),
    ("package struct A { package let x: Int; package init() {} }", "skipped 'A': not public"),
    (
      "@_spi(Tests) public struct A { public let x = 1; public init() {} }",
      "skipped 'A': not public"
    ),
    (
      "struct A { public struct B { public let x = 1; public init() {} } }",
      "skipped 'A.B': not public"
    ),
    (
      "public final class A { public var x = 1 }",
      "skipped 'A': not made Providable: 'init()' is not public; declare a public initializer"
    ),
  ])
  func whatIsNotPublicIsSkippedWithAReason(_ model: String, _ message: String) {
    let generated = Generated(model, by: generator(emitting: [.factories]))
    #expect(generated.text == "")
    #expect(generated.messages.contains(message), "\(generated.messages)")
  }

  @Test func lensesNeedAPublicSetterOrInitializer() {
    let generated = Generated(
      """
      public struct A { public private(set) var x: Int; var y = 0; public internal(set) var z: Int }
      public struct B {
        public internal(set) var x: Int
        public let z: Int
        public init(x: Int, z: Int) { (self.x, self.z) = (x, z) }
      }
      """, by: generator(emitting: [.lenses]))
    #expect(
      generated.text == """
        extension B {
          public static var _x: Lens<Self, Int> { Lens(getter: { $0.x }) { Self(x: $0, z: $1.z) } }
          public static var _z: Lens<Self, Int> { Lens(getter: { $0.z }) { Self(x: $1.x, z: $0) } }
        }
        """)
    #expect(generated.messages.contains("skipped 'A.y': not public"))
    #expect(generated.messages.filter { $0.contains("'A.") }.count == 3)
  }

  @Test(arguments: [[], ["-package-name", "other"]])
  func theCodeCompilesInAModuleOfItsOwn(_ options: [String]) throws {
    let user = """
      import FactoryProvider
      import Model
      import Support

      func use() -> [Any] {
        [
          Factory<User>.provide(name: "Ann"), User.build(name: "Ann"), Role.Badge.build(),
          Page<Int>.build(items: [1]),
        ]
      }
      """
    for emissions in [Set(Emission.allCases).subtracting([.laws]), [.factories, .builders]] {
      #expect(
        try SupportModule(of: Self.model).complaints(
          by: generator(emitting: emissions), usedBy: user, options: options) == [])
    }
  }

  @Test func aModuleThatHasTheNameOfATypeCompiles() throws {
    let model = """
      public struct Model: Equatable { public let x: Int; public init(x: Int) { self.x = x } }
      public protocol Factory { func make() -> Model }
      """
    #expect(
      try SupportModule(of: model).complaints(
        by: generator(emitting: Set(Emission.allCases).subtracting([.laws])), usedBy: "") == [])
  }

  @Test func itCannotBeATestTargetToo() throws {
    for (text, problem) in [
      ("supports: Model\ntestables: Model", "'supports' is for a module that tests import"),
      ("supports: Model\nemit: laws", "'laws' are tests"),
    ] {
      let file = try Configuration(text: "includes: A\n" + text, path: "c.yml")
      let error = #expect(throws: UsageError.self) {
        try Job(options: Configuration(), file: (file, "c.yml"), workingFolder: "/")
      }
      #expect(error?.description.hasPrefix("c.yml: \(problem)") == true)
    }
  }
}
