extension StubWriter {
  /// The lenses and the factories.
  var extensions: [[String]] {
    let name = fullTypeName
    let provide = "\(extensionAccess)static func provide() -> \(stub.isClass ? name : "Self") {"
    let providable = [
      "extension \(fullName): \(apart)\(library("Providable")) {",
      "  \(provide) \(made(stub.isClass ? name : "Self")) }", "}",
    ]
    let blocks = [
      lenses(of: instanceMembers, in: fullName),
      lenses(of: staticMembers, in: fullName + ".Statics"), providable, factory,
    ]
    return blocks.filter { !$0.isEmpty }
  }

  private func lenses(of members: [StubMember], in owner: String) -> [String] {
    let isShared = isStoredApart && owner == fullName
    var blocks = members.map { member in
      conditioned(
        Array(
          member.closures.map { closure in
            member.attributes.filter(\.deprecates).map(\.text)
              + lens(
                closure.name, onto: closure.property, type: closure.type.text, isShared: isShared,
                mark: unsafeMark(member.holdsUnsafe))
          }.joined(separator: [""])), on: member.conditions)
    }
    if owner == fullName && !stub.comparisons.isEmpty {
      blocks.append(
        lens(
          Identifier("_stubIdentity"), onto: Identifier("stubIdentity"), type: standard("Int"),
          isShared: isShared))
    }
    if blocks.isEmpty { return [] }
    return ["extension \(owner) {"] + indented(Array(blocks.joined(separator: [""]))) + ["}"]
  }

  private func lens(
    _ name: Identifier, onto property: Identifier, type: String, isShared: Bool, mark: String = ""
  ) -> [String] {
    let owner = isShared && stub.isClass ? fullTypeName : "Self"
    let lens = library("Lens")
    let start = "\(extensionAccess)static var \(name.spelling):"
    let kind = "\(lens)<\(owner), \(type)>"
    let line = "\(start) \(kind) {"
    let head = Layout(indentation: 2).fits(line) ? [line] : [start, "  \(kind)", "{"]
    let member = property.memberSpelling
    if !isShared {
      let get = "get: { \(mark)$0.\(member) }"
      return head + ["  \(mark)\(lens)(\(get), modify: { \(mark)$1(&$0.\(member)) })", "}"]
    }
    return head + [
      "  \(mark)\(lens)(", "    getter: { \(mark)$0.answers.value.\(member) },",
      "    setter: { closure, stub in", "      var answers = stub.answers.value",
      "      \(mark)answers.\(member) = closure", "      return \(owner)(answers: answers)",
      "    })", "}",
    ]
  }

  /// The factory of the protocol's existential type.
  private var factory: [String] {
    let conformance = stub.conformance
    switch stub.existential {
    case nil: return []
    case .plain:
      return [
        "extension \(library("Factory"))<any \(conformance)> {",
        "  \(extensionAccess)static func provide() -> any \(conformance) { \(fullName).provide() }",
        "}",
      ]
    case .constrained(let names):
      let arguments = names.map(\.spelling).joined(separator: ", ")
      let product = "any \(conformance)<\(arguments)>"
      return [
        "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)",
        "extension \(library("Factory")) {",
        "  \(extensionAccess)static func provide\(genericClause)() -> \(product)",
        "  where Provided == \(product)\(stub.whereClause.map { ", \($0.text)" }.joined()) {",
        "    \(fullTypeName).provide()",
        "  }", "}",
      ]
    }
  }
}
