// swift-format-ignore-file

// Protocols whose requirements coincide: with inherited requirements, with members of every stub, and
// in their constraints on associated types.

protocol Cautious {
  mutating func change()
  mutating func replace(_ value: inout Int) -> Self
  var count: Int { mutating get }
  var shared: Int { get nonmutating set }
  subscript(index: Int) -> Int { get }
  func load() async throws -> Int
  func save() throws(Missing)
  init?(id: Int)
}

protocol Bold {
  func change()
  var count: Int { get set }
  var shared: Int { get set }
  subscript(index: Int) -> Int { get nonmutating set }
  func load() -> Int
  func save()
  init(id: Int)
}

protocol CautiousAndBold: Cautious, Bold {}

protocol BoldAndCautious: Bold, Cautious {}

protocol CautiousClass: AnyObject, Cautious {}

@MainActor protocol OnMain { func show(); var title: String { get set } }

protocol Anywhere { func show(); var title: String { get } }

protocol OnMainAndAnywhere: OnMain, Anywhere {}

protocol GenericOnce { func all<Value: Hashable & Sendable>(_ value: Value) -> [Value] }

protocol GenericTwice: GenericOnce { func all<Other>(_ other: Other) -> Array<Other> where Other: Sendable, Other: Hashable }

protocol GenericOverloads { func add<Value: Hashable>(_ value: Value); func add<Value: Comparable>(_ value: Value) }

enum Cupboard { struct Item {}; protocol Store { func first(_ item: Item) -> Item?; var item: Item { get } } }

protocol Restating: Cupboard.Store { func first(_ item: Cupboard.Item) -> Optional<Cupboard.Item>; var item: Cupboard.Item { get set } }

protocol Fixing: PrimaryAssociated where Key == Int { func value(for key: Int) -> Value? }

protocol RestatingEquality: Comparable { static func == (left: Self, right: Self) -> Bool; static func < (left: Self, right: Self) -> Bool }

protocol RestatingHash: Hashable { func hash(into hasher: inout Hasher); func hash() -> Int }

protocol RestatingDecoding: Decodable { init(from decoder: any Decoder) throws }

protocol MakingUnset { init(unset: Void); init(unset: Int) }

protocol Voids { func take(_ nothing: Void) -> Void; var nothing: Void { get set }; func both(_ nothing: Void, _ other: ()) }

protocol NamedType { var `Type`: Int { get }; func `Protocol`() }

protocol EqualAssociated {
  associatedtype Same where Same == Item
  associatedtype Item: Equatable & CustomStringConvertible
  associatedtype Items: Collection where Items.Element == Item
  func items() -> Items
  func same(_ item: Item) -> Same
}

protocol FixingEqual: EqualAssociated where Item == String, Items == [String] { func more() -> Same }

protocol EqualInTurn { associatedtype A where A == B; associatedtype B where B == Int; associatedtype C where C == [A]; func all(_ a: A, _ b: B) -> C }

protocol AliasOfAssociated { associatedtype Value; typealias Outcome = Result<Value, any Error>; typealias Outcomes<Key: Hashable> = [Key: Outcome]; func load(_ completion: @escaping (Outcome) -> Void) -> Outcomes<Int> }

struct Ticket: ~Copyable { let number: Int }

protocol Tickets {
  func take() -> Ticket
  func takeSafely() throws -> Ticket
  func takeAll(_ ticket: consuming Ticket, _ other: borrowing Ticket) async throws -> Ticket?
  static func printed() -> Ticket
}

protocol IdentifiedAgain: Identifiable { var id: String { get }; static func find(_ id: ID) -> Self? }

protocol FixedByProperty: Wrapping { var wrapped: [Int] { get set } }

protocol Wrapping { associatedtype Wrapped: Collection; var wrapped: Wrapped { get }; func first() -> Wrapped.Element? }

protocol StaticAliases { associatedtype Value; typealias Pair = (Value, Int); typealias Key = String; init(_ pair: Pair); static func pair(for key: Key) -> Pair? }

protocol StaticFixed: Wrapping where Wrapped == [Int] { static func make() -> Wrapped }

protocol GenericRethrowing { func map<Value>(_ body: @escaping (Int) throws -> Value) rethrows -> [Value] }

protocol Raw: RawRepresentable, Hashable where RawValue == Int { func look() }

protocol Steps: IteratorProtocol { func peek() -> Element? }

protocol Output: TextOutputStream { func flush() }

protocol Keys: CodingKey { var position: Int { get } }

protocol Dice: RandomNumberGenerator {}
