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
  let context: GenerationContext
  private let equatable: Conformances
  private let arbitrary: Conformances
  /// Whether types of the module have their optics by the macro.
  private let usesMacros: Bool
  /// The types by their joined full names.
  private let joinedNames: [String: Set<TypePath>]

  package init(in context: GenerationContext) {
    self.context = context
    arbitrary = context.finding(ArbitraryTypes.self).conformances
    equatable = Conformances(to: .equatable, in: context.module)
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
    let whole: String
    do throws(SkipReason) {
      whole = try instance(of: type)
    } catch {
      // Reported once, for all types.
      if error == .noValuesToCheck { return nil }
      throw error
    }
    let checks = optics.compactMap { optic in
      report.planned(optic.subject(in: type)) {
        _ throws(SkipReason) in try check(of: optic, of: type, whole: whole)
      }
    }
    let checked = conformances.filter { canCheck($0, of: type, report: &report) }
    if checks.isEmpty && checked.isEmpty { return nil }
    let plain = type.path.joinedName
    // `A.BC` and `AB.C` have the same joined name.
    let isTaken =
      joinedNames[plain, default: []].count > 1
      || !module.types(at: [Identifier(plain + "Laws")]).isEmpty
    let name = isTaken ? type.path.map(\.text).joined(separator: "_") : plain
    // A suite with the name of the library would hide it.
    let words = name == "Optics" ? "_Laws" : "Laws"
    let actor = arbitrary.isolatedCandidates.contains(type.path) ? "@MainActor " : ""
    let own = module.scope(of: type).resolve(WrittenType(name: "Self"))
    let suite = Identifier(name + words)
    return GeneratedCode(
      type: ExtendedType(type, in: context),
      [
        GeneratedDeclaration(
          .type, suite, access: .internal,
          .text("\(actor)@\(context.qualified("Suite", in: "Testing")) struct \(suite.spelling)"),
          .members(
            tests(of: checks, of: type, whole: whole)
              + conformanceTest(of: checked, of: type, whole: whole)),
          conditions: type.conditions)
      ], modules: modulesOfConformances(for: [own] + checks.map(\.part)))
  }

  /// Reports once that types have no laws because nothing makes values of them.
  package func complete(_ report: inout Report) {
    if context.emits(ArbitraryPlanner.self) { return }
    let types = context.copyableTypes.filter(lacksValuesOnly)
    guard let first = types.first else { return }
    report.warn(
      .lawsWithoutValues,
      "no laws of '\(first.name)'\(types.count == 1 ? "" : " and \(types.count - 1) others") are "
        + "checked, because nothing makes values of them; add 'arbitrary', as in "
        + "'--emit arbitrary,laws'", at: first.position)
  }

  /// Whether a type has no laws only because nothing makes values of it.
  private func lacksValuesOnly(_ type: TypeDeclaration) -> Bool {
    if optics(of: type).isEmpty && conformances(of: type).isEmpty { return false }
    do throws(SkipReason) {
      _ = try instance(of: type)
      return false
    } catch {
      return error == .noValuesToCheck
    }
  }

  private var module: ModuleIndex { context.module }

  /// Returns the modules whose conformances the checks of values need, besides those of their types.
  private func modulesOfConformances(for types: [ResolvedType]) -> [String] {
    Set(
      [equatable, arbitrary].flatMap { conformances in
        types.flatMap(conformances.modulesOfConformances)
      }
    ).sorted()
  }

  /// Returns the optics of a type, with the traversals of its children and of values of some types, if generated.
  private func optics(of type: TypeDeclaration) -> [Part] {
    // Skipped optics are reported where the optics are generated.
    var ignored = Report()
    let optics = context.optics(of: type, report: &ignored)
    if optics.contains(where: { isLimited($0, of: type) }) { return optics }
    // The traversal of all depths is made of that of the children.
    return optics + context.traversals(of: type).prefix(1) + context.everyTraversals(of: type)
  }

  /// The check of an optic.
  private struct Check {
    let optic: Part
    let part: ResolvedType
    let lines: [String]

    /// Whether the check compiles wherever its type does.
    var isUnconditional: Bool {
      optic.conditions.isEmpty && !optic.attributes.contains(where: \.isAvailability)
    }
  }

  /// Returns one test with an argument for each optic, and a test of its own for each optic that is
  /// not declared everywhere.
  ///
  /// One test costs the compiler some 30 ms, since the macro of Swift Testing expands to much code.
  private func tests(
    of checks: [Check], of type: TypeDeclaration, whole: String
  ) -> [GeneratedDeclaration] {
    let test = "@\(context.qualified("Test", in: "Testing"))"
    let attributes = ExtendedType(type, in: context).attributes
    if checks.isEmpty { return [] }
    var shared = checks.filter(\.isUnconditional).map { ($0.optic.opticName.text, $0.lines) }
    if let lines = propertyCheck(of: type, whole: whole) {
      shared.insert(("stored properties", lines), at: 0)
    }
    return self.test("opticIsLawful", shared, of: type)
      + checks.filter { !$0.isUnconditional }.map { check in
        let name = Identifier(check.optic.member.text + "IsLawful")
        let all = attributes + check.optic.attributes.filter(\.isAvailability)
        return GeneratedDeclaration(
          .instance, name, access: .internal, attributes: all.map(\.text),
          .text("\(test) func \(name.spelling)() throws"), .code(check.lines),
          conditions: check.optic.conditions)
      }
  }

  /// Returns a test with an argument for each name, and the lines that check what has the name; none
  /// without a name.
  func test(
    _ function: String, _ checks: [(name: String, lines: [String])], of type: TypeDeclaration
  ) -> [GeneratedDeclaration] {
    if checks.isEmpty { return [] }
    let names = checks.map(\.name.debugDescription)
    let cases = zip(names, checks).flatMap { name, check in
      ["case \(name):"] + indented(check.lines)
    }
    let arguments = Layout.member.list(
      "@\(context.qualified("Test", in: "Testing"))(arguments: [", names, "])")
    return [
      GeneratedDeclaration(
        .instance, Identifier(function), access: .internal,
        attributes: ExtendedType(type, in: context).attributes.map(\.text) + arguments,
        .text("func \(function)(_ name: \(context.qualified("String", in: "Swift"))) throws"),
        .code(["switch name {"] + cases + ["default: break", "}"]))
    ]
  }

  private func check(
    of optic: Part, of type: TypeDeclaration, whole: String
  ) throws(SkipReason) -> Check {
    if optic.attributes.contains(where: \.deprecates) {
      throw .notChecked(.lawsDeprecated, "deprecated")
    }
    let part = module.scope(of: type).resolve(optic.type)
    var parts = [part]
    if case .tuple(let elements) = part { parts = elements.map(\.type) }
    for part in optic.isVoid ? [] : parts {
      for conformances in [equatable, arbitrary]
      where conformances.requirements(of: part)?.contains(where: { $0.count > 1 }) != false {
        let proto = conformances.proto
        let library = conformances.nameMissing(in: part).flatMap(proto.declaringModule)
        throw .notChecked(
          .lawsNoConformance,
          conformances.advice(on: optic.type.text, part)
            + (library.map {
              "; add '--import \($0)', or 'imports: \($0)' in the configuration file"
            }
              ?? remedyOfEmissions(for: proto)))
      }
    }
    let elements = try labeledPart(of: optic, resolved: part, in: type)
    let (alias, name) = expression(for: whole, of: type)
    let checked = "\(name).\(optic.opticName.memberSpelling)"
    if isLimited(optic, of: type) {
      return Check(optic: optic, part: part, lines: alias + limitedCheck(of: checked, wholes: name))
    }
    let lines =
      elements.isEmpty
      ? ["try checkLaws(of: \(checked))"]
      : unlabeling(elements) + ["try checkLaws(of: \(checked) * unlabeled)"]
    return Check(optic: optic, part: part, lines: alias + lines)
  }

  /// Whether an optic may refuse some parts: it calls a trusted initializer, and the conformance
  /// to `Arbitrary` by hand makes values that the initializer accepts.
  private func isLimited(_ optic: Part, of type: TypeDeclaration) -> Bool {
    guard case .rebuilt(let rebuilding) = optic.form, rebuilding.isPromised else { return false }
    return module.writtenConformance(of: type.path, to: KnownProtocol.arbitrary) != nil
  }

  /// Returns the check of an optic with the parts of arbitrary wholes.
  private func limitedCheck(of optic: String, wholes: String) -> [String] {
    [
      "var source = \(context.qualified("RandomSource", in: "OpticsLaws"))(seed: 0)",
      "let wholes = (0..<20).map { _ in \(wholes).arbitrary(using: &source) }",
      "try checkLaws(of: \(optic), wholes: wholes, parts: wholes.map { \(optic).get($0) })",
    ]
  }

  /// Returns the check that fails when a struct gets a property, until its code is generated again; or
  /// `nil` if the stored properties are not the same in all builds, or may be others than written.
  private func propertyCheck(of type: TypeDeclaration, whole: String) -> [String]? {
    let properties = type.members.properties.filter(\.isStored)
    let areKnown = properties.allSatisfy {
      // Reading an unowned reference whose object is gone ends the program.
      $0.conditions == type.conditions && $0.storage != .unowned
    }
    guard type.kind == .struct, areKnown, module.unknownAttributes(of: type).isEmpty else {
      return nil
    }
    let (alias, name) = expression(for: whole, of: type)
    return alias
      + Layout(indentation: 8).filledList(
        "try checkStoredProperties(of: \(name).self, are: [",
        properties.map(\.name.text.debugDescription), "])")
  }

  /// Returns how an expression names a whole: if the name has another meaning there, an alias stands
  /// in, which the lines declare.
  func expression(
    for whole: String, of type: TypeDeclaration
  ) -> (alias: [String], name: String) {
    type.path.isHiddenInExpressions ? (["typealias Whole = \(whole)"], "Whole") : ([], whole)
  }

  /// An element of a tuple with labels.
  private typealias Element = (label: Identifier?, type: String)

  /// Returns an iso from a tuple with labels to one without, which can be `Equatable`.
  private func unlabeling(_ parts: [Element]) -> [String] {
    let iso = context.qualified("Iso", in: "Optics")
    let labeled = parts.map { part in
      (part.label.map { "\($0.labelSpelling): " } ?? "") + part.type
    }
    let read = parts.enumerated().map { index, part in
      "$0.\(part.label?.memberSpelling ?? String(index))"
    }
    let made = parts.enumerated().map { index, part in part.label.labeling("$0.\(index)") }
    let types = parts.map(\.type).joined(separator: ", ")
    return [
      "let unlabeled: \(iso)<(\(labeled.joined(separator: ", "))), (\(types))> = \(iso)(",
      "  get: { (\(read.joined(separator: ", "))) },",
      "  embed: { (\(made.joined(separator: ", "))) })",
    ]
  }

  /// Returns the elements of an optic's part if it is a tuple with labels.
  private func labeledPart(
    of optic: Part, resolved: ResolvedType, in type: TypeDeclaration
  ) throws(SkipReason) -> [Element] {
    guard case .tuple(let elements) = resolved, elements.contains(where: { $0.label != nil })
    else { return [] }
    guard let written = writtenElements(of: optic), written.count == elements.count else {
      throw .notChecked(
        .lawsLabeledTuple, "its part is a tuple with labels, named by an alias")
    }
    if !module.parameters(of: type.path).isEmpty {
      throw .notChecked(
        .lawsLabeledTuple, "its part is a tuple with labels in a generic type")
    }
    return try zip(elements, written).map { (element, written) throws(SkipReason) in
      let part = try module.scope(of: type).spelledExplicitly(written, atTopLevel: true)
      return (element.label, part.text)
    }
  }

  /// Returns the types of the elements of an optic's part, as they are written in the type; `nil` if it
  /// is written with the name of an alias.
  private func writtenElements(of optic: Part) -> [WrittenType]? {
    switch optic.form {
    case .prism(let enumCase, _):
      if enumCase.payloads.count > 1 { return enumCase.payloads.map(\.type) }
      return enumCase.payloads.first.flatMap { $0.type.elementsOfTuple }
    case .writable, .rebuilt: return optic.written?.elementsOfTuple
    case .shared, .traversal, .expression: return nil
    }
  }
}

