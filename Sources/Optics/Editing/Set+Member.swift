// No optic leads to a member: what it sets, it would not find again under the old name, so it would break the laws.

extension Set {
  /// A member of the set, or `nil`: to change, replace and remove it.
  ///
  ///     struct Post { let tags: Set<String> }
  ///     let post = Post(tags: ["new", "red"]).editing {
  ///       $0.tags[member: "new"] = nil
  ///       $0.tags[member: "red"]? += "!"
  ///       $0.tags[member: "old"]? += "!"
  ///     }
  ///     print(post.tags)  // ["red!"]
  ///
  /// Behind `?`, a member that is missing is skipped; an element that is assigned in its place is inserted.
  /// A member that is changed so that it equals another one replaces that, and the set has one less.
  ///
  /// - Parameter member: An element that equals the member, before the change.
  @inlinable
  public subscript(member member: Element) -> Element? {
    get { firstIndex(of: member).map { self[$0] } }
    _modify {
      // The member leaves the set while it changes, because its place depends on its value.
      var element = remove(member)
      defer { if let element { update(with: element) } }
      yield &element
    }
  }
}

extension Set where Element: Editable, Element._Draft: AnyDraft {
  /// The draft of a member of the set, for a path through it after `?`.
  ///
  ///     struct Player: Hashable { let name: String; let points: Int }
  ///     struct Team { let players: Set<Player> }
  ///     let ann = Player(name: "Ann", points: 1)
  ///     let team = Team(players: [ann]).editing { $0.players[member: ann]?.points += 1 }
  ///     print(team.players.map(\.points))  // [2]
  ///
  /// - Parameter member: An element that equals the member, before the change.
  @_disfavoredOverload
  @inlinable
  public subscript(member member: Element) -> Element._Draft? {
    get { self[member: member]._draft }
    _modify { yield &self[member: member]._draft }
  }
}
