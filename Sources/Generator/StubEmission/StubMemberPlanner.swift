import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the member of a stub for one requirement: its declaration, and its closures, with the
/// types as the stub has to write them.
///
/// It is a class, because many closures capture it, and a copy is large.
final class StubMemberPlanner {
  let stub: Stub
  let item: SourcedRequirement
  /// The protocol that contains the requirement; names that the requirement declares are not looked
  /// up.
  let scope: TypeScope

  init(of item: SourcedRequirement, in stub: Stub) {
    self.stub = stub
    self.item = item
    scope = TypeScope(
      module: stub.module, type: item.source,
      parameters: Set(item.requirement.genericParameters.map(\.parameter.name)))
  }

  var requirement: ProtocolRequirement { item.requirement }
}

extension StubMemberPlanner {
  /// Returns a type as written in the stub; the stub's name replaces `Self`.
  ///
  /// - Parameter isType: Whether it is a type, not a constraint.
  func spelled(_ written: WrittenType, isType: Bool = true) throws(SkipReason) -> WrittenType {
    let explicit = isType ? scope.withExplicitExistentials(written) : written
    // In the stub, the name of an associated type hides that of a type outside the protocols.
    let hidden = explicit.roots.first { name in
      stub.associated.declares(name)
        && scope.lookUp(WrittenType.Name(name)) == .declared([Identifier(name)])
    }
    if let hidden { throw .unresolved(hidden) }
    // `some P` is repeated.
    let spelled = try scope.spelled(explicit, keepingOpaque: true)
    // A generic parameter may have the name of a type around the protocol.
    let qualifier = spelled.roots.first { name in
      scope.parameters.contains(Identifier(name)) && !explicit.roots.contains(name)
    }
    if let qualifier { throw .unresolved(qualifier) }
    return spelled.withoutSelf.replacingNames { name in
      if scope.parameters.contains(name) {
        let own = nameInStub(of: name)
        return own == name ? nil : WrittenType(name: own.typeSpelling)
      }
      if name.text == "Self" { return stub.type }
      return isHidden(name) ? stub.type.appending(WrittenType.Name(name.typeSpelling)) : nil
    }
  }

  /// Returns the name of one of the requirement's generic parameters: another one than that of an
  /// associated type, which it would hide.
  func nameInStub(of parameter: Identifier) -> Identifier {
    let isTaken = stub.associated.parameters.contains { $0.name == parameter }
    return isTaken ? Identifier(parameter.text + "Argument") : parameter
  }

  /// Whether the lenses of a type in the stub cannot see a name, because it is a type alias; beside
  /// a type of its name, no code in the stub can.
  private func isHidden(_ name: Identifier) -> Bool {
    let isAliasOfProtocol = stub.sources.contains { source in
      stub.module.types(at: source.path + [name]).first?.kind == .typealias
    }
    if isAliasOfProtocol && !stub.module.types(at: [name]).isEmpty {
      return scope.lookUp(WrittenType.Name(name.text)) != .declared([name])
    }
    return requirement.isAnsweredByType
      && (isAliasOfProtocol || stub.associated.aliases.contains { $0.name == name })
  }

  /// Returns the parameters of a closure's type.
  func list(_ parameters: [WrittenType.Element]) -> [WrittenType.Element] {
    var parameters = parameters
    // The compiler may take a single `Void` for an empty list of parameters, and warns.
    if parameters.count == 1, parameters[0].type.isVoid {
      parameters[0].type = parameters[0].type.parenthesized
    }
    return parameters
  }

  var void: WrittenType {
    stub.context.hasOtherMeaning("Void")
      ? .tuple([]) : WrittenType(name: "Void")
  }

  /// Whether nothing is returned.
  var isVoid: Bool {
    if case .initializer = requirement.kind { return false }
    guard let result = requirement.result else { return true }
    let isStandard = scope.lookUp(WrittenType.Name("Void")) == .unknown
    return result.isVoid && (isStandard || result.soleName == nil)
  }
}

extension WrittenType {
  /// Whether it is a spelling of `Void`, judging by its name.
  fileprivate var isVoid: Bool {
    if case .tuple(let elements) = self { return elements.isEmpty }
    return path.map { ["Void", "Swift.Void"].contains($0.text) } == true
  }
}

extension StubMemberPlanner {
  /// Whether a type depends on the generic parameters of the requirement, which a closure cannot
  /// have.
  func isErased(_ written: WrittenType) -> Bool {
    written.isOpaque || written.roots.contains { scope.parameters.contains(Identifier($0)) }
  }

  /// Whether a closure takes or returns a type whose use is unsafe.
  func isUnsafe(_ written: WrittenType) -> Bool { !isErased(written) && scope.isUnsafe(written) }

  /// Whether another module declares a type, so that it may be anything, such as a function.
  func isOpaqueHere(_ written: WrittenType) -> Bool {
    guard case .foreign(let path, _) = scope.resolve(written) else { return false }
    return !KnownNames.isStandard(path.text)
  }

  /// Returns the existential type that a generic parameter, its metatype or `some P` converts to.
  ///
  /// - Returns: The type, or `nil` if there is none but `Any`.
  func generalized(_ written: WrittenType) throws(SkipReason) -> WrittenType? {
    if written.isOpaque {
      guard case .opaque(let bound) = written else { return nil }
      return try existential(of: bound.constraints)
    }
    var (instance, isMetatype) = (written, false)
    if case .metatype(let base, "Type") = written { (instance, isMetatype) = (base, true) }
    let generic = requirement.genericParameters.first { $0.parameter.name == instance.soleName }
    guard let generic, let type = try existential(of: bounds(of: generic)) else { return nil }
    guard isMetatype, case .existential(let constraint) = type else { return type }
    let isSingle = constraint.constraints.count == 1
    return .existential(.metatype(isSingle ? constraint : constraint.parenthesized, word: "Type"))
  }

  private func bounds(of generic: RequirementParameter) -> [WrittenType] {
    let clauses = requirement.constraints.filter { $0.subject.soleName == generic.parameter.name }
      .map { $0.relation == .conforms ? $0.object : .value("==") }
    return ([generic.inheritedType].compactMap { $0 } + clauses).flatMap(\.constraints)
  }

  /// Returns the existential type of some constraints, or `nil` unless all are known protocols.
  private func existential(of bounds: [WrittenType]) throws(SkipReason) -> WrittenType? {
    if bounds.contains(where: { $0.suppressedName != nil }) {
      throw .genericNoncopyable
    }
    if bounds.isEmpty || !bounds.allSatisfy(scope.isProtocol) { return nil }
    let parts = try bounds.map { bound throws(SkipReason) in try spelled(bound, isType: false) }
    return .existential(parts.count == 1 ? parts[0] : .composition(parts))
  }
}
