// swift-format-ignore-file

struct UnderscoredNames: Equatable {
  let _name: String
  let name: String
  var __twice: Int
}

struct StaticTakesTheName: Equatable {
  static let _name = ""
  let name: String
  let age: Int
}

struct StaticFunctionTakesTheName: Equatable {
  let name: String
  static func _name() -> String { "" }
}

struct ExtensionTakesTheName: Equatable { let name: String; let age: Int }

struct NestedTypeTakesTheName: Equatable {
  struct _name {}
  let name: String
}

struct Keywords: Equatable {
  var `class`: Int
  var `self`: Int
  var `Type`: Int
  var `init`: Int
  var `protocol`: Int
  var `true`: Int
  var `Self`: Int
  var `_`: Int { 1 }
}

struct ContextualKeywords: Equatable {
  let get: Int
  let set: Int
  let left: Int
  let some: Int
  let any: Int
  let each: Int
  let async: Int
  let await: Int
  let actor: Int
  let consume: Int
  let copy: Int
  let open: Int
  let package: Int
  let type: Int
  let body: Int
}

enum KeywordCases: Equatable {
  case `default`, `init`(Int), `self`(Int), `class`(String), some(Int), none, `Type`, `switch`(in: Int)
}

struct NonASCII: Equatable {
  let größe: Int
  var 名前: String
  let 🎈: Bool
}

enum Émotion: Equatable { case joie(degré: Int), 悲しみ }

struct `class`: Equatable { var value: Int }

struct RawNames: Equatable {
  var `two words`: Int
  let `1st`: Int
}

enum RawCases: Equatable { case `two words`(Int), `404` }

struct Lookalikes: Equatable {
  struct String: Equatable { var text: Swift.String }
  let name: String
  var text: Swift.String
}

struct Self_: Equatable { let value: Int }

enum CaseAndUnderscore: Equatable { case value(Int), _value(Int) }

enum StandardNames: Equatable { case some(Int), none, success(Int), failure(String), each, first, last }

struct StandardNamedProperties: Equatable { var first: Int; var last: Int; var each: [Int]; let some: Int }

struct NamedLikeParameters: Equatable { let whole: Int; var body: Int; let other: Int }

enum NamedLikeBindings: Equatable {
  case one(whole: Int), two(body: Int), three(other: Int), four(part: Int)
  case five(whole: Int, body: Int), six(part: Int, other: Int), seven(part0: Int, part1: Int)
  case eight(self: Int), nine(`default`: Int), ten(in: Int, for: Int), eleven(init: Int, Type: Int)
}

struct SameNameInside: Equatable {
  struct SameNameInside: Equatable { var value: Int }
  var value: SameNameInside
}

struct NamedLikeElsewhere: Error { var code: Int }

enum KeywordTypes { struct `class`: Equatable { let `in`: Int }; enum `default`: Equatable { case `switch`(`class`) }; struct `repeat`: Equatable { let all: [`class`] } }

struct NamedLikeWitnesses { static let provide = 1; let shrunk: Int; var arbitrary: Int }
enum NamedLikeWitness { case provide, arbitrary(using: Int), shrunk(Int) }

struct HoldingAny { var anything: Any; var more: [String: Any] }
enum AnyCases { case one(`Any`), anything(Any) }

enum Metatypes {
  struct `Type`: Equatable { var count: Int }
  struct `Protocol`: Equatable { var kind: `Type` }
  struct `self`: Equatable { var kind: `Protocol` }
}
struct `self` { var `self`: Int }

struct `any` { var count: Int }
struct `async` { var one: `any`; let `Self`: [`any`] }

struct KeywordsAsLabels { let `_`: Int; let `let`: Int; let `var`: Int; let pair: (`let`: Int, `inout`: Int) }
enum KeywordsAsCaseLabels {
  // lens-gen: build
  case one(`let`: Int, `var`: String), two(`_`: Int)
}
struct KeywordsAsParameters<`class`, `in`> { let one: `class`; let all: [`in`] }
struct `With a space` { let `other one`: `And another`? }
enum `And another` { case `some thing`([`With a space`]) }
