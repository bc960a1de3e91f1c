extension StubWriter {
  /// Returns the member that satisfies a requirement by calling its closure.
  func memberLines(_ member: StubMember) -> [String] {
    member.attributes.map(\.text) + withBody(member)
      + member.recorded.flatMap { callLines($0, of: member) }
  }

  /// Returns the property that lists calls.
  func callLines(_ calls: StubMember.Calls, of member: StubMember) -> [String] {
    let isWritten = calls == member.writtenValues
    return [
      "",
      "/// \(isWritten ? "The values written to" : "The arguments of the calls of") "
        + "`\(member.answer.requirement)`, the first one first.",
      "\(access)var \(calls.name.spelling): [\(calls.type)] { "
        + "\(owner(of: member)).\(calls.storage.memberSpelling).all }",
    ]
  }

  /// Returns the statement that records a call.
  func recordLine(_ calls: StubMember.Calls?, of member: StubMember) -> [String] {
    calls.map {
      ["\(owner(of: member)).\($0.storage.memberSpelling).record(\($0.arguments))"]
    } ?? []
  }

  private func withBody(_ member: StubMember) -> [String] {
    switch member.kind {
    case .method, .operator:
      let record = recordLine(member.calls, of: member)
      let call = (record.isEmpty ? "" : "return ") + call(member)
      return headLines(member) + indented(record + [call]) + ["}"]
    case .initializer(let isFailable): return initializer(member, isFailable: isFailable)
    case .property(let accessors), .subscript(let accessors):
      return headLines(member) + indented(accessorLines(member, accessors)) + ["}"]
    }
  }

  /// Returns the declaration up to its brace, with each parameter on its own line if it is long.
  func headLines(_ member: StubMember) -> [String] {
    guard let parameters = member.parameters else {
      return ["\(member.head)\(member.tail) {"]
    }
    return Layout(indentation: 2).list("\(member.head)(", parameters, ")\(member.tail) {")
  }

  private func accessorLines(_ member: StubMember, _ accessors: Accessors) -> [String] {
    let words =
      (accessors.isGetterMutating && !stub.isClass ? "mutating get" : "get") + member.effects.text
    if accessors.setter == nil && words == "get" { return [call(member)] }
    var lines = ["\(words) { \(call(member)) }"]
    guard let setter = accessors.setter, let told = member.setter else { return lines }
    let arguments = ([member.told] + member.arguments).joined(separator: ", ")
    let owner = owner(of: member)
    let mark = unsafeMark(member.isUnsafe)
    var body =
      recordLine(member.writtenValues, of: member)
      + ["\(mark)\(owner).\(told.property.memberSpelling)(\(arguments))"]
    let closure = "\(owner).\(member.answer.property.memberSpelling)"
    switch member.memory {
    case .none: break
    case .closure: body.append("\(mark)\(closure) = { \(unsafeMark(member.givesUnsafe))newValue }")
    case .sendableClosure:
      body.append("\(mark)\(closure) = \(library("StubAnswer")).constant(newValue)")
    }
    let keyword = setter == .nonmutating && !stub.isClass ? "nonmutating set" : "set"
    lines +=
      body.count == 1
      ? ["\(keyword) { \(body[0]) }"] : ["\(keyword) {"] + indented(body) + ["}"]
    return lines
  }

  private func initializer(_ member: StubMember, isFailable: Bool) -> [String] {
    let call = answer(of: member)
    func replace(by stub: String) -> String {
      self.stub.isClass ? "self.init(answers: \(stub).answers.value)" : "self = \(stub)"
    }
    let body =
      isFailable
      ? ["guard let stub = \(call) else { return nil }", replace(by: "stub")]
      : stub.isClass ? ["let stub = \(call)", replace(by: "stub")] : [replace(by: call)]
    return headLines(member) + indented(body) + ["}"]
  }

  /// Returns the call of the closure, converted to the requirement's type.
  private func call(_ member: StubMember) -> String {
    let answer = answer(of: member)
    return member.isBuilt && !member.isErased ? "return \(answer)" : answer
  }

  private func answer(of member: StubMember) -> String {
    answer(of: member, by: "\(owner(of: member)).\(member.answer.property.memberSpelling)")
  }

  /// Returns the call of a closure, converted to the requirement's type.
  func answer(of member: StubMember, by closure: String) -> String {
    let mark = unsafeMark(member.isUnsafe)
    let given = unsafeMark(member.givesUnsafe)
    let asked = "\(closure)(\(arguments(member)))"
    if member.effects.throwing == .rethrown {
      let rethrown =
        "\(library("StubAnswer")).rethrown("
        + "{ \(given)\(standard("Result")) { try \(mark)\(asked) } }, rescue: { throw $0 })"
      return "try "
        + (member.isErased ? mark + restored(rethrown, member) : given + rethrown)
    }
    return member.isErased
      ? mark + restored(marked(asked, member), member) : marked(mark + asked, member)
  }

  /// Returns a result converted to the requirement's type.
  private func restored(_ answer: String, _ member: StubMember) -> String {
    "\(library("StubAnswer")).restored(\(answer), \"\(member.answer.requirement)\")"
  }

  private func arguments(_ member: StubMember) -> String {
    member.arguments.joined(separator: ", ")
  }

  private func owner(of member: StubMember) -> String {
    if member.isAnsweredByType { return "Self.statics" }
    return isStoredApart ? "self.answers.value" : "self"
  }

  private func marked(_ call: String, _ member: StubMember) -> String {
    let effects = member.effects
    let isResult = if case .typed = effects.throwing { true } else { false }
    return (effects.throwing == .never ? "" : "try ") + (effects.isAsync ? "await " : "")
      + call + (isResult ? ".get()" : "")
  }
}
