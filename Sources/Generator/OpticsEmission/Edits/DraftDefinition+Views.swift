import EmissionKernel
import SwiftModule
import SwiftReading

extension DraftDefinition {
  /// Returns the second variable of a part.
  func secondVariable(
    _ part: DraftPart, _ body: GeneratedDeclaration.Body = .none
  ) -> GeneratedDeclaration {
    let views = nameOfViews(access(ofView: part))
    return GeneratedDeclaration(
      .instance, part.viewName, access: accessOfWitness(part),
      attributes: body == .none ? [] : part.availability,
      words: ["@_disfavoredOverload @_implements(\(views), \(part.member.spelling))"],
      isExported: body != .none && isExported(part),
      .text("var \(part.viewName.spelling): \(typeOfView(part).text)"), body,
      conditions: part.conditions, shown: part.names)
  }

  /// Returns how to get a part from the second variable, if this is the one that is stored.
  func wholeOfKeptView(_ part: DraftPart) -> String? {
    switch (part.view, storage) {
    case (.stored?, _): "_whole"
    case (.wrapped(isOptional: false)?, .parts): "_part"
    default: nil
    }
  }

  /// The second variable of a part that is kept as a value.
  func computedView(_ part: DraftPart) -> [GeneratedDeclaration] {
    if !part.hasView { return [] }
    let member = "self.\(part.member.memberSpelling)"
    let accessors: GeneratedDeclaration.Body =
      switch part.view {
      case .wrapped(isOptional: true)?:
        .accessors(["get { \(member)._part }", "_modify { yield &\(member)._part }"])
      case .wrapped(isOptional: false)?:
        .accessors(["get { \(partDraft)(\(member)) }", writingView(part)])
      default: draftAccessors(of: part)
      }
    return [secondVariable(part, accessors)]
  }

  /// The accessors of a part's draft.
  private func draftAccessors(of part: DraftPart) -> GeneratedDeclaration.Body {
    let draft = "self.\(part.member.memberSpelling)._draft"
    return .accessors(["get { \(draft) }", "_modify { yield &\(draft) }"])
  }

  /// How the view of a wrapped part is written.
  private func writingView(_ part: DraftPart) -> String {
    guard part.isPlain else {
      return "set { self.\(part.member.memberSpelling) = newValue._part }"
    }
    let word = part.word
    let member = "_value.\(part.member.memberSpelling)"
    return "_modify { var part = \(word)\(partDraft)._taking(&\(member)); "
      + "defer { \(word)part._return(to: &\(member)) }; yield \(word)&part }"
  }

  /// The access levels of parts with a second variable: each has a protocol, because a variable that is
  /// less accessible than a protocol cannot be its witness.
  var accessOfViews: [AccessLevel] {
    Set(partsWithViews.map { access(ofView: $0) }).sorted(by: >)
  }

  private var partsWithViews: [DraftPart] { parts.filter { $0.view != nil } }

  private func access(ofView part: DraftPart) -> AccessLevel {
    context.place == .tests ? access : min(part.access, access)
  }

  func nameOfViews(_ access: AccessLevel) -> String {
    let level = access == self.access ? "" : "\(access)".capitalizedFirst
    if isGeneric {
      // `A_B` and `A.B` have one each.
      let names = type.path.map { name in
        name.text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
      }
      return "_\(names.joined(separator: "_"))\(level)Views"
    }
    // In the type, the protocol hides a type of the same name.
    let name = "_\(level)Views"
    let isTaken =
      type.path.contains(Identifier(name))
      || parts.contains { $0.type.roots.contains(name) }
    return isTaken ? "_\(name)" : name
  }

  /// The protocols by which a second variable gets the name of the first: in the type, or outside of one that is
  /// generic, with the types that the draft chooses.
  var views: [GeneratedDeclaration] {
    accessOfViews.map { access in
      let requirements = partsWithViews.filter { self.access(ofView: $0) == access }.flatMap {
        part in
        conditioned(
          typesOfView(part).map { "associatedtype \($0.name)" } + part.availability
            + ["var \(part.member.spelling): \(requirement(part))"], on: part.conditions)
      }
      // Only a public protocol can be `@_spi`.
      let attributes = (isGeneric ? type.attributes : []) + (access == .public ? attributes : [])
      return GeneratedDeclaration(
        .type, Identifier(nameOfViews(access)), access: max(access, .fileprivate),
        isolation: isolation, attributes: attributes.map(\.text),
        .text("protocol \(nameOfViews(access))"),
        .code(requirements + (letsGoForViews ? ["mutating func _letGo()"] : [])),
        conditions: isGeneric ? type.conditions : [])
    }
  }

  /// What a protocol asks of a part: the second variable, or the first one, from which extensions make the second.
  private func requirement(_ part: DraftPart) -> String {
    if !part.hasView { return "\(conditionalType(part, as: []).text) { get set }" }
    return "\(isGeneric ? typesOfView(part)[0].name : typeOfView(part).text) { get }"
  }

