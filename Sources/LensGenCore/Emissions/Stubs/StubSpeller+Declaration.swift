// The declaration of a member, except its parameters and body.
extension StubSpeller {
  /// Returns the declaration of the member up to its parameters.
  func head(after words: [String]) -> String {
    let keyword =
      switch requirement.kind {
      case .method: "func \(requirement.name.spelling)"
      case .operator: "func \(requirement.name.text) "
      case .property: "var \(requirement.name.spelling)"
      case .subscript: "subscript"
      case .initializer(let isFailable): isFailable ? "init?" : "init"
      }
    let generics = requirement.genericParameters.map { generic in
      generic.parameter.name.spelling
        + (generic.inheritedType.flatMap { try? spelled($0, isType: false) }.map { ": \($0.text)" }
          ?? "")
    }
    return (words + [keyword]).joined(separator: " ")
      + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
  }

  /// Returns the declaration of the member from its parameters to its body.
  func tail(result: WrittenType?, effects: Effects) throws(SkipReason) -> String {
    let clauses = try requirement.constraints.map { constraint throws(SkipReason) in
      GenericRequirement(
        subject: try spelled(constraint.subject), relation: constraint.relation,
        object: try spelled(constraint.object, isType: constraint.relation == .equals)
      ).text
    }
    let clause = clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
    if requirement.isProperty { return result.map { ": \($0.text)" } ?? "" }
    // The effects of a subscript belong to its getter.
    let words = requirement.accessors == nil ? effects.text : ""
    return words + (result.map { " -> \($0.text)" } ?? "") + clause
  }
}
