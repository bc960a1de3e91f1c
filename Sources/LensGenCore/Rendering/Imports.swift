extension Renderer {
  /// The imports: `Optics`, those of the sources, then those that were asked for.
  func importLines(of plan: Plan) -> [String] {
    let isPublic = plan.optics.contains { $0.access == .public }
    let own = Import(
      attributes: [], access: plan.importsAccess ? (isPublic ? .public : .internal) : nil,
      subject: "Optics", conditions: [])
    let added = imports.map {
      Import(attributes: [], access: nil, subject: $0, conditions: [])
    }
    let lines = merged([own] + added + plan.imports).map { (key, access) in
      let modifier = plan.importsAccess ? (access == .internal ? "internal " : access.prefix) : ""
      let text = (key.attributes + ["\(modifier)import \(key.subject)"]).joined(separator: " ")
      return (text: text, conditions: key.conditions)
    }
    let plain = lines.filter { $0.conditions.isEmpty }.map(\.text)
    let conditional = lines.filter { !$0.conditions.isEmpty }
      .map { conditioned([$0.text], on: $0.conditions).joined(separator: "\n") }
    return plain.sorted() + conditional.sorted() + testableImports.map { "@testable import \($0)" }
  }

  /// The imports, each once, with the highest access level that it is written with.
  ///
  /// What only one file may use cannot be in the type of an optic. A file's wish to pass a module
  /// on to its users is that file's, and not repeated.
  private func merged(_ imports: [Import]) -> [Import: AccessLevel] {
    var merged: [Import: AccessLevel] = [:]
    for var item in imports where (item.access ?? .internal) >= .internal {
      let access = item.access ?? .internal
      item.access = nil
      item.attributes.removeAll { $0 == "@_exported" }
      merged[item] = max(merged[item] ?? .internal, access)
    }
    return merged
  }
}

extension Plan {
  /// The optics of all types.
  var optics: [OpticDefinition] { extensions.flatMap(\.optics) }
}
