import EmissionKernel
import SwiftModule
import SwiftReading

extension DraftDefinition {
  /// Returns the conformance of the type, with its draft.
  func declarations(in context: GenerationContext) -> [GeneratedDeclaration] {
    let writer = DraftWriter(self, in: context)
    return (isGeneric ? writer.views : [])
      + [
        type.extension(
          head(in: context), access: access, reach: .conformance, members: members(in: context))
      ] + writer.conditionalViews
  }

  /// Returns the conformance alone, for a type that has the members.
  package func conformance(in context: GenerationContext) -> [String] {
    ["extension \(head(in: context)) {}"]
  }

  private func head(in context: GenerationContext) -> String {
    context.conformance(of: type, to: "Editable", of: "Optics", modifier: nonisolated(in: context))
  }

  /// The isolation of all that is written.
  ///
  /// A macro does not see whether a protocol or the module isolates the type.
  fileprivate func isolation(in context: GenerationContext) -> GeneratedDeclaration.Isolation {
    context.place == .type ? .nonisolated : type.isolationOfMembers
  }

  /// The modifier for it, with a space after it.
  fileprivate func nonisolated(in context: GenerationContext) -> String {
    isolation(in: context) == .nonisolated ? "nonisolated " : ""
  }

  /// Returns the members by which the type conforms.
  package func members(in context: GenerationContext) -> [GeneratedDeclaration] {
    let writer = DraftWriter(self, in: context)
    return (isGeneric ? [] : writer.views) + [writer.draft] + writer.aliases
      + [writer.opening, writer.closing] + writer.storedVariables
  }
}

/// Writes a draft.
private struct DraftWriter {
  private let definition: DraftDefinition
  private let context: GenerationContext

  init(_ definition: DraftDefinition, in context: GenerationContext) {
    self.definition = definition
    self.context = context
  }
}

// MARK: - The draft

extension DraftWriter {
  var draft: GeneratedDeclaration {
    let protocols =
      ["\(context.qualified(kind, in: "Optics"))<\(definition.whole)>"]
      + accessOfViews.map(nameOfViews)
    return GeneratedDeclaration(
      .type, definition.name, access: definition.access, reach: reach,
      isolation: definition.isolation(in: context),
      attributes: attributeLines,
      words: (definition.isInlinable ? ["@frozen"] : []) + (definition.isUnsafe ? ["@safe"] : []),
      .text("struct \(definition.name.spelling): \(protocols.joined(separator: ", "))"),
      .list(
        (typesOfViews + storage).map { [$0] } + definition.parts.map(variables)
          + definition.unavailable.map { [unavailable($0)] }))
  }

  /// The variables of a part.
  private func variables(of part: DraftPart) -> [GeneratedDeclaration] {
    switch definition.storage {
    case .parts: stored(part)
    case .whole: forwarded(part)
    case .cases: payload(part)
    }
  }

  /// What a draft has besides its parts.
  private var storage: [GeneratedDeclaration] {
    switch definition.storage {
    case .parts: return []
    case .whole: return [value(definition.whole)]
    case .cases:
      // Without `Optional` written out, it would be `nil` from the start, and a draft made of nothing.
      let optional = context.qualified("Optional", in: "Swift")
      return [value("\(optional)<\(definition.whole)>")]
        + (letsGoForViews
          ? [lettingGo(.text("mutating func _letGo()"), .line("_value = nil"))] : [])
        + lettingGoOfPath
    }
  }

  private func value(_ type: String) -> GeneratedDeclaration {
    GeneratedDeclaration(
      .instance, Identifier("_value"), access: definition.isInlinable ? .public : .internal,
      .text("var _value: \(type)"))
  }

