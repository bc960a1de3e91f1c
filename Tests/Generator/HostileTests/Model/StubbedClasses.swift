// Classes that are marked for a stub, which overrides their members.

struct OverriddenUser: Equatable {
  let name: String
  let age: Int
}

enum OverridingError: Error {
  case missing
}

// lens-gen: stub
class OverriddenStore {
  private var cache = 0
  var limit = 35
  let name: String
  var watched = 1 { didSet { cache = watched } }
  lazy var late = 3
  private(set) var hidden: Int {
    get { cache }
    set { cache = newValue }
  }
  var title: String {
    get { name }
    set { cache = newValue.count }
  }
  var risky: Int { get async throws { throw OverridingError.missing } }

  init(name: String) { self.name = name }
  convenience init() { self.init(name: "a") }
  required init?(age: Int) { name = "\(age)" }

  func all() -> [OverriddenUser] { [] }
  func load(id: Int, then closure: @escaping (Int) -> Void) async throws -> OverriddenUser {
    throw OverridingError.missing
  }
  func typed() throws(OverridingError) -> Int { throw .missing }
  func each<Value: Equatable>(_ value: Value, in values: [Value]) -> Value { value }
  func some(_ value: some Collection<Int>) -> Int { value.count }
  func edit(_ user: inout OverriddenUser, at `default`: Int = 3, for _: String) {}
  func map(_ body: (Int) throws -> Int) rethrows -> Int { try body(1) }
  func delayed(_ text: @autoclosure () -> String) -> String { text() }
  func `repeat`(_ `in`: Int) {}
  func closureOfStub(closure: Int, stubClosure: Int) -> Int { closure + stubClosure }
  func over(_ value: Int) {}
  func over(_ value: String) {}
  func raw(_ pointer: UnsafePointer<Int>) -> UnsafePointer<Int> { pointer }
  func take(_ value: consuming OverriddenUser) {}
  @discardableResult func remove() -> Int { 3 }
  @available(*, deprecated) func old() -> Int { 1 }
  @inline(never) func slow() {}
  @MainActor func shown() -> Int { 1 }
  subscript(index: Int) -> Int {
    get { index }
    set { cache = newValue }
  }
  subscript(named name: String) -> Int { index(of: name) }

  private func index(of name: String) -> Int { name.count }
  fileprivate func unseen() {}

  // Members that a stub does not override.
  static func make() -> OverriddenStore { OverriddenStore() }
  class func create() -> OverriddenStore { OverriddenStore() }
  final func fixed() {}
  func copy() -> Self { self }
  func list(_ ids: Int...) {}
  func opaque() -> some Equatable { 1 }
}

// lens-gen: stub
@MainActor class OverriddenScreen {
  var items: [String] { [] }
  func load() async -> Int { 3 }
  nonisolated func free() {}
}

// lens-gen: stub
class OverriddenService: @unchecked Sendable {
  func answer(_ question: Int) -> Int { question }
}

class OverriddenBase {
  func base() {}
}

// lens-gen: stub
class OverriddenDerived: OverriddenBase {
  override func base() {}
  #if DEBUG
    func own() {}
  #endif
}

enum OverriddenSpace {
  // lens-gen: stub
  class Inner {
    struct Item {}
    func item() -> Item { Item() }
  }
}

// Classes without a stub.

// lens-gen: stub
final class OverriddenFinal {}

// lens-gen: stub
class OverriddenBox<Value> {
  func get(_ value: Value) -> Value { value }
}

// lens-gen: stub
class OverriddenSecret {
  private init() {}
}

// lens-gen: stub
struct OverriddenValue {}
