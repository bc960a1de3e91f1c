// swift-format-ignore-file

struct NoProperties: Equatable {}

struct OneConstant: Equatable { let value: Int }

struct TwoConstants: Equatable { let name: String, age: Int }

struct ConstantBesideVariable: Equatable {
  let id: Int
  var name: String
}

struct ConstantWithLiteral: Equatable {
  let version = 2
  let typed: String = "fixed"
  let negative: Int = -1
  let flag: Bool = true
  let nothing: Int? = nil
  let name: String
}

struct ConstantWithExpression {
  let id: Int = Int.random(in: 0...9)
  let name: String
  var note: String
}

struct ConstantWithInterpolation {
  let text: String = "\(Int.random(in: 0...9))"
  let name: String
}

struct VariableWithDefault: Equatable {
  var count: Int = 1
  let name: String
}

struct NamesSharingAType: Equatable {
  var x, y: Int
  let left, right: String
}

struct NamesWithTheirOwnTypes: Equatable { var x: Int, y: String = "", z: Bool }

struct NamesBoundByAPattern {
  var (first, second) = (1, 2)
  let third: Int
}

struct StaticMembers: Equatable {
  static let shared = StaticMembers(value: 1)
  static var counter: Int { 1 }
  static func make() -> StaticMembers { shared }
  let value: Int
}

struct ComputedProperties: Equatable {
  let radius: Int
  var area: Int { radius * radius }
  var diameter: Int {
    get { radius * 2 }
    set {}
  }
}

struct Observed: Equatable {
  var count: Int {
    willSet { if newValue == 1_000_000 { print("many") } }
    didSet {}
  }
  let limit: Int
}

struct ObservedWithDefault: Equatable {
  var count = 3 { didSet {} }
  let limit: Int
}

struct Lazy {
  lazy var total: Int = 1
  let name: String
  var note: String
}

final class Neighbor {
  var name = ""
  init() {}
}

struct Weak {
  weak var neighbor: Neighbor?
  unowned let owner: Neighbor
  unowned(unsafe) let other: Neighbor
  let name: String
  var note: String
}

struct Reference {
  let neighbor: Neighbor
  var other: Neighbor?
}

struct InitAccessor {
  var celsius: Int
  var fahrenheit: Int {
    @storageRestrictions(initializes: celsius)
    init(newValue) { celsius = newValue - 32 }
    get { celsius + 32 }
    set { celsius = newValue - 32 }
  }
  let name: String
}

struct ManyProperties: Equatable {
  let first: Int, second: Int, third: Int, fourth: Int, fifth: Int, sixth: Int, seventh: Int
  let eighth: String, ninth: String, tenth: String, eleventh: String, twelfth: String
}

struct CommentsEverywhere /* here */: Equatable /* and */ {
  /* before */ let /* between */ name /* after */: /* type */ String  // end
  var items: [  // odd
    Int
  ]
}
struct SemicolonsBetween: Equatable { let a: Int; var b: Int; let c: Int }
