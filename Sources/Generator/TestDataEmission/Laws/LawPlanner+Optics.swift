import EmissionKernel
import OpticsEmission
import SwiftModule
import SwiftReading

/// The check of an optic.
struct OpticCheck {
  let optic: Part
  let part: ResolvedType
  let lines: [String]
}

extension OpticCheck {
  /// Whether the check compiles wherever its type does.
  var isUnconditional: Bool {
    optic.conditions.isEmpty && !optic.attributes.contains(where: \.isAvailability)
  }
}

// The tests of the optics of types.
extension LawPlanner {
  /// Returns the optics of a type, with the traversals of its children and of values of some types, if generated.
  func optics(of type: TypeDeclaration) -> [Part] {
    // Skipped optics are reported where the optics are generated.
    var ignored = Report()
    let optics = context.optics(of: type, report: &ignored)
    if optics.contains(where: { isLimited($0, of: type) }) { return optics }
    // The traversal of all depths is made of that of the children.
    return optics + context.traversals(of: type).prefix(1) + context.everyTraversals(of: type)
  }

  func check(of optic: Part, in whole: CheckedType) throws(SkipReason) -> OpticCheck {
    if optic.attributes.contains(where: \.deprecates) {
      throw .notChecked(.lawsDeprecated, "deprecated")
    }
    let part = module.scope(of: whole.type).resolve(optic.type)
    var parts = [part]
    if case .tuple(let elements) = part { parts = elements.map(\.type) }
    for part in optic.isVoid ? [] : parts {
      for conformances in [equatable, arbitrary]
      where !conformances.requirements(of: part).areMetByNumbers {
        throw .notChecked(
          .lawsNoConformance,
          conformances.advice(on: optic.type.text, part) + remedy(for: part, among: conformances))
      }
    }
    let elements = try labeledPart(of: optic, resolved: part, in: whole.type)
    let checked = "\(whole.name).\(optic.opticName.memberSpelling)"
    let lines =
      isLimited(optic, of: whole.type)
      ? limitedCheck(of: checked, in: whole)
      : elements.isEmpty
        ? ["try checkLaws(of: \(checked))"]
        : unlabeling(elements) + ["try checkLaws(of: \(checked) * unlabeled)"]
    return OpticCheck(optic: optic, part: part, lines: whole.alias + lines)
  }

  /// Returns what to do for the conformance of a part, to follow the advice on it.
  private func remedy(for part: ResolvedType, among conformances: Conformances) -> String {
    let proto = conformances.proto
    let name = conformances.typeMissing(in: part)?.foreignName
    if let library = name.flatMap(proto.declaringModule) { return "; \(adviceToImport(library))" }
    return proto == .arbitrary && !context.emits(ArbitraryPlanner.self)
      ? "; \(Self.adviceToMakeValues)" : ""
  }

  /// Whether an optic may refuse some parts: it calls a trusted initializer, and the conformance
  /// to `Arbitrary` by hand makes values that the initializer accepts.
  private func isLimited(_ optic: Part, of type: TypeDeclaration) -> Bool {
    guard case .rebuilt(let rebuilding) = optic.form, rebuilding.isPromised else { return false }
    return module.writtenConformance(of: type.path, to: KnownProtocol.arbitrary) != nil
  }

  /// Returns the check of an optic with the parts of arbitrary wholes.
  private func limitedCheck(of optic: String, in whole: CheckedType) -> [String] {
    [
      "var source = \(context.qualified("RandomSource", in: "OpticsLaws"))(seed: 0)",
      "let wholes = (0..<20).map { _ in \(whole.name).arbitrary(using: &source) }",
      "try checkLaws(of: \(optic), wholes: wholes, parts: wholes.map { \(optic).get($0) })",
    ]
  }

  /// Returns the check that fails when a struct gets a property, until its code is generated again; or
  /// `nil` if the stored properties are not the same in all builds, or may be others than written.
  func propertyCheck(of whole: CheckedType) -> [String]? {
    let type = whole.type
    let properties = type.members.properties.filter(\.isStored)
    let areKnown = properties.allSatisfy {
      // Reading an unowned reference whose object is gone ends the program.
      $0.conditions == type.conditions && $0.storage != .unowned
    }
    guard type.kind == .struct, areKnown, module.unknownAttributes(of: type).isEmpty else {
      return nil
    }
    return whole.alias
      + Layout(indentation: 8).filledList(
        "try checkStoredProperties(of: \(whole.name).self, are: [",
        properties.map(\.name.text.literal), "])")
  }
}

// A tuple with labels is not `Equatable`.
extension LawPlanner {
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

extension WrittenType {
  /// The types in a tuple, if it is one.
  fileprivate var elementsOfTuple: [WrittenType]? {
    if case .tuple(let elements) = self { elements.map(\.type) } else { nil }
  }
}
