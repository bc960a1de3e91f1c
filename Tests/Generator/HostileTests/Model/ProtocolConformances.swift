// swift-format-ignore-file

// Protocols with more than requirements: compiler-checked ones, class-bound ones, actors.

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

protocol NoncopyableStore: ~Copyable { func all() -> [Person] }
