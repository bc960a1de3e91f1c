/// Turns a plan into the text of a Swift file.
struct Renderer {
  let imports: [String]
  let testableImports: [String]

  /// The longest line that is not broken.
  static let width = 100
}

extension Renderer {
  /// The text of the generated file.
  func text(of plan: Plan) -> String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let blocks =
      [header.joined(separator: "\n"), importLines(plan.imports).joined(separator: "\n")]
      + plan.extensions.map { lines(of: $0).joined(separator: "\n") }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The imports: `Optics`, those of the sources, then those that were asked for.
  private func importLines(_ sourceImports: [Import]) -> [String] {
    let plain = Set(
      ["import Optics"] + imports.map { "import \($0)" }
        + sourceImports.filter { $0.conditions.isEmpty }.map(\.text))
    let conditional = Set(sourceImports.filter { !$0.conditions.isEmpty })
      .map { conditioned([$0.text], on: $0.conditions).joined(separator: "\n") }
    return plain.sorted() + conditional.sorted()
      + testableImports.map { "@testable import \($0)" }
  }

  private func lines(of block: OpticsExtension) -> [String] {
    let name = block.path.map(\.spelling).joined(separator: ".")
    let constraints = block.capturedParameters.map { "\($0.spelling): SendableMetatype" }
    let clause = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    var body: [String] = []
    for (index, optic) in block.optics.enumerated() {
      if index > 0 { body.append("") }
      body += conditioned(lines(of: optic), on: optic.conditions)
    }
    let lines =
      block.attributes.map(\.text) + ["extension \(name)\(clause) {"] + indented(body) + ["}"]
    return conditioned(lines, on: block.conditions)
  }

  private func lines(of optic: OpticDefinition) -> [String] {
    let kind =
      switch optic.form {
      case .writable, .rebuilt: "Lens"
      case .prism: "Prism"
      }
    let head =
      "\(optic.access.prefix)static var \(optic.name.spelling): \(kind)<Self, \(optic.part)> {"
    let value =
      switch optic.form {
      case .writable(let property): writableLens(property)
      case .rebuilt(let property, let arguments): rebuiltLens(property, arguments: arguments)
      case .prism(let enumCase, let isExhaustive): prism(enumCase, isExhaustive: isExhaustive)
      }
    let attributes = optic.attributes.map(\.text) + (optic.isInlinable ? ["@inlinable"] : [])
    return attributes + [head] + indented(value) + ["}"]
  }

  /// The lines between `#if` and `#endif`, if there are conditions.
  private func conditioned(_ lines: [String], on conditions: [String]) -> [String] {
    if conditions.isEmpty { return lines }
    let parts = conditions.count == 1 ? conditions : conditions.map { "(\($0))" }
    return ["#if \(parts.joined(separator: " && "))"] + indented(lines) + ["#endif"]
  }
}

/// The lines, each one level further in.
func indented(_ lines: [String]) -> [String] {
  lines.map { $0.isEmpty ? $0 : "  " + $0 }
}
