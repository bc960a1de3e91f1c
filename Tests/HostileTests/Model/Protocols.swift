// swift-format-ignore-file

// The oddities of protocols, each one for its stub.

struct Person: Equatable, Sendable { let id: Int; var name: String }

struct Missing: Error, Equatable { var id = 0 }

final class Session { var isOpen = false; init() {} }

protocol Empty {}

protocol OneMethod { func all() -> [Person] }

protocol Overloads {
  func user() -> Person?
  func user(id: Int) -> Person?
  func user(id: Int, in group: String) -> Person?
  func log(_ value: Int)
  func log(_ value: String)
  func log(_ value: [String: Int])
  func make() -> Int
  func make() -> String
  var name: String { get }
  func name(of id: Int) -> String
}

protocol Effectful {
  func plain() -> Int
  func throwing() throws -> Session
  func throwingProvided() throws -> Int
  func asynchronous() async -> Int
  func both(_ id: Int) async throws -> Person
  func typed() throws(Missing) -> Int
  func typedAny() throws(any Error) -> Session
  func typedNever() throws(Never) -> Int
  func asyncTyped() async throws(Missing)
}

protocol Accessing {
  var id: Int { get }
  var name: String { get set }
  var fallible: Int { get throws }
  var slow: Session { get async }
  var slowAndFallible: Session { get async throws }
  var typed: Int { get throws(Missing) }
  var counted: Int { mutating get }
  var shared: Int { get nonmutating set }
  var everything: Int { mutating get nonmutating set }
  var implicit: String! { get set }
  var tuple: (Int, name: String) { get set }
  var closure: (Int) -> Void { get set }
  var optional: (() -> Void)? { get set }
  var existential: any OneMethod { get set }
}

protocol Subscripting {
  subscript(index: Int) -> String { get }
  subscript(id id: Int) -> Person { get set }
  subscript(row row: Int, column column: Int) -> Int { get nonmutating set }
  subscript<Key: Hashable>(key key: Key) -> Int { get set }
  subscript(_ first: Int, _ rest: Int...) -> Int { get }
}

protocol Parameters {
  func inOut(_ value: inout Int, _ other: inout [Person])
  func variadic(_ values: Int..., and others: String...)
  func autoclosure(_ message: @autoclosure () -> String, _ later: @autoclosure @escaping () -> Int)
  func closures(_ now: (Int) -> Void, _ later: @escaping (Int) throws -> Void, _ maybe: ((Int) -> Void)?)
  func sendable(_ body: @escaping @Sendable () async throws -> Void)
  func onMain(_ body: @escaping @MainActor () -> Void)
  func unnamed(_: Int, second _: String, _ third: Bool)
  func keywords(`in` place: Int, for `default`: String, `class`: Int, self this: Int)
  func `default`(`inout`: Int, `let` value: Int)
  func metatype(_ type: Person.Type, _ any: Any.Type)
  func tuple(_ pair: (Int, label: String)) -> (first: Int, second: String)
  func optionals(_ value: Int??, _ other: [Int?]?) -> String?
  func implicit(_ value: Int!) -> String!
  func function() -> (Int) -> (String) -> Bool
  func dictionary(_ map: [String: [Int]]) -> [String: Person]
  func inline(_ body: (inout Int) -> Void)
  func sending(_ value: sending Session) -> sending Session
  func borrowing(_ value: borrowing Person)
  func consuming(_ value: consuming Person)
  func opaque(_ value: some Equatable, _ values: some Collection<Int>)
}

protocol Mutating {
  mutating func add(_ person: Person)
  mutating func removeAll() -> Int
  nonmutating func look()
  consuming func finish()
}

protocol SelfReturning {
  func copy() -> Self
  func maybe() -> Self?
  func all() -> [Self]
  func merged(with other: Self) -> Self
  mutating func replace(by other: Self)
}

protocol Generic {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func encode<Value: Encodable & Sendable>(_ value: Value) -> [UInt8]
  func identity<Value>(_ value: Value) -> Value
  func optional<Value>(_ value: Value?) -> Value?
  func array<Value>(_ values: [Value], _ more: Value...) -> [Value]
  func constrained<Key, Value>(_ map: [Key: Value]) -> Key where Key: Hashable, Value: Equatable
  func later<Value>(_ body: @escaping (Value) -> Void)
  func elements<S: Sequence>(_ sequence: S) -> Int where S.Element == Int
  func asynchronous<Value: Sendable>(_ value: Value) async throws -> Value
  func first<Value: OneMethod>(_ value: Value) -> Value
}

protocol Rethrowing {
  func each(_ body: (Person) throws -> Void) rethrows
  func map(_ body: (Person) throws -> Int) rethrows -> [Int]
}

protocol WithStatics {
  static func make(_ id: Int) -> Self
  static func load() async throws -> [Person]
  static var shared: Self { get }
  static var count: Int { get set }
  static subscript(index: Int) -> String { get }
  func make() -> Int
}

protocol WithInitializers {
  init()
  init(name: String)
  init?(id: Int)
  init(throwing: Bool) throws
  init(slow: Bool) async throws
  var name: String { get set }
}

protocol Operators {
  static func + (left: Self, right: Self) -> Self
  static func == (left: Self, right: Self) -> Bool
  static prefix func - (value: Self) -> Self
  static func <= (left: Self, right: Int) -> Bool
}

