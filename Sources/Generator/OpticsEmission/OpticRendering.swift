import EmissionKernel
import SwiftReading

extension Rebuilding {
  /// Returns a lens that calls an initializer, and then writes the properties that it does not
  /// take.
  package func lens(onto property: Identifier, type: String) -> [String] {
    // The closure gets the part, and then the whole; without names, it has to use both.
    let usesWhole = !restored.isEmpty || arguments.contains { $0.property != property }
    let part = usesWhole ? "$0" : property.spelling
    let values = arguments.map { label, argument in
      label.labeling(argument == property ? part : "$1.\(argument.memberSpelling)")
    }
    let unsafe = unsafeProperties
    let word = unsafeKeyword(unsafe.contains(property))
    let head =
      "\(word)\(type)(getter: { \(word)$0.\(property.memberSpelling) }) {"
      + (usesWhole ? "" : " \(part), _ in")
    let made = unsafeKeyword(arguments.contains { unsafe.contains($0.property) })
    if restored.isEmpty { return Layout.member.block(head, call(values, after: made), "}") }
    let lines =
      call(values, after: "var whole = \(made)")
      + restored.map {
        "\(unsafeKeyword(unsafe.contains($0)))whole.\($0.memberSpelling) = $1.\($0.memberSpelling)"
      } + ["return whole"]
    return braced(head, lines)
  }

  /// Returns the call of an initializer on as few lines as fit.
  private func call(_ values: [String], after start: String) -> [String] {
    Layout(indentation: 6).filledList("\(start)Self(", values, ")")
  }
}

extension EnumCase {
  /// Returns a prism onto the payload, or an iso if there is no other case.
  ///
  /// - Parameter word: `unsafe`, if needed, before each expression with the payload.
  package func prism(type: String, word: String, isOnly: Bool) -> [String] {
    let name = ".\(name.memberSpelling)"
    if payloads.isEmpty {
      return ["\(type)(extract: { if case \(name) = $0 { () } else { nil } }, embed: { \(name) })"]
    }
    let bindings = bindings.map(\.spelling)
    let isSingle = bindings.count == 1
    let pattern = bindings.map { "let \($0)" }.joined(separator: ", ")
    let tuple = isSingle ? bindings[0] : "(\(bindings.joined(separator: ", ")))"
    let embedded = arguments { isSingle ? "$0" : "$0.\($1)" }
    let start = [
      isOnly
        ? "get: { switch $0 { case \(name)(\(pattern)): \(word)\(tuple) } }"
        : "extract: { if case \(name)(\(pattern)) = $0 { \(word)\(tuple) } else { nil } }",
      "embed: { \(word)\(name)(\(embedded)) }",
    ]
    // Binding the payload to a variable and writing it back lets the optimizer move it.
    if isSingle {
      let made = arguments { _, _ in bindings[0] }
      let change =
        "if case \(name)(var \(tuple)) = $0 { "
        + "\(word)$1(&\(tuple)); $0 = \(word)\(name)(\(made)) }"
      return Layout.member.filledList(
        "\(word)\(type)(", start + ["modify: { \(change) }"], ")")
    }
    let head = Layout.member.filledList("\(word)\(type)(", start + ["modify: {"], "")
    let change = [
      "guard case \(name)(\(pattern)) = $0 else { return }",
      "var part = \(word)(\(tupleElements))", "\(word)$1(&part)",
      "$0 = \(word)\(name)(\(arguments { "part.\($1)" }))",
    ]
    let rest = indented(change) + ["})"]
    return head + (head.count > 1 ? indented(rest) : rest)
  }
}

extension EnumCase {
  /// The names that the associated values are bound to: their labels, if available.
  package var bindings: [Identifier] {
    let taken: Set<String> = ["whole", "body", "part", "visit", "self", "Self"]
    let labels = tupleLabels.compactMap { $0 }
    if payloads.count == 1 {
      return [labels.first { !taken.contains($0.text) } ?? Identifier("part")]
    }
    if labels.count == payloads.count, !labels.contains(where: { taken.contains($0.text) }) {
      return labels
    }
    return payloads.indices.map { Identifier("part\($0)") }
  }

  /// Returns the arguments of the case, each from its position in the tuple, and the name of its member.
  func arguments(_ value: (_ index: Int, _ member: String) -> String) -> String {
    argumentList(value).joined(separator: ", ")
  }

  func argumentList(_ value: (_ index: Int, _ member: String) -> String) -> [String] {
    zip(payloads, tupleLabels).enumerated().map { index, element in
      let (payload, tupleLabel) = element
      let value = value(index, tupleLabel?.memberSpelling ?? String(index))
      return payload.label.labeling(value + (payload.isAutoclosure ? "()" : ""))
    }
  }

  /// The case with the values that the names are bound to.
  var rebuilt: String {
    let arguments = zip(payloads, bindings).map { payload, binding in
      payload.label.labeling(binding.spelling + (payload.isAutoclosure ? "()" : ""))
    }
    return ".\(name.memberSpelling)(\(arguments.joined(separator: ", ")))"
  }

  /// The elements of the payload's tuple.
  var tupleElements: String {
    zip(tupleLabels, bindings).map { $0.labeling($1.spelling) }.joined(separator: ", ")
  }
}
