import SwiftModule
import SwiftReading

/// Plans the conformances of types to `Arbitrary`.
struct ArbitraryPlanner: EmissionPlanner {
  static let summary = "generated values, to check laws"
  static let needs = CodeNeeds(libraries: ["OpticsLaws"])

  let run: Run

  /// Returns the conformance of a type to `Arbitrary`, unless it conforms already.
  func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    let choices = try run.constructions(of: type, conforming: run.arbitrary)
    if choices.isEmpty { return nil }
    let own = run.module.scope(of: type).resolve(WrittenType(name: "Self"))
    let conformance = run.conformance(of: type, made: choices, to: run.arbitrary)
    let values = ArbitraryMembers(
      choices: choices,
      children: choices.map {
        $0.construction.parameters.filter { $0.resolved == own }.map(\.name)
      })
    let source = run.qualified("RandomSource", in: "OpticsLaws")
    let arbitrary = conformance.witness(
      "static func arbitrary(using source: inout \(source)) -> Self {")
    var members = [braced(arbitrary, values.choice)]
    // Simpler values can be made if the parts of every value can be read.
    if isShrinkable(type, by: choices.map(\.construction)) {
      let shrunk = conformance.witness("func shrunk() -> [Self] {")
      members.append(braced(shrunk, values.simplerValues))
    }
    return GeneratedCode(
      type: conformance.type, access: conformance.access, isConformance: true,
      sources: Set(choices.map(\.construction.position.file)),
      library: ("OpticsLaws", run.isTested ? .public : conformance.accessOfProtocol),
      lines: conformance.lines(to: "Arbitrary", of: "OpticsLaws", members: members))
  }

  private func isShrinkable(_ type: TypeDeclaration, by choices: [Construction]) -> Bool {
    let properties = run.module.members(of: type.path).flatMap(\.properties)
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
        property.name == parameter.name && (property.writtenAccess ?? .internal) >= .internal
          && (property.storage == .stored || property.storage == .computed)
          && !property.attributes.contains(where: \.deprecates)
          && (try? run.module.scope(of: type).type(of: property)) == parameter.type
      }
    }
  }
}
