// swift-format-ignore-file

@propertyWrapper struct Clamped: Equatable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 100) }
}

@propertyWrapper struct Projected<Value> {
  var wrappedValue: Value
  var projectedValue: Projected<Value> { self }
}

@propertyWrapper struct ReadOnly<Value> {
  let value: Value
  var wrappedValue: Value { value }
  init(_ value: Value) { self.value = value }
}

struct Wrapped: Equatable {
  @Clamped var level: Int
  var name: String
  let id: Int
}

struct WrappedWithDefault: Equatable {
  @Clamped var level = 1
  let id: Int
}

struct WrappedReadOnly {
  @ReadOnly(1) var level: Int
  var name: String
}

struct WrappedGeneric { @Projected var name: String; var age: Int }

@dynamicMemberLookup struct Dynamic: Equatable {
  let value: Int
  var other: Int
  subscript(dynamicMember name: String) -> Int { value }
}

@resultBuilder struct Builder {
  var count: Int
  static func buildBlock(_ parts: Int...) -> Int { parts.count }
}

struct BuilderProperty {
  @Builder let make: () -> Int
  var name: String
}

struct InlineAttribute: Equatable {
  @inline(__always) var computed: Int { 1 }
  let value: Int
}

struct OwnedSubscript: Equatable {
  var items: [Int]
  let id: Int
  subscript(index: Int) -> Int { items[index] }
}

struct Token: ~Copyable { let id: Int; var name: String }

struct HoldsToken: ~Copyable { var token: Token; let name: String }

enum MaybeToken: ~Copyable { case some(Int), none }

struct MaybeCopyable<Value: ~Copyable>: ~Copyable { var name: String; var value: Value }
extension MaybeCopyable: Copyable where Value: Copyable {}


protocol Proto { var name: String { get set } }

extension Proto { var loud: String { name.uppercased() } }

struct Conforms: Proto, Equatable { var name: String; let id: Int }

extension Int { struct Parity: Equatable { let isEven: Bool; var number: Int } }

extension Array { struct Window { let start: Int; var elements: [Element] } }

extension Optional where Wrapped: Equatable { enum Change { case kept(Wrapped), gone } }

extension Dictionary { struct Entry { let key: Key; var value: Value } }

@propertyWrapper struct Observing {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
}

@propertyWrapper struct ReadOnlyOutside { private(set) var wrappedValue = 1 }

@propertyWrapper struct Shared<Value> {
  final class Storage { var value: Value; init(value: Value) { self.value = value } }
  private let storage: Storage
  var wrappedValue: Value { get { storage.value } nonmutating set { storage.value = newValue } }
  init(wrappedValue: Value) { storage = Storage(value: wrappedValue) }
}

struct WrappersThatDoMore {
  @Observing var observed: Int
  @ReadOnlyOutside var readOnly: Int
  @Shared var shared: Int = 1
  @Projected @Projected var twice: Int
  @Projected(wrappedValue: 1) var called: Int
}

@propertyWrapper struct Option: Equatable {
  private var value: Int
  var wrappedValue: Int { get { value } set { value = min(newValue, 9) } }
  init(wrappedValue: Int) { value = wrappedValue }
}

struct WrappedLikeAnArgument: Equatable { @Option var size = 1; var name: String }

@safe struct MarkedSafe: Equatable { let id: Int; var name: String }
