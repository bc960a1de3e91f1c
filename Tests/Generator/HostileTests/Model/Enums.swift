// swift-format-ignore-file

enum NoCases: Equatable {}

enum OnlyPayloadFree: Equatable { case only }

enum OnlyPayload: Equatable { case only(Int) }

enum OnlyPayloads: Equatable { case only(Int, label: String) }

enum PayloadFree: Equatable { case north, south, east, west }

enum RawValues: String { case one, two = "zwei" }

enum IntegerRawValues: Int, CaseIterable { case one = 1, two }

enum Payloads: Equatable {
  case single(Int)
  case labeled(value: Int)
  case several(Int, String)
  case severalLabeled(first: Int, second: String)
  case mixed(Int, second: String)
  case underscore(_ value: Int)
  case array([Int])
  case dictionary([String: Int])
  case optional(Int?)
  case nestedOptional(Int??)
}

enum TuplePayloads {
  case tuple((Int, String))
  case tupleAndMore((Int, String), Int)
  case labeled(point: (x: Int, y: Int))
  case unit(Void)
  case empty(())
  case both((), Int)
}

enum FunctionPayloads {
  case plain(() -> Void)
  case labeled(action: (Int) -> String)
  case throwing(() throws -> Void)
  case async(() async -> Int)
  case sendable(@Sendable () -> Void)
  case several(() -> Void, (Int) -> Void)
  case returning(() -> () -> Int)
}

enum DefaultedPayloads: Equatable {
  case value(Int = 1)
  case labeled(text: String = "", count: Int = 0)
}

indirect enum Recursive: Equatable {
  case leaf(Int)
  case node(Recursive, Recursive)
}

enum PartlyIndirect: Equatable {
  case leaf(Int)
  indirect case node(left: PartlyIndirect, right: PartlyIndirect)
}

enum GenericChoice<Value: Equatable, Failure: Error>: Equatable where Failure: Equatable {
  case value(Value)
  case failure(Failure)
  case nothing
}

enum PlainGenericChoice<Left, Right> { case left(Left), right(Right), both(Left, Right) }

enum OverloadedCases {
  case point(x: Int)
  case point(x: Int, y: Int)
  case other(Int)
}

enum UninhabitedPayload { case impossible(Never), possible(Int) }

enum OnlyUninhabited { case impossible(Never) }

enum ExistentialPayloads {
  case any(Any)
  case error(any Error)
  case composed(any Error & Sendable)
  case object(AnyObject)
  case metatype(Any.Type)
  case type(Int.Type)
}

enum ConditionalCases: Equatable {
  case always(Int)
  #if os(Linux)
    case linux(Int)
  #else
    case other(Int)
  #endif
}

enum OneConditionalCase: Equatable {
  case always(Int)
  #if NEVER_DEFINED
    case never
  #endif
}

enum CasesInDifferentBranches: Equatable {
  #if os(Linux)
    case name(String)
  #else
    case name(Int)
  #endif
  case rest
}

enum AvailableCases: Equatable {
  case now(Int)
  @available(*, deprecated, message: "use now") case old(Int)
  @available(*, unavailable) case never
}

enum WithMembers: Equatable {
  case value(Int)
  static let zero = WithMembers.value(0)
  static func value(text: String) -> WithMembers { .value(text.count) }
  var isZero: Bool { self == .zero }
  struct Inner: Equatable { let value: WithMembers }
}

enum EmptyParentheses { case value(Int), payload(()) }

enum LongPayloads: Equatable {
  case description(ofTheThing: String, andOfTheOtherThing: String, withTheirDistance: Int, inUnits: Bool)
}

enum ImplicitlyUnwrapped { case value(Int), text(Int?) }

enum SelfPayload: Equatable { indirect case next(Self), list([Self])
  case end
 }

enum ErrorChoice: Error, Equatable { case missing(name: String), broken }

@nonexhaustive public enum Nonexhaustive: Equatable { case known(Int), other }

struct SharedFirst: Equatable { let center: Int; var tags: [String]; let differs: Int; private(set) var read = 0 }

struct SharedSecond: Equatable { let center: Int; var tags: [String]; let differs: String; private(set) var read = 0 }

enum SharedProperties: Equatable { case first(SharedFirst), second(SharedSecond) }

enum SharedLabels: Equatable { case a(center: Int, Int), b(center: Int), c(SharedFirst, center: Int) }

enum SharedInEitherWay: Equatable { case a(center: Int), b(SharedSecond, SharedLabels) }

enum SharedTwice: Equatable { case a(SharedFirst, SharedSecond), b(center: Int) }

enum SharedOwnMember: Equatable {
  case first(SharedFirst), second(SharedSecond)
  static var _center: Int { 1 }
  var tags: Int { 2 }
  var `case`: Int { 3 }
}

enum SharedNameOfCase: Equatable { case center(SharedFirst), other(SharedSecond) }

enum SharedGeneric<Value: Equatable>: Equatable { case a(value: Value), b(value: Value, SharedFirst), c(Value, value: Value) }

struct GenericShare<Value: Equatable>: Equatable { let value: Value; let count: Int }

enum SharedOfGeneric: Equatable { case a(GenericShare<Int>), b(GenericShare<String>) }

indirect enum SharedIndirect: Equatable { case leaf(name: String), fork(name: String, SharedIndirect, SharedIndirect) }

enum SharedAmongConditions: Equatable {
  case a(center: Int)
  #if os(Linux)
    case b(center: Int)
  #else
    case c(center: Int)
  #endif
}

enum SharedNotEverywhere: Equatable {
  case a(center: Int)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, *) case b(center: Int)
}

enum SharedNames: Equatable {
  case a(in: Int, whole: Int, body: Int, `the value`: Int, part: Int)
  case b(in: Int, whole: Int, body: Int, `the value`: Int, part: Int)
}

enum SharedHidden: Equatable {
  struct String: Equatable { let text: Swift.String }
  case a(SharedSecond), b(differs: String)
}

public struct SharedPublicly: Equatable { public let center: Int; let inside: Int; public let `default`: Int }

public enum SharedPublicEnum: Equatable { case only(SharedPublicly), other(center: Int, inside: Int, default: Int) }

enum SharedFunction { case a(action: () -> Void), b(action: () -> Void), c(action: @autoclosure () -> Void) }

enum CaseNames: Equatable { case `self`, `init`(Int), `Type`, `default`(Int), `a b`(Int) }

enum CaseTaken { case a(Int); struct Case {} }

enum CaseOfItself { case Case, other }
