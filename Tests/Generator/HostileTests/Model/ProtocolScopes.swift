// swift-format-ignore-file

// Protocols in different scopes, with different access levels and unusual names.

public protocol PublicStore {
  var name: String { get set }
  func user(id: Int) async throws -> String
  static func make() -> Self
}

public protocol PublicClass: AnyObject { var name: String { get set } }

package protocol PackageStore<Item> { associatedtype Item: Equatable; func item() -> Item }

private protocol PrivateStore { func all() -> [Person] }

enum Shelf {
  struct Item { var name: String }
  protocol Store { func items() -> [Item]; func store() -> any Store; func make(_ item: Shelf.Item) }
  typealias Both = Store & OneMethod
  enum Inner { protocol Deep: Store { var item: Item { get } } }
}

typealias Composition = OneMethod & Mutating & Sendable

typealias NoProtocolOfOurs = Equatable & Sendable

protocol Resolving { func one() -> any OneMethod; func store() -> any Shelf.Store; func both() -> any Composition; func generic() -> any Associated; func optional() -> (any OneMethod)? }

#if swift(>=5.9)
protocol ConditionalStore { func all() -> Int }
#else
protocol ConditionalStore { func none() -> Int }
#endif

protocol PartlyConditional {
  func always() -> Int
  #if swift(>=5.9)
  func new() -> Int
  var newName: String { get set }
  #else
  func new(_ old: Int) -> Int
  #endif
  #if os(Linux) || os(macOS)
  static func system() -> String
  #endif
}

@available(*, deprecated) protocol DeprecatedStore { func all() -> Int }

protocol WithDeprecated { @available(*, deprecated, message: "use new") func old() -> Int; func new() -> Int }

protocol Discardable: Sendable { @discardableResult func add() -> Int; @Sendable func send() -> Int }

@resultBuilder struct Lines { static func buildBlock(_ parts: String...) -> [String] { parts } }

protocol Built { @Lines var body: [String] { get }; @Lines func lines() -> [String] }

@dynamicMemberLookup protocol DynamicStore { subscript(dynamicMember name: String) -> Int { get } }

protocol Größe { var größe: Int { get }; func 名前(_ 値: Int) -> String; var `two words`: Int { get } }

protocol `Protocol` { func `repeat`(_ `switch`: Int) -> Int; static var `self`: Int { get } }

protocol Underscored { var _name: String { get set }; var name: String { get }; func _setName(_ x: Int); var _identity: Int { get } }

protocol ShadowingNames { func user(_user: Int, self: Int) -> Int; func newValue(_ newValue: Int) -> Int }

enum Twins {
  protocol OnlyClasses: AnyObject { var name: String { get set }; func copy() -> Self }
  protocol OnlyClassesGeneric<Item>: AnyObject { associatedtype Item; func item() -> Item; func copy() -> Self }
  protocol `Protocol` { func `init`() -> any Twins.`Protocol`; func `self`(_ x: any `Protocol`) }
}

protocol StaticsWithAliases {
  typealias Code = Int
  static func make(_ code: Code) -> Code?
  init(code: Code)
}

protocol StaticsWithAssociated { associatedtype Item; static var all: [Item] { get } }
extension StaticsWithAssociated { typealias Body = () -> Item }
protocol StaticsWithFixed: StaticsWithAssociated where Item == Int {
  init(body: @escaping Body)
  static func count(_ item: Item) -> Item?
}

protocol ShadowingGenerics<Item> {
  associatedtype Item: Sequence
  func item() -> Item
  func first<Item: Sequence>(_ items: [Item]) -> [Item.Element] where Item.Element: Equatable
}