  var typesOfViews: [GeneratedDeclaration] {
    partsWithViews.flatMap { part in
      typesOfView(part).map { name, type in
        GeneratedDeclaration(
          .type, Identifier(name), access: accessOfWitness(part),
          attributes: part.availability, .text("typealias \(name) = \(type.text)"),
          conditions: part.conditions)
      }
    }
  }

  /// The types of a part that a protocol leaves to the draft.
  private func typesOfView(_ part: DraftPart) -> [(name: String, type: WrittenType)] {
    let name = part.viewName.spelling
    switch (part.view, part.type) {
    case (.conditional?, _): return [("\(name)Part", part.type)]
    case (.groups?, .tuple(let elements)):
      return elements.enumerated().map { ("\(name)Part\($0)", $1.type) }
    default: return isGeneric ? [("\(name)Type", typeOfView(part))] : []
    }
  }

  /// The second variables of parts of which only the compiler knows whether they have a draft.
  ///
  /// Such a variable of a case has the drafts of payloads that have one together: in the place of the others, it has the
  /// values. So a path through a payload leads along one variable.
  var conditionalViews: [GeneratedDeclaration] {
    parts.flatMap { part in
      groups(part).map { group in
        let views = nameOfViews(access(ofView: part))
        let editable = context.qualified("Editable", in: "Optics")
        let types = typesOfView(part).map(\.name)
        let view = GeneratedDeclaration(
          .instance, part.member, access: accessOfWitness(part),
          isolation: isolation, attributes: part.availability,
          words: ["@_disfavoredOverload"], isExported: isExported(part),
          .text("var \(part.member.spelling): \(conditionalType(part, as: group).text)"),
          accessors(of: part, as: group))
        return type.extension(
          (isGeneric ? views : "\(type.name).\(views)")
            + " where " + group.map { "\(types[$0]): \(editable)" }.joined(separator: ", "),
          of: (isGeneric ? [] : type.path) + [Identifier(views)],
          conditions: part.conditions, members: [view])
      }
    }
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
  private func conditionalType(_ part: DraftPart, as group: [Int]) -> WrittenType {
    let types = typesOfView(part).enumerated().map { index, type in
      let own = WrittenType(name: type.name)
      return group.contains(index) ? own.member("_Draft") : own
    }
    let type =
      if case (.groups?, .tuple(let elements)) = (part.view, part.type) {
        WrittenType.tuple(
          zip(elements, types).map { WrittenType.Element(names: $0.names, type: $1) })
      } else {
        types[0]
      }
    return part.enumCase == nil ? type : type.asOptional
  }

  private func accessors(of part: DraftPart, as group: [Int]) -> GeneratedDeclaration.Body {
    guard let enumCase = part.enumCase else { return draftAccessors(of: part) }
    let member = "self.\(part.member.memberSpelling)"
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
    return .code(
      Layout.member.block("get {", body.value(opened, if: "let part = \(member)"), "}")
        + braced(
          "_modify {",
          ["var payload: \(conditionalType(part, as: group).text)"]
            + body.statements(
              "if let part = \(member) {", ["payload = \(opened)", "_letGo()"], "}")
            + body.block(
              "defer {",
              Layout(indentation: 8).value(closed, if: "let payload", after: "\(member) = "), "}")
            + ["yield &payload"]))
  }

  /// The level of a witness of a protocol of second variables.
  ///
  /// Inlined code uses none of them, and their types may be internal; in tests, what is public cannot show an
  /// `@_spi` type.
  private func accessOfWitness(_ part: DraftPart) -> AccessLevel {
    max(access(ofView: part), .fileprivate)
  }

  func typeOfView(_ part: DraftPart) -> WrittenType {
    guard let view = part.view else { return part.type }
    let type = typeOfView(view, part.type)
    return part.enumCase == nil ? type : type.asOptional
  }

  private func typeOfView(_ view: DraftPart.View, _ type: WrittenType) -> WrittenType {
    switch (view, type) {
    case (.wrapped(isOptional: true), _): type.member("_Part")
    case (.wrapped(isOptional: false), _): WrittenType(name: partDraft, arguments: [type])
    case (.payloads(let views), .tuple(let elements)):
      .tuple(
        zip(views, elements).map { view, element in
          WrittenType.Element(
            names: element.names,
            type: view.map { typeOfView($0, element.type) } ?? element.type)
        })
    default: type.member("_Draft")
    }
  }

  var partDraft: String { context.qualified("PartDraft", in: "Optics") }
}

extension Part {
  /// The attributes that the second variable has, too.
  fileprivate var availability: [String] { attributes.filter(\.isAvailability).map(\.text) }
}

extension WrittenType {
  func member(_ name: String) -> WrittenType {
    .member(of: takesSuffix ? self : parenthesized, Name(name))
  }

  var asOptional: WrittenType {
    if case .tuple = self { return .optional(self, isImplicit: false) }
    return .optional(takesSuffix ? self : parenthesized, isImplicit: false)
  }

  private var takesSuffix: Bool {
    switch self {
    case .named, .array, .dictionary, .member: true
    default: false
    }
  }
}
