import EmissionKernel
import SwiftModule
import SwiftReading

/// An unavailable optic in place of one that is skipped: where it is used, the compiler says the
/// reason.
package struct UnavailableOptic {
  let kind: OpticKind
  let name: Identifier
  /// The name of the property or case.
  let member: Identifier
  /// The type of the part, so that the rest of an expression is valid; `Any` if it has no name.
  let part: WrittenType
  /// The types that the type of the part names.
  let names: Set<NamedType>
  package let access: AccessLevel
  let conditions: [Condition]
  let reason: SkipReason
}

extension UnavailableOptic {
  package func declaration(
    in extended: ExtendedType, of context: GenerationContext
  ) -> GeneratedDeclaration {
    let message = "no \(kind.rawValue.lowercased()) for '\(member.text)': \(reason.message)"
    let type = context.qualified(kind.rawValue, in: "Optics")
    // A loop costs the compiler less than a call of `fatalError`.
    return GeneratedDeclaration(
      .static, name, access: access, isolation: extended.isolationOfMembers,
      attributes: [unavailableAttribute(message)],
      .text("var \(name.spelling): \(type)<Self, \(part.text)>"), .line("while true {}"),
      conditions: conditions, shown: names)
  }
}