protocol Associated {
  associatedtype Element
  associatedtype Index: Comparable
  var first: Element? { get }
  func element(at index: Index) -> Element
  mutating func insert(_ element: Element, at index: Index)
}

protocol PrimaryAssociated<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  func value(for key: Key) -> Value?
  func set(_ value: Value, for key: Key)
}

protocol AssociatedWithClauses {
  associatedtype Items: Collection where Items.Element == Item
  associatedtype Item: Equatable & CustomStringConvertible
  associatedtype Same where Same == Item
  associatedtype Fixed where Fixed == Int
  associatedtype Defaulted = String
  func items() -> Items
  func same(_ item: Item) -> Same
  func fixed() -> Fixed
  func fixedToo() -> Self.Fixed
  func defaulted() -> Defaulted
}

protocol Inheriting: OneMethod { func one() -> Person }

protocol InheritingTwice: Inheriting, OneMethod, Effectful { func all() -> [Person] }

protocol InheritingWider: Accessing { var id: Int { get set } }

protocol FixingInherited: PrimaryAssociated where Key == Int, Value == Person {}

protocol FixingByArguments: PrimaryAssociated<String, [Person]> { func clear() }

protocol RefiningInherited: PrimaryAssociated where Value: Equatable {}

protocol SendableStore: Sendable {
  var person: Person { get set }
  func save(_ person: Person) async throws
  func each(_ body: @Sendable (Person) -> Void)
}

protocol SendableGeneric<Item>: Sendable {
  associatedtype Item: Hashable & Sendable
  var item: Item { get set }
  func load<Value: Decodable & Sendable>(_ type: Value.Type) async throws -> Value
}

protocol EquatableStore: Equatable { func all() -> [Person] }

protocol HashableStore: Hashable, Comparable { var name: String { get } }

protocol ErrorLike: Error { var code: Int { get } }

protocol Described: CustomStringConvertible, CustomDebugStringConvertible {}

protocol Coded: Codable { var name: String { get } }

protocol Identified: Identifiable { func touch() }

protocol IdentifiedByInt: Identifiable where ID == Int {}

protocol OnlyClasses: AnyObject {
  var name: String { get set }
  var count: Int { get }
  func copy() -> Self
  func add(_ person: Person) throws -> Int
}

protocol SendableClassBound: AnyObject, Sendable {
  var name: String { get set }
  init(name: String)
  init?(id: Int)
  static func make() -> Self
}

protocol ClassBoundGeneric<Item>: AnyObject, Hashable { associatedtype Item; func item() -> Item }

protocol ClassBoundBySelf where Self: AnyObject { func close() }

@MainActor protocol MainActorStore {
  var title: String { get set }
  nonisolated var id: Int { get }
  func show(_ person: Person)
  func load() async throws -> Person
  func session() -> Session
  init(title: String)
  static func make() -> Self
}

@MainActor protocol MainActorClass: AnyObject { var title: String { get set } }

@MainActor protocol MainActorSendable: Sendable { var title: String { get set }; func load() async -> Int }

protocol PartlyIsolated { @MainActor func show(); func hide(); @Background func work() async }

protocol InheritingIsolation: MainActorStore { func more() -> Int }

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

protocol NeverReturning { func stop() -> Never; func fail(_ message: String) throws -> Never }

protocol NoncopyableStore: ~Copyable { func all() -> [Person] }

protocol Defaulted { func all() -> Int; func none() -> Int }
extension Defaulted { func none() -> Int { 0 } }

protocol Chained { associatedtype Value; associatedtype Next: Chained where Next.Value == Value; func next() -> Next; func value() -> Value }

protocol Typed { typealias Handler = (Int) -> Void; func on(_ handler: @escaping Handler); func handler() -> Handler }

enum Twins {
  protocol OnlyClasses: AnyObject { var name: String { get set }; func copy() -> Self }
  protocol OnlyClassesGeneric<Item>: AnyObject { associatedtype Item; func item() -> Item; func copy() -> Self }
  protocol `Protocol` { func `init`() -> any Twins.`Protocol`; func `self`(_ x: any `Protocol`) }
}

protocol InoutOverloads {
  func update(_ value: Int)
  func update(_ value: inout Int)
  func update(_ value: inout Int) -> String
  func update(_ value: inout Int) -> Bool
}

protocol FewerEffects: Effectful { func throwing() -> Session; func both(_ id: Int) throws -> Person }

// What has no stub.

class Canvas { init() {} }
protocol OfSubclasses: Canvas { func draw() }
protocol UnseenParent: RandomAccessCollection { func draw() }
protocol GenericInout { func change<Value>(_ value: inout Value) }
protocol GenericFunction { func each<Value>(_ body: (Value) -> Void) }
protocol GenericError { func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) }
protocol Packs { func all<each Value>(_ values: repeat each Value) }
protocol AsyncRethrowing { func each(_ body: (Int) async throws -> Void) async rethrows }
protocol IsolatedParameter { func run(on actor: isolated (any Actor)?) async }
protocol OfActors: Actor { func count() -> Int }
protocol TakenName { func all() -> Int }
struct TakenNameStub: TakenName { func all() -> Int { 1 } }
protocol LimitedRequirement { @available(macOS 99, *) func new() -> Int; func old() -> Int }
protocol TakenStatics { associatedtype Statics; static func all() -> Int }
