extension Renderer {
  /// A suite of tests, one for each optic of a type.
  func laws(_ laws: LawSuite, of type: ExtendedType, taken: Set<String>) -> [String] {
    let members = laws.tests.map { conditioned(lines(of: $0, taken: taken), on: $0.conditions) }
    let suite = qualified("Suite", in: "Testing", taken: taken)
    let suiteLines =
      ["@\(suite) struct \(laws.name.spelling) {"]
      + indented(Array(members.joined(separator: [""]))) + ["}"]
    return conditioned(suiteLines, on: type.conditions)
  }

  private func lines(of test: LawTest, taken: Set<String>) -> [String] {
    let name = Identifier(test.name.text + "IsLawful")
    let attribute = qualified("Test", in: "Testing", taken: taken)
    let optic = "\(test.whole).\(test.optic.memberSpelling)"
    let body =
      test.labeledPart.isEmpty
      ? ["try checkLaws(of: \(optic))"]
      : unlabeling(test.labeledPart, taken: taken)
        + ["try checkLaws(of: \(optic) * unlabeled)"]
    return test.attributes.map(\.text)
      + ["@\(attribute) func \(name.spelling)() throws {"] + indented(body) + ["}"]
  }

  /// An isomorphism from a tuple with labels to one without, of which more can be told.
  private func unlabeling(_ elements: [LawTest.Element], taken: Set<String>) -> [String] {
    let iso = qualified("Iso", in: "Optics", taken: taken)
    let labeled = elements.map { element in
      (element.label.map { "\($0.labelSpelling): " } ?? "") + element.type
    }
    let read = elements.enumerated().map { index, element in
      "$0.\(element.label?.memberSpelling ?? String(index))"
    }
    let made = elements.enumerated().map { index, element in
      (element.label.map { "\($0.argumentSpelling): " } ?? "") + "$0.\(index)"
    }
    let types = elements.map(\.type).joined(separator: ", ")
    return [
      "let unlabeled: \(iso)<(\(labeled.joined(separator: ", "))), (\(types))> = \(iso)(",
      "  get: { (\(read.joined(separator: ", "))) },",
      "  embed: { (\(made.joined(separator: ", "))) })",
    ]
  }
}
