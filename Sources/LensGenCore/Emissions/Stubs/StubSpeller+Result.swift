extension StubSpeller {
  /// What is returned: its type in the closure and in the member, and whether the closure gives a
  /// more general one.
  struct Result {
    var closure: String
    var witness: String?
    var isErased: Bool
  }

  /// The type of what is returned, in the closure and in the member.
  func result() throws(Skipped) -> Result {
    if case .initializer(let isFailable) = requirement.kind {
      return Result(closure: stub + (isFailable ? "?" : ""), witness: nil, isErased: false)
    }
    guard let result = requirement.result else {
      return Result(closure: void, witness: nil, isErased: false)
    }
    if result.isOpaque { throw Skipped(.opaqueType) }
    let type = try text(of: result)
    if isErased(result) {
      return Result(closure: try generalized(result) ?? "Any", witness: type, isErased: true)
    }
    return Result(
      closure: isVoid ? void : type.wrappedExplicitly, witness: type, isErased: false)
  }

  func effects() throws(Skipped) -> Effects {
    var effects = requirement.effects
    switch effects.throwing {
    case .typed(let error):
      if isErased(error) { throw Skipped(.stub(.genericError)) }
      let known = context.associated.withoutAliases(error.withoutSelf)
      switch context.module.normalForm(of: known, in: item.source) {
      case "Swift.Error": effects.throwing = .any
      case "Swift.Never": effects.throwing = .never
      default: effects.throwing = .typed(TypeReference(name: try text(of: error)))
      }
    case .rethrown: if effects.isAsync { throw Skipped(.stub(.asyncRethrows)) }
    case .never, .any: break
    }
    return effects
  }

  /// What the closure does until a test sets it.
  func unset(effects: Effects, isErased: Bool) -> StubClosure.Unset {
    if isVoid { if case .typed = effects.throwing { return .success } else { return .nothing } }
    if !isErased, let (path, existential) = returnedProtocol {
      return .stub(path, existential: existential, throwing: effects.throwing)
    }
    return .provided(throwing: effects.throwing)
  }

  /// The protocol of the module whose existential type is returned.
  private var returnedProtocol: ([Identifier], String)? {
    guard let result = requirement.result, let text = try? text(of: result) else { return nil }
    let pieces = result.pieces.filter { $0 != .text("any") && $0 != .text(" ") }
    guard let path = TypeReference(pieces: pieces).path,
      let place = context.module.declaredPlace(of: path, in: item.source),
      let kind = context.module.types(at: place).first?.kind,
      kind == .protocol || kind == .typealias
    else { return nil }
    return (place, text.hasPrefix("any ") ? text : "any \(text)")
  }
}
