import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans the conformances of types to `Arbitrary`.
package struct ArbitraryPlanner: EmissionPlanner {
  package static let name = "arbitrary"
  package static let summary = "generated values, to check laws"
  package static let needs = CodeNeeds.laws
  package static let makesConformances = true

  private let context: GenerationContext
  private let arbitrary: Conformances

  package init(in context: GenerationContext) {
    self.context = context
    arbitrary = context.finding(ArbitraryTypes.self).conformances
  }

  /// Returns the conformance of a type to `Arbitrary`, unless it conforms already.
  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    let choices = try context.constructions(of: type, conforming: arbitrary)
    if choices.isEmpty { return nil }
    for choice in choices {
      arbitrary.reportEmptyValues(
        of: choice, in: type, as: "arbitrary values", to: &report)
    }
    arbitrary.reportMissingCases(of: type, besides: choices, to: &report)
    let own = context.module.scope(of: type).resolve(WrittenType(name: "Self"))
    let conformance = context.conformance(of: type, made: choices, to: arbitrary)
    let values = ArbitraryMembers(
      choices: choices,
      children: choices.map {
        $0.construction.parameters.filter { $0.resolved == own }.map(\.name)
      }, isOpen: context.isOpenEnum(type))
    let source = context.qualified("RandomSource", in: "OpticsLaws")
    var members = [
      conformance.witness(
        .static, "arbitrary", "func arbitrary(using source: inout \(source)) -> Self",
        values.choice)
    ]
    // Simpler values can be made if the parts of every value can be read; without the function, there are none.
    let simpler = values.simplerValues
    if simpler != ["[]"], isShrinkable(type, by: choices.map(\.construction)) {
      let name = context.qualified("SimplerValues", in: "OpticsLaws")
      members.append(
        conformance.witness(.instance, "shrunk", "func shrunk() -> \(name)<Self>", simpler))
    }
    return GeneratedCode(
      type: conformance.type,
      [conformance.extension(to: "Arbitrary", of: "OpticsLaws", members: members)],
      sources: Set(choices.map(\.construction.position.file)),
      library: ("OpticsLaws", context.place == .tests ? .public : conformance.accessOfProtocol),
      modules: Set(
        choices.flatMap {
          arbitrary.modulesOfConformances(for: $0.construction, filledBy: $0.values)
        }
      ).sorted())
  }

  private func isShrinkable(_ type: TypeDeclaration, by choices: [Construction]) -> Bool {
    let properties = context.module.members(of: type.path).flatMap(\.properties)
    if properties.contains(where: { $0.name.text == "shrunk" }) { return false }
    if type.kind == .enum {
      let names = Set(type.members.cases.map(\.name))
      // `Self.Type` is never a case.
      return choices.count == type.members.cases.count && names.count == choices.count
        && !names.contains(Identifier("Type"))
    }
    if choices[0].parameters.isEmpty { return false }
    return choices[0].parameters.allSatisfy { parameter in
      type.members.properties.contains { property in
        (property.storage == .stored || property.storage == .computed)
          && !property.attributes.contains(where: \.deprecates)
          && context.module.scope(of: type).canRead(parameter, from: property)
      }
    }
  }
}

extension CodeNeeds {
  /// The conformances of Foundation's types to `Arbitrary` are in a library of their own.
  package static let laws = CodeNeeds(
    libraries: ["OpticsLaws"], optionalLibraries: ["OpticsLawsFoundation"])
}
