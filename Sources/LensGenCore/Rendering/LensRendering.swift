extension Renderer {
  /// A lens that writes a property in place.
  func writableLens(_ property: Identifier, type: String) -> [String] {
    let member = property.memberSpelling
    return ["\(type)(get: { $0.\(member) }, modify: { $1(&$0.\(member)) })"]
  }

  /// A lens that calls an initializer with all properties.
  func rebuiltLens(
    _ property: Identifier, arguments: [OpticDefinition.Argument], type: String
  ) -> [String] {
    let whole = property.text == "whole" ? "base" : "whole"
    let values = arguments.map { argument in
      let label = argument.label.map { "\($0.labelSpelling): " } ?? ""
      let isChanged = argument.property == property
      return label
        + (isChanged ? property.spelling : "\(whole).\(argument.property.memberSpelling)")
    }
    // Where every other property is left out, the closure has no use for the old value.
    let name = arguments.count > 1 ? whole : "_"
    let head = "setter: { \(property.spelling), \(name) in"
    let call = "Self(\(values.joined(separator: ", ")))"
    return ["\(type)(", "  getter: { $0.\(property.memberSpelling) },"]
      + indented(setter(head: head, call: call, values: values))
  }

  /// The setter on as few lines as are not too long.
  private func setter(head: String, call: String, values: [String]) -> [String] {
    // The code stands six places in: in an extension, a property and a call.
    let room = Self.width - 6
    if "\(head) \(call) })".count <= room { return ["\(head) \(call) })"] }
    if "  \(call)".count <= room { return [head, "  \(call)", "})"] }
    return [head, "  Self("] + values.dropLast().map { "    \($0)," }
      + values.suffix(1).map { "    \($0))" } + ["})"]
  }
}
