import EmissionKernel
import SwiftModule
import SwiftReading

extension StubMemberPlanner {
  /// A parameter in the closure's type, in the member's declaration, and in the member's call of
  /// the closure.
  package struct Parameter {
    package var name: Identifier
    var closure: WrittenType.Element
    var witness: String
    package var argument: String
    /// The argument of a call of the same member of the superclass.
    var forwarded: String
  }

  package func parameters() throws(SkipReason) -> [Parameter] {
    try requirement.parameters.indices.map { index throws(SkipReason) in
      try parameter(requirement.parameters[index], at: index)
    }
  }

  private func parameter(
    _ parameter: ProtocolParameter, at index: Int
  ) throws(SkipReason) -> Parameter {
    if parameter.specifiers.contains("isolated") { throw .isolatedParameter }
    let name = name(of: parameter, at: index)
    if scope.isUninhabited(parameter.type) {
      throw .uninhabitedParameter(name)
    }
    let type = try spelled(parameter.type)
    let words = parameter.specifiers + parameter.attributes.map(\.text) + [type.text]
    let passed =
      isErased(parameter.type)
      ? try erased(parameter, named: name) : kept(parameter, named: name, as: type)
    return Parameter(
      name: name,
      closure: WrittenType.Element(names: ["_", name.spelling], type: passed.type),
      witness: label(of: parameter, named: name) + words.joined(separator: " ")
        + (parameter.isVariadic ? "..." : ""),
      argument: passed.argument, forwarded: forwarded(parameter, named: name))
  }

  private func forwarded(_ parameter: ProtocolParameter, named name: Identifier) -> String {
    let isCalled = parameter.attributes.contains { $0.name == "autoclosure" }
    let sign = parameter.specifiers.contains("inout") ? "&" : ""
    return parameter.label.labeling(sign + name.spelling + (isCalled ? "()" : ""))
  }

  /// Returns the name of a parameter; in a declaration without a body, two parameters may share a
  /// name.
  private func name(of parameter: ProtocolParameter, at index: Int) -> Identifier {
    let taken = requirement.parameters.prefix(index).map(\.name) + [Identifier("self")]
    let written = parameter.name.flatMap { taken.contains($0) ? nil : $0 }
    return written ?? Identifier("argument\(index + 1)")
  }

  private func label(of parameter: ProtocolParameter, named name: Identifier) -> String {
    let isSubscript = if case .subscript = requirement.kind { true } else { false }
    guard let label = parameter.label else {
      return isSubscript ? "\(name.spelling): " : "_ \(name.spelling): "
    }
    if label == name && !isSubscript { return "\(name.spelling): " }
    return "\(label.labelSpelling) \(name.spelling): "
  }
}

extension StubMemberPlanner {
  /// The type that the closure takes, and the argument that the member passes.
  private typealias Passed = (type: WrittenType, argument: String)

  /// Returns the argument for a type that a closure can take.
  private func kept(
    _ parameter: ProtocolParameter, named name: Identifier, as type: WrittenType
  ) -> Passed {
    let prefix = WrittenType.Prefix(
      words: parameter.specifiers,
      attributes: parameter.attributes.filter { $0.name != "autoclosure" })
    let marked: WrittenType =
      prefix == WrittenType.Prefix() ? type.ofValue : .attributed(type.ofValue, prefix)
    let isInout = parameter.specifiers.contains("inout")
    return (
      type: parameter.isVariadic ? .array(type) : marked,
      argument: (isInout ? "&" : "") + name.spelling
    )
  }

  /// Returns the argument for a type that depends on the generic parameters of the requirement.
  private func erased(
    _ parameter: ProtocolParameter, named name: Identifier
  ) throws(SkipReason) -> Passed {
    if scope.isConfined(parameter.type) { throw .erasedConfined }
    if parameter.specifiers.contains(where: { $0 != "sending" }) {
      throw .erasedParameter(parameter.specifiers[0])
    }
    let isFunction = scope.resolve(parameter.type).isFunction
    if isFunction && !parameter.attributes.contains(where: { $0.name == "escaping" }) {
      throw .erasedFunction
    }
    if !parameter.isVariadic, let general = try generalized(parameter.type) {
      return (general, name.spelling)
    }
    let mayBeFunction =
      parameter.attributes.isEmpty && !parameter.isVariadic && isOpaqueHere(parameter.type)
    let answer = stub.context.qualified("StubAnswer", in: "FactoryProvider")
    return (
      type: WrittenType(name: "Any"),
      argument: mayBeFunction ? "\(answer).erased(\(name.spelling))" : "\(name.spelling) as Any"
    )
  }
}

