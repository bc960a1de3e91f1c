// swift-format-ignore-file

// Protocols with associated types, and protocols that constrain inherited ones.

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

protocol Chained { associatedtype Value; associatedtype Next: Chained where Next.Value == Value; func next() -> Next; func value() -> Value }

protocol Typed { typealias Handler = (Int) -> Void; func on(_ handler: @escaping Handler); func handler() -> Handler }

protocol FewerEffects: Effectful { func throwing() -> Session; func both(_ id: Int) throws -> Person }

protocol Defaulted { func all() -> Int; func none() -> Int }
extension Defaulted { func none() -> Int { 0 } }
