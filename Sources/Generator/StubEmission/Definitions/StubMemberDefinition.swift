import EmissionKernel
import SwiftReading

/// The declarations that a stub has for one requirement: the closures, and the member that calls them.
struct StubMemberDefinition {
  let definition: StubDefinition
  let member: StubMember
}

extension StubDefinition {
  func definitions(of members: [StubMember]) -> [StubMemberDefinition] {
    members.map { StubMemberDefinition(definition: self, member: $0) }
  }
}

extension StubMemberDefinition {
  private var stub: Stub { definition.stub }
  private var requirement: ProtocolRequirement { member.requirement }
  private var nameLiteral: String { member.item.name.literal }
  private var answers: String { definition.library("StubAnswer") }
  // The text before expressions that use the member, its closures, or their results.
  private var unsafeMember: String { unsafeKeyword(member.isUnsafe) }
  private var unsafeClosure: String { unsafeKeyword(member.closureIsUnsafe) }
  private var unsafeResult: String { unsafeKeyword(member.resultIsUnsafe) }

  /// Returns a declaration for each closure, with the attributes that it copies from the requirement.
  private func declarations(
    _ kind: GeneratedDeclaration.Kind = .instance,
    isolation: GeneratedDeclaration.Isolation = .inherited,
    named name: (StubClosure) -> Identifier = \.property,
    _ contents: (StubClosure) -> (GeneratedDeclaration.Signature, GeneratedDeclaration.Body)
  ) -> [GeneratedDeclaration] {
    let deprecations = requirement.attributes.filter(\.deprecates).map(\.text)
    return member.closures.map { closure in
      let (signature, body) = contents(closure)
      return GeneratedDeclaration(
        kind, name(closure), access: stub.access, isolation: isolation, attributes: deprecations,
        signature, body, conditions: requirement.conditions)
    }
  }
}

// The closures, with which the stub answers.
extension StubMemberDefinition {
  /// The properties that store the closures.
  var closures: [GeneratedDeclaration] {
    declarations { closure in
      if stub.isSubclass {
        return (.text("var \(closure.property.spelling): (\(closure.type.text))?"), .none)
      }
      let isSetter = closure.name == member.setter?.name
      let arity = member.parameters.count + (isSetter ? 1 : 0)
      let answer = isSetter ? "" : unsetAnswer
      return (
        .variable(type: closure.type.text),
        .closure(Array(repeating: "_", count: arity), answer.isEmpty ? [] : [answer])
      )
    }
  }

  /// The properties by which a test sets the closures that copies of the stub share.
  var settableClosures: [GeneratedDeclaration] {
    declarations(isolation: definition.isolationOfOwn) { closure in
      let name = closure.property.memberSpelling
      return (
        .text("var \(closure.property.spelling): \(closure.type.text)"),
        .code([
          "get { \(unsafeClosure)self.answers.value.\(name) }",
          "\(stub.isClass ? "" : "nonmutating ")set { "
            + "self.answers.update { \(unsafeClosure)$0.\(name) = newValue } }",
        ])
      )
    }
  }

  /// Returns the lenses onto the closures.
  func lenses(isShared: Bool) -> [GeneratedDeclaration] {
    declarations(.static, isolation: definition.isolationOfMembers, named: \.lens) { closure in
      definition.lens(
        onto: closure.property, type: closure.type.text, isShared: isShared,
        isOfStatics: requirement.isAnsweredByType, word: unsafeClosure)
    }
  }

  /// The body of a closure that no test has set.
  private var unsetAnswer: String {
    let throwing = member.effects.throwing
    let isResult = if case .typed = throwing { true } else { false }
    let strict = definition.strict
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
      definition.context.finding(PlannedStubs.self).protocols.contains(returned.path)
    {
      let value = "\(definition.library("Factory"))<\(returned.existential)>.provide()"
      return answer(isResult ? ".success(\(value))" : value)
    }
    return canThrow ? unsetOrThrow : unset("")
  }
}

// The member that satisfies the requirement by calling its closure.
extension StubMemberDefinition {
  /// The member, and the list of its calls.
  var declarations: [GeneratedDeclaration] {
    [declaration] + (member.calls.map { [list(of: $0)] } ?? [])
  }

  private var declaration: GeneratedDeclaration {
    let isolation = stub.isolation(of: member.item)
    let attributes = requirement.attributes.filter {
      $0.deprecates || KnownAttributes.repeatedByStubs.contains($0.name)
    }
    return GeneratedDeclaration(
      requirement.isStatic ? .static : .instance, requirement.name, access: stub.access,
      isolation: isolation.map { .actor($0.type.text + $0.arguments) }
        ?? (stub.isNonisolated(member.item) ? .nonisolated : .inherited),
      attributes: attributes.map(\.text), modifiers: modifiers, signature, .code(body),
      conditions: requirement.conditions)
  }

  private var modifiers: [String] {
    // A call that changes nothing leaves the stub open to its answer, which may set the next one.
    let own = requirement.modifiers.filter {
      $0 != "override" && $0 != "mutating" && !(stub.isClass && $0 == "nonmutating")
    }
    let isConvenience = requirement.isInitializer && stub.isClass && !stub.isActor
    return own + (stub.isSubclass ? ["override"] : []) + (isConvenience ? ["convenience"] : [])
  }

