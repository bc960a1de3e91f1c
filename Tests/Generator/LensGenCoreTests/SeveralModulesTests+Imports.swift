import GeneratorTesting
import LensGenCore
import SwiftModule
import Testing

/// What the code for one of several modules shows of the others: each has to be imported publicly exactly if
/// something public shows a type of it, or the compiler refuses the code, or warns about it.
extension SeveralModulesTests {
  private static let core = """
    public protocol Kind {}
    public protocol Entity: Equatable, Sendable {}
    public protocol Keyed: Equatable, Sendable { associatedtype Key: Equatable & Sendable }
    public protocol Locked: Keyed {}
    public struct Place: Entity {
      public static let standard = 1
      public let name: String
      public init(name: String) { self.name = name }
    }
    public struct Page<Item: Equatable & Sendable>: Equatable, Sendable {
      public var items: [Item]
      public init(items: [Item]) { self.items = items }
    }
    public typealias Count = Int
    public enum Space {}
    """

  private static let aliases = """
    public import Core
    public typealias Home = Place
    public typealias Homes = [Home]
    public typealias Use = (Home) -> Void
    extension Place { public typealias Size = Int }
    """

  /// A file of `App`, and whether what is generated for it shows a type of `Core`: in tests, in which only
  /// conformances and their functions are public, and in a module that tests share.
  private static let rows: [(file: String, inTests: Bool, inSupport: Bool)] = [
    // A name that is one in `Core`, too: of a nested type, a generic parameter, a label.
    (
      """
      public struct User: Equatable, Sendable {
        public enum Kind: Sendable { case admin, guest }
        public let kind: Kind
        public init(kind: Kind) { self.kind = kind }
      }
      """, false, false
    ),
    (
      """
      public struct Named<Place: Equatable & Sendable>: Equatable, Sendable {
        public let place: Place
        public init(place: Place) { self.place = place }
      }
      """, false, false
    ),
    (
      """
      public struct Nested<T: Equatable & Sendable>: Equatable, Sendable {
        public enum Space: Sendable { case a, b }
        public let t: T, space: Space
        public init(t: T, space: Space) { (self.t, self.space) = (t, space) }
      }
      """, false, false
    ),
    ("public protocol Finder { func find(Place n: Int) -> Int }", false, false),
    // What stands for another type.
    (
      """
      public struct Trip: Equatable, Sendable {
        public let home: Home
        public init(home: Home) { self.home = home }
      }
      """, false, true
    ),
    (
      """
      public struct Tour<T: Equatable & Sendable>: Equatable, Sendable {
        public let t: T, home: Home?
        public init(t: T, home: Home?) { (self.t, self.home) = (t, home) }
      }
      """, true, true
    ),
    (
      """
      public struct Town: Equatable, Sendable {
        public let homes: Homes
        public init(homes: Homes) { self.homes = homes }
      }
      """, false, false
    ),
    (
      """
      public struct Tally: Equatable, Sendable {
        public let n: Count
        public init(n: Count) { self.n = n }
      }
      """, false, true
    ),
    (
      """
      public struct Sized: Equatable, Sendable {
        public let size: Home.Size
        public init(size: Home.Size) { self.size = size }
      }
      """, false, true
    ),
    ("public protocol Keeper { func keep(_ use: @escaping Use) -> Use? }", false, false),
    ("public protocol User2 { func use(_ use: Use) }", false, true),
    // A constraint is that of the type, but the code repeats its associated types.
    (
      """
      public struct Box<T: Entity>: Equatable, Sendable {
        public let item: T
        public init(item: T) { self.item = item }
      }
      """, false, false
    ),
    (
      """
      public struct Door<T: Locked>: Equatable, Sendable {
        public let key: T.Key
        public init(key: T.Key) { self.key = key }
      }
      """, true, true
    ),
    (
      """
      public struct Gate<T: Locked>: Equatable, Sendable where T.Key: Hashable {
        public var n: Int
        public init(n: Int) { self.n = n }
      }
      """, false, true
    ),
    // A type of a private part, in a body, or in a default.
    (
      """
      public struct Cart: Equatable, Sendable {
        private let place = Place(name: "")
        public var n: Int
        public init(n: Int) { self.n = n }
      }
      """, false, false
    ),
    (
      """
      public struct Order: Equatable, Sendable {
        public let amount: Int
        public init(amount: Int) { self.amount = amount }
      }
      """, false, true
    ),
    // The argument of another type, or the head of an extension.
    (
      """
      public struct Album: Equatable, Sendable {
        public let pages: [Int: Page<Int>]
        public init(pages: [Int: Page<Int>]) { self.pages = pages }
      }
      """, false, true
    ),
    (
      """
      extension Place {
        public struct Inner: Equatable, Sendable {
          public let n: Int
          public init(n: Int) { self.n = n }
        }
      }
      """, true, true
    ),
    (
      """
      extension Space {
        public enum Choice: Equatable, Sendable { case one(Int), two }
      }
      """, true, true
    ),
    (
      """
      public enum Choice: Equatable, Sendable { case at(Place.Inner), page(Page<User>), none }
      """, false, true
    ),
    // Protocols, whose stubs are internal in tests.
    ("public protocol Desk { func book(_ place: Place) }", false, true),
    ("public protocol Shop: Kind { func open(at n: Int) }", false, false),
    ("public protocol Bank { func keep<E: Entity>(_ value: E) }", false, true),
    ("public protocol Safe { func keep<E>(_ value: E) where E: Entity }", false, true),
    (
      "public protocol Vault<Item> { associatedtype Item: Entity; func item() -> Item }", false,
      true
    ),
    (
      "public protocol Depot { associatedtype Item where Item == Home; func item() -> Item }",
      false, true
    ),
  ]

  private static let modules = [
    ("Core", [core]), ("App", [aliases] + rows.map { "public import Core\n\($0.file)" }),
  ]

  private static func generator(
    inSupport: Bool, emitting emissions: Set<Emission>
  ) -> Generator {
    var generator = Generator(emitting: emissions)
    generator.settings.defaults = ["Order.amount": "Place.standard"]
    if inSupport {
      generator.settings.supportedImports = ["Core", "App"]
    } else {
      generator.settings.testableImports = ["Core", "App"]
    }
    return generator
  }

  /// The emissions, apart where one would hide that the import is too public for another.
  private static let emissions: [Set<Emission>] = [
    [.lenses, .prisms, .cases], [.edits, .stubs], [.factories],
    [.arbitrary, .builders, .completion],
  ]

  @Test(arguments: [false, true])
  func eachImportIsPublicIfTheCodeShowsTheModule(inSupport: Bool) throws {
    let generator = Self.generator(
      inSupport: inSupport, emitting: Set(Self.emissions.joined()))
    let files = try files(by: generator, for: Self.modules)
    for (index, row) in Self.rows.enumerated() {
      let text = files.first { $0.source == "App\(index + 1).swift" }?.text ?? ""
      #expect(
        text.contains("public import Core\n") == (inSupport ? row.inSupport : row.inTests),
        "\(row.file)")
    }
  }

  @Test(arguments: [false, true], emissions)
  func theCompilerNeedsTheseImports(inSupport: Bool, emissions: Set<Emission>) throws {
    let found = try complaints(
      by: Self.generator(inSupport: inSupport, emitting: emissions), for: Self.modules,
      languageMode: 6, options: OtherModuleTests.internalImports)
    #expect(found == [])
  }
}
