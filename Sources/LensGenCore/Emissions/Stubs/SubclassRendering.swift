extension StubWriter {
  /// Returns the declaration of a stub that overrides the members of a class.
  func declaration(
    _ attributes: [String], overriding superclass: StubDefinition.Superclass
  ) -> [String] {
    let head =
      "\(safety(of: stub.members))\(superclass.isNonisolated ? "nonisolated " : "")final class "
      + "\(stub.name.spelling): \(stub.conformance)"
      + (superclass.isSendable ? ", @unchecked \(standard("Sendable"))" : "") + " {"
    let storage = stub.members.flatMap { member in
      conditioned(
        member.closures.flatMap { closure in
          member.attributes.filter(\.deprecates).map(\.text)
            + ["var \(closure.property.spelling): (\(closure.type.text))?"]
        } + member.recorded.map(storageLine), on: member.conditions)
    }
    let sections =
      [storage]
      + stub.members.map { member in
        conditioned(
          member.attributes.map(\.text) + override(member)
            + member.recorded.flatMap { callLines($0, of: member) }, on: member.conditions)
      }
    return [
      "/// A stub of `\(stub.conformance)`. A member without a closure does what it does in the class."
    ] + attributes + [head]
      + indented(Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))) + ["}"]
  }

  private func override(_ member: StubMember) -> [String] {
    switch member.kind {
    case .method, .operator, .initializer:
      let own = "super.\(member.name.memberSpelling)(\(member.forwarded.joined(separator: ", ")))"
      let body = recordLine(member.calls, of: member) + getting(member, own: own)
      return headLines(member) + indented(body) + ["}"]
    case .property(let accessors):
      return override(member, accessors, own: "super.\(member.name.memberSpelling)")
    case .subscript(let accessors):
      let own = "super[\(member.forwarded.joined(separator: ", "))]"
      return override(member, accessors, own: own)
    }
  }

  /// Returns the lines that ask the closure or, if there is none, the class.
  private func getting(_ member: StubMember, own: String) -> [String] {
    let name = freeName(in: member)
    let held = unsafeMark(member.holdsUnsafe)
    let head = "if let \(name) = \(held)self.\(member.answer.property.memberSpelling) {"
    let call = "return \(answer(of: member, by: name))"
    let isShort = Layout(indentation: 6).fits("\(head) \(call) }")
    return (isShort ? ["\(head) \(call) }"] : [head, "  \(call)", "}"])
      + ["return \(passed(member))\(own)"]
  }

  private func override(_ member: StubMember, _ accessors: Accessors, own: String) -> [String] {
    let getter = getting(member, own: own)
    let words = "get" + member.effects.text
    guard accessors.setter != nil, let setter = member.setter else {
      let lines = words == "get" ? getter : ["\(words) {"] + indented(getter) + ["}"]
      return headLines(member) + indented(lines) + ["}"]
    }
    let name = freeName(in: member)
    let mark = unsafeMark(member.isUnsafe)
    let arguments = ([member.told] + member.arguments).joined(separator: ", ")
    let setting =
      recordLine(member.writtenValues, of: member) + [
        "if let \(name) = \(unsafeMark(member.holdsUnsafe))self.\(setter.property.memberSpelling) {",
        "  \(mark)\(name)(\(arguments))", "} else {", "  \(mark)\(own) = newValue", "}",
      ]
    return headLines(member)
      + indented(
        ["\(words) {"] + indented(getter) + ["}", "set {"] + indented(setting) + ["}"]) + ["}"]
  }

  /// Returns what precedes a call that is passed on.
  private func passed(_ member: StubMember) -> String {
    (member.effects.throwing == .never ? "" : "try ") + (member.effects.isAsync ? "await " : "")
      + unsafeMark(member.isUnsafe)
  }

  /// Returns a name for the closure that no parameter has.
  private func freeName(in member: StubMember) -> String {
    ["closure", "stubClosure"].first { !member.parameterNames.contains(Identifier($0)) }
      ?? "closureOfStub"
  }
}