extension StubMemberPlanner {
  /// The result: its type in the closure and in the member, and whether the closure's type is more
  /// general.
  package struct Result {
    var closure: WrittenType
    var witness: WrittenType?
    var isErased: Bool
  }

  package func result() throws(SkipReason) -> Result {
    if case .initializer(let isFailable) = requirement.kind {
      let made: WrittenType = isFailable ? .optional(stub.type, isImplicit: false) : stub.type
      return Result(closure: made, witness: nil, isErased: false)
    }
    guard let result = requirement.result else {
      return Result(closure: void, witness: nil, isErased: false)
    }
    if result.isOpaque { throw .opaqueType }
    let type = try spelled(result)
    if isErased(result) {
      if scope.isConfined(result) { throw .erasedConfined }
      let general = try generalized(result) ?? WrittenType(name: "Any")
      return Result(
        closure: result.isSending ? general.sending : general, witness: type, isErased: true)
    }
    return Result(
      closure: isVoid ? void : type.ofValue, witness: type, isErased: false)
  }

  func effects() throws(SkipReason) -> Effects {
    var effects = requirement.effects
    switch effects.throwing {
    case .typed(let error):
      if isErased(error) { throw .genericError }
      let known = stub.associated.withoutAliases(error.withoutSelf)
      let resolved = scope.resolve(known)
      effects.throwing =
        resolved == .existential([.foreign("Error")])
        ? .any : resolved == .foreign("Never") ? .never : .typed(try spelled(error))
    case .rethrown:
      if effects.isAsync { throw .asyncRethrows }
      let words =
        requirement.parameters.flatMap(\.specifiers)
        + (requirement.result?.isSending == true ? ["sending"] : [])
      if let word = words.first(where: { $0 != "inout" }) { throw .rethrownParameter(word) }
    case .never, .any: break
    }
    return effects
  }

  /// Returns the protocol of the module whose existential type is returned.
  ///
  /// - Parameter type: The type of the result, as the stub writes it.
  func returnedProtocol(_ type: WrittenType) -> (path: [Identifier], existential: String)? {
    guard let result = requirement.result else { return nil }
    var (constraint, existential) = (result, WrittenType.existential(type))
    if case .existential(let written) = result { constraint = written }
    if case .existential = type { existential = type }
    guard let path = constraint.path, let place = scope.declaredPlace(of: path),
      let kind = stub.module.types(at: place).first?.kind,
      kind == .protocol || kind == .typealias
    else { return nil }
    return (place, existential.text)
  }
}

// The declaration of a member, except its parameters and body.
extension StubMemberPlanner {
  /// Returns the declaration of the member up to its parameters.
  package func head(after words: [String]) -> String {
    let keyword =
      switch requirement.kind {
      case .method: "func \(requirement.name.spelling)"
      case .operator: "func \(requirement.name.text) "
      case .property: "var \(requirement.name.spelling)"
      case .subscript: "subscript"
      case .initializer(let isFailable): isFailable ? "init?" : "init"
      }
    let generics = requirement.genericParameters.map { generic in
      nameInStub(of: generic.parameter.name).spelling
        + (generic.inheritedType.flatMap { try? spelled($0, isType: false) }.map { ": \($0.text)" }
          ?? "")
    }
    return (words + [keyword]).joined(separator: " ")
      + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
  }

  /// Returns the declaration of the member from its parameters to its body.
  func tail(result: WrittenType?, effects: Effects) throws(SkipReason) -> String {
    let clauses = try requirement.constraints.map { constraint throws(SkipReason) in
      GenericRequirement(
        subject: try spelled(constraint.subject), relation: constraint.relation,
        object: try spelled(constraint.object, isType: constraint.relation == .equals)
      ).text
    }
    let clause = clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
    if requirement.isProperty { return result.map { ": \($0.text)" } ?? "" }
    // The effects of a subscript belong to its getter.
    let words = requirement.accessors == nil ? effects.text : ""
    return words + (result.map { " -> \($0.text)" } ?? "") + clause
  }
}
