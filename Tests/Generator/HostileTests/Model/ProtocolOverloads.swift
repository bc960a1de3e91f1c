// swift-format-ignore-file

// Requirements that differ only slightly, and requirements that one member satisfies.

struct Lost: Error {}

protocol OverloadedByType { associatedtype Item; func add(_ item: Item); func add(_ count: Int); func last() -> Item?; func last() -> Int? }

protocol Visitor { associatedtype Leaf; associatedtype Branch: Hashable; func visit(_ leaf: Leaf); func visit(_ branch: Branch) }

protocol OverloadedAgain: OverloadedByType where Item: Hashable { func add(_ items: [Item]) }

prefix operator ∆
postfix operator ∆

protocol BothSides { static prefix func ∆ (value: Self) -> Int; static postfix func ∆ (value: Self) -> Int }

protocol Asynchronous { func load() async -> Int; func load() -> Int; func save() async }

protocol WaitingNoMore: Asynchronous { func load() -> Int; func save() }

@MainActor protocol WaitingSomewhere { func load() async -> Int; nonisolated(nonsending) func save() async }

protocol WaitingThere: WaitingSomewhere {
  func open(_ session: Session) async -> Session
  nonisolated func leave()
}

protocol WaitingNowhere: WaitingSomewhere, WaitingNoMore {}

protocol Keeping {
  func keep(_ body: @escaping () -> Void)
  func send(_ body: @escaping @Sendable () -> Void)
  func own(_ person: consuming Person)
  func transfer(_ session: sending Session) -> Session
  func fail() throws(Missing) -> Int
  func nothing() -> Void
  func any<Value>(_ value: Value)
  subscript(index: Int) -> Int { get }
}

protocol Lending {
  func keep(_ body: () -> Void)
  func send(_ body: @escaping () -> Void)
  func own(_ person: borrowing Person)
  func transfer(_ session: Session) -> sending Session
  func open() throws(Lost) -> sending Session
  func fail() throws(Lost) -> Int
  func nothing() -> ()
  func any(_ value: some Any)
  subscript(position: Int) -> Int { get set }
}

protocol KeepingAndLending: Keeping, Lending {}

protocol NeverFailing: Failing where Failure == Never { func more() throws(Failure) -> Session }

protocol Failing { associatedtype Failure: Error; func load() throws(Failure) -> Int; var count: Int { get throws(Failure) } }

protocol GivingStubs { func one() throws(Missing) -> any OneMethod; static func two() async throws(Missing) -> any OneMethod }

protocol RethrowingInitializer { init(_ body: () throws -> Int) rethrows; init?(maybe body: () throws -> Int) rethrows }

protocol NamedStatics { static func make(statics: Int) -> Int }

protocol OptionalOfGeneric { subscript<Value>(type: Value.Type) -> Value? { get nonmutating set } }

protocol OpaqueComposition { func show(_ value: some (OneMethod & Sendable), _ other: (some OneMethod)?) }

protocol OneNameTwice { func move(from index: Int, to index: Int, _ other: Int) -> Int }

protocol NotEverywhere { @available(*, noasync) func wait() -> Int }

protocol HidingInt { typealias Int = String; func count() -> Int; static func double(_ count: Int) -> Int }

typealias FixedComposition = PrimaryAssociated<Int, String> & OneMethod

protocol FixedTwice: Keyed where Key == Item.ID, Item.ID == String { func item() -> Item }

protocol Keyed { associatedtype Item: Identifiable; associatedtype Key; func key() -> Key }

protocol Iterated { associatedtype Iterator: IteratorProtocol; associatedtype Value where Value == Iterator.Element; func next() -> Value }

protocol IteratedArray: Iterated where Iterator == IndexingIterator<[Int]> {}

struct `Any`: Equatable { var count: Int; let name: String }

struct HolderOfAny { let one: `Any`; var all: Any; let many: [`Any`?] }

protocol MentioningAny { func one(_ one: `Any`, _ other: Any) -> `Any`?; var any: Any { get set } }

enum ScopeOfAny { struct `Any` { let id: Int }; protocol Inner { func one(_ one: `Any`, _ other: Any, _ first: [Any]) -> `Any` } }

protocol GlobalActorFunctions { func run(_ body: @escaping @MainActor () -> Session); var onEnd: (@MainActor () -> Void)? { get set } }
