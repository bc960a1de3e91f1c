// Generic types, and recursive types.

struct Tagged<Tag, Value: Equatable>: Equatable { let value: Value }

struct Pair<First: Equatable, Second: Equatable>: Equatable {
  let first: First
  var second: Second
}

enum Either<Left: Equatable, Right: Equatable>: Equatable {
  case left(Left)
  case right(Right)
  case both(Left, Right)
}

struct Page<Item: Hashable>: Equatable {
  let items: [Item]
  var selection: Set<Item>
  let cursor: Cursor

  enum Cursor: Equatable { case start, at(Item), end }
}

struct Bounds<Value: Comparable>: Equatable {
  var range: ClosedRange<Value>
  let isExact: Bool
}

indirect enum Expression: Equatable {
  case number(Int)
  case variable(String)
  case sum(Expression, Expression)
  case call(name: String, [Expression])
}

indirect enum Tree<Value: Equatable>: Equatable {
  case leaf
  case node(Tree, Value, Tree)
}

struct Folder: Equatable {
  let name: String
  var folders: [Folder]
  let link: Link?
}

indirect enum Link: Equatable {
  case folder(Folder)
  case address(String)
}

enum Namespace {
  struct Setting: Equatable {
    let key: String
    var value: Value
  }

  enum Value: Equatable { case flag(Bool), text(String), list([Value]) }
}