  private var signature: GeneratedDeclaration.Signature {
    let result = member.result.witness.map(\.text)
    if requirement.isProperty {
      return .text("var \(requirement.name.spelling)\(result.map { ": \($0)" } ?? "")")
    }
    let name =
      switch requirement.kind {
      case .operator: "func \(requirement.name.text) "
      case .subscript: "subscript"
      case .initializer(let isFailable): isFailable ? "init?" : "init"
      case .method, .property: "func \(requirement.name.spelling)"
      }
    // The effects of a subscript belong to its getter.
    let effects = requirement.accessors == nil ? member.effects.text : ""
    let clause =
      member.constraints.isEmpty
      ? "" : " where \(member.constraints.map(\.text).joined(separator: ", "))"
    return .function(
      name + definition.clause(of: member.genericParameters), member.parameters.map(text),
      effects + (result.map { " -> \($0)" } ?? "") + clause)
  }

  /// Returns a parameter of the member.
  private func text(_ parameter: StubMember.Parameter) -> String {
    let isSubscript = if case .subscript = requirement.kind { true } else { false }
    let (name, written) = (parameter.name, parameter.written)
    let label =
      if let label = written.label {
        label == name && !isSubscript ? "" : "\(label.labelSpelling) "
      } else {
        isSubscript ? "" : "_ "
      }
    let words = written.specifiers + written.attributes.map(\.text) + [parameter.type.text]
    return "\(label)\(name.spelling): \(words.joined(separator: " "))"
      + (written.isVariadic ? "..." : "")
  }

  private func list(of calls: StubMember.Calls) -> GeneratedDeclaration {
    let title =
      requirement.isProperty ? "The values written to" : "The arguments of the calls of"
    return GeneratedDeclaration(
      .instance, calls.name, access: stub.access, isolation: definition.isolationOfOwn,
      attributes: ["/// \(title) `\(member.item.name)`, the first one first."],
      .text("var \(calls.name.spelling): [\(calls.type.text)]"),
      .code(["\(owner).stubCalls.arguments(of: \(calls.requirement.literal))"]),
      conditions: requirement.conditions)
  }

  private var body: [String] {
    switch requirement.kind {
    case .method, .operator: record + result
    case .initializer(let isFailable): initialization(isFailable: isFailable)
    case .property(let accessors), .subscript(let accessors): lines(of: accessors)
    }
  }

  /// The line that records a call, if calls are recorded.
  private var record: [String] {
    guard let calls = member.calls else { return [] }
    let values = calls.parameters.map { parameter in
      // An argument of type `Any` is converted already.
      let isConverted = parameter.conversion != .none && !parameter.passed.isAny
      return argument(parameter) + (isConverted ? " as \(parameter.passed.text)" : "")
    }
    let labeled = zip(calls.parameters, values).map { Optional($0.name).labeling($1) }
    let value =
      switch values.count {
      case 0: requirement.isProperty ? ", newValue" : ""
      case 1: ", \(values[0])"
      default: ", (\(labeled.joined(separator: ", ")))"
      }
    return ["\(owner).stubCalls.record(\(calls.requirement.literal)\(value))"]
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
    return short(words, getter) + short(keyword, record + setting)
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
    let value = member.result.closure.isAny ? "newValue as Any" : "newValue"
    return ([value] + member.parameters.map(argument)).joined(separator: ", ")
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
    let isSingle =
      (member.calls == nil || requirement.isProperty)
      && !(member.isBuilt && !member.result.isErased)
    return [(isSingle ? "" : "return ") + answer(by: closure)]
  }

  private var closure: String { "\(owner).\(member.answer.property.memberSpelling)" }

  private var owner: String {
    if requirement.isAnsweredByType { return "Self.statics" }
    return stub.isStoredApart ? "self.answers.value" : "self"
  }

  /// Returns what the member passes to a closure.
  private func argument(_ parameter: StubMember.Parameter) -> String {
    let name = parameter.name.spelling
    return switch parameter.conversion {
    case .none: parameter.sign + name
    case .toExistential: name
    case .toAny: "\(name) as Any"
    case .erasing: "\(answers).erased(\(name))"
    }
  }

  /// Returns the call of a closure, converted to the requirement's type.
  private func answer(by closure: String) -> String {
    let asked = "\(closure)(\(member.parameters.map(argument).joined(separator: ", ")))"
    func restored(_ answer: String) -> String {
      let label = requirement.result?.isSending == true ? "sent: " : ""
      return "\(unsafeMember)\(answers).restored(\(label)\(answer), \(nameLiteral))"
    }
    if member.effects.throwing == .rethrown {
      let rethrown =
        "\(answers).rethrown("
        + "{ \(unsafeResult)\(definition.standard("Result")) { try \(unsafeMember)\(asked) } }, rescue: { throw $0 })"
      return "try " + (member.result.isErased ? restored(rethrown) : unsafeResult + rethrown)
    }
    let isResult = if case .typed = member.effects.throwing { true } else { false }
    func waiting(_ call: String) -> String {
      member.effects.words + call + (isResult ? ".get()" : "")
    }
    return member.result.isErased ? restored(waiting(asked)) : waiting(unsafeMember + asked)
  }
}

extension StubMember.Parameter {
  fileprivate var sign: String { written.specifiers.contains("inout") ? "&" : "" }

  /// The argument of a call of the same member of the superclass.
  fileprivate var forwarded: String {
    let isCalled = written.attributes.contains { $0.name == "autoclosure" }
    return written.label.labeling(sign + name.spelling + (isCalled ? "()" : ""))
  }
}

// The members of a stub that inherits from a class.
extension StubMemberDefinition {
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