  private func lettingGo(
    _ signature: GeneratedDeclaration.Signature, _ body: GeneratedDeclaration.Body,
    attributes: [String] = []
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      .instance, Identifier("_letGo"), access: definition.access, reach: reach,
      attributes: attributes, signature, body)
  }

  /// The kind of draft, by the name of the protocol.
  private var kind: String {
    if case .cases = definition.storage { "EnumDraft" } else { "DraftProtocol" }
  }

  /// How the draft of an enum lets go of the value, for changes of a payload by its key path.
  ///
  /// Only macros write code that comes by a key path: also to types of other modules, for which `lens-gen` writes
  /// drafts. A path that is not listed may lead to a variable of an extension, whose setter needs the value.
  private var lettingGoOfPath: [GeneratedDeclaration] {
    guard definition.access > .internal || context.place == .type else { return [] }
    let payloads = definition.parts.filter { $0.enumCase != nil && isFoundByPath($0) }
    let tests = payloads.map { part in
      conditioned(
        ([part.member] + (hasView(part) ? [part.viewName] : []))
          .map { "if path == \(path(to: $0)) { isPayload = true }" }, on: part.conditions)
    }
    if tests.isEmpty { return [] }
    return [
      lettingGo(
        .text("mutating func _letGo(of path: \(partialPath)) -> Bool"),
        .code(
          ["var isPayload = false"] + tests.joined()
            + ["if isPayload { _value = nil }", "return isPayload"]),
        attributes: deprecation(of: payloads))
    ]
  }

  /// Which stored variable keeps what a computed one shows, in the same form.
  ///
  /// That of a payload is none, because a draft keeps the whole enum.
  var storedVariables: [GeneratedDeclaration] {
    if context.place != .type { return [] }
    let parts = definition.parts.filter {
      $0.enumCase == nil && $0.shared == nil && $0.view != nil && isFoundByPath($0)
    }
    let tests = parts.compactMap { part -> [String]? in
      let paths: (computed: String, stored: String)
      if wholeOfKeptView(part) != nil {
        paths = (path(to: part.member), path(to: part.viewName))
      } else if case .parts = definition.storage {
        paths = (path(to: part.viewName), path(to: part.member))
      } else if part.isPlain {
        let name = "\(definition.name.spelling)._value.\(part.member.memberSpelling)"
        paths = (path(to: part.viewName), "\\\(name)")
      } else {
        return nil
      }
      return conditioned(
        ["if path == \(paths.computed) { return \(paths.stored) }"], on: part.conditions)
    }
    if tests.isEmpty { return [] }
    let type = partialPath
    return [
      GeneratedDeclaration(
        .static, Identifier("_storage"), access: definition.access, reach: reach,
        isolation: definition.isolation(in: context), attributes: deprecation(of: parts),
        .text("func _storage(behind path: \(type)) -> \(type)?"),
        .code(tests.joined() + ["return nil"]))
    ]
  }

  /// Whether a key path can lead to a part in all builds without a warning.
  private func isFoundByPath(_ part: DraftPart) -> Bool {
    !part.isUnsafe && !["Type", "Protocol"].contains(part.member.text)
      && part.attributes.allSatisfy { !$0.isAvailability || $0.deprecates }
  }

  private func path(to name: Identifier) -> String {
    "\\\(definition.name.spelling).\(name.memberSpelling)"
  }

  private var partialPath: String {
    "\(context.qualified("PartialKeyPath", in: "Swift"))<\(definition.name.spelling)>"
  }

  /// What is deprecated may be named where something else is, too, and a protocol hides that from who calls it.
  private func deprecation(of parts: [DraftPart]) -> [String] {
    parts.flatMap(\.attributes).filter(\.deprecates).map(\.text).unique
  }

  var aliases: [GeneratedDeclaration] {
    let aliases =
      (definition.name.text == "_Draft" ? [] : [("_Draft", definition.name.spelling)])
      + (definition.hidesWhole ? [("_Edited", "Self")] : [])
    return aliases.map { name, type in
      GeneratedDeclaration(
        .type, Identifier(name), access: definition.access, reach: reach,
        .text("typealias \(name) = \(type)"))
    }
  }

  private var attributeLines: [String] { definition.attributes.map(\.text) }

  private var reach: GeneratedDeclaration.Reach {
    definition.isUsableFromInline ? .inlinedConformance : .conformance
  }

  /// The level of a variable, which the functions around the draft use, too.
  private func access(_ part: DraftPart) -> AccessLevel { max(part.access, .fileprivate) }

  /// Whether clients compile the accessors of a part, too.
  private func isExported(_ part: DraftPart) -> Bool {
    let isPublic = definition.isInlinable && part.access == .public
    if case .parts = definition.storage { return isPublic }
    return isPublic && part.isInlinable
  }

  private func word(_ part: DraftPart) -> String { unsafeKeyword(part.isUnsafe) }

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

  /// Returns the variable that has a part.
  private func firstVariable(
    _ part: DraftPart, named name: Identifier? = nil, type: String? = nil,
    attributes: [String] = [], _ body: GeneratedDeclaration.Body = .none
  ) -> GeneratedDeclaration {
    let name = name ?? part.member
    return GeneratedDeclaration(
      .instance, name, access: access(part), attributes: attributes,
      isExported: body != .none && isExported(part),
      .text("var \(name.spelling): \(type ?? part.type.text)"), body,
      conditions: part.conditions, shown: part.names)
  }

  /// Returns the second variable of a part.
  private func secondVariable(
    _ part: DraftPart, _ body: GeneratedDeclaration.Body = .none
  ) -> GeneratedDeclaration {
    let views = nameOfViews(access(ofView: part))
    return GeneratedDeclaration(
      .instance, part.viewName, access: accessOfWitness(part),
      attributes: body == .none ? [] : availability(of: part),
      words: ["@_disfavoredOverload @_implements(\(views), \(part.member.spelling))"],
      isExported: body != .none && isExported(part),
      .text("var \(part.viewName.spelling): \(typeOfView(part))"), body,
      conditions: part.conditions, shown: part.names)
  }

  /// Returns how to get a part from the second variable, if this is the one that is stored.
  private func wholeOfKeptView(_ part: DraftPart) -> String? {
    switch (part.view, definition.storage) {
    case (.stored?, _): "_whole"
    case (.wrapped(isOptional: false)?, .parts): "_part"
    default: nil
    }
  }

  /// A part that is a property of the kept value.
  private func forwarded(_ part: DraftPart) -> [GeneratedDeclaration] {
    let member = "_value.\(part.member.memberSpelling)"
    let accessors = ["get { \(word(part))\(member) }", "_modify { yield \(word(part))&\(member) }"]
    return [firstVariable(part, attributes: attributes(of: part), .accessors(accessors))]
      + computedView(part)
  }

  /// The second variable of a part that is kept as a value.
  private func computedView(_ part: DraftPart) -> [GeneratedDeclaration] {
    if !hasView(part) { return [] }
    let member = "self.\(part.member.memberSpelling)"
    let accessors =
      if case .wrapped(let isOptional)? = part.view {
        isOptional
          ? ["get { \(member)._part }", "_modify { yield &\(member)._part }"]
          : ["get { \(partDraft)(\(member)) }", writingView(part)]
      } else {
        ["get { \(member)._draft }", "_modify { yield &\(member)._draft }"]
      }
    return [secondVariable(part, .accessors(accessors))]
  }

  private func attributes(of part: DraftPart) -> [String] {
    part.attributes.filter { !context.place.isOutside || !$0.isSystemInterface }.map(\.text)
  }

  /// Returns the attributes that the second variable of a part has, too.
  private func availability(of part: DraftPart) -> [String] {
    part.attributes.filter(\.isAvailability).map(\.text)
  }

  /// Whether a part has a second variable in the draft itself.
  private func hasView(_ part: DraftPart) -> Bool {
    part.view?.isConditional == false
  }

  /// How the view of a wrapped part is written.
  private func writingView(_ part: DraftPart) -> String {
    guard part.isPlain else {
      return "set { self.\(part.member.memberSpelling) = newValue._part }"
    }
    let word = word(part)
    let member = "_value.\(part.member.memberSpelling)"
    return "_modify { var part = \(word)\(partDraft)._taking(&\(member)); "
      + "defer { \(word)part._return(to: &\(member)) }; yield \(word)&part }"
  }

  private func unavailable(_ part: UnavailablePart) -> GeneratedDeclaration {
    GeneratedDeclaration(
      .instance, part.name, access: max(part.access, .internal),
      attributes: [unavailableAttribute("'\(part.name.text)' cannot be edited: \(part.reason)")],
      .text("var \(part.name.spelling): \(part.type?.text ?? "Any")"),
      .line("get { while true {} } set {}"), conditions: part.conditions, shown: part.names)
  }
}

