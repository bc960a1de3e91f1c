// A lens onto a part of the same type would find parts without end, and so has none of this.
extension Optic where Whole == Part, Kind.Getting == Void {
  /// A whole, its parts, their parts, and so on: all nodes of a tree, for an optic that finds the
  /// children of one.
  ///
  ///     indirect enum Tree { case leaf(Int), fork(Tree, Tree) }
  ///     let children = Traversal<Tree, Tree>(
  ///       forEach: { tree, visit in
  ///         guard case .fork(let left, let right) = tree else { return }
  ///         visit(left)
  ///         visit(right)
  ///       },
  ///       modify: { tree, body in
  ///         guard case .fork(var left, var right) = tree else { return }
  ///         body(&left)
  ///         body(&right)
  ///         tree = .fork(left, right)
  ///       })
  ///     print(children.universe(of: .fork(.leaf(1), .leaf(2))).count)  // 3
  ///
  /// The name and the idea, here and in ``transform(_:_:)`` and ``rewrite(_:_:)``, are from
  /// *Uniform Boilerplate and List Processing* (Mitchell and Runciman, 2007).
  ///
  /// - Parameter whole: The root.
  /// - Returns: The nodes, each before its own parts; the first is the root.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public func universe(of whole: Whole) -> [Whole] {
    var nodes: [Whole] = []
    var pending = [whole]
    while let node = pending.popLast() {
      // The first of the parts comes next, so it has to be the last. Turned around where they lie, the
      // parts need no array of their own.
      var low = pending.count
      access.visit(node) { pending.append($0) }
      var high = pending.count - 1
      while low < high {
        pending.swapAt(low, high)
        low += 1
        high -= 1
      }
      nodes.append(node)
    }
    return nodes
  }

  /// Changes a whole, its parts, their parts, and so on in place, from the leaves up, until the
  /// body throws.
  ///
  ///     indirect enum Wrapped { case value(Int), wrap(Wrapped) }
  ///     let inner = Prism<Wrapped, Wrapped>(
  ///       extract: { if case .wrap(let inner) = $0 { inner } else { nil } }, embed: Wrapped.wrap)
  ///     var wrapped = Wrapped.wrap(.wrap(.value(1)))
  ///     inner.transform(&wrapped) { if case .wrap(let inner) = $0 { $0 = inner } }
  ///     print(wrapped)  // value(1)
  ///
  /// - Parameters:
  ///   - whole: The root of what to change.
  ///   - body: Called with each node, after the nodes below it.
  /// - Throws: What `body` throws; the nodes changed before stay changed.
  /// - Complexity: O(*n*), where *n* is the number of nodes. The stack grows with the depth: 8 MB hold
  ///   10,000 levels in a release build and 3,500 in a debug build. (To be freed, a tree takes stack,
  ///   too: 8 MB for 50,000 levels or more.)
  @inlinable
  public func transform<Failure>(
    _ whole: inout Whole, _ body: (inout Whole) throws(Failure) -> Void
  ) throws(Failure) {
    try access.transform(&whole, body)
  }

  /// Replaces each node by what a rule gives for it, from the leaves up, until the rule gives `nil`
  /// for every node.
  ///
  ///     indirect enum Formula { case fact, not(Formula) }
  ///     let negated = Prism<Formula, Formula>(
  ///       extract: { if case .not(let negated) = $0 { negated } else { nil } },
  ///       embed: Formula.not)
  ///     var formula = Formula.not(.not(.not(.fact)))
  ///     negated.rewrite(&formula) { if case .not(.not(let same)) = $0 { same } else { nil } }
  ///     print(negated.universe(of: formula).count)  // 2
  ///
  /// It does not end where the rule always has a replacement.
  ///
  /// - Parameters:
  ///   - whole: The root of what to change.
  ///   - rule: Gives the replacement of a node, or `nil` to leave the node as it is.
  /// - Throws: What `rule` throws; what was replaced before stays replaced.
  /// - Complexity: O(*n* + *r*), where *n* is the number of nodes and *r* that of the nodes in all
  ///   replacements. The stack grows with the depth, as that of ``transform(_:_:)`` does, and not with
  ///   the number of replacements.
  @inlinable
  public func rewrite<Failure>(
    _ whole: inout Whole, _ rule: (Whole) throws(Failure) -> Whole?
  ) throws(Failure) {
    try access.rewrite(&whole, rule)
  }
}

extension Access where Whole == Part {
  @inlinable
  internal func transform<Failure>(
    _ whole: inout Whole, _ body: (inout Whole) throws(Failure) -> Void
  ) throws(Failure) {
    try update(&whole) { part throws(Failure) in try transform(&part, body) }
    try body(&whole)
  }

  @inlinable
  internal func rewrite<Failure>(
    _ whole: inout Whole, _ rule: (Whole) throws(Failure) -> Whole?
  ) throws(Failure) {
    while true {
      try update(&whole) { part throws(Failure) in try rewrite(&part, rule) }
      guard let replacement = try rule(whole) else { return }
      whole = replacement
    }
  }
}
