extension StubWriter {
  /// Returns the member that satisfies a requirement by calling its closure.
  func memberLines(_ member: StubMember) -> [String] {
    member.attributes + braced(opening(of: member), body(of: member))
      + member.recorded.flatMap { calls in
        [
          "", "/// \(calls.subject) `\(member.name)`, the first one first.",
          "\(access)var \(calls.name.spelling): [\(calls.type)] { "
            + "\(owner(of: member)).\(calls.storage.memberSpelling).all }",
        ]
      }
  }

  /// Returns the declaration up to its brace, with each parameter on its own line if it is long.
  private func opening(of member: StubMember) -> [String] {
    if member.requirement.isProperty { return ["\(member.head)\(member.tail) {"] }
    return Layout(indentation: 2)
      .list("\(member.head)(", member.parameters.map(\.witness), ")\(member.tail) {")
  }

  private func body(of member: StubMember) -> [String] {
    switch member.requirement.kind {
    case .method, .operator: record(member.calls, of: member) + result(of: member)
    case .initializer(let isFailable): initialization(of: member, isFailable: isFailable)
    case .property(let accessors), .subscript(let accessors): lines(of: accessors, of: member)
    }
  }

  private func record(_ calls: StubMember.Calls?, of member: StubMember) -> [String] {
    calls.map {
      ["\(owner(of: member)).\($0.storage.memberSpelling).record(\($0.arguments))"]
    } ?? []
  }

  private func lines(of accessors: Accessors, of member: StubMember) -> [String] {
    let words =
      (accessors.isGetterMutating && !stub.isClass ? "mutating get" : "get") + member.effects.text
    let getter = result(of: member)
    guard let setter = accessors.setter, let told = member.setter else {
      return words == "get" ? getter : short(words, getter)
    }
    let keyword = setter == .nonmutating && !stub.isClass ? "nonmutating set" : "set"
    let setting = stub.isSubclass ? overridden(by: told, member) : change(by: told, member)
    return short(words, getter)
      + short(keyword, record(member.writtenValues, of: member) + setting)
  }

  /// Returns an accessor with its body, on one line if that has one.
  private func short(_ head: String, _ body: [String]) -> [String] {
    body.count == 1 ? ["\(head) { \(body[0]) }"] : braced("\(head) {", body)
  }

  /// Returns the lines that tell a written value to the closure, and keep it as the next answer.
  private func change(by setter: StubClosure, _ member: StubMember) -> [String] {
    let mark = unsafeMark(member.isUnsafe)
    let arguments = written(to: member)
    let call = "\(mark)\(owner(of: member)).\(setter.property.memberSpelling)(\(arguments))"
    let isKept =
      member.requirement.isProperty && !member.requirement.isStatic
      && (member.requirement.setter == .mutating || stub.isClass)
    if !isKept { return [call] }
    let constant =
      stub.isSendable
      ? "\(library("StubAnswer")).constant(newValue)"
      : "{ \(unsafeMark(member.givesUnsafe))newValue }"
    return [call, "\(mark)\(closure(of: member)) = \(constant)"]
  }

  /// Returns the arguments of the closure that receives written values.
  private func written(to member: StubMember) -> String {
    ([member.told] + member.parameters.map(\.argument)).joined(separator: ", ")
  }

  private func initialization(of member: StubMember, isFailable: Bool) -> [String] {
    let call = answer(of: member, by: closure(of: member))
    func replace(by stub: String) -> String {
      self.stub.isClass ? "self.init(answers: \(stub).answers.value)" : "self = \(stub)"
    }
    if isFailable { return ["guard let stub = \(call) else { return nil }", replace(by: "stub")] }
    return stub.isClass ? ["let stub = \(call)", replace(by: "stub")] : [replace(by: call)]
  }

  /// Returns the lines that return the answer.
  private func result(of member: StubMember) -> [String] {
    if stub.isSubclass { return answerOrOriginal(of: member) }
    let isSingle = member.calls == nil && !(member.isBuilt && !member.isErased)
    return [(isSingle ? "" : "return ") + answer(of: member, by: closure(of: member))]
  }

  private func closure(of member: StubMember) -> String {
    "\(owner(of: member)).\(member.answer.property.memberSpelling)"
  }

  private func owner(of member: StubMember) -> String {
    if member.requirement.isAnsweredByType { return "Self.statics" }
    return stub.isStoredApart ? "self.answers.value" : "self"
  }

  /// Returns the call of a closure, converted to the requirement's type.
  private func answer(of member: StubMember, by closure: String) -> String {
    let mark = unsafeMark(member.isUnsafe)
    let given = unsafeMark(member.givesUnsafe)
    let asked = "\(closure)(\(member.parameters.map(\.argument).joined(separator: ", ")))"
    func restored(_ answer: String) -> String {
      "\(mark)\(library("StubAnswer")).restored(\(answer), \"\(member.name)\")"
    }
    if member.effects.throwing == .rethrown {
      let rethrown =
        "\(library("StubAnswer")).rethrown("
        + "{ \(given)\(standard("Result")) { try \(mark)\(asked) } }, rescue: { throw $0 })"
      return "try " + (member.isErased ? restored(rethrown) : given + rethrown)
    }
    let isResult = if case .typed = member.effects.throwing { true } else { false }
    func waiting(_ call: String) -> String {
      member.effects.words + call + (isResult ? ".get()" : "")
    }
    return member.isErased ? restored(waiting(asked)) : waiting(mark + asked)
  }
}

// The members of a stub that inherits from a class.
extension StubWriter {
  /// Returns the lines that ask the closure or, if there is none, the class.
  private func answerOrOriginal(of member: StubMember) -> [String] {
    let name = freeName(in: member)
    let held = unsafeMark(member.holdsUnsafe)
    let head = "if let \(name) = \(held)self.\(member.answer.property.memberSpelling) {"
    let call = "return \(answer(of: member, by: name))"
    return Layout(indentation: 6).block(head, [call], "}")
      + ["return \(member.effects.words)\(unsafeMark(member.isUnsafe))\(original(of: member))"]
  }

  private func overridden(by setter: StubClosure, _ member: StubMember) -> [String] {
    let name = freeName(in: member)
    let mark = unsafeMark(member.isUnsafe)
    return [
      "if let \(name) = \(unsafeMark(member.holdsUnsafe))self.\(setter.property.memberSpelling) {",
      "  \(mark)\(name)(\(written(to: member)))", "} else {",
      "  \(mark)\(original(of: member)) = newValue", "}",
    ]
  }

  /// Returns the same member of the class.
  private func original(of member: StubMember) -> String {
    let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
    if case .subscript = member.requirement.kind { return "super[\(arguments)]" }
    let name = "super.\(member.requirement.name.memberSpelling)"
    return member.requirement.isProperty ? name : "\(name)(\(arguments))"
  }

  /// Returns a name for the closure that no parameter has.
  private func freeName(in member: StubMember) -> String {
    let names = member.parameters.map(\.name.text)
    return ["closure", "stubClosure"].first { !names.contains($0) } ?? "closureOfStub"
  }
}
