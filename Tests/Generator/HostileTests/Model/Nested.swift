// swift-format-ignore-file

struct Country: Equatable {
  struct Region: Equatable {
    struct Town: Equatable {
      let name: String
      var mayor: Mayor
      let twin: Region.Twin
      var kind: Kind
    }
    struct Twin: Equatable { let name: String }
    enum Kind: Equatable { case small, large(Population) }
    let towns: [Town]
    var population: Population
  }
  struct Mayor: Equatable { let name: String; var country: Size }
  typealias Population = Int
  enum Size: Equatable { case small, big(Region) }
  let regions: [Region]
}

extension Country.Region {
  struct River: Equatable { let name: String; var town: Town; let mayor: Country.Mayor }
}

extension Country {
  enum Language: Equatable {
    case official(name: String, in: Region)
    case regional(Dialect)
    struct Dialect: Equatable { let name: String; let mayor: Mayor }
  }
}

enum Namespace {
  struct Item: Equatable { let name: String; var state: State }
  enum State: Equatable { case on(Level), off }
  struct Level: Equatable { var value: Int }
  enum Deeper { struct Item: Equatable { let level: Level; var item: Namespace.Item } }
}

class ClassScope {
  struct Item: Equatable { let name: String; var other: Other }
  struct Other: Equatable { var value: Int }
}

actor ActorScope {
  struct Item: Equatable { let name: String; var value: Int }
}

typealias CountryAlias = Country
extension CountryAlias {
  struct Lake: Equatable { let name: String; var region: Region }
}

struct AliasedTypes: Equatable {
  typealias Name = String
  typealias Pair<T> = [T]
  let name: Name
  var pair: Pair<Int>
  struct Inner: Equatable { let name: Name; var pair: Pair<Int> }
}

protocol Sized { associatedtype Amount: Equatable; var amount: Amount { get } }

struct InferredAssociatedType: Sized, Equatable {
  let amount: Int
  struct Inner: Equatable { let amount: Amount; var own: Int }
}

struct ShadowedStandardType: Equatable {
  enum Result: Equatable { case won(Int), lost }
  let result: Result
  struct Round: Equatable { let result: Result; var swift: Swift.Result<Int, ErrorChoice> }
}

func scopeOfAFunction() {
  struct Local { let name: String }
  enum LocalChoice { case value(Int) }
  _ = (Local(name: "").name, LocalChoice.value(1))
}

struct LocalInside: Equatable {
  var name: String {
    struct Local { let value: Int }
    return "\(Local(value: count).value)"
  }
  let count: Int
}

enum GenericsInside {
  enum Tree<Value: Comparable> { indirect case node(Tree, Value, Tree<Value>), leaf(Value) }
  struct Outer<Value> {
    struct Inner { let value: Value; var sibling: Sibling; let outer: [Outer] }
    struct Sibling { let value: Value }
  }
}

enum SpacesInTypes { enum Tree<Value> { indirect case node(Tree <Value>), leaf(Value) } }

enum Joined {
  enum Name { struct Twice: Equatable { var value: Int } }
  struct NameTwice: Equatable { var value: Int }
}

struct JoinedOnceLaws {}

extension Joined { struct Once: Equatable { var value: Int } }

struct NestedInGeneric<Value> {
  struct Elements { struct Slice { var base: NestedInGeneric.Elements; let whole: [NestedInGeneric] } }
  struct Pair<Other> { var slice: NestedInGeneric.Elements.Slice?; let pairs: [NestedInGeneric.Pair<Other>] }
}

// An extension of a nested type does not see the members of the enclosing types.
struct Stamp: Equatable { var value: Int }

enum Album {
  struct Stamp: Equatable { var year: Int }

  struct Page: Equatable {
    var number: Int
  }
}

extension Album.Page {
  struct Slot: Equatable {
    var stamp: Stamp
    var printed: Album.Stamp
    let numbers: [Int]
  }

  enum Content {
    case stamp(Stamp), slots([Slot])
  }

  init(stamp: Stamp) {
    self.init(number: stamp.value)
  }
}

extension Album {
  struct Cover: Equatable { var stamp: Stamp }
}
