import Optics
import OpticsLaws
import Testing

/// Tests the nodes of a tree as parts.
@Suite struct DeepTests {
  private static let sample = Node(
    0, [Node(1, [Node(2, []), Node(3, [])]), Node(4, []), Node(5, [Node(6, [])])])

  @Test func nodesComeAfterTheNodesBelowThem() {
    let order = [2, 3, 1, 4, 6, 5, 0]
    #expect(Node._children.deep.all(Self.sample).map(\.number) == order)
    #expect(Node._numbers.all(Self.sample) == order)
    var visited: [Int] = []
    var node = Self.sample
    Node._children.deep.modify(&node) {
      visited.append($0.number)
      $0.number += $0.children.first?.number ?? 10
    }
    #expect(visited == order)
    // A node sees the changed nodes below it.
    #expect(Node._numbers.all(node) == [12, 13, 13, 14, 16, 21, 13])
    #expect(Node._numbers.count(in: node) == 7)
    #expect(Node._children.deep.all(Node(1, [])) == [Node(1, [])])
  }

  @Test func pathsThroughSeveralTypesCompose() {
    let shelf = Shelf(nodes: [Self.sample, Node(7, [])])
    let numbers = (Shelf._nodes * [Node]._each).then(Node._children.deep).then(Node._number)
    #expect(numbers.all(shelf) == [2, 3, 1, 4, 6, 5, 0, 7])
    #expect(numbers.all(shelf |> numbers %~ { $0 * 2 }) == [4, 6, 2, 8, 12, 10, 0, 14])
    #expect(numbers.first.extract(shelf) == 2)
    #expect(numbers.part(at: 3).extract(shelf) == 4)
  }

  @Test func newNodesAreNotVisited() {
    let wrapped = Self.sample |> Node._children.deep %~ { Node(-1, [$0]) }
    #expect(Node._numbers.all(wrapped).filter { $0 == -1 }.count == 7)
    #expect(Node._numbers.count(in: wrapped) == 14)
    let replaced = Self.sample |> Node._children.deep *~ Node(8, [Node(9, [])])
    #expect(replaced == Node(8, [Node(9, [])]))
  }

  @Test func anErrorKeepsTheChangesMadeSoFar() {
    struct Stop: Error, Equatable {}
    for depth in [0, 22, 23, 24, 25, 40] {
      var node = Node.nested(in: Self.sample, levels: depth)
      var count = 0
      #expect(throws: Stop(), "at depth \(depth)") {
        try Node._numbers.modify(&node) { number throws(Stop) in
          number += 100
          count += 1
          if count == 5 { throw Stop() }
        }
      }
      let numbers = Node._numbers.all(node)
      let expected = [102, 103, 101, 104, 106, 5, 0]
      #expect(Array(numbers.prefix(7)) == expected, "at depth \(depth)")
      #expect(numbers.count == depth + 7, "at depth \(depth)")
    }
  }

  /// Around the level at which the loops change.
  @Test func allLevelsAreTreatedAlike() {
    for depth in [0, 1, 21, 22, 23, 24, 25, 26, 100] {
      let node = Node.nested(in: Self.sample, levels: depth)
      let order = [2, 3, 1, 4, 6, 5, 0] + Array(repeating: -1, count: depth)
      #expect(Node._numbers.all(node) == order, "at depth \(depth)")
      #expect(
        Node._numbers.all(node |> Node._numbers %~ { $0 + 1 }) == order.map { $0 + 1 },
        "at depth \(depth)")
      var visited: [Int] = []
      var variable = node
      Node._numbers.modify(&variable) { visited.append($0) }
      #expect(visited == order && variable == node, "at depth \(depth)")
      for position in [0, 3, 6] {
        #expect(Node._numbers.part(at: position).extract(node) == order[position])
      }
      // Children that a rule makes are visited, too.
      Node._children.rewrite(&variable) {
        $0.number > 0 ? Node(0, $0.children + [Node($0.number - 1, [])]) : nil
      }
      #expect(Node._numbers.all(variable).allSatisfy { $0 <= 0 }, "at depth \(depth)")
      let count = depth + 28
      #expect(Node._numbers.count(in: variable) == count, "at depth \(depth)")
    }
  }

  @Test func nodesNearTheRootAreChangedInPlace() {
    var node = Node(0, [Node(1, []), Node(2, [])])
    let address = node.children.withUnsafeBufferPointer(\.baseAddress)
    Node._numbers.modify(&node) { $0 += 1 }
    #expect(node.children.withUnsafeBufferPointer(\.baseAddress) == address)
  }

  @Test func parallelPathsNeedNoDeepStack() {
    var chain = Binary.leaf(1)
    for number in 0..<100_000 {
      chain = number.isMultiple(of: 2) ? .left(chain, .leaf(1)) : .right(.leaf(1), chain)
    }
    let leaves = Binary._children.deep.then(Binary._leaf)
    #expect(leaves.count(in: chain) == 100_001)
    leaves.modify(&chain) { $0 += 1 }
    #expect(leaves.all(chain).allSatisfy { $0 == 2 })
    // Released from the root downward, because releasing it at once would need a deep stack.
    while let inner = chain.longer { chain = inner }
  }

  @Test func aWideTreeNeedsNoDeepStack() {
    var node = Node(0, (1...100_000).map { Node($0, []) })
    Node._numbers.modify(&node) { $0 += 1 }
    let sum = 100_001 * 50_000
    #expect(Node._numbers.all(node).reduce(0, +) == sum + 100_001)
    node = Node.nested(in: node, levels: 30)
    Node._numbers.modify(&node) { $0 -= 1 }
    #expect(Node._numbers.all(node).reduce(0, +) == sum - 60)
  }

  /// Also those that it has not visited when it stops.
  @Test func readingKeepsNoNode() {
    for count in [0, 1, 31, 32, 33, 200] {
      weak var object: Held.Object?
      do {
        let shared = Held.Object()
        object = shared
        let root = Held(shared, (0..<count).map { _ in Held(shared, [Held(shared, [])]) })
        let objects = Held._children.deep.then(Held._object)
        #expect(objects.count(in: root) == 2 * count + 1)
        for position in [0, count, 2 * count] {
          #expect(objects.part(at: position).extract(root) === shared)
        }
        #expect(objects.part(at: 2 * count + 1).extract(root) == nil)
      }
      #expect(object == nil, "\(count) children")
    }
  }

  @Test func pathsToOtherPartsAreLawful() {
    let wholes = [Self.sample, Node(1, []), Node.nested(in: Self.sample, levels: 30)]
    expectLawful(Node._numbers, wholes: wholes, parts: [0, 1, 7])
    expectLawful(
      Binary._children.deep.then(Binary._leaf),
      wholes: [.leaf(1), .left(.leaf(1), .right(.leaf(2), .leaf(3)))], parts: [1, 2])
  }

  @Test func nodesThemselvesAreLawfulForChangesThatKeepTheChildren() {
    let deep = Node._children.deep
    let wholes = [Self.sample, Node(1, []), Node.nested(in: Self.sample, levels: 30)]
    for whole in wholes {
      #expect(deep.modifying(whole) { $0 } == whole)
      let twice = deep.modifying(deep.modifying(whole, Node.increased), Node.increased)
      #expect(twice == deep.modifying(whole) { Node.increased(Node.increased($0)) })
      let numbers = deep.all(deep.modifying(whole, Node.increased)).map(\.number)
      #expect(numbers == deep.all(whole).map { $0.number + 1 })
    }
    // Parts that contain each other are not lawful parts in general.
    #expect(throws: LawViolations.self) {
      try checkLaws(of: deep, wholes: [Self.sample], parts: [Node(9, [])])
    }
  }

  @Test func brokenTraversalsOfNodesAreCaught() {
    let wholes = [Self.sample]
    // It reads the root first, and changes it last.
    let otherOrder = Traversal<Node, Int>(
      forEach: { node, visit in Node._children.universe(of: node).forEach { visit($0.number) } },
      modify: { node, body in Node._children.deep.modify(&node) { body(&$0.number) } })
    #expect(throws: LawViolations.self) {
      try checkLaws(of: otherOrder, wholes: wholes, parts: [0, 1])
    }
    // It changes the root only.
    let shallow = Traversal<Node, Int>(
      forEach: { node, visit in Node._children.deep.all(node).forEach { visit($0.number) } },
      modify: { node, body in body(&node.number) })
    #expect(throws: LawViolations.self) {
      try checkLaws(of: shallow, wholes: wholes, parts: [0, 1])
    }
    // It finds the nodes above the first level twice.
    let twice = Node._children.deep.then(Node._children.deep).then(Node._number)
    #expect(throws: LawViolations.self) { try checkLaws(of: twice, wholes: wholes, parts: [0, 1]) }
  }
}