// MARK: - Payloads

extension DraftWriter {
  /// A part that each case has.
  private func sharedPart(_ shared: SharedPart, _ part: DraftPart) -> [GeneratedDeclaration] {
    func accessors(_ name: (SharedPart.Route) -> Identifier) -> GeneratedDeclaration.Body {
      func switchLines(_ word: String) -> [String] {
        // Between two uses of a draft, the value is there.
        ["switch _value {"]
          + shared.routes.flatMap { route in
            let part = route.editedPart(of: name(route))
            return conditioned(
              ["case .\(route.enumCase.name.memberSpelling)?: \(word)\(part)"],
              on: route.conditions)
          } + ["case nil: while true {}", "}"]
      }
      return .code(
        braced("get {", switchLines("return ")) + braced("_modify {", switchLines("yield &")))
    }
    let value = firstVariable(part, accessors { $0.enumCase.name })
    // A macro wraps the payloads themselves, too, so the part changes where it is.
    guard case .wrapped(isOptional: false)? = part.view else {
      return [value] + computedView(part)
    }
    let view = accessors { route in
      definition.parts.first { $0.enumCase?.position == route.enumCase.position }?.viewName
        ?? route.enumCase.name
    }
    return [value, secondVariable(part, view)]
  }

  private func payload(_ part: DraftPart) -> [GeneratedDeclaration] {
    if let shared = part.shared { return sharedPart(shared, part) }
    guard let enumCase = part.enumCase else { return [] }
    let type = optional(part.type)
    let values = accessors(
      of: enumCase, part, type, by: enumCase.payloads.map { _ in nil })
    let value = firstVariable(part, type: type, attributes: attributes(of: part), values)
    if !hasView(part) { return [value] }
    return [
      value,
      secondVariable(part, accessors(of: enumCase, part, typeOfView(part), by: payloadViews(part))),
    ]
  }

