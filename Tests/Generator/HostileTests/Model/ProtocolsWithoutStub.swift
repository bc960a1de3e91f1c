// swift-format-ignore-file

// Protocols that no stub can be generated for.

class Canvas { init() {} }
protocol OfSubclasses: Canvas { func draw() }
protocol UnseenParent: RandomAccessCollection { func draw() }
protocol GenericInout { func change<Value>(_ value: inout Value) }
protocol GenericFunction { func each<Value>(_ body: (Value) -> Void) }
protocol GenericError { func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) }
protocol Packs { func all<each Value>(_ values: repeat each Value) }
protocol AsyncRethrowing { func each(_ body: (Int) async throws -> Void) async rethrows }
protocol IsolatedParameter { func run(on actor: isolated (any Actor)?) async }
protocol TakenName { func all() -> Int }
struct TakenNameStub: TakenName { func all() -> Int { 1 } }
protocol LimitedRequirement { @available(macOS 99, *) func new() -> Int; func old() -> Int }
protocol TakenStatics { associatedtype Statics; static func all() -> Int }
protocol TakenAnswers: AnyObject { associatedtype Answers; func all() -> Answers }
protocol TakenSelf { var `Self`: Int { get } }
protocol TakenSelfParameter { func move(_ `Self`: Int); static func all() -> Int }
protocol FunctionCount { func count() -> Int }
protocol PropertyCount { var count: Int { get } }
protocol Contradicting: FunctionCount, PropertyCount {}
protocol TiedToSelf { associatedtype Value: TiedToValue; func value() -> Value }
protocol TiedToValue { associatedtype Value: TiedToSelf where Value.Value == Self; func value() -> Value }
protocol AliasedFunction { typealias Change<Value> = (Value) -> Value; func change<Value>(_ body: Change<Value>, _ value: Value) }
protocol NeverCalled { func fail(_ reason: Never) }
protocol NoncopyableSetter { var ticket: Ticket { get set } }
protocol NoncopyableSubscript { subscript(index: Int) -> Ticket? { get set } }
protocol UninhabitedSetter { var never: Never { get set } }
