/// Finds types that contain themselves: the strongly connected components of a graph (Tarjan,
/// *Depth-First Search and Linear Graph Algorithms*, 1972).
struct Circles<Node: Hashable> {
  /// The nodes that lead to themselves, each with the number of its circle.
  private(set) var numbers: [Node: Int] = [:]
  /// All nodes, each after its successors, but for those in its own circle.
  private(set) var order: [Node] = []

  private let edges: [Node: Set<Node>]
  private var indices: [Node: Int] = [:]
  private var lowest: [Node: Int] = [:]
  private var stack: [Node] = []
  private var isOnStack: Set<Node> = []

  /// Finds the circles of a graph.
  ///
  /// - Parameter edges: The successors of each node.
  init(_ edges: [Node: Set<Node>]) {
    self.edges = edges
    for node in edges.keys where indices[node] == nil { visit(node) }
  }
}

extension Circles {
  private mutating func visit(_ node: Node) {
    let index = indices.count
    indices[node] = index
    var low = index
    stack.append(node)
    isOnStack.insert(node)
    for next in edges[node] ?? [] where edges[next] != nil {
      if indices[next] == nil {
        visit(next)
        low = min(low, lowest[next] ?? low)
      } else if isOnStack.contains(next) {
        low = min(low, indices[next] ?? low)
      }
    }
    lowest[node] = low
    if low == index { close(node, number: index) }
  }

  /// Removes the circle that began with a node from the stack.
  private mutating func close(_ node: Node, number: Int) {
    var members: [Node] = []
    while let last = stack.popLast() {
      isOnStack.remove(last)
      members.append(last)
      if last == node { break }
    }
    order += members
    guard members.count > 1 || edges[node]?.contains(node) == true else { return }
    for member in members { numbers[member] = number }
  }
}