  /// The views of the payloads of a case, each with its type.
  private func payloadViews(_ part: DraftPart) -> [(DraftPart.View, WrittenType)?] {
    if case .payloads(let views)? = part.view, case .tuple(let elements) = part.type {
      return zip(views, elements).map { view, element in view.map { ($0, element.type) } }
    }
    return [part.view.map { ($0, part.type) }]
  }

  /// - Parameter views: The view of each payload, where the variable consists of these.
  private func accessors(
    of enumCase: EnumCase, _ part: DraftPart, _ type: String,
    by views: [(DraftPart.View, WrittenType)?]
  ) -> GeneratedDeclaration.Body {
    let word = word(part)
    let name = ".\(enumCase.name.memberSpelling)"
    let values = enumCase.payloads.indices.map { "p\($0)" }
    let pattern = "case \(name)(\(values.map { "let \($0)" }.joined(separator: ", ")))? = _value"
    let parts = zip(views, values).map { view, value in
      view.map { opened(value, $0, $1) } ?? value
    }
    let tuple = zip(enumCase.tupleLabels, parts).map { $0.labeling($1) }.joined(separator: ", ")
    let read = values.count == 1 ? parts[0] : "(\(tuple))"
    let written = enumCase.argumentList { index, member in
      let value = values.count == 1 ? "payload" : "payload.\(member)"
      return views[index].map { closed(value, $0, $1) } ?? value
    }
    // Behind a name, `init` and `Protocol` are no cases, even in backticks.
    let (whole, cast) = name.contains("`") ? ("", " as _Whole") : ("_Whole", "")
    let label = "\(definition.type.path.text).\(enumCase.name.text)"
    let (body, inner) = (Layout(indentation: 8), Layout(indentation: 10))
    let writing =
      inner.block(
        "if let payload\(word.isEmpty ? "" : " = \(word)payload") {",
        Layout(indentation: 12).filledList(
          "_value = \(word)\(whole)\(name)(", written, ")\(cast)"), "}")
      + inner.block(
        "else if case nil = _value {",
        ["\(definition.name.spelling)._cannotRemove(\(label.debugDescription))"], "}")
    return .code(
      Layout(indentation: 6).block("get {", body.value("\(word)\(read)", if: pattern), "}")
        + braced(
          "_modify {",
          ["var payload: \(type)"]
            + body.statements(
              "if \(pattern) {", ["\(word)payload = \(read)", "_value = nil"], "}")
            + braced("defer {", writing) + ["yield \(word)&payload"]))
  }

  /// Returns the view of a value.
  private func opened(_ value: String, _ view: DraftPart.View, _ type: WrittenType) -> String {
    guard case .wrapped(let isOptional) = view else { return "\(base(type))._opened(\(value))" }
    return isOptional ? "\(value)._part" : "\(partDraft)(\(value))"
  }

