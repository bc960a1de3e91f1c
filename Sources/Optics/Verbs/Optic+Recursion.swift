// A lens onto a part of the same type would find parts without end, so lenses and isos have none of
// these methods.
extension Optic where Whole == Part, Kind.Getting == Void {
  /// Returns a whole, its parts, their parts, and so on: all nodes of a tree, for an optic onto the
  /// children of a node.
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
  /// With `--emit children`, lens-gen writes this optic as `Tree._children`.
  ///
  /// As a path, the nodes are ``deep``, in another order: `deep.modify(&whole) { … }` changes each one.
  ///
  /// The name and the idea of this method and of ``rewrite(_:_:)`` come from *Uniform Boilerplate and
  /// List Processing* (Mitchell and Runciman, 2007).
  ///
  /// - Parameter whole: The root.
  /// - Returns: The nodes, each before its own parts; the first is the root.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable
  public func universe(of whole: Whole) -> [Whole] {
    var nodes: [Whole] = []
    var pending = [whole]
    while let node = pending.popLast() {
      // The first part has to be last, because it is visited next. Reversing the parts in place
      // needs no array of their own.
      var low = pending.count
      access.forEach(node) { pending.append($0) }
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

  /// Replaces each node by the result of a rule, from the leaves up, until the rule returns `nil`
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
  /// If the rule always returns a replacement, this method does not end.
  ///
  /// - Parameters:
  ///   - whole: The root of the tree to change.
  ///   - rule: Returns the replacement of a node, or `nil` to keep the node.
  /// - Throws: The error that `rule` throws. The nodes replaced before stay replaced.
  /// - Complexity: O(*n* + *r*), where *n* is the number of nodes and *r* the number of nodes in
  ///   all replacements. The stack grows neither with the depth nor with the number of replacements.
  @inlinable
  public func rewrite<Failure>(
    _ whole: inout Whole, _ rule: (Whole) throws(Failure) -> Whole?
  ) throws(Failure) {
    var failure: Failure?
    do throws(TraversalStop) {
      try Access.modifyNodes(of: &whole, children: access.loop, inPlace: access.loopInPlace) {
        node throws(TraversalStop) in
        do throws(Failure) {
          guard let replacement = try rule(node) else { return false }
          node = replacement
          return true
        } catch {
          failure = error
          throw TraversalStop()
        }
      }
    } catch {}
    if let failure { throw failure }
  }

  /// Returns a copy of a whole with each node replaced until a rule applies nowhere;
  /// ``rewrite(_:_:)`` for pipes and constants.
  ///
  ///     indirect enum Formula { case fact, not(Formula) }
  ///     let negated = Prism<Formula, Formula>(
  ///       extract: { if case .not(let negated) = $0 { negated } else { nil } },
  ///       embed: Formula.not)
  ///     let formula = negated.rewriting(.not(.not(.fact))) {
  ///       if case .not(.not(let same)) = $0 { same } else { nil }
  ///     }
  ///     print(formula)  // fact
  ///
  /// - Parameters:
  ///   - whole: The root of what to change.
  ///   - rule: Returns the replacement of a node, or `nil` to keep the node.
  /// - Returns: The changed root.
  /// - Throws: The error that `rule` throws.
  /// - Complexity: That of ``rewrite(_:_:)``.
  @inlinable
  public func rewriting<Failure>(
    _ whole: consuming Whole, _ rule: (Whole) throws(Failure) -> Whole?
  ) throws(Failure) -> Whole {
    var root = whole
    try rewrite(&root, rule)
    return root
  }
}
