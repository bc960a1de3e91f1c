/// Finds types that contain themselves: the strongly connected components of a graph (Tarjan,
/// *Depth-First Search and Linear Graph Algorithms*, 1972).
package struct StronglyConnectedComponents<Node: Hashable> {
  /// The nodes that lead to themselves, each with the number of its cycle.
  package private(set) var numbers: [Node: Int] = [:]
  /// All nodes, each after its successors, except successors in the same cycle.
  package private(set) var order: [Node] = []

  private let edges: [Node: Set<Node>]
  private var indices: [Node: Int] = [:]
  private var lowest: [Node: Int] = [:]
  private var stack: [Node] = []
  private var isOnStack: Set<Node> = []

  /// Finds the cycles of a graph, given the successors of each node.
  package init(_ edges: [Node: Set<Node>]) {
    self.edges = edges
    for node in edges.keys where indices[node] == nil { visit(node) }
  }
}

extension StronglyConnectedComponents {
  /// Visits all nodes that a node leads to, without recursion, which a long chain of types would
  /// take too deep.
  private mutating func visit(_ first: Node) {
    var path = [begin(first)]
    while let node = path.last?.node {
      if let next = path[path.count - 1].rest.next() {
        if indices[next] == nil {
          path.append(begin(next))
        } else if isOnStack.contains(next) {
          lower(node, to: indices[next])
        }
      } else {
        path.removeLast()
        if lowest[node] == indices[node] { close(node) }
        if let last = path.last { lower(last.node, to: lowest[node]) }
      }
    }
  }

  /// Returns a node and the nodes to visit after it.
  private mutating func begin(_ node: Node) -> (node: Node, rest: [Node].Iterator) {
    indices[node] = indices.count
    lowest[node] = indices[node]
    stack.append(node)
    isOnStack.insert(node)
    let rest = (edges[node] ?? []).filter { edges[$0] != nil }
    return (node, Array(rest).makeIterator())
  }

  private mutating func lower(_ node: Node, to index: Int?) {
    if let index, let known = lowest[node] { lowest[node] = min(known, index) }
  }

  /// Removes the cycle that began with a node from the stack.
  private mutating func close(_ node: Node) {
    var members: [Node] = []
    while let last = stack.popLast() {
      isOnStack.remove(last)
      members.append(last)
      if last == node { break }
    }
    order += members
    guard members.count > 1 || edges[node]?.contains(node) == true else { return }
    for member in members { numbers[member] = indices[node] }
  }
}