private struct Shelf: Equatable, Sendable {
  var nodes: [Node]

  static var _nodes: Lens<Shelf, [Node]> { Lens(get: { $0.nodes }, modify: { $1(&$0.nodes) }) }
}

/// A tree whose nodes hold an object.
private struct Held: Sendable {
  final class Object: Sendable {}

  var object: Object
  var children: [Held]

  init(_ object: Object, _ children: [Held]) {
    (self.object, self.children) = (object, children)
  }

  static var _object: Lens<Held, Object> { Lens(get: { $0.object }, modify: { $1(&$0.object) }) }

  static var _children: Traversal<Held, Held> {
    Lens(get: { $0.children }, modify: { $1(&$0.children) }) * [Held]._each
  }
}

private struct Node: Equatable, Sendable {
  var number: Int
  var children: [Node]

  init(_ number: Int, _ children: [Node]) {
    (self.number, self.children) = (number, children)
  }

  static var _number: Lens<Node, Int> { Lens(get: { $0.number }, modify: { $1(&$0.number) }) }

  static var _children: Traversal<Node, Node> {
    Lens(get: { $0.children }, modify: { $1(&$0.children) }) * [Node]._each
  }

  static var _numbers: Traversal<Node, Int> { _children.deep * _number }

  static func increased(_ node: Node) -> Node { Node(node.number + 1, node.children) }

  static func nested(in node: Node, levels: Int) -> Node {
    (0..<levels).reduce(node) { node, _ in Node(-1, [node]) }
  }
}

private indirect enum Binary: Equatable, Sendable {
  case leaf(Int)
  case left(Binary, Binary)
  case right(Binary, Binary)

  static var _leaf: Prism<Binary, Int> {
    Prism(extract: { if case .leaf(let number) = $0 { number } else { nil } }, embed: Binary.leaf)
  }

  static var _left: Prism<Binary, (Binary, Binary)> {
    Prism(
      extract: { if case .left(let first, let second) = $0 { (first, second) } else { nil } },
      embed: Binary.left)
  }

  static var _right: Prism<Binary, (Binary, Binary)> {
    Prism(
      extract: { if case .right(let first, let second) = $0 { (first, second) } else { nil } },
      embed: Binary.right)
  }

  /// Four paths, so that each level takes much of the stack.
  static var _children: Traversal<Binary, Binary> {
    (_left * Tuple2._0).adjoin(_left * Tuple2._1).adjoin(_right * Tuple2._0).adjoin(
      _right * Tuple2._1)
  }

  var longer: Binary? {
    switch self {
    case .left(let longer, _), .right(_, let longer): longer
    case .leaf: nil
    }
  }
}
