import FactoryProvider

/// The models of the factory tests.
struct Folder: Equatable {
  let name: String
  let folders: [Folder]
}

/// `Author` and `Book` contain each other.
struct Author: Equatable {
  let name: String
  let books: [Book]
  let best: [Book]?
}

struct Book: Equatable {
  let title: String
  let author: Author
}

indirect enum Tree: Equatable {
  case node(Tree, Tree)
  case leaf(Int)
}

/// The first cases of `Statement` and `Expression` contain each other.
indirect enum Statement: Equatable {
  case expression(Expression)
  case end
}

indirect enum Expression: Equatable {
  case block([Statement], last: Statement)
  case number(Int)
}

struct Box<Value, Tag> {
  let value: Value
  let count: Int
}

struct Place {
  let position: (x: Int, y: (Int, String))
  let boxes: Box<Box<Int, Session>, Session>
  let onMove: (() -> Void)?
}

/// A class with a hand-written conformance.
final class Session: Sendable {
  let id: Int
  init(id: Int) { self.id = id }
}

extension Session: Providable {
  static func provide() -> Session { Session(id: 1) }
}

struct Visit {
  let session: Session
  let page: String
}

protocol Printer {
  func print(_ line: String)
  func width() -> Int
}

struct Report {
  let printer: any Printer
  let more: [any Printer]
  let title: String

  func run() { printer.print(String(repeating: title, count: printer.width())) }
}
