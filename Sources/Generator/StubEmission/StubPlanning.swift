import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans one stub after the other.
struct StubPlanning {
  let context: GenerationContext
}

extension StubPlanning {
  var module: ModuleIndex { context.module }

  func existential(of type: TypeDeclaration) -> String {
    "any \(module.spelling(of: type.path))"
  }

  /// Whether a type is a protocol, or an alias of several, one of them of this module.
  func isAbstract(_ type: TypeDeclaration) -> Bool {
    if type.kind != .typealias { return type.kind == .protocol }
    guard module.access(of: type) >= .internal, type.genericParameters.isEmpty,
      let target = type.inheritedTypes.first, target.constraints.count > 1,
      let flat = try? FlatProtocol(type, in: module)
    else { return false }
    return flat.sources.contains { $0.kind == .protocol && !module.types(at: $0.path).isEmpty }
  }

  func stub(of type: TypeDeclaration) throws(SkipReason) -> Stub {
    if let reason = obstacle(toStubOf: type) { throw reason }
    let flat = try FlatProtocol(type, in: module)
    let name = try nameOfStub(of: type)
    let associated = try AssociatedTypes(of: flat, in: module)
    if associated.parameters.contains(where: { $0.name == type.path[0] }) {
      throw .hidingType
    }
    if module.settings.isMainActorByDefault { try associated.checkIsolation() }
    var stub = Stub(
      context: context, name: name, access: module.access(of: type), flat: flat,
      associated: associated)
    if stub.isIsolatedTwice { throw .isolatedTwice }
    stub.members = try stub.plannedMembers()
    let own =
      ["provide", "Self"]
      + (stub.members.contains(where: \.requirement.isAnsweredByType)
        ? ["Statics", "statics"] : [])
      + (stub.comparisons.isEmpty ? [] : ["stubIdentity"])
      + (stub.isStoredApart ? ["answers", "Answers"] : [])
      + (stub.recordsCalls ? ["stubCalls"] : [])
    let inherited =
      stub.isObjectiveC
      ? stub.members.map(\.requirement).first(where: \.isNamedLikeNSObject)?.name.text : nil
    if let taken = inherited ?? own.first(where: { isTaken(Identifier($0), for: flat) }) {
      throw .takenInStub(taken)
    }
    return stub
  }

  /// Returns the configured name of the stub, unless the module declares it.
  func nameOfStub(of type: TypeDeclaration) throws(SkipReason) -> Identifier {
    let name = Identifier(
      context[StubOptions.self].name.replacing(each: "*", with: type.path[type.path.count - 1].text)
    )
    if !module.types(at: type.path.dropLast() + [name]).isEmpty {
      throw .declaredStub(name)
    }
    return name
  }

  /// Whether a protocol has a type or member whose name the stub needs.
  private func isTaken(_ name: Identifier, for flat: FlatProtocol) -> Bool {
    let isSelf = name == Identifier("Self")
    return flat.sources.contains { source in
      !module.types(at: source.path + [name]).isEmpty
        || source.interface.requirements.contains { requirement in
          requirement.name == name
            || isSelf && requirement.parameters.contains { $0.name == name }
        }
    } || isSelf && !module.types(at: [name]).isEmpty
  }

  private func obstacle(toStubOf type: TypeDeclaration) -> SkipReason? {
    if let reason = context.obstacle(toUsing: type) { return reason }
    let unknown = type.attributes.filter { attribute in
      !KnownAttributes.ofProtocols.contains(attribute.name)
        && !module.isGlobalActor(attribute, in: type)
    }
    return context.obstacle(toKnowing: type, with: unknown)
  }
}
