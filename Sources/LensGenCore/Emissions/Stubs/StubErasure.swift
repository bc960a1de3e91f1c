extension StubSpeller {
  /// Whether a type depends on the generic parameters of the requirement, which a closure cannot
  /// have.
  func isErased(_ written: WrittenType) -> Bool {
    written.isOpaque || written.roots.contains { scope.parameters.contains(Identifier($0)) }
  }

  /// Whether a closure takes or returns a type whose use is unsafe.
  func isUnsafe(_ written: WrittenType) -> Bool { !isErased(written) && scope.isUnsafe(written) }

  /// Whether another module declares a type, so that it may be anything, such as a function.
  func isForeign(_ written: WrittenType) -> Bool {
    guard case .foreign(let path, _) = scope.resolve(written) else { return false }
    return !scope.parameters.contains(path[0]) && !KnownNames.isStandard(path.text)
  }

  /// Returns the existential type that a generic parameter, its metatype or `some P` converts to.
  ///
  /// - Returns: The type, or `nil` if there is none but `Any`.
  func generalized(_ written: WrittenType) throws(SkipReason) -> WrittenType? {
    if written.isOpaque {
      guard case .opaque(let bound) = written else { return nil }
      return try existential(of: bound.parts)
    }
    var (instance, isMetatype) = (written, false)
    if case .metatype(let base, "Type") = written { (instance, isMetatype) = (base, true) }
    let generic = requirement.genericParameters.first { $0.parameter.name == instance.soleName }
    guard let generic, let type = try existential(of: bounds(of: generic)) else { return nil }
    guard isMetatype, case .existential(let constraint) = type else { return type }
    let isSingle = constraint.parts.count == 1
    return .existential(.metatype(isSingle ? constraint : constraint.parenthesized, word: "Type"))
  }

  private func bounds(of generic: RequirementParameter) -> [WrittenType] {
    let clauses = requirement.constraints.filter { $0.subject.soleName == generic.parameter.name }
      .map { $0.relation == .conforms ? $0.object : .value("==") }
    return ([generic.inheritedType].compactMap { $0 } + clauses).flatMap(\.parts)
  }

  /// Returns the existential type of some constraints, or `nil` unless all are known protocols.
  private func existential(of bounds: [WrittenType]) throws(SkipReason) -> WrittenType? {
    if bounds.contains(where: { $0.suppressedName != nil }) {
      throw .stub(.genericNoncopyable)
    }
    if bounds.isEmpty || !bounds.allSatisfy(scope.isProtocol) { return nil }
    let parts = try bounds.map { bound throws(SkipReason) in try spelled(bound, isType: false) }
    return .existential(parts.count == 1 ? parts[0] : .composition(parts, sign: .around))
  }
}
