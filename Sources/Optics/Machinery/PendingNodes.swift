/// The nodes of a tree that are still to be visited, the next one last.
///
/// Unlike an array, it hands out a node without a copy, and does not check whether its storage is unique. A
/// loop over arrays takes five times the instructions (Swift 6.3.1).
@usableFromInline
@frozen
internal struct PendingNodes<Node>: ~Copyable {
  @usableFromInline
  internal var count = 1

  @usableFromInline
  internal var capacity = 32

  /// The nodes, and behind them a mark for each: one allocation, which small trees notice.
  @usableFromInline
  internal var nodes: UnsafeMutablePointer<Node>

  @inlinable
  internal init(root: Node) {
    nodes = Self.allocate(capacity)
    nodes.initialize(to: root)
    marks.initialize(to: false)
  }

  @inlinable
  deinit {
    nodes.deinitialize(count: count)
    UnsafeMutableRawPointer(nodes).deallocate()
  }
}

extension PendingNodes {
  @inlinable
  internal static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Node> {
    let size = capacity &* MemoryLayout<Node>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size &+ capacity, alignment: MemoryLayout<Node>.alignment)
    (memory + size).bindMemory(to: Bool.self, capacity: capacity)
    return memory.bindMemory(to: Node.self, capacity: capacity)
  }

  /// For each node, whether all nodes below it are visited when it is taken.
  @inlinable @inline(__always)
  internal var marks: UnsafeMutablePointer<Bool> {
    UnsafeMutableRawPointer(nodes + capacity).assumingMemoryBound(to: Bool.self)
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    let (oldNodes, oldMarks) = (nodes, marks)
    capacity *= 2
    nodes = Self.allocate(capacity)
    nodes.moveInitialize(from: oldNodes, count: count)
    marks.initialize(from: oldMarks, count: count)
    UnsafeMutableRawPointer(oldNodes).deallocate()
  }
}

extension PendingNodes {
  @inlinable
  internal mutating func append(_ node: consuming Node) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    (marks + count).initialize(to: false)
    count &+= 1
  }

  @inlinable @inline(__always)
  internal mutating func removeLast() -> (node: Node, isMarked: Bool) {
    count &-= 1
    return ((nodes + count).move(), marks[count])
  }

  /// Reverses the order of the nodes from a position on, and marks the node that is then the first of them.
  @inlinable
  internal mutating func reverse(markingFirst first: Int) {
    var (low, high) = (first, count &- 1)
    while low < high {
      let node = (nodes + low).move()
      (nodes + low).moveInitialize(from: nodes + high, count: 1)
      (nodes + high).initialize(to: node)
      low &+= 1
      high &-= 1
    }
    marks[first] = true
  }
}
