import OpticsLaws

@testable import SwiftReading

/// A module of random types and protocols that refer to each other.
struct RandomModule {
  /// The declarations, one by one, of which the compiler rejects some.
  private(set) var declarations: [String]

  /// Makes the module with this number, with so many types and protocols.
  init(seed: UInt64, size: Int = 120) {
    var types = RandomTypes(seed: seed)
    var protocols = RandomProtocols(seed: seed << 32)
    declarations = [Self.surroundings]
    for _ in 0..<size {
      declarations += [types.next(), protocols.next()]
      if let name = protocols.names.last, protocols.names.count.isMultiple(of: 5) {
        types.refer(to: name)
      }
      if let other = types.others.last { protocols.refer(to: other.type) }
    }
  }

  /// What all declarations may refer to.
  private static let surroundings = """
    public struct User: Sendable, Hashable {
      public enum Kind: Hashable, Sendable { case a, b }
      public var name = ""
    }
    public protocol Base { var n: Int { get } }
    public struct Box<Value> { public var value: Value }
    public final class Object {}
    public enum Failure: Error { case one }
    public typealias Text = String
    public typealias Pair<Value> = (Value, Value)
    public typealias Boxes<Value> = [Box<Value>]
    public typealias Pieces = [Int].Piece
    extension Text { public struct Part: Hashable, Sendable { public var n = 0 } }
    extension Array { public struct Piece { public var element: Element } }
    extension Swift::Int { public enum Sign: Hashable, Sendable { case plus, minus } }
    extension Model::User { public struct Name: Hashable, Sendable { public var first = "" } }
    @propertyWrapper public struct Kept<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
    """
}
