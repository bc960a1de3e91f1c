// swift-format-ignore-file

struct FunctionTypes {
  let plain: () -> Void
  var sendable: @Sendable (Int) -> String
  let throwing: (Int, String) throws -> Int
  var async: (inout Int) async throws -> Void
  let optional: (() -> Void)?
  var mainActor: @MainActor () -> Void
  let returning: () -> () -> Int
  var named: (_ first: Int, _ second: Int) -> Int
  let convention: @convention(thin) (Int) -> Int
}

struct CollectionTypes: Equatable {
  let array: [Int]
  var nested: [[String: [Int]]]
  let dictionary: [String: Int]
  var set: Set<Int>
  let spelled: Array<Int>
  var slice: ArraySlice<Int>
}

struct OptionalTypes: Equatable {
  let optional: Int?
  var double: Int??
  let spelled: Optional<Int>
  var array: [Int?]?
}

struct ImplicitlyUnwrappedTypes {
  let constant: Int!
  var variable: String!
  var function: (() -> Void)!
  var existential: (any Error)!
}

struct TupleTypes {
  let pair: (Int, String)
  var labeled: (x: Int, y: Int)
  let unit: ()
  var void: Void
  let nested: ((Int, Int), [String])
}

struct ExistentialTypes {
  let any: Any
  var error: any Error
  let composed: any Error & Sendable
  var object: AnyObject
  let hashable: AnyHashable
  var parenthesized: (any Error)?
}

struct MetatypeTypes {
  let type: Int.Type
  var any: Any.Type
  let existential: any Error.Type
  var proto: (any Error).Type
}

struct OpaqueType {
  var hidden: some Equatable = 1
  let name: String
}

struct SelfInTypes {
  let children: [Self]
  var parent: [Self]?
}

struct QualifiedTypes: Equatable {
  let text: Swift.String
  var array: Swift.Array<Swift.Int>
  let index: String.Index
}

struct GenericArguments: Equatable {
  let result: Result<Int, ErrorChoice>
  var range: ClosedRange<Int>
  let keys: Dictionary<String, Int>
  var duration: Duration
}

struct KeyPathTypes {
  let path: KeyPath<String, Int>
  var any: AnyKeyPath
  let writable: WritableKeyPath<[Int], Int>
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct InlineArrayTypes {
  var three: InlineArray<3, Int>
  let sugar: [3 of Int]
}

struct PointerTypes {
  let raw: UnsafeRawPointer
  var typed: UnsafeMutablePointer<Int>?
}

struct NeverType { let never: Never? }

struct ParenthesizedTypes: Equatable {
  let number: (Int)
  var text: (String)
}

struct SendableExistential: Sendable {
  let value: any Sendable
  var error: any Error & Sendable
}

struct LiteralTypes: Equatable {
  var count = 1
  var ratio = 1.5
  var name = "text"
  var flag = true
  var negative = -1
  var interpolated = "\(1)"
  var multiline = """
    text
    """
  var hex = 0xFF
}

struct InferredTypes: Equatable {
  var made = OneConstant(value: 1)
  var array = [Int]()
  var list = [1, 2]
  var words = ["a"]
  var dictionary = [String: Int]()
  var pairs = ["a": 1]
  var cast = 1 as Double
  var called = InferredTypes.make()
  var choice = PayloadFree.north
  var optional = Optional(1)
  var tupled = max(1, 2)
  var set: Set = [1]
  static func make() -> Int { 1 }
}

struct PlaceholderType { var items: Array<_> = [1] }

struct WithoutValues { let never: Never; var count: Int }

struct WithoutValuesToo { let part: NoCases; let count: Int }

struct HoldingProtocols { let one: any OneMethod; let all: [any OneMethod]; let more: (any OneMethod)?; let store: any Shelf.Store }

struct HoldingAPair { let pair: (any OneMethod, Int) }

struct ParameterNamedLikeProtocol<Error: Equatable, CodingKey: Equatable>: Equatable {
  var error: Error
  let value: CodingKey?
}

struct UnsafeParts {
  let constant: UnsafePointer<Int>
  var bytes: UnsafeRawBufferPointer?
  var raw: RawBytes
  var call: (UnsafePointer<Int>) -> Int
  var index: UnsafeBufferPointer<Int>.Index
  let count: Int
  init(constant: UnsafePointer<Int>, raw: RawBytes, count: Int) {
    unsafe self.constant = constant
    unsafe self.raw = raw
    unsafe self.call = { unsafe $0.pointee }
    index = 0
    self.count = count
  }
}

typealias RawBytes = Swift.UnsafeMutableRawPointer

enum UnsafePayload { case pointer(UnsafePointer<Int>), pair(start: RawBytes, count: Int), none }

struct UnsafeDefaults { var handle: OpaquePointer?; var count: Int }

struct HoldingAliasesOfProtocols {
  let one: any OneMethodAlias; let both: any OneMethodAndEmpty; var error: (any Swift.Error)?
  let explicit: AnyOneMethodAndEmpty
}
typealias OneMethodAlias = OneMethod
typealias OneMethodAndEmpty = OneMethod & Empty
typealias AnyOneMethodAndEmpty = any OneMethod & Empty

struct FunctionsOfOwnership {
  let consuming: (consuming Person) -> Void
  let borrowing: (borrowing Session, inout Int) -> Int
  let sending: (sending Session) -> sending Session
  let here: nonisolated(nonsending) () async -> Void
}

struct NumbersOfC { let int: CInt; let char: CChar; let long: CUnsignedLong; let wide: CWideChar; let bool: CBool; let double: CDouble }

struct StandardAliases { let float: Float64; let scalar: UnicodeScalar; let range: CountableClosedRange<Int>; let text: StringLiteralType; let number: Swift.IntegerLiteralType }


@available(*, deprecated) struct OutdatedType: Equatable { var value: Int }

@available(*, deprecated) extension HoldingOldTypes { init(item: OutdatedType) { self.init(count: item.value) } }

struct HoldingOldTypes: Equatable {
  var count: Int
  @available(*, deprecated) var old: OutdatedType? { nil }
}

@available(*, deprecated) struct OldHolder: Equatable { var old: OutdatedType; let older: OutdatedType? }

struct FunctionsOfMany { let many: (Int...) -> Void; let named: (_ x: Int, _ y: Int...) -> Int }
struct FunctionAliasOfSelf { typealias Action = () -> Void; let one: Self.Action; let all: [Self.Action] }