extension LawPlanner {
  /// Returns a type as written outside all types, with its generic parameters replaced, if its laws
  /// can be checked.
  private func instance(of type: TypeDeclaration) throws(SkipReason) -> String {
    let types = module.nesting(of: type)
    if types.contains(where: { $0.attributes.contains(where: \.deprecates) }) {
      throw .notChecked(.lawsDeprecated, "deprecated")
    }
    if types.contains(where: \.isSpecialized) || !module.isDeclaredWhole(type) {
      throw .notChecked(
        .lawsExtension, "it is in an extension of a type that lens-gen does not fully know")
    }
    for requirement in types.flatMap(\.requirements) where !requirement.isMetByNumbers {
      throw .notChecked(
        .lawsGenericType,
        "'\(requirement.subject.text)' must conform to '\(requirement.object.text)', and 'Int' "
          + "does not")
    }
    for conformances in [equatable, arbitrary] {
      guard let needed = conformances.requirements[type.path],
        !needed.contains(where: { $0.count > 1 })
      else {
        let proto = conformances.proto
        if proto == .arbitrary, !context.emits(ArbitraryPlanner.self) {
          throw .noValuesToCheck
        }
        throw .notChecked(
          .lawsNoConformance,
          "it does not conform to \(proto.rawValue)\(remedy(for: type, to: proto))")
      }
    }
    return module.qualification(of: type.path[0]).map { $0.text + "." }.joined()
      + types.map { declaration in
        let arguments = declaration.genericParameters.map { $0.kind == .value ? "3" : "Int" }
        return (declaration.path.last?.spelling ?? "")
          + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
      }.joined(separator: ".")
  }
}