  /// Returns the value of a view.
  private func closed(_ view: String, _ kind: DraftPart.View, _ type: WrittenType) -> String {
    guard case .wrapped(let isOptional) = kind else { return "\(base(type))._closed(\(view))" }
    return isOptional ? "\(view)?._part" : "\(view)._part"
  }
}

// MARK: - Second variables

extension DraftWriter {
  /// The access levels of parts with a second variable: each has a protocol, because a variable that is
  /// less accessible than a protocol cannot be its witness.
  private var accessOfViews: [AccessLevel] {
    Set(partsWithViews.map { access(ofView: $0) }).sorted(by: >)
  }

  private var partsWithViews: [DraftPart] { definition.parts.filter { $0.view != nil } }

  private func access(ofView part: DraftPart) -> AccessLevel {
    context.place == .tests ? definition.access : min(part.access, definition.access)
  }

  private func nameOfViews(_ access: AccessLevel) -> String {
    let level = access == definition.access ? "" : "\(access)".capitalizedFirst
    if definition.isGeneric {
      // `A_B` and `A.B` have one each.
      let names = definition.type.path.map { name in
        name.text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
      }
      return "_\(names.joined(separator: "_"))\(level)Views"
    }
    // In the type, the protocol hides a type of the same name.
    let name = "_\(level)Views"
    let isTaken =
      definition.type.path.contains(Identifier(name))
      || definition.parts.contains { $0.type.roots.contains(name) }
    return isTaken ? "_\(name)" : name
  }

  /// Returns the lines before a protocol: only a public one can be `@_spi`.
  private func attributes(ofViews access: AccessLevel) -> [String] {
    access == .public ? attributeLines : []
  }

  /// The protocols by which a second variable gets the name of the first: in the type, or outside of one that is
  /// generic, with the types that the draft chooses.
  var views: [GeneratedDeclaration] {
    accessOfViews.map { access in
      let requirements = partsWithViews.filter { self.access(ofView: $0) == access }.flatMap {
        part in
        conditioned(
          typesOfView(part).map { "associatedtype \($0.name)" } + availability(of: part)
            + ["var \(part.member.spelling): \(requirement(part))"], on: part.conditions)
      }
      return GeneratedDeclaration(
        .type, Identifier(nameOfViews(access)), access: max(access, .fileprivate),
        isolation: definition.isolation(in: context),
        attributes: (definition.isGeneric ? definition.type.attributes.map(\.text) : [])
          + attributes(ofViews: access),
        .text("protocol \(nameOfViews(access))"),
        .code(requirements + (letsGoForViews ? ["mutating func _letGo()"] : [])),
        conditions: definition.isGeneric ? definition.type.conditions : [])
    }
  }

  /// What a protocol asks of a part: the second variable, or the first one, from which extensions make the second.
  private func requirement(_ part: DraftPart) -> String {
    if hasView(part) {
      return "\(definition.isGeneric ? typesOfView(part)[0].name : typeOfView(part)) { get }"
    }
    return "\(conditionalType(part, as: [])) { get set }"
  }

  private var typesOfViews: [GeneratedDeclaration] {
    partsWithViews.flatMap { part in
      typesOfView(part).map { name, type in
        GeneratedDeclaration(
          .type, Identifier(name), access: accessOfWitness(part),
          attributes: availability(of: part), .text("typealias \(name) = \(type)"),
          conditions: part.conditions)
      }
    }
  }

  /// The types of a part that a protocol leaves to the draft.
  private func typesOfView(_ part: DraftPart) -> [(name: String, type: String)] {
    let name = part.viewName.spelling
    switch (part.view, part.type) {
    case (.conditional?, _): return [("\(name)Part", part.type.text)]
    case (.groups?, .tuple(let elements)):
      return elements.enumerated().map { ("\(name)Part\($0)", $1.type.text) }
    default: return definition.isGeneric ? [("\(name)Type", typeOfView(part))] : []
    }
  }

