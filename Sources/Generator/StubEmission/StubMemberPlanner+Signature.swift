import EmissionKernel
import SwiftModule
import SwiftReading

extension StubMemberPlanner {
  func parameters() throws(SkipReason) -> [StubMember.Parameter] {
    try requirement.parameters.indices.map { index throws(SkipReason) in
      try parameter(requirement.parameters[index], at: index)
    }
  }

  private func parameter(
    _ parameter: ProtocolParameter, at index: Int
  ) throws(SkipReason) -> StubMember.Parameter {
    if parameter.specifiers.contains("isolated") { throw .isolatedParameter }
    let name = name(of: parameter, at: index)
    if scope.isUninhabited(parameter.type) {
      throw .uninhabitedParameter(name)
    }
    let type = try spelled(parameter.type)
    let (passed, conversion) =
      isErased(parameter.type) ? try erased(parameter) : (kept(parameter, as: type), .none)
    return StubMember.Parameter(
      written: parameter, name: name, type: type, passed: passed, conversion: conversion)
  }

  /// Returns the name of a parameter; in a declaration without a body, two parameters may share a
  /// name, or one may have that of the written value.
  private func name(of parameter: ProtocolParameter, at index: Int) -> Identifier {
    let taken =
      requirement.parameters.prefix(index).map(\.name) + [Identifier("self")]
      + (requirement.setter == nil ? [] : [Identifier("newValue")])
    let written = parameter.name.flatMap { taken.contains($0) ? nil : $0 }
    return written ?? Identifier("argument\(index + 1)")
  }
}

extension StubMemberPlanner {
  /// Returns the type that a closure takes, for one that it can take.
  private func kept(_ parameter: ProtocolParameter, as type: WrittenType) -> WrittenType {
    if parameter.isVariadic { return .array(type) }
    let prefix = WrittenType.Prefix(
      words: parameter.specifiers,
      attributes: parameter.attributes.filter { $0.name != "autoclosure" })
    return prefix == WrittenType.Prefix() ? type.ofValue : .attributed(type.ofValue, prefix)
  }

  /// Returns the type that a closure takes, for one that depends on the generic parameters of the requirement.
  private func erased(
    _ parameter: ProtocolParameter
  ) throws(SkipReason) -> (WrittenType, StubMember.Parameter.Conversion) {
    if scope.isConfined(parameter.type) { throw .erasedConfined }
    if parameter.specifiers.contains(where: { $0 != "sending" }) {
      throw .erasedParameter(parameter.specifiers[0])
    }
    let isFunction = scope.resolve(parameter.type).isFunction
    if isFunction && !parameter.attributes.contains(where: { $0.name == "escaping" }) {
      throw .erasedFunction
    }
    if !parameter.isVariadic, let general = try generalized(parameter.type) {
      return (general, .toExistential)
    }
    let mayBeFunction =
      parameter.attributes.isEmpty && !parameter.isVariadic && isOpaqueHere(parameter.type)
    return (WrittenType(name: "Any"), mayBeFunction ? .erasing : .toAny)
  }
}

extension StubMemberPlanner {
  /// The result: its type in the closure and in the member, and whether the closure's type is more
  /// general.
  struct Result {
    let closure: WrittenType
    let witness: WrittenType?
    let isErased: Bool
  }

  func result() throws(SkipReason) -> Result {
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
