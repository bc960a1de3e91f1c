// A lens onto a part of the same type would find parts without end, so lenses and isos do not have it.
extension Optic where Whole == Part, Kind.Getting == Void {
  /// The whole, its parts, their parts, and so on: all nodes of a tree, for an optic onto the children of
  /// a node.
  ///
  ///     struct Comment { let text: String; let replies: [Comment] }
  ///     extension Comment {
  ///       static var _text: Lens<Comment, String> {
  ///         Lens(getter: { $0.text }, setter: { Comment(text: $0, replies: $1.replies) })
  ///       }
  ///       static var _replies: Lens<Comment, [Comment]> {
  ///         Lens(getter: { $0.replies }, setter: { Comment(text: $1.text, replies: $0) })
  ///       }
  ///     }
  ///
  ///     let texts = Comment._replies._each.deep._text
  ///     let thread = Comment(text: "a", replies: [Comment(text: "b", replies: []), Comment(text: "c", replies: [])])
  ///     print(texts.all(thread))  // ["b", "c", "a"]
  ///     print(texts.all(thread |> texts %~ { $0 + "!" }))  // ["b!", "c!", "a!"]
  ///
  /// With `--emit children`, lens-gen writes the nodes of each recursive type as `_deep`, so a path leads
  /// through several types: `Document._blocks._each._deep._paragraph._each._deep`.
  ///
  /// Each node comes after the nodes below it. A change sees the changed nodes below, and nodes that it
  /// creates are not visited. ``universe(of:)`` begins at the root instead.
  ///
  /// A node contains the nodes below it, so the laws of a ``Traversal`` hold for changes that keep the
  /// children of each node: those of a path to other parts, such as `_text` above. For the same reason,
  /// verbs that read all parts before they write any lose changes: if such a verb (the async ones,
  /// ``parts``, ``backwards``) changes whole nodes, each changed node brings back its old children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes. The stack does not grow with the depth of a tree. A
  ///   change copies nothing in the upper 24 levels; further down, it copies each node once.
  @inlinable @inline(__always)
  public var deep: Traversal<Whole, Whole> {
    let (forEach, modify) = (access.loop, access.loopInPlace)
    return Traversal(
      forEach: { whole, visitor throws(TraversalStop) in
        try Access.forEachNode(of: whole, children: forEach, visitor)
      },
      modify: { whole, body throws(TraversalStop) in
        try Access.modifyNodes(of: &whole, children: forEach, inPlace: modify) {
          node throws(TraversalStop) in
          try body(&node)
          return false
        }
      }
    )
    .named(name.then("deep"))
  }
}
