extension StubSpeller {
  /// The result: its type in the closure and in the member, and whether the closure's type is more
  /// general.
  struct Result {
    var closure: WrittenType
    var witness: WrittenType?
    var isErased: Bool
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
      return Result(
        closure: try generalized(result) ?? WrittenType(name: "Any"), witness: type, isErased: true)
    }
    return Result(
      closure: isVoid ? void : type.ofValue, witness: type, isErased: false)
  }

  func effects() throws(SkipReason) -> Effects {
    var effects = requirement.effects
    switch effects.throwing {
    case .typed(let error):
      if isErased(error) { throw .stub(.genericError) }
      let known = stub.associated.withoutAliases(error.withoutSelf)
      let resolved = scope.resolve(known)
      effects.throwing =
        resolved == .existential([.foreign("Error")])
        ? .any : resolved == .foreign("Never") ? .never : .typed(try spelled(error))
    case .rethrown: if effects.isAsync { throw .stub(.asyncRethrows) }
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
