import Optics

extension Editable where Self: Encodable {
  /// Edits a variable, and returns what the edit changed.
  ///
  ///     struct Player: Codable { let name: String; let scores: [Int] }
  ///     var player = Player(name: "Ann", scores: [1])
  ///     let changes = try player.recordChanges {
  ///       $0.name += "e"
  ///       $0.scores.append(7)
  ///     }
  ///     print(changes)
  ///     // name:      "Ann" → "Anne"
  ///     // scores[1]: (none) → 7
  ///     player = try changes.inverted.applied(to: player)
  ///     print(player.name)  // Ann
  ///
  /// - Parameter body: Changes the parts. If it throws, or a value cannot be encoded, the variable keeps its value.
  /// - Returns: What differs between the value before and after.
  /// - Throws: What `body` throws; what the type throws if a value cannot be encoded.
  /// - Complexity: That of ``Changes/init(from:to:)``, and of `body`, which copies each collection that it changes.
  public mutating func recordChanges(
    _ body: (inout _Draft) throws -> Void
  ) throws -> Changes<Self> {
    let edited = try editing(body)
    let changes = try Changes(from: self, to: edited)
    self = edited
    return changes
  }
}
