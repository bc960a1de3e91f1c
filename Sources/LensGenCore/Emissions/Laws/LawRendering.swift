extension Renderer {
  /// Returns a suite with one test for each optic of a type.
  func laws(_ laws: LawSuite, of type: ExtendedType) -> [String] {
    let members = laws.tests.map { test in
      conditioned(lines(of: test, isHidden: type.isHiddenInExpressions), on: test.conditions)
    }
    let suite = plan.qualified("Suite", in: "Testing")
    let suiteLines =
      ["@\(suite) struct \(laws.name.spelling) {"]
      + indented(Array(members.joined(separator: [""]))) + ["}"]
    return conditioned(suiteLines, on: type.conditions)
  }

  private func lines(of test: LawTest, isHidden: Bool) -> [String] {
    let name = Identifier(test.name.text + "IsLawful")
    let attribute = plan.qualified("Test", in: "Testing")
    let optic = "\(isHidden ? "Whole" : test.whole).\(test.optic.memberSpelling)"
    let alias = isHidden ? ["typealias Whole = \(test.whole)"] : []
    let body =
      test.labeledPart.isEmpty
      ? ["try checkLaws(of: \(optic))"]
      : unlabeling(test.labeledPart)
        + ["try checkLaws(of: \(optic) * unlabeled)"]
    return test.attributes.map(\.text)
      + ["@\(attribute) func \(name.spelling)() throws {"]
      + indented(alias + body) + ["}"]
  }

  /// Returns an iso from a tuple with labels to one without, which can be `Equatable`.
  private func unlabeling(_ elements: [LawTest.Element]) -> [String] {
    let iso = plan.qualified("Iso", in: "Optics")
    let labeled = elements.map { element in
      (element.label.map { "\($0.labelSpelling): " } ?? "") + element.type.text
    }
    let read = elements.enumerated().map { index, element in
      "$0.\(element.label?.memberSpelling ?? String(index))"
    }
    let made = elements.enumerated().map { index, element in
      (element.label.map { "\($0.argumentSpelling): " } ?? "") + "$0.\(index)"
    }
    let types = elements.map(\.type.text).joined(separator: ", ")
    return [
      "let unlabeled: \(iso)<(\(labeled.joined(separator: ", "))), (\(types))> = \(iso)(",
      "  get: { (\(read.joined(separator: ", "))) },",
      "  embed: { (\(made.joined(separator: ", "))) })",
    ]
  }
}