extension LawPlanner {
  /// Returns the edit that makes a type conform: an empty extension.
  ///
  /// If Swift does not write its members, the compiler says which part is in the way.
  private func remedy(for type: TypeDeclaration, to proto: KnownProtocol) -> String {
    if proto == .arbitrary { return remedyOfEmissions(for: proto) }
    let needed = Set(module.storedTypes(of: type).flatMap { equatable.requirements(of: $0) ?? [] })
    let clause = needed.map { "\($0.spelling): Equatable" }.sorted().joined(separator: ", ")
    return "; write 'extension \(type.path.spelling): Equatable "
      + "\(needed.isEmpty ? "" : "where \(clause) "){}' in its file"
  }

  /// Returns the advice to generate arbitrary values, too; if that is done, the reason why a type has
  /// none is reported where the conformance would be.
  private func remedyOfEmissions(for proto: KnownProtocol) -> String {
    proto == .arbitrary && !context.emits(ArbitraryPlanner.self)
      ? "; add 'arbitrary', as in '--emit arbitrary,laws'" : ""
  }
}

extension WrittenType {
  /// The types in a tuple, if it is one.
  fileprivate var elementsOfTuple: [WrittenType]? {
    if case .tuple(let elements) = self { elements.map(\.type) } else { nil }
  }
}

extension ModuleIndex {
  /// Whether the files declare all enclosing types, or these need no arguments.
  fileprivate func isDeclaredWhole(_ type: TypeDeclaration) -> Bool {
    let root = type.path[0]
    return !types(at: [root]).isEmpty && enclosingTypes(of: type).count == type.path.count - 1
      || type.path.count == 1
  }
}

extension GenericRequirement {
  /// Whether `Int` satisfies the requirement.
  var isMetByNumbers: Bool {
    let known: Set<String> = [
      "AdditiveArithmetic", "Any", "BinaryInteger", "BitwiseCopyable", "Codable", "Comparable",
      "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "FixedWidthInteger",
      "Hashable", "LosslessStringConvertible", "Numeric", "Sendable", "SignedInteger",
      "SignedNumeric", "Strideable",
    ]
    return subject.soleName != nil && isMet(where: known.contains)
  }
}
