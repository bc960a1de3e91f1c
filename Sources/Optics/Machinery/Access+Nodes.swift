// Loops over all nodes of a tree, each after the nodes below it. The stack does not grow with the depth of
// the tree.

extension Access where Whole == Part {
  /// Visits all nodes of a tree.
  ///
  /// One loop calls each closure in one place, so the optimizer makes one function of a path that it knows.
  /// In loops within loops, which call a closure from within another, it leaves the calls.
  @inlinable @inline(__always)
  internal static func forEachNode(
    of root: Whole, children: ForEach, _ visitor: (Whole) throws(TraversalStop) -> Void
  ) throws(TraversalStop) {
    var pending = PendingNodes(root: root)
    while pending.count > 0 {
      let (node, isEntered) = pending.removeLast()
      let rest = pending.count
      if !isEntered {
        try children(node) { child throws(TraversalStop) in pending.append(child) }
      }
      if pending.count > rest {
        // The node waits below its children; the first child lies on top.
        pending.append(consume node)
        pending.reverse(markingFirst: rest)
      } else {
        try visitor(node)
      }
    }
  }
}

// The upper levels are loops within loops, which change each node in place. Further down, the nodes wait in
// arrays.
extension Access where Whole == Part {
  /// The number of levels of a tree that use the stack.
  ///
  /// In debug builds, a level takes up to 8 KB, and a thread may have no more than 512 KB.
  @inlinable
  internal static var levelsOnTheStack: Int { 24 }

  /// Changes all nodes of a tree.
  ///
  /// - Parameter body: Called with each node, after the nodes below it. If it returns `true`, the nodes below
  ///   the changed node are visited, and the node again.
  @inlinable
  internal static func modifyNodes(
    of root: inout Whole, children: @escaping ForEach, inPlace: @escaping Modify,
    _ body: (inout Whole) throws(TraversalStop) -> Bool
  ) throws(TraversalStop) {
    var replaced: [Whole] = []
    // From the root down, so that no node is the last to hold those below it: releasing a deep tree at once
    // takes a deep stack.
    defer {
      replaced.reverse()
      while replaced.popLast() != nil {}
    }
    try modifyNodes(
      of: &root, children: children, inPlace: inPlace, level: 0, replaced: &replaced, body)
  }

  @inlinable
  internal static func modifyNodes(
    of root: inout Whole, children: @escaping ForEach, inPlace: @escaping Modify, level: Int,
    replaced: inout [Whole], _ body: (inout Whole) throws(TraversalStop) -> Bool
  ) throws(TraversalStop) {
    if level == levelsOnTheStack {
      return try modifyNodesInTurn(
        of: &root, children: children, inPlace: inPlace, replaced: &replaced, body)
    }
    repeat {
      try inPlace(&root) { child throws(TraversalStop) in
        try modifyNodes(
          of: &child, children: children, inPlace: inPlace, level: level + 1, replaced: &replaced,
          body)
      }
    } while try body(&root)
  }

  @inlinable
  internal static func modifyNodesInTurn(
    of root: inout Whole, children: ForEach, inPlace: Modify, replaced: inout [Whole],
    _ body: (inout Whole) throws(TraversalStop) -> Bool
  ) throws(TraversalStop) {
    // The nodes on the way to the current one. The children of each lie in `pending`, from `first` on; those
    // before `next` are changed.
    var path: [(node: Whole, first: Int, next: Int)] = []
    var pending: [Whole] = []
    var stop: TraversalStop?

    func enter(_ node: Whole) {
      let first = pending.count
      do throws(TraversalStop) { try children(node) { pending.append($0) } } catch {}
      if pending.count > first { replaced.append(node) }
      path.append((node, first, first))
    }

    enter(root)
    while let step = path.last {
      if step.next < pending.count, stop == nil {
        enter(pending[step.next])
        continue
      }
      path.removeLast()
      var node = step.node
      var next = step.first
      do throws(TraversalStop) {
        try inPlace(&node) { child throws(TraversalStop) in
          guard next < pending.count else { throw TraversalStop() }
          child = pending[next]
          next += 1
        }
      } catch {}
      pending.removeSubrange(step.first...)
      if stop == nil {
        do throws(TraversalStop) {
          if try body(&node) {
            enter(node)
            continue
          }
        } catch { stop = error }
      }
      if let parent = path.indices.last {
        pending[path[parent].next] = node
        path[parent].next += 1
      } else {
        root = node
      }
    }
    if let stop { throw stop }
  }
}
