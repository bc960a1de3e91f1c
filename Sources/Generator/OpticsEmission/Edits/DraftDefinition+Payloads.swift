import EmissionKernel
import SwiftModule
import SwiftReading

extension DraftDefinition {
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
      parts.first { $0.enumCase?.position == route.enumCase.position }?.viewName
        ?? route.enumCase.name
    }
    return [value, secondVariable(part, view)]
  }

  func payload(_ part: DraftPart) -> [GeneratedDeclaration] {
    if let shared = part.shared { return sharedPart(shared, part) }
    guard let enumCase = part.enumCase else { return [] }
    let type = part.type.asOptional
    let values = accessors(of: enumCase, part, type, by: enumCase.payloads.map { _ in nil })
    let attributes = part.part.attributeLines(in: context)
    let value = firstVariable(part, type: type, attributes: attributes, values)
    if !part.hasView { return [value] }
    let views = accessors(of: enumCase, part, typeOfView(part), by: payloadViews(part))
    return [value, secondVariable(part, views)]
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
    of enumCase: EnumCase, _ part: DraftPart, _ type: WrittenType,
    by views: [(DraftPart.View, WrittenType)?]
  ) -> GeneratedDeclaration.Body {
    let word = part.word
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
    let label = "\(self.type.path.text).\(enumCase.name.text)"
    let (body, inner) = (Layout(indentation: 8), Layout(indentation: 10))
    let writing =
      inner.block(
        "if let payload\(word.isEmpty ? "" : " = \(word)payload") {",
        Layout(indentation: 12).filledList(
          "_value = \(word)\(whole)\(name)(", written, ")\(cast)"), "}")
      + inner.block(
        "else if case nil = _value {",
        ["\(self.name.spelling)._cannotRemove(\(label.literal))"], "}")
    return .code(
      Layout(indentation: 6).block("get {", body.value("\(word)\(read)", if: pattern), "}")
        + braced(
          "_modify {",
          ["var payload: \(type.text)"]
            + body.statements(
              "if \(pattern) {", ["\(word)payload = \(read)", "_value = nil"], "}")
            + braced("defer {", writing) + ["yield \(word)&payload"]))
  }

  /// Returns the view of a value.
  private func opened(
    _ value: String, _ view: DraftPart.View, _ type: WrittenType
  ) -> String {
    switch view {
    case .wrapped(isOptional: true): "\(value)._part"
    case .wrapped(isOptional: false): "\(partDraft)(\(value))"
    default: "\(type.member("_opened").text)(\(value))"
    }
  }

  /// Returns the value of a view.
  private func closed(
    _ value: String, _ view: DraftPart.View, _ type: WrittenType
  ) -> String {
    switch view {
    case .wrapped(let isOptional): "\(value)\(isOptional ? "?" : "")._part"
    default: "\(type.member("_closed").text)(\(value))"
    }
  }
}

// MARK: - Letting go

extension DraftDefinition {
  /// How the draft of an enum lets go of the value, so that a payload changes in place.
  var lettingGo: [GeneratedDeclaration] {
    let forViews = witness(
      .instance, Identifier("_letGo"), "mutating func _letGo()", .line("_value = nil"))
    return (letsGoForViews ? [forViews] : []) + lettingGoOfPath
  }

  /// Whether second variables of payloads are made in extensions of a protocol, which do not know how the value is kept.
  var letsGoForViews: Bool {
    parts.contains { $0.enumCase != nil && $0.view?.isConditional == true }
  }
}
