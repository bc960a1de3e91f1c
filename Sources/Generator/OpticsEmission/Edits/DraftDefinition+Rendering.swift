import EmissionKernel
import SwiftModule
import SwiftReading

extension DraftDefinition {
  /// The conformance of the type, with its draft.
  var declarations: [GeneratedDeclaration] {
    (isGeneric ? views : [])
      + [type.extension(head, access: access, reach: .conformance, members: members)]
      + conditionalViews
  }

  /// The conformance alone, for a type that has the members.
  package var conformance: [String] { ["extension \(head) {}"] }

  private var head: String {
    context.conformance(
      of: type, to: "Editable", of: "Optics",
      modifier: isolation == .nonisolated ? "nonisolated " : "")
  }

  /// The members by which the type conforms.
  package var members: [GeneratedDeclaration] {
    (isGeneric ? [] : views) + [draft] + aliases + [opening, closing] + storedVariables
  }

  private var draft: GeneratedDeclaration {
    let kind = if case .cases = storage { "EnumDraft" } else { "DraftProtocol" }
    let protocols =
      ["\(context.qualified(kind, in: "Optics"))<\(whole)>"] + accessOfViews.map(nameOfViews)
    return witness(
      .type, name, isolation: isolation, attributes: attributes.map(\.text),
      words: (isInlinable ? ["@frozen"] : []) + (isUnsafe ? ["@safe"] : []),
      "struct \(name.spelling): \(protocols.joined(separator: ", "))",
      .list(
        (typesOfViews + keptValue).map { [$0] } + parts.map(variables)
          + unavailable.map { [variable(for: $0)] }))
  }

  private var aliases: [GeneratedDeclaration] {
    let aliases =
      (name.text == "_Draft" ? [] : [("_Draft", name.spelling)])
      + (hidesWhole ? [("_Edited", "Self")] : [])
    return aliases.map { witness(.type, Identifier($0), "typealias \($0) = \($1)") }
  }

  /// Returns a declaration that the conformances of the type and of its draft need.
  func witness(
    _ kind: GeneratedDeclaration.Kind, _ name: Identifier,
    isolation: GeneratedDeclaration.Isolation = .inherited, attributes: [String] = [],
    words: [String] = [], isExported: Bool = false, _ signature: String,
    _ body: GeneratedDeclaration.Body = .none
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      kind, name, access: access,
      reach: isUsableFromInline ? .inlinedConformance : .conformance, isolation: isolation,
      attributes: attributes, words: words, isExported: isExported, .text(signature), body)
  }

  /// The isolation of all that is written.
  ///
  /// A macro does not see whether a protocol or the module isolates the type.
  var isolation: GeneratedDeclaration.Isolation {
    context.place == .type ? .nonisolated : type.isolationOfMembers
  }
}

// MARK: - Variables

extension DraftDefinition {
  private func variables(of part: DraftPart) -> [GeneratedDeclaration] {
    switch storage {
    case .parts: stored(part)
    case .whole: forwarded(part)
    case .cases: payload(part)
    }
  }

  /// The value that a draft keeps in place of the parts.
  private var keptValue: [GeneratedDeclaration] {
    let type: String
    switch storage {
    case .parts: return []
    case .whole: type = whole
    // Without `Optional` written out, it would be `nil` from the start, and a draft made of nothing.
    case .cases: type = "\(context.qualified("Optional", in: "Swift"))<\(whole)>"
    }
    let value = GeneratedDeclaration(
      .instance, Identifier("_value"), access: isInlinable ? .public : .internal,
      .text("var _value: \(type)"))
    return [value] + lettingGo
  }

  /// A part that is kept in a variable.
  private func stored(_ part: DraftPart) -> [GeneratedDeclaration] {
    if part.isOnlyKept { return [firstVariable(part, named: part.viewName)] }
    guard let whole = wholeOfKeptView(part) else {
      return [firstVariable(part)] + computedView(part)
    }
    let view = part.viewName.spelling
    return [
      secondVariable(part),
      firstVariable(
        part, .accessors(["get { \(view).\(whole) }", "_modify { yield &\(view).\(whole) }"])),
    ]
  }

  /// A part that is a property of the kept value.
  private func forwarded(_ part: DraftPart) -> [GeneratedDeclaration] {
    let (member, word) = ("_value.\(part.member.memberSpelling)", part.word)
    let accessors = ["get { \(word)\(member) }", "_modify { yield \(word)&\(member) }"]
    let attributes = part.part.attributeLines(in: context)
    return [firstVariable(part, attributes: attributes, .accessors(accessors))]
      + computedView(part)
  }

  /// Returns the variable that has a part.
  func firstVariable(
    _ part: DraftPart, named name: Identifier? = nil, type: WrittenType? = nil,
    attributes: [String] = [], _ body: GeneratedDeclaration.Body = .none
  ) -> GeneratedDeclaration {
    let name = name ?? part.member
    // The functions around the draft use it, too.
    return GeneratedDeclaration(
      .instance, name, access: max(part.access, .fileprivate), attributes: attributes,
      isExported: body != .none && isExported(part),
      .text("var \(name.spelling): \((type ?? part.type).text)"), body,
      conditions: part.conditions, shown: part.names)
  }

  private func variable(for member: SkippedMember) -> GeneratedDeclaration {
    let name = member.name
    return GeneratedDeclaration(
      .instance, name, access: max(member.access, .internal),
      attributes: [unavailableAttribute("'\(name.text)' cannot be edited: \(member.reason)")],
      .text("var \(name.spelling): \(member.type?.text ?? "Any")"),
      .line("get { while true {} } set {}"), conditions: member.conditions, shown: member.names)
  }

  /// Whether clients compile the accessors of a part, too.
  func isExported(_ part: DraftPart) -> Bool {
    let isPublic = isInlinable && part.access == .public
    if case .parts = storage { return isPublic }
    return isPublic && part.isInlinable
  }
}
