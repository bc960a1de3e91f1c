// swift-format-ignore-file

struct StoredByOtherNames: Equatable {
  let name: String
  let age: Int
  init(title: String, _ years: Int) { name = title; self.age = years }
}

struct StoredSwapped: Equatable {
  let first: Int
  let second: Int
  init(first: Int, second: Int) { self.first = second; self.second = first }
}

struct StoredAsTuple: Equatable {
  let x: Int, y: Int
  init(_ a: Int, _ b: Int) { (x, self.y) = (a, b) }
}

struct StoredTwice: Equatable {
  let first: Int
  let second: Int
  init(value: Int) { first = value; second = value }
}

struct StoredTwiceButVariable: Equatable {
  let first: Int
  var second: Int
  init(value: Int) { first = value; second = value }
}

struct StoredInPart: Equatable {
  let id: Int
  var name = ""
  var age: Int?
  init(id: Int) { self.id = id }
}

struct StoredWithConstants: Equatable {
  let id: Int
  var tags: [String]
  var kind: PayloadFree
  init(id: Int) {
    self.id = id
    self.tags = []
    self.kind = .north
  }
}

struct StoredBesideComputed: Equatable {
  let id: Int
  var double: Int
  init(id: Int) { self.id = id; double = id * 2 }
}

struct ComputedOfDefaulted: Equatable {
  let id: Int
  var text: String
  init(id: Int, number: Int = 0) { self.id = id; text = String(number) }
}

struct ConstantOfParameter: Equatable {
  let id: Int
  let text: String
  init(id: Int) { self.id = id; text = String(id) }
}

struct Clamping: Equatable {
  let level: Int
  init(level: Int) { self.level = min(level, 100) }
}

struct Validating: Equatable {
  let level: Int
  init(level: Int) { precondition(level >= 0); self.level = level }
}

struct Branching: Equatable {
  let level: Int
  init(level: Int) { if level > 0 { self.level = level } else { self.level = 0 } }
}

struct Shadowing: Equatable {
  let level: Int
  init(level: Int) { let level = level + 1; self.level = level }
}

struct Correcting: Equatable {
  let id: Int
  private(set) var level: Int
  init(id: Int, level: Int) { self.id = id; self.level = level; self.level = 1 }
}

struct Normalizing: Equatable {
  let id: Int
  var level: Int
  init(id: Int, level: Int) { self.id = id; self.level = level; normalize() }
  mutating func normalize() { self = Normalizing(plain: id + 1) }
  private init(plain: Int) { id = plain; level = 0 }
}

struct Replacing: Equatable {
  let level: Int
  init(level: Int) { self = Replacing() }
  init() { level = 1 }
}

struct Delegating: Equatable {
  let name: String
  let age: Int
  private init(_ name: String, _ age: Int) { self.name = name; self.age = age }
  init(name: String, age: Int) { self.init(name, age) }
}

struct DelegatingWithChange: Equatable {
  let name: String
  let age: Int
  private init(_ name: String, _ age: Int) { self.name = name; self.age = age }
  init(name: String, age: Int) { self.init(name, age + 1) }
}

struct DelegatingToMemberwise: Equatable {
  private(set) var name: String
  let age: Int
}
extension DelegatingToMemberwise {
  public init(_ name: String, years: Int) { self.init(name: name, age: years) }
}

struct DelegatingThenStoring: Equatable {
  private(set) var name: String
  private(set) var age: Int
  init() { name = ""; age = 0 }
  init(name: String, age: Int) { self.init(); self.name = name; self.age = age }
}

struct DelegatingInACircle: Equatable {
  let name: String
  init(name: String) { self.init(title: name) }
  init(title: String) { self.init(name: title) }
}

struct DelegatingToEither: Equatable {
  let name: String
  let age: Int
  init(name: String, age: Int) { self.name = name; self.age = age }
  init(name: String, age: Double) { self.name = name + "?"; self.age = Int(age) }
  init(both: String, age: Int) { self.init(name: both, age: age) }
}

struct DefaultsLeftOut: Equatable {
  let name: String
  init(name: String, loudly: Bool = false, file: StaticString = #file) { self.name = name }
}

struct DefaultsOfAnother: Equatable {
  let name: String
  init(name: String) { self.name = name.lowercased() }
  init(name: String, loudly: Bool = false) { self.name = name }
}

struct UnwrappedWithDefault: Equatable {
  let path: String
  let other: String
  init(path: String, other: String? = nil) { self.path = path; self.other = other ?? path }
}

struct UnwrappedOptional: Equatable {
  let path: Int?
  init(path: Int?? = nil) { self.path = path ?? 1 }
}

struct PromotedToOptional: Equatable {
  let name: String?
  init(name: String) { self.name = name }
}

struct ComparedInstead: Equatable {
  let flag: Bool
  init(flag: Bool?, other: Bool = true) { self.flag = flag ?? other == true }
}

struct OtherSpellings: Equatable {
  typealias Names = [String]
  let list: [Int]
  let dictionary: [String: Int?]
  let names: Names
  let text: Swift.String
  let unit: OneConstant
  let function: [KeyedBy.Key]
  enum KeyedBy { typealias Key = Int }
  init(
    list: Array<Int>, dictionary: Dictionary<String, Optional<Int>>, names: [String], text: String,
    unit: (OneConstant), function: Array<Int>
  ) {
    self.list = list
    self.dictionary = dictionary
    self.names = names
    self.text = text
    self.unit = unit
    self.function = function
  }
}

struct OtherStandardType: Equatable {
  struct Array<Element: Equatable>: Equatable { var element: Element }
  let list: [Int]
  init(list: Array<Int>) { self.list = [list.element] }
}

struct NamedCopy: Equatable {
  let copy: Int
  var whole: Int
  init(copy: Int) { self.copy = copy; whole = 0 }
}

public struct PublicButInternalSetter: Equatable {
  public let name: String
  public internal(set) var count = 0
  public init(name: String) { self.name = name }
}

public struct PublicRestored: Equatable {
  public let name: String
  public var count = 0
  public init(name: String) { self.name = name }
}

struct ConsumedParameter: Equatable {
  let items: [Int]
  init(items: consuming [Int]) { self.items = consume items }
}

struct ReadsItself: Equatable {
  let first: Int
  var second: Int
  init(first: Int) { self.first = first; second = self.first * 2 }
}

struct ReadsItselfUnqualified: Equatable {
  let first: Int
  var second: Int
  init(_ value: Int) { first = value; second = first * 2 }
}

struct WrittenByComputed: Equatable {
  private(set) var level: Int
  var other: Int { get { level } set { level = newValue * 2 } }
  init(level: Int) { self.level = 0; other = level }
}

struct StoredByReading: Equatable {
  let first: Int
  let second: Int
  init(first: Int) { self.first = first; second = first }
}

struct ChangedParameter: Equatable {
  let items: [Int]
  init(items: consuming [Int]) { items = []; self.items = items }
}

protocol Loud { var name: String { get } }

extension Loud { var loud: Int { name.count } }

struct ReadsFromProtocol: Loud, Equatable {
  let name: String
  var size = 0
  init(name: String) { self.name = name; size = loud }
}
