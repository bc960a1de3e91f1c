import SwiftModule
import SwiftReading

// The only place that makes text of declarations, besides those that are `.written`.
extension GeneratedDeclaration {
  /// What stands before a declaration whose body clients compile, too.
  package static let exportLines = ["#if !DEBUG", "  @export(implementation)", "#endif"]

  /// Returns the lines of the declaration, with the modifiers that it needs where it stands.
  package func lines(in context: GenerationContext) -> [String] {
    conditioned(unconditionalLines(in: context), on: conditions)
  }

  fileprivate func unconditionalLines(
    in context: GenerationContext, at layout: Layout = .extension
  ) -> [String] {
    attributes + (isExported ? Self.exportLines : [])
      + layout.attributed(
        words.joined(separator: " "), declaration(in: context, at: layout))
  }

  private func declaration(in context: GenerationContext, at layout: Layout) -> [String] {
    let head = modifiers(in: context)
    switch (signature, body) {
    case (.written(let lines), _): return lines
    case (.text(let text), .none): return [head + text]
    case (.text(let text), .line(let line)): return ["\(head)\(text) { \(line) }"]
    case (.text(let text), .code(let lines)):
      return layout.block("\(head)\(text) {", lines, "}")
    case (.text(let text), .accessors(let accessors)):
      let line = accessors.joined(separator: " ")
      let body = layout.inner.fits(line) ? [line] : accessors
      return layout.block("\(head)\(text) {", body, "}")
    case (.text(let text), .members(let members)):
      return braced("\(head)\(text) {", members.lines(in: context, separated: stacked))
    case (.text(let text), .list(let groups)):
      return layout.block(
        "\(head)\(text) {",
        groups.flatMap { group in
          group.lines(in: context, at: layout.inner) { Array($0.joined()) }
        }, "}")
    case (.function(let name, let parameters, let tail), .code(let lines)):
      let opening = Layout.member.list("\(head)\(name)(", parameters, ")\(tail) {")
      return opening.count == 1
        ? layout.block(opening[0], lines, "}") : braced(opening, lines)
    case (.function, _): preconditionFailure("a function has code")
    }
  }

  private func modifiers(in context: GenerationContext) -> String {
    let actor = if case .actor(let name) = isolation { "@\(name) " } else { "" }
    let isNonisolated = isolation == .nonisolated ? "nonisolated " : ""
    if case .extension = kind { return isNonisolated + "extension " }
    return actor + accessModifier(in: context) + isNonisolated
      + (kind == .static ? "static " : "")
  }

  private func accessModifier(in context: GenerationContext) -> String {
    switch reach {
    case .type: context.prefix(access)
    case .conformance, .inlinedConformance, .closedConformance:
      if context.place == .tests {
        AccessLevel.public.prefix
      } else {
        (reach == .inlinedConformance ? "@usableFromInline " : "") + access.prefix
      }
    }
  }
}

extension [GeneratedDeclaration] {
  /// Returns the lines of declarations; neighbors with the same conditions share one `#if`.
  ///
  /// - Parameter separated: Puts empty lines between blocks of lines.
  package func lines(
    in context: GenerationContext, at layout: Layout = .extension,
    separated: ([[String]]) -> [String] = separated
  ) -> [String] {
    var blocks: [(conditions: [Condition], declarations: [[String]])] = []
    for declaration in self {
      if blocks.last?.conditions != declaration.conditions {
        blocks.append((declaration.conditions, []))
      }
      blocks[blocks.count - 1].declarations.append(
        declaration.unconditionalLines(in: context, at: layout))
    }
    return separated(
      blocks.flatMap { block in
        block.conditions.isEmpty
          ? block.declarations
          : [conditioned(separated(block.declarations), on: block.conditions)]
      })
  }
}
