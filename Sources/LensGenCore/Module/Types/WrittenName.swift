/// `A.B.C` as it is written in a type, with or without arguments after it.
struct WrittenName {
  var root: String
  var members: [String]
  let hasArguments: Bool
}

extension WrittenName {
  /// Takes the rest of a name off the pieces after its root.
  init(root: String, endingIn rest: inout ArraySlice<TypeReference.Piece>) {
    self.root = root
    members = rest.popMembers()
    hasArguments = rest.first { $0 != .text(" ") } == .text("<")
  }

  /// The name as it stands in a type.
  var pieces: [TypeReference.Piece] {
    [.name(root)] + members.flatMap { [.text("."), .text($0)] }
  }

  /// Whether it is one name and nothing else.
  var isBare: Bool { members.isEmpty && !hasArguments }

  /// Whether arguments follow the root with so many members.
  func hasArguments(after count: Int) -> Bool { hasArguments && count == members.count }

  /// Where the root with so many members is declared, if the root is declared at a place.
  func path(from place: [Identifier], count: Int) -> [Identifier] {
    place + members.prefix(count).map { Identifier($0) }
  }

  func with(root: String) -> WrittenName {
    WrittenName(root: root, members: members, hasArguments: hasArguments)
  }
}

extension ArraySlice<TypeReference.Piece> {
  /// Takes off the names after dots at the start.
  mutating func popMembers() -> [String] {
    var members: [String] = []
    while first == .text("."), case .text(let member) = dropFirst().first {
      members.append(member)
      self = dropFirst(2)
    }
    return members
  }
}
