import GeneratorTesting
import LensGenCore
import Testing

/// Tests types whose names are those of members: in an expression, the name means the member.
@Suite struct HiddenTypeTests {
  private let source = """
    public struct circle: Hashable {
      public let center: Int; let name: String
      public init(center: Int, name: String) { self.center = center; self.name = name }
    }
    public struct square: Hashable {
      public let center: Int; public let nodes: [tree]
      public init(center: Int, nodes: [tree]) { self.center = center; self.nodes = nodes }
    }
    public enum Shape: Hashable { case circle(circle), square(square) }
    public indirect enum tree: Hashable { case tree(tree, Int), square(square), list([tree]) }
    public struct node: Hashable {
      public var node: String; public let next: [circle]
      public init(node: String, next: [circle]) { self.node = node; self.next = next }
    }
    public enum api {
      public struct Item: Hashable {
        public let api: Part; public let list: [api.Part]
        public init(api: Part, list: [Part]) { self.api = api; self.list = list }
      }
      public struct Part: Hashable {
        public var api: String; public let name: String
        public init(api: String, name: String) { self.api = api; self.name = name }
      }
      public enum Kind: Hashable { case api(Part), other(api.Item), many([Kind]) }
      public struct Box<T: Equatable> {
        public var api: T; public let items: [T]
        public init(api: T, items: [T]) { self.api = api; self.items = items }
      }
    }
    """

  @Test func generatedCodeDoesNotNameThemInExpressions() throws {
    let model = CompiledModel(source)
    let optics: Set<Emission> = [.lenses, .prisms, .edits, .cases, .children, .completion]
    #expect(try model.complaints(by: Generator(emitting: optics)) == [])
    let values: Set<Emission> = [.lenses, .prisms, .factories, .builders, .arbitrary, .laws]
    #expect(try model.complaintsInTests(by: Generator(emitting: optics)) == [])
    #expect(try model.complaintsInTests(by: Generator(emitting: values)) == [])
  }
}
