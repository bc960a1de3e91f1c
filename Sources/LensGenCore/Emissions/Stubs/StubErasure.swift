extension StubSpeller {
  /// Whether a type depends on the generic parameters of the requirement, which a closure cannot
  /// have.
  func isErased(_ reference: TypeReference) -> Bool {
    let own = item.requirement.genericParameters.map(\.parameter.name.text)
    return reference.isOpaque || reference.names.contains(where: own.contains)
  }

  /// Whether the use of a type is unsafe that a closure takes or gives as it is.
  func isUnsafe(_ reference: TypeReference) -> Bool {
    !isErased(reference) && context.module.isUnsafe(reference, in: item.source)
  }

  /// Whether a type is declared elsewhere, so that nothing tells what it is: a function, perhaps.
  func isForeign(_ reference: TypeReference) -> Bool {
    let own = item.requirement.genericParameters.map(\.parameter.name.text)
    guard
      case .other(let name, _) = context.module.shape(
        of: reference.text, in: item.source.path)
    else { return false }
    return !own.contains(String(name.prefix { $0 != "." })) && !KnownNames.isStandard(name)
  }

  /// The existential type that a generic parameter, its metatype or `some P` can be turned into.
  ///
  /// - Returns: The type; `nil` where there is none but `Any`.
  func generalized(_ reference: TypeReference) throws(Skipped) -> String? {
    let text = reference.text
    if reference.isOpaque {
      guard let bound = reference.opaqueBound else { return nil }
      return try existential(of: bound.split(at: "&"))
    }
    for generic in item.requirement.genericParameters {
      let name = generic.parameter.name.text
      if text == name || text == "\(name).Type" {
        guard let type = try existential(of: bounds(of: generic)) else { return nil }
        if text == name { return type }
        return type.contains("&") ? "any (\(type.dropFirst(4))).Type" : "\(type).Type"
      }
    }
    return nil
  }

  private func bounds(of generic: RequirementParameter) -> [TypeReference] {
    let name = generic.parameter.name.text
    let clauses = item.requirement.constraints.filter { $0.subject.text == name }
      .map { $0.relation == .conforms ? $0.object : TypeReference(pieces: [.text("==")]) }
    return ([generic.inheritedType].compactMap { $0 } + clauses).flatMap { $0.split(at: "&") }
  }

  /// The existential type of some bounds; `nil` unless all are protocols that are known.
  private func existential(of bounds: [TypeReference]) throws(Skipped) -> String? {
    if bounds.contains(where: { $0.text.hasPrefix("~") }) {
      throw Skipped(.stub(.genericNoncopyable))
    }
    if bounds.isEmpty || !bounds.allSatisfy({ context.module.isProtocol($0, in: item.source) }) {
      return nil
    }
    var texts: [String] = []
    for bound in bounds { texts.append(try text(of: bound, isType: false)) }
    return "any \(texts.joined(separator: " & "))"
  }
}