  /// The second variables of parts of which only the compiler knows whether they have a draft.
  ///
  /// Such a variable of a case has the drafts of payloads that have one together: in the place of the others, it has the
  /// values. So a path through a payload leads along one variable.
  var conditionalViews: [GeneratedDeclaration] {
    definition.parts.flatMap { part in
      groups(part).map { group in
        let views = nameOfViews(access(ofView: part))
        let editable = context.qualified("Editable", in: "Optics")
        let types = typesOfView(part).map(\.name)
        let level = context.prefix(accessOfWitness(part))
        let view =
          availability(of: part) + (isExported(part) ? GeneratedDeclaration.exportLines : [])
          + braced(
            "@_disfavoredOverload \(level)\(definition.nonisolated(in: context))var "
              + "\(part.member.spelling): \(conditionalType(part, as: group)) {",
            accessors(of: part, as: group))
        return definition.type.extension(
          (definition.isGeneric ? views : "\(definition.type.name).\(views)")
            + " where " + group.map { "\(types[$0]): \(editable)" }.joined(separator: ", "),
          of: (definition.isGeneric ? [] : definition.type.path) + [Identifier(views)],
          conditions: part.conditions,
          members: [
            GeneratedDeclaration(.instance, part.member, access: part.access, .written(view))
          ])
      }
    }
  }

  /// Whether second variables of payloads are made in extensions of a protocol, which do not know how the value is kept.
  private var letsGoForViews: Bool {
    definition.parts.contains { $0.enumCase != nil && $0.view?.isConditional == true }
  }

  private func groups(_ part: DraftPart) -> [[Int]] {
    switch part.view {
    case .conditional?: [[0]]
    case .groups(let groups)?: groups
    default: []
    }
  }

  /// The type of a part, by the types that a protocol leaves to the draft.
  ///
  /// - Parameter group: The positions of those that are taken apart.
  private func conditionalType(_ part: DraftPart, as group: [Int]) -> String {
    let types = typesOfView(part).enumerated().map { index, type in
      WrittenType(name: type.name + (group.contains(index) ? "._Draft" : ""))
    }
    let type =
      if case (.groups?, .tuple(let elements)) = (part.view, part.type) {
        WrittenType.tuple(
          zip(elements, types).map { WrittenType.Element(names: $0.names, type: $1) })
      } else {
        types[0]
      }
    return part.enumCase == nil ? type.text : optional(type)
  }

  private func accessors(of part: DraftPart, as group: [Int]) -> [String] {
    let member = "self.\(part.member.memberSpelling)"
    guard let enumCase = part.enumCase else {
      return ["get { \(member)._draft } _modify { yield &\(member)._draft }"]
    }
    let types = typesOfView(part).map(\.name)
    func converted(_ base: String, by function: String) -> String {
      let values = types.enumerated().map { index, type in
        let element =
          types.count == 1
          ? base : "\(base).\(enumCase.tupleLabels[index]?.memberSpelling ?? String(index))"
        return group.contains(index) ? "\(type).\(function)(\(element))" : element
      }
      return values.count == 1
        ? values[0]
        : "(\(zip(enumCase.tupleLabels, values).map { $0.labeling($1) }.joined(separator: ", ")))"
    }
    let opened = converted("part", by: "_opened")
    let closed = converted("payload", by: "_closed")
    let body = Layout(indentation: 6)
    return Layout.member.block("get {", body.value(opened, if: "let part = \(member)"), "}")
      + braced(
        "_modify {",
        ["var payload: \(conditionalType(part, as: group))"]
          + body.statements(
            "if let part = \(member) {", ["payload = \(opened)", "_letGo()"], "}")
          + body.block(
            "defer {",
            Layout(indentation: 8).value(closed, if: "let payload", after: "\(member) = "), "}")
          + ["yield &payload"])
  }

  /// The level of a witness of a protocol of second variables.
  ///
  /// Inlined code uses none of them, and their types may be internal; in tests, what is public cannot show an
  /// `@_spi` type.
  private func accessOfWitness(_ part: DraftPart) -> AccessLevel {
    max(access(ofView: part), .fileprivate)
  }

  private func typeOfView(_ part: DraftPart) -> String {
    guard let view = part.view else { return part.type.text }
    return typeOfView(view, part.type) + (part.enumCase == nil ? "" : "?")
  }

