/// A test of the laws of one optic.
struct LawTest: Sendable {
  /// An element of a tuple with labels.
  typealias Part = (label: Identifier?, type: String)

  /// The name of the optic's property or case.
  var name: Identifier
  /// The type of the whole as written outside all types.
  var whole: String
  var optic: Identifier
  /// The elements of the part if it is a tuple with labels; otherwise empty.
  var labeledPart: [Part]
  var attributes: [Attribute]
  var conditions: [Condition]
}

/// The tests of the laws of a type's optics.
struct LawSuite: GeneratedCode {
  var name: Identifier
  var tests: [LawTest]
}

extension LawSuite {
  var access: AccessLevel { .internal }

  /// Returns a suite with one test for each optic.
  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    let members = tests.map { test in
      conditioned(
        test.lines(isHidden: type.isHiddenInExpressions, in: file), on: test.conditions)
    }
    let suite = file.qualified("Suite", in: "Testing")
    return conditioned(
      braced("@\(suite) struct \(name.spelling) {", separated(members)), on: type.conditions)
  }
}

extension LawTest {
  /// - Parameter isHidden: Whether the name of the whole has another meaning in an expression.
  fileprivate func lines(isHidden: Bool, in file: FileScope) -> [String] {
    let name = Identifier(name.text + "IsLawful")
    let attribute = file.qualified("Test", in: "Testing")
    let optic = "\(isHidden ? "Whole" : whole).\(optic.memberSpelling)"
    let alias = isHidden ? ["typealias Whole = \(whole)"] : []
    let body =
      labeledPart.isEmpty
      ? ["try checkLaws(of: \(optic))"]
      : unlabeling(in: file) + ["try checkLaws(of: \(optic) * unlabeled)"]
    return attributes.map(\.text)
      + braced("@\(attribute) func \(name.spelling)() throws {", alias + body)
  }

  /// Returns an iso from a tuple with labels to one without, which can be `Equatable`.
  private func unlabeling(in file: FileScope) -> [String] {
    let iso = file.qualified("Iso", in: "Optics")
    let labeled = labeledPart.map { element in
      (element.label.map { "\($0.labelSpelling): " } ?? "") + element.type
    }
    let read = labeledPart.enumerated().map { index, element in
      "$0.\(element.label?.memberSpelling ?? String(index))"
    }
    let made = labeledPart.enumerated().map { index, element in
      (element.label.map { "\($0.argumentSpelling): " } ?? "") + "$0.\(index)"
    }
    let types = labeledPart.map(\.type).joined(separator: ", ")
    return [
      "let unlabeled: \(iso)<(\(labeled.joined(separator: ", "))), (\(types))> = \(iso)(",
      "  get: { (\(read.joined(separator: ", "))) },",
      "  embed: { (\(made.joined(separator: ", "))) })",
    ]
  }
}
