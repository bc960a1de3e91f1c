import EmissionKernel
import SwiftModule
import SwiftReading

/// An unavailable optic in place of one that is skipped: where it is used, the compiler says the
/// reason.
package struct UnavailableOptic {
  let kind: String
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
    let message = "no \(kind.lowercased()) for '\(member.text)': \(reason.message)"
    // A literal needs no escape before an apostrophe, where a description has one.
    let literal = message.split(separator: "'", omittingEmptySubsequences: false)
      .map { String($0).debugDescription.dropFirst().dropLast() }.joined(separator: "'")
    let type = context.qualified(kind, in: "Optics")
    // A loop costs the compiler less than a call of `fatalError`.
    return GeneratedDeclaration(
      .static, name, access: access, isolation: extended.isolationOfMembers,
      attributes: ["@available(*, unavailable, message: \"\(literal)\")"],
      .text("var \(name.spelling): \(type)<Self, \(part.text)>"), .line("while true {}"),
      conditions: conditions, shown: names)
  }
}
