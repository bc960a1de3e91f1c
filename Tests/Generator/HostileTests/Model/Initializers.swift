// swift-format-ignore-file

struct InitializerWithLabels: Equatable {
  let name: String
  let age: Int
  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

struct InitializerWithoutLabels: Equatable {
  let name: String
  let age: Int
  init(_ name: String, _ age: Int) {
    self.name = name
    self.age = age
  }
}

struct InitializerWithOtherLabels: Equatable {
  let name: String
  let age: Int
  init(withName name: String, aged age: Int) {
    self.name = name
    self.age = age
  }
}

struct InitializerInOtherOrder: Equatable {
  let name: String
  let age: Int
  init(age: Int, name: String) {
    self.name = name
    self.age = age
  }
}

struct InitializerWithOtherNames: Equatable {
  let name: String
  init(title: String) { name = title }
}

struct InitializerWithOtherTypes: Equatable {
  let name: String
  init(name: Int) { self.name = String(name) }
}

struct InitializerWithExtraParameter: Equatable {
  let name: String
  init(name: String, loud: Bool = false) { self.name = loud ? name.uppercased() : name }
}

struct ThrowingInitializer: Equatable {
  let name: String
  init(name: String) throws { self.name = name }
}

struct FailableInitializer: Equatable {
  let name: String
  init?(name: String) { self.name = name }
}

struct UnwrappedInitializer: Equatable {
  let name: String
  init!(name: String) { self.name = name }
}

struct AsyncInitializer: Equatable {
  let name: String
  init(name: String) async { self.name = name }
}

struct GenericInitializer: Equatable {
  let name: String
  init<T>(name: T) where T: StringProtocol { self.name = String(name) }
}

struct OpaqueParameterInitializer: Equatable {
  let name: String
  init(name: some StringProtocol) { self.name = String(name) }
}

struct PrivateInitializer: Equatable {
  let name: String
  var note: String
  private init(name: String, note: String) {
    self.name = name
    self.note = note
  }
}

struct ClosureParameterInitializer {
  let action: () -> Void
  let name: String
  init(action: @escaping () -> Void, name: String) {
    self.action = action
    self.name = name
  }
}

struct SendableClosureInitializer {
  let action: @Sendable () -> Void
  init(action: @escaping @Sendable () -> Void) { self.action = action }
}

struct AutoclosureInitializer {
  let action: () -> Int
  init(action: @autoclosure @escaping () -> Int) { self.action = action }
}

struct InoutInitializer: Equatable {
  let count: Int
  init(count: inout Int) { self.count = count }
}

struct ConsumingInitializer: Equatable {
  let name: String
  init(name: consuming String) { self.name = name }
}

struct VariadicInitializer: Equatable {
  let numbers: [Int]
  init(numbers: Int...) { self.numbers = numbers }
}

struct SeveralInitializers: Equatable {
  let name: String
  let age: Int
  init(name: String) { self.init(name: name, age: 0) }
  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
  init?(text: String) { return nil }
}

struct InitializerInExtension: Equatable {
  let name: String
}
extension InitializerInExtension {
  init(title: String) { self.init(name: title) }
  init() { self.init(name: "") }
}

struct InitializerOnlyInExtension: Equatable {
  private(set) var name: String
  let age: Int
  init() { (name, age) = ("", 0) }
}
extension InitializerOnlyInExtension {
  init(name: String, age: Int) {
    self.init()
    self.name = name
  }
}

struct DeprecatedInitializer: Equatable {
  let name: String
  @available(*, deprecated) init(name: String) { self.name = name }
}

struct MainActorInitializer: Equatable {
  let name: String
  @MainActor init(name: String) { self.name = name }
}

struct ConditionalInitializer: Equatable {
  let name: String
  #if os(Linux)
    init(name: String) { self.name = name }
  #else
    init(title: String) { name = title }
  #endif
}

struct DefaultedParameters: Equatable {
  let name: String
  let age: Int
  init(name: String = "", age: Int = 0) {
    self.name = name
    self.age = age
  }
}

struct KeywordLabels: Equatable {
  let `for`: Int
  let `in`: Int
  let `inout`: Int
  let `default`: Int
  let `where`: Int
}

struct ParameterNamedWhole: Equatable {
  let whole: Int
  let base: Int
  let part: Int
}

struct InlinableInitializer: Equatable {
  let name: String
  @inlinable init(name: String) { self.name = name }
}

struct CodableInitializer: Codable, Equatable {
  let name: String
  init(name: String) { self.name = name }
  init(from decoder: any Decoder) throws { name = "" }
}

struct IsolatedParameterInitializer: Equatable {
  let name: String
  init(name: String, isolation: isolated (any Actor)? = #isolation) { self.name = name }
}

struct OptionalSpelledOut: Equatable {
  let note: Int?
  init(note: Optional<Int>) { self.note = note }
}

struct OverloadedInExtension: Equatable {
  var name: String
  var items: [String]
}

extension OverloadedInExtension {
  init(name: String, items: Set<String>) { self.init(name: name, items: items.sorted()) }
}

struct OverloadedByDefaults: Equatable {
  let count: Int
  init(count: Int, unit: () -> Void = {}) { self.count = count }
  init(count: UInt, step: () -> Void = {}) { self.count = Int(count) }
}

struct NamedTwice: Equatable {
  var sum: Int
  init(_ count: Int, count other: Int, other last: Int) { sum = count + other + last }
}

struct DeprecatedByExtension: Equatable { var name: String; let count: Int }

@available(*, deprecated, message: "pass a name")
extension DeprecatedByExtension { init(count: Int) { self.init(name: "", count: count) } }

@MainActor extension DeprecatedByExtension {
  init(isolated name: String) { self.init(name: name, count: 0) }
}

struct ThrowingNever { let count: Int; init(count: Int) throws(Never) { self.count = count } }
