/// The protocols of the stub tests, and the types that they use.
struct Member: Equatable, Sendable {
  let name: String
  let age: Int
}

/// A type without a factory.
final class Connection: Sendable {
  init() {}
}

struct NotFound: Error, Equatable { let id: Int }

protocol MemberStore {
  func allMembers() -> [Member]
  func member(id: Int) throws -> Member
  func connection(id: Int) throws -> Connection
  func connection() -> Connection
  func count(in group: String) throws(NotFound) -> Int
  func openConnection() -> Connection?
}

protocol Clock: AnyObject {
  var now: Int { get set }
  func tick()
}

protocol Log: Sendable {
  var level: Int { get set }
  func write(_ line: String) async
  func lines() async throws -> [String]
}

protocol SharedLog: AnyObject, Sendable {
  var level: Int { get set }
}

protocol Entity: Equatable, Comparable, Hashable {
  init(name: String) throws
  init?(id: Int)
  static func all() async -> [Self]
  static var limit: Int { get }
  var name: String { get set }
}

protocol Cache<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get nonmutating set }
  static func make() -> Self
}

protocol Transport {
  func decode<Content: Decodable & Equatable>(_ type: Content.Type, at path: String) throws
    -> Content
  func each(_ body: (Int) throws -> Void) rethrows -> Int
  func store() -> any MemberStore
}

@MainActor protocol Display {
  var title: String { get set }
  func show(_ text: String)
}

/// A ticket that is not `Copyable`.
struct Ticket: ~Copyable {
  let number: Int
}

protocol Counter {
  func next() -> Ticket
  func nextIfOpen() throws -> Ticket
  func number(of ticket: consuming Ticket) -> Int
}

protocol Cautious {
  mutating func change()
  func load() async throws -> Int
  init?(id: Int)
}

protocol Bold: Cautious {
  func change()
  func load() -> Int
  init(id: Int)
}

/// A type that is `Comparable`, but not `Hashable`.
struct Version: Comparable {
  let number: Int

  static func < (left: Version, right: Version) -> Bool { left.number < right.number }
}

protocol Ranked: Comparable, Hashable {
  static func < (left: Self, right: Self) -> Bool
  func hash(into hasher: inout Hasher)
  func rank<Value: Hashable>(_ value: Value) -> String
  func rank<Value: Comparable>(_ value: Value) -> String
}

typealias Everything = MemberStore & Transport
