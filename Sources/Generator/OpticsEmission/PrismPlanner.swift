import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans a prism for each case of an enum.
package struct PrismPlanner: EmissionPlanner {
  package static let name = "prisms"
  package static let summary = "a prism for each case of an enum"
  package static let needs = CodeNeeds(libraries: ["Optics"])

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    type.kind == .enum && !type.hasOpticsMacro
      ? context.opticCode(of: type, report: &report) : nil
  }
}

extension GenerationContext {
  package func prisms(of type: TypeDeclaration, report: inout Report) -> [Part] {
    type.members.cases.filter { !$0.marks.contains(.skip) }.compactMap { enumCase in
      report.planned(.enumCase(enumCase, of: type)) {
        _ throws(SkipReason) in try prism(for: enumCase, of: type)
      }
    }
  }

  private func prism(
    for enumCase: EnumCase, of type: TypeDeclaration
  ) throws(SkipReason) -> Part {
    if let reason = obstacle(toPrismOf: enumCase, in: type) { throw reason }
    let (access, scope) = (module.access(of: type), module.scope(of: type))
    let part = try scope.payloadType(of: enumCase)
    return Part(
      member: enumCase.name, position: enumCase.position,
      written: enumCase.payloadType(of: enumCase.payloads.map(\.type)), type: part,
      names: Set(
        enumCase.payloads.flatMap { scope.namedTypes(in: $0.type) }),
      isUnsafe: enumCase.payloads.contains { scope.isUnsafe($0.type) },
      form: .prism(enumCase, isOnly: isOnly(enumCase, of: type)), access: access,
      isInlinable: access == .public && !module.isSystemInterface(enumCase.attributes, of: type),
      attributes: opticAttributes(enumCase.attributes, of: type, access: access),
      conditions: enumCase.conditions.inside(type))
  }

  /// Whether each value of an enum has the payload of a case.
  private func isOnly(_ enumCase: EnumCase, of type: TypeDeclaration) -> Bool {
    type.members.cases.count == 1 && !enumCase.payloads.isEmpty && !isOpenEnum(type)
      && enumCase.conditions == type.conditions
      && !enumCase.attributes.contains(where: \.isAvailability)
  }

  private func obstacle(toPrismOf enumCase: EnumCase, in type: TypeDeclaration) -> SkipReason? {
    let scope = module.scope(of: type)
    if type.isOverloaded(enumCase) { return .overloadedCase }
    if enumCase.attributes.contains(where: \.makesUnavailable) { return .unavailable }
    if let reason = obstacle(toRepeating: enumCase.attributes) { return reason }
    let unknown = enumCase.attributes.first {
      !$0.isCopiedToOptic && !KnownAttributes.ofCases.contains($0.name)
    }
    if let attribute = unknown {
      return .attribute(attribute.name, of: .case)
    }
    return enumCase.payloads.lazy.compactMap {
      scope.obstacle(to: .payload, of: $0.type, with: enumCase.attributes)
    }.first
  }
}

extension TypeDeclaration {
  /// Whether another case has the same name, under the same conditions.
  func isOverloaded(_ enumCase: EnumCase) -> Bool {
    members.cases.contains { other in
      other.name == enumCase.name && other != enumCase
        && !other.conditions.exclude(enumCase.conditions)
    }
  }
}
