extension Rebuilding {
  /// Returns a lens that calls an initializer, and then writes the properties that it does not
  /// take.
  func lens(onto property: Identifier, type: String) -> [String] {
    let whole = property.text == "whole" ? "base" : "whole"
    let values = arguments.map { label, argument in
      label.labeling(
        argument == property ? property.spelling : "\(whole).\(argument.memberSpelling)")
    }
    // If every other property is omitted, the closure does not use the old value.
    let name = arguments.count > 1 || !restored.isEmpty ? whole : "_"
    let head = "setter: { \(property.spelling), \(name) in"
    let unsafe = unsafeProperties
    let mark = unsafeMark(unsafe.contains(property))
    let start = ["\(mark)\(type)(", "  getter: { \(mark)$0.\(property.memberSpelling) },"]
    let made = unsafeMark(arguments.contains { unsafe.contains($0.property) })
    if restored.isEmpty {
      return start
        + indented(Layout(indentation: 6).block(head, call(values, after: made), "})"))
    }
    let copy = property.text == "copy" ? "rebuilt" : "copy"
    let lines =
      call(values, after: "var \(copy) = \(made)")
      + restored.map {
        "\(unsafeMark(unsafe.contains($0)))\(copy).\($0.memberSpelling) = \(whole).\($0.memberSpelling)"
      } + ["return \(copy)"]
    return start + indented([head] + indented(lines) + ["})"])
  }

  /// Returns the call of an initializer on as few lines as fit.
  private func call(_ values: [String], after start: String) -> [String] {
    Layout(indentation: 8).hangingList("\(start)Self(", values, ")")
  }
}
