import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the cases of each enum without their payloads, and a property that tells the case of a value.
package struct CasePlanner: EmissionPlanner {
  package static let name = "cases"
  package static let summary =
    "the cases of an enum without payloads, 'payment.case == .card'"
  package static let needs = CodeNeeds(libraries: [])

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    let cases = type.members.cases
    let scope = context.module.scope(of: type)
    // Without values, there is nothing to tell.
    let hasValues = cases.contains { enumCase in
      !enumCase.payloads.contains { scope.isUninhabited($0.type) }
    }
    if type.kind != .enum || !hasValues { return nil }
    if let name = takenName(in: type) { throw .takenMember(name) }
    if context.isOpenEnum(type) { throw .openEnum }
    // Swift lists no cases that are not available everywhere.
    if let limited = cases.first(where: { $0.attributes.contains(where: \.isAvailability) }) {
      throw .limitedCase(limited.name)
    }
    let overloaded = Set(cases.filter(type.isOverloaded).map(\.name))
    // No pattern tells cases that differ in their labels apart, so they are what is left.
    if overloaded.count > 1 { throw .overloadedCase }
    let distinct = cases.filter { !overloaded.contains($0.name) }
    let (access, extended) = (context.module.access(of: type), ExtendedType(type, in: context))
    let protocols = ["CaseIterable", "Hashable", "Sendable"]
      .map { context.qualified($0, in: "Swift") }.joined(separator: ", ")
    func lines(_ line: (_ enumCase: EnumCase) -> String) -> [String] {
      distinct.flatMap { conditioned([line($0)], on: $0.conditions.inside(type)) }
    }
    func rest(_ line: (_ name: Identifier) -> String) -> [String] {
      overloaded.flatMap { name in
        let conditions = cases.filter { $0.name == name }.map { $0.conditions.inside(type) }
        return conditions.either.map { ["#if \($0)", "  " + line(name), "#endif"] } ?? [line(name)]
      }
    }
    func member(
      _ kind: GeneratedDeclaration.Kind, _ name: String, _ signature: String, _ body: [String]
    ) -> GeneratedDeclaration {
      GeneratedDeclaration(
        kind, Identifier(name), access: access, isolation: extended.isolationOfMembers,
        .text(signature), .code(body))
    }
    return GeneratedCode(
      type: extended,
      [
        extended.extension(
          extended.name,
          members: [
            member(
              .type, "Case", "enum Case: \(protocols)",
              lines { "case \($0.name.spelling)" } + rest { "case \($0.spelling)" }),
            member(
              .instance, "case", "var `case`: Case",
              ["switch self {"]
                + lines { "case .\($0.name.memberSpelling): .\($0.name.memberSpelling)" }
                + rest { "default: .\($0.memberSpelling)" } + ["}"]),
          ])
      ])
  }

  private func takenName(in type: TypeDeclaration) -> Identifier? {
    let (list, property) = (Identifier("Case"), Identifier("case"))
    // In the enum, a name means the member, so its other uses there would change their meaning.
    let isUsed =
      context.module.scope(of: type).lookUp(WrittenType.Name("Case")) != .unknown
      || type.members.cases.flatMap(\.payloads).contains { $0.type.roots.contains("Case") }
    if isUsed || context.module.isTaken(list, in: type.path) { return list }
    let isDeclared = context.module.members(of: type.path).flatMap(\.properties)
      .contains { $0.name == property }
    return isDeclared ? property : nil
  }
}
