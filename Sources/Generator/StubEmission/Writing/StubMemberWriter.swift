import EmissionKernel
import SwiftReading

/// Writes what a stub has for one requirement: the closures, and the member that calls them.
struct StubMemberWriter {
  let writer: StubWriter
  let member: StubMember
}

extension StubWriter {
  func writers(of members: [StubMember]) -> [StubMemberWriter] {
    members.map { StubMemberWriter(writer: self, member: $0) }
  }
}

extension StubMemberWriter {
  private var stub: Stub { writer.stub }
  private var requirement: ProtocolRequirement { member.requirement }
  /// The name of the requirement, as a literal.
  private var nameLiteral: String { literal(member.name) }

  private func literal(_ name: String) -> String {
    let escaped = name.replacing(each: "\\", with: "\\\\").replacing(each: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private var answers: String { writer.library("StubAnswer") }
  // The text before expressions that use the member, its closures, or their results.
  private var unsafeMember: String { unsafeKeyword(member.isUnsafe) }
  private var unsafeClosure: String { unsafeKeyword(member.closureIsUnsafe) }
  private var unsafeResult: String { unsafeKeyword(member.resultIsUnsafe) }
}

// The closures, with which the stub answers.
extension StubMemberWriter {
  /// The properties that store the closures.
  var closures: [String] {
    let closures = member.declarations { closure in
      stub.isSubclass
        ? ["var \(closure.property.spelling): (\(closure.type.text))?"] : lines(of: closure)
    }
    return conditioned(closures.flatMap(\.self), on: requirement.conditions)
  }

  /// The properties by which a test sets the closures that copies of the stub share.
  var settableClosures: [String] {
    let properties = member.declarations { closure in
      let name = closure.property.memberSpelling
      return braced(
        "\(stub.actorModifier)\(writer.access)var \(closure.property.spelling): "
          + "\(closure.type.text) {",
        [
          "get { \(unsafeClosure)self.answers.value.\(name) }",
          "\(stub.isClass ? "" : "nonmutating ")set { "
            + "self.answers.update { \(unsafeClosure)$0.\(name) = newValue } }",
        ])
    }
    return conditioned(separated(properties), on: requirement.conditions)
  }

  /// Returns the lenses onto the closures.
  func lenses(isShared: Bool) -> [GeneratedDeclaration] {
    let lenses = member.declarations { closure in
      writer.lens(
        closure.name, onto: closure.property, type: closure.type.text, isShared: isShared,
        isOfStatics: requirement.isAnsweredByType, word: unsafeClosure)
    }
    return zip(member.closures, lenses).map {
      writer.member($0.name, $1, on: requirement.conditions)
    }
  }

  private func lines(of closure: StubClosure) -> [String] {
    let isSetter = closure.name == member.setter?.name
    let arity = member.parameters.count + (isSetter ? 1 : 0)
    let names = Array(repeating: "_", count: arity).joined(separator: ", ")
    let body = isSetter ? "" : unsetAnswer
    let start = "\(writer.access)var \(closure.property.spelling):"
    let isLong = !Layout(indentation: 2).fits("\(start) \(closure.type.text) = { _ in")
    let literal = "\(closure.type.text) = {" + (names.isEmpty ? "" : " \(names) in")
    let open = isLong ? literal : "\(start) \(literal)"
    let lines =
      body.isEmpty
      ? [open + (names.isEmpty ? "}" : " }")]
      : Layout(indentation: isLong ? 6 : 4).block(open, [body], "}")
    return isLong ? [start] + indented(lines) : lines
  }

  /// The body of a closure that no test has set.
  private var unsetAnswer: String {
    let throwing = member.effects.throwing
    let isResult = if case .typed = throwing { true } else { false }
    let strict = StrictStubs(context: writer.context)
    /// Returns the answer that needs no factory.
    func answer(_ value: String) -> String {
      if !strict.isOn { return value }
      return canThrow ? unsetOrThrow : unset(", or: \(value.isEmpty ? "()" : value)")
    }
    var canThrow: Bool { throwing == .any || throwing == .rethrown }
    var unsetOrThrow: String {
      "try \(unsafeResult)\(answers).unsetOrThrow(\(nameLiteral)\(strict.throwingArgument))"
    }
    func unset(_ more: String) -> String {
      "\(unsafeResult)\(answers).unset(\(nameLiteral)\(strict.argument)\(more))"
    }
    if member.isVoid { return answer(isResult ? ".success(())" : "") }
    if let returned = member.returnedProtocol,
      writer.context.finding(PlannedStubs.self).protocols.contains(returned.path)
    {
      let value = "\(writer.library("Factory"))<\(returned.existential)>.provide()"
      return answer(isResult ? ".success(\(value))" : value)
    }
    return canThrow ? unsetOrThrow : unset("")
  }
}

// The member that satisfies the requirement by calling its closure.
extension StubMemberWriter {
  var declaration: [String] {
    let recorded = member.recorded.flatMap { calls in
      [
        "", "/// \(calls.title) `\(member.name)`, the first one first.",
        "\(stub.actorModifier)\(writer.access)var \(calls.name.spelling): [\(calls.type)] {",
        "  \(owner).stubCalls.arguments(of: \(literal(calls.requirement)))", "}",
      ]
    }
    return conditioned(
      member.attributes + braced(opening, body) + recorded, on: requirement.conditions)
  }

  /// The declaration up to its brace, with each parameter on its own line if it is long.
  private var opening: [String] {
    if requirement.isProperty { return ["\(member.head)\(member.tail) {"] }
    return Layout(indentation: 2)
      .list("\(member.head)(", member.parameters.map(\.witness), ")\(member.tail) {")
  }

  private var body: [String] {
    switch requirement.kind {
    case .method, .operator: record(member.calls) + result
    case .initializer(let isFailable): initialization(isFailable: isFailable)
    case .property(let accessors), .subscript(let accessors): lines(of: accessors)
    }
  }

  private func record(_ calls: StubMember.Calls?) -> [String] {
    calls.map { calls in
      let arguments = calls.arguments.map { ", \($0)" } ?? ""
      return ["\(owner).stubCalls.record(\(literal(calls.requirement))\(arguments))"]
    } ?? []
  }

  private func lines(of accessors: Accessors) -> [String] {
    let words = "get" + member.effects.text
    let getter = result
    guard accessors.setter != nil, let told = member.setter else {
      return words == "get" ? getter : short(words, getter)
    }
    // A write that changes nothing else leaves the stub open to its closure, which may set it again.
    let isSetting = stub.isClass || requirement.isStatic || keepsValue && !stub.isStoredApart
    let keyword = isSetting ? "set" : "nonmutating set"
    let setting = stub.isSubclass ? overridden(by: told) : change(by: told)
    return short(words, getter) + short(keyword, record(member.writtenValues) + setting)
  }

  /// Returns an accessor with its body, on one line if that has one.
  private func short(_ head: String, _ body: [String]) -> [String] {
    body.count == 1 ? ["\(head) { \(body[0]) }"] : braced("\(head) {", body)
  }

  /// Whether a written value is the next answer.
  private var keepsValue: Bool {
    requirement.isProperty && !requirement.isStatic
      && (requirement.setter == .mutating || stub.isClass)
  }

  /// Returns the lines that keep a written value as the next answer, and tell it to the closure, which may set
  /// another one.
  private func change(by setter: StubClosure) -> [String] {
    let call = "\(unsafeMember)\(owner).\(setter.property.memberSpelling)(\(written))"
    if !keepsValue { return [call] }
    let constant =
      stub.isSendable ? "\(answers).constant(newValue)" : "{ \(unsafeResult)newValue }"
    let next = "\(unsafeMember)$0.\(member.answer.property.memberSpelling) = \(constant)"
    return [
      stub.isStoredApart
        ? "self.answers.update { \(next) }" : "\(unsafeMember)\(closure) = \(constant)",
      call,
    ]
  }

  /// The arguments of the closure that receives written values.
  private var written: String {
    ([member.setterArgument] + member.parameters.map(\.argument)).joined(separator: ", ")
  }

  private func initialization(isFailable: Bool) -> [String] {
    let call = answer(by: closure)
    func replace(by stub: String) -> String {
      self.stub.isClass ? "self.init(answers: \(stub).answers.value)" : "self = \(stub)"
    }
    if isFailable { return ["guard let stub = \(call) else { return nil }", replace(by: "stub")] }
    return stub.isClass ? ["let stub = \(call)", replace(by: "stub")] : [replace(by: call)]
  }

  /// The lines that return the answer.
  private var result: [String] {
    if stub.isSubclass { return answerOrOriginal }
    let isSingle = member.calls == nil && !(member.isBuilt && !member.isErased)
    return [(isSingle ? "" : "return ") + answer(by: closure)]
  }

  private var closure: String { "\(owner).\(member.answer.property.memberSpelling)" }

  private var owner: String {
    if requirement.isAnsweredByType { return "Self.statics" }
    return stub.isStoredApart ? "self.answers.value" : "self"
  }

  /// Returns the call of a closure, converted to the requirement's type.
  private func answer(by closure: String) -> String {
    let asked = "\(closure)(\(member.parameters.map(\.argument).joined(separator: ", ")))"
    func restored(_ answer: String) -> String {
      let label = requirement.result?.isSending == true ? "sent: " : ""
      return "\(unsafeMember)\(answers).restored(\(label)\(answer), \(nameLiteral))"
    }
    if member.effects.throwing == .rethrown {
      let rethrown =
        "\(answers).rethrown("
        + "{ \(unsafeResult)\(writer.standard("Result")) { try \(unsafeMember)\(asked) } }, rescue: { throw $0 })"
      return "try " + (member.isErased ? restored(rethrown) : unsafeResult + rethrown)
    }
    let isResult = if case .typed = member.effects.throwing { true } else { false }
    func waiting(_ call: String) -> String {
      member.effects.words + call + (isResult ? ".get()" : "")
    }
    return member.isErased ? restored(waiting(asked)) : waiting(unsafeMember + asked)
  }
}

// The members of a stub that inherits from a class.
extension StubMemberWriter {
  /// The lines that ask the closure or, if there is none, the class.
  private var answerOrOriginal: [String] {
    let name = freeName
    let head = "if let \(name) = \(unsafeClosure)self.\(member.answer.property.memberSpelling) {"
    let call = "return \(answer(by: name))"
    return Layout(indentation: 6).block(head, [call], "}")
      + ["return \(member.effects.words)\(unsafeMember)\(original)"]
  }

  private func overridden(by setter: StubClosure) -> [String] {
    let name = freeName
    return [
      "if let \(name) = \(unsafeClosure)self.\(setter.property.memberSpelling) {",
      "  \(unsafeMember)\(name)(\(written))", "} else {",
      "  \(unsafeMember)\(original) = newValue", "}",
    ]
  }

  /// The same member of the class.
  private var original: String {
    let arguments = member.parameters.map(\.forwarded).joined(separator: ", ")
    if case .subscript = requirement.kind { return "super[\(arguments)]" }
    let name = "super.\(requirement.name.memberSpelling)"
    return requirement.isProperty ? name : "\(name)(\(arguments))"
  }

  /// A name for the closure that no parameter has.
  private var freeName: String {
    let names = member.parameters.map(\.name.text)
    return ["closure", "stubClosure"].first { !names.contains($0) } ?? "closureOfStub"
  }
}
