/// The condition of a branch in an `#if` block: the conditions of the previous branches fail, and
/// its own holds.
///
/// A declaration has one for each block around it, outermost first.
package struct Condition: Hashable, Sendable {
  /// The conditions of the previous branches.
  var failed: [String]
  /// The condition of the branch itself; `nil` for `#else`.
  var holds: String?
}

extension Condition {
  package var text: String {
    let parts = failed.map { "!(\($0))" } + (holds.map { [failed.isEmpty ? $0 : "(\($0))"] } ?? [])
    return parts.joined(separator: " && ")
  }

  /// Whether both can never hold together.
  package func excludes(_ other: Condition) -> Bool {
    [(self, other), (other, self)].contains { first, second in
      second.holds.map(first.failed.contains) ?? false
    }
  }
}

extension [Condition] {
  /// The condition that all of them hold, as source text.
  package var text: String {
    count == 1 ? self[0].text : map { "(\($0.text))" }.joined(separator: " && ")
  }

  /// Returns those of a member inside a type.
  package func inside(_ type: TypeDeclaration) -> Self {
    Array(dropFirst(type.conditions.count))
  }

  /// Whether both can never hold together.
  package func exclude(_ others: [Condition]) -> Bool {
    contains { condition in others.contains { condition.excludes($0) } }
  }
}