  private func typeOfView(_ view: DraftPart.View, _ type: WrittenType) -> String {
    switch (view, type) {
    case (.wrapped(isOptional: true), _): return "\(base(type))._Part"
    case (.wrapped(isOptional: false), _): return "\(partDraft)<\(type.text)>"
    case (.payloads(let views), .tuple(let elements)):
      let types = zip(views, elements).map { view, element in
        WrittenType.Element(
          names: element.names,
          type: view.map { WrittenType(name: typeOfView($0, element.type)) } ?? element.type)
      }
      return WrittenType.tuple(types).text
    default: return "\(base(type))._Draft"
    }
  }

  private var partDraft: String { context.qualified("PartDraft", in: "Optics") }

  /// A type in front of a dot.
  private func base(_ type: WrittenType) -> String { isName(type) ? type.text : "(\(type.text))" }

  private func optional(_ type: WrittenType) -> String {
    (isName(type) || isTuple(type) ? type.text : "(\(type.text))") + "?"
  }

  /// Whether a suffix can stand directly behind a type.
  private func isName(_ type: WrittenType) -> Bool {
    switch type {
    case .named, .array, .dictionary, .member: true
    default: false
    }
  }

  private func isTuple(_ type: WrittenType) -> Bool {
    if case .tuple = type { true } else { false }
  }
}

// MARK: - Taking apart, and making again

extension DraftWriter {
  private func variable(_ part: DraftPart) -> Identifier {
    wholeOfKeptView(part) != nil || part.isOnlyKept ? part.viewName : part.member
  }

  private func function(
    _ name: String, _ value: String, _ argument: String, _ result: String, isExported: Bool,
    _ body: [String]
  ) -> GeneratedDeclaration {
    let isInlined = definition.size <= DraftDefinition.sizeOfInlinedCode
    // Swift 6.3 crashes while it checks `consuming` for a value that holds a generic, indirect enum.
    return GeneratedDeclaration(
      .static, Identifier(name), access: definition.access, reach: reach,
      isolation: definition.isolation(in: context), attributes: attributeLines,
      words: isInlined ? ["@inline(__always)"] : [], isExported: isExported,
      .text("func \(name)(_ \(value): __owned \(argument)) -> \(result)"), .code(body))
  }

  private var name: String { definition.name.spelling }

  var opening: GeneratedDeclaration {
    let word = unsafeKeyword(definition.isUnsafe)
    let body: [String]
    switch definition.storage {
    case .whole, .cases: body = ["\(name)(_value: whole)"]
    case .parts:
      let values = definition.parts.map { part in
        let value = "whole.\(part.member.memberSpelling)"
        if case .stored? = part.view {
          return "\(part.viewName.spelling): \(part.type.text)._opened(\(value))"
        }
        if wholeOfKeptView(part) != nil {
          return "\(part.viewName.spelling): \(partDraft)(\(value))"
        }
        return "\(variable(part).argumentSpelling): \(value)"
      }
      body = Layout.member.filledList("\(word)\(name)(", values, ")")
    }
    // Clients do not compile this, because they would need a written initializer, which copies all parts
    // twice: 1.8 times the instructions of an edit. The optimizer inlines the memberwise one across modules.
    return function("_opened", "whole", "Self", name, isExported: false, body)
  }

  var closing: GeneratedDeclaration {
    let word = unsafeKeyword(definition.isUnsafe)
    let body: [String]
    switch definition.storage {
    case .whole: body = ["parts._value"]
    // Between two uses of a draft, the value is there. A check would cost as much as a change.
    case .cases: body = ["unsafe parts._value.unsafelyUnwrapped"]
    case .parts(let rebuilding):
      let values = rebuilding.arguments.map { label, property in
        label.labeling(value(of: property))
      }
      if rebuilding.restored.isEmpty {
        body = Layout.member.filledList("\(word)Self(", values, ")")
      } else {
        body =
          Layout.member.filledList("var whole = \(word)Self(", values, ")")
          + rebuilding.restored.map { "\(word)whole.\($0.memberSpelling) = \(value(of: $0))" }
          + ["return whole"]
      }
    }
    return function("_closed", "parts", name, "Self", isExported: definition.isInlinable, body)
  }

  private func value(of property: Identifier) -> String {
    guard let part = definition.parts.first(where: { $0.member == property }) else {
      return "parts.\(property.memberSpelling)"
    }
    let kept = "parts.\(variable(part).memberSpelling)"
    if case .stored? = part.view { return "\(part.type.text)._closed(\(kept))" }
    return wholeOfKeptView(part).map { "\(kept).\($0)" } ?? kept
  }
}
