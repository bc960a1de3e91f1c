// swift-format-ignore-file

// Unusual requirements, each in a protocol of its own.

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

protocol WhereToRun {
  @concurrent func away() async -> Int
  nonisolated(nonsending) func near(_ session: Session) async throws -> Session
  nonisolated(nonsending) func here() async
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

protocol InoutOverloads {
  func update(_ value: Int)
  func update(_ value: inout Int)
  func update(_ value: inout Int) -> String
  func update(_ value: inout Int) -> Bool
}

protocol NeverReturning { func stop() -> Never; func fail(_ message: String) throws -> Never }

protocol UnsafeRequirements {
  static var shared: UnsafePointer<Int> { get }
  var start: UnsafePointer<Int> { get set }
  var count: Int { get }
  init(start: RawBytes)
  func read(_ bytes: UnsafeRawBufferPointer) -> Int
  func write(to bytes: RawBytes) async throws -> RawBytes?
  func pointer(_ body: (UnsafePointer<Int>) -> Void)
  subscript(_ bytes: RawBytes) -> Int { get set }
}

protocol UnsafeGenerics {
  func first<Value>(_ values: UnsafePointer<Value>) throws -> Value
  func pointer<Value>(to value: Value) -> UnsafePointer<Value>
  func sum(_ body: (UnsafePointer<Int>) throws -> Int) rethrows -> Int
  func start(_ body: () throws -> Void) rethrows -> UnsafePointer<Int>
  subscript<Value>(values: UnsafePointer<Value>) -> Value { get nonmutating set }
}

protocol UnsafeObject: AnyObject, Sendable { var start: UnsafePointer<Int> { get set } }
