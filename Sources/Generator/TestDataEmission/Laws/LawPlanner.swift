import EmissionKernel
import OpticsEmission
import SwiftModule
import SwiftReading

/// Plans tests of the optics and the conformances of types.
package struct LawPlanner: EmissionPlanner {
  package static let name = "laws"
  package static let summary = "tests of the laws of optics, and of conformances written by hand"
  package static let needs = CodeNeeds(
    libraries: CodeNeeds.laws.libraries.union(["Optics", "Testing"]),
    optionalLibraries: CodeNeeds.laws.optionalLibraries)
  package static let isOnlyForTests = true
  static let adviceToMakeValues = "add 'arbitrary', as in '--emit arbitrary,laws'"

  let context: GenerationContext
  let equatable: Conformances
  let arbitrary: Conformances
  /// Whether types of the module have their optics by the macro.
  private let usesMacros: Bool
  /// The types by their joined full names.
  private let joinedNames: [String: Set<TypePath>]

  package init(in context: GenerationContext) {
    self.context = context
    arbitrary = context.finding(ArbitraryTypes.self).conformances
    equatable = Conformances(to: .equatable, in: context)
    usesMacros = context.module.files.flatMap(\.types).contains(where: \.hasOpticsMacro)
    joinedNames = Dictionary(grouping: context.module.paths, by: \.joinedName).mapValues(Set.init)
  }

  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    let optics = optics(of: type)
    let conformances = conformances(of: type)
    if optics.isEmpty && conformances.isEmpty { return nil }
    if !optics.isEmpty && usesMacros && !type.hasOpticsMacro
      && !context.writesOptics(of: type)
    {
      throw .notChecked(
        .lawsWithoutOptics,
        "it has no '@Optics', as other types have; add it, or generate optics of the type, as in "
          + "'--emit lenses,prisms,laws'")
    }
    guard let whole = try checkedType(type) else { return nil }
    let checks = optics.compactMap { optic in
      report.planned(optic.subject(in: type)) {
        _ throws(SkipReason) in try check(of: optic, in: whole)
      }
    }
    let checked = conformances.filter { canCheck($0, of: type, report: &report) }
    if checks.isEmpty && checked.isEmpty { return nil }
    let own = module.scope(of: type).resolve(WrittenType(name: "Self"))
    return GeneratedCode(
      type: ExtendedType(type, in: context),
      [suite(of: type, tests(of: checks, in: whole) + conformanceTest(of: checked, in: whole))],
      modules: modulesOfConformances(for: [own] + checks.map(\.part)))
  }

  /// Reports once that types have no laws because nothing makes values of them.
  package func complete(_ report: inout Report) {
    if context.emits(ArbitraryPlanner.self) { return }
    let types = context.copyableTypes.filter(lacksValuesOnly)
    guard let first = types.first else { return }
    report.warn(
      .lawsWithoutValues,
      "no laws of '\(first.name)'\(types.count == 1 ? "" : " and \(types.count - 1) others") are "
        + "checked, because nothing makes values of them; \(Self.adviceToMakeValues)",
      at: first.position)
  }

  /// Whether a type has no laws only because nothing makes values of it.
  private func lacksValuesOnly(_ type: TypeDeclaration) -> Bool {
    if optics(of: type).isEmpty && conformances(of: type).isEmpty { return false }
    do throws(SkipReason) {
      return try checkedType(type) == nil
    } catch {
      return false
    }
  }

  var module: ModuleIndex { context.module }

  /// Returns the modules whose conformances the checks of values need, besides those of their types.
  private func modulesOfConformances(for types: [ResolvedType]) -> [String] {
    Set(
      [equatable, arbitrary].flatMap { conformances in
        types.flatMap(conformances.modulesOfConformances)
      }
    ).sorted()
  }
}

extension LawPlanner {
  private func suite(
    of type: TypeDeclaration, _ tests: [GeneratedDeclaration]
  ) -> GeneratedDeclaration {
    let plain = type.path.joinedName
    // `A.BC` and `AB.C` have the same joined name.
    let isTaken =
      joinedNames[plain, default: []].count > 1
      || !module.types(at: [Identifier(plain + "Laws")]).isEmpty
    let name = isTaken ? type.path.map(\.text).joined(separator: "_") : plain
    // A suite with the name of the library would hide it.
    let suite = Identifier(name + (name == "Optics" ? "_Laws" : "Laws"))
    let isIsolated = arbitrary.isolatedCandidates.contains(type.path)
    return GeneratedDeclaration(
      .type, suite, access: .internal, isolation: isIsolated ? .actor("MainActor") : .inherited,
      words: ["@\(context.qualified("Suite", in: "Testing"))"],
      .text("struct \(suite.spelling)"), .members(tests), conditions: type.conditions)
  }

  /// Returns one test with an argument for each optic, and a test of its own for each optic that is
  /// not declared everywhere.
  ///
  /// One test costs the compiler some 30 ms, since the macro of Swift Testing expands to much code.
  private func tests(of checks: [OpticCheck], in whole: CheckedType) -> [GeneratedDeclaration] {
    if checks.isEmpty { return [] }
    let properties = propertyCheck(of: whole).map { [("stored properties", $0)] } ?? []
    let shared = checks.filter(\.isUnconditional).map { ($0.optic.opticName.text, $0.lines) }
    let attributes = ExtendedType(whole.type, in: context).attributes
    return test("opticIsLawful", properties + shared, of: whole.type)
      + checks.filter { !$0.isUnconditional }.map { check in
        let name = Identifier(check.optic.member.text + "IsLawful")
        let all = attributes + check.optic.attributes.filter(\.isAvailability)
        return GeneratedDeclaration(
          .instance, name, access: .internal, attributes: all.map(\.text), words: [testAttribute],
          .text("func \(name.spelling)() throws"), .code(check.lines),
          conditions: check.optic.conditions)
      }
  }

  /// Returns a test with an argument for each name, and the lines that check what has the name; none
  /// without a name.
  func test(
    _ function: String, _ checks: [(name: String, lines: [String])], of type: TypeDeclaration
  ) -> [GeneratedDeclaration] {
    if checks.isEmpty { return [] }
    let names = checks.map(\.name.literal)
    let cases = zip(names, checks).flatMap { name, check in
      ["case \(name):"] + indented(check.lines)
    }
    return [
      GeneratedDeclaration(
        .instance, Identifier(function), access: .internal,
        attributes: ExtendedType(type, in: context).attributes.map(\.text)
          + Layout.member.list("\(testAttribute)(arguments: [", names, "])"),
        .text("func \(function)(_ name: \(context.qualified("String", in: "Swift"))) throws"),
        .code(["switch name {"] + cases + ["default: break", "}"]))
    ]
  }

  private var testAttribute: String { "@\(context.qualified("Test", in: "Testing"))" }
}
