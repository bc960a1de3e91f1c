import EmissionKernel
import SwiftModule
import SwiftReading

/// A property or case that has no optic, or that a draft cannot change, with the reason.
struct SkippedMember: Sendable {
  let subject: Subject
  let name: Identifier
  /// The type of the part, if code elsewhere can name it.
  var type: WrittenType?
  /// The types that this names.
  var names: Set<NamedType>
  let access: AccessLevel
  let conditions: [Condition]
  /// Whether code elsewhere could ask for it.
  let isUsable: Bool
  let reason: String
}

extension SkippedMember {
  /// Whether it is a case without a payload.
  var isVoid: Bool {
    if case .enumCase(let enumCase, _) = subject { enumCase.payloads.isEmpty } else { false }
  }
}

extension GenerationContext {
  /// Returns a member of a type as one that is skipped; anything else that is skipped is no member.
  func skippedMember(_ subject: Subject, for reason: String) -> SkippedMember? {
    switch subject {
    case .property(let property, let type):
      let scope = module.scope(of: type)
      let written = scope.writtenType(of: property)
      return skippedMember(
        subject, property.name, of: type, try? scope.type(of: property),
        made: [written].compactMap(\.self), property.writtenAccess ?? .internal,
        property.attributes, property.conditions, for: reason)
    case .enumCase(let enumCase, let type):
      return skippedMember(
        subject, enumCase.name, of: type, try? module.scope(of: type).payloadType(of: enumCase),
        made: enumCase.payloads.map(\.type), .public, enumCase.attributes, enumCase.conditions,
        for: reason)
    case .type, .part, .other: return nil
    }
  }

  /// - Parameter types: The written types that the part consists of.
  private func skippedMember(
    _ subject: Subject, _ name: Identifier, of type: TypeDeclaration, _ part: WrittenType?,
    made types: [WrittenType], _ access: AccessLevel, _ attributes: [Attribute],
    _ conditions: [Condition], for reason: String
  ) -> SkippedMember {
    let scope = module.scope(of: type)
    let isVisible = module.isVisible(access)
    let part = isVisible ? part : nil
    // What is hidden from the public interface may have a type that is, too.
    let isHidden = module.isSystemInterface(attributes, of: type)
    return SkippedMember(
      subject: subject, name: name, type: part,
      names: part == nil ? [] : Set(types.flatMap { scope.namedTypes(in: $0) }),
      access: min(access, module.access(of: type), isHidden ? .internal : .public),
      conditions: conditions.inside(type),
      isUsable: isVisible && !attributes.contains(where: \.makesUnavailable), reason: reason)
  }
}
