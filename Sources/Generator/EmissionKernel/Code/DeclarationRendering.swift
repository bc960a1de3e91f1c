import SwiftModule
import SwiftReading

// The only place that makes text of declarations.
extension GeneratedDeclaration {
  /// What stands before a declaration whose body clients compile, too.
  private static let exportLines = ["#if !DEBUG", "  @export(implementation)", "#endif"]

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
    case (.text(let text), .none): return [head + text]
    case (.text(let text), .line(let line)): return ["\(head)\(text) { \(line) }"]
    case (.variable(let type), .closure(let parameters, let code)):
      return layout.closure("\(head)var \(name.spelling):", type, parameters, code)
    default: break
    }
    let opening = opening(head, at: layout)
    switch body {
    case .code(let lines):
      if lines.isEmpty { return opening.dropLast() + [opening[opening.count - 1] + "}"] }
      return opening.count == 1
        ? layout.block(opening[0], lines, "}") : braced(opening, lines)
    case .accessors(let accessors):
      let line = accessors.joined(separator: " ")
      return layout.block(opening[0], layout.inner.fits(line) ? [line] : accessors, "}")
    case .members(let members):
      return braced(opening, members.lines(in: context, separated: stacked))
    case .list(let groups):
      return layout.block(
        opening[0],
        groups.flatMap { group in
          group.lines(in: context, at: layout.inner) { Array($0.joined()) }
        }, "}")
    case .none, .line, .closure: preconditionFailure("\(name.text) has another body")
    }
  }

  /// Returns the lines up to the brace, with it.
  private func opening(_ head: String, at layout: Layout) -> [String] {
    switch signature {
    case .text(let text): return ["\(head)\(text) {"]
    case .function(let name, let parameters, let tail):
      return Layout.member.list("\(head)\(name)(", parameters, ")\(tail) {")
    case .variable(let type):
      let start = "\(head)var \(name.spelling):"
      let line = "\(start) \(type) {"
      return layout.fits(line) ? [line] : [start, "  \(type)", "{"]
    case .constrained(let text, let clause):
      let line = "\(head)\(text) where \(clause) {"
      if kind != .type { return [head + text, "where \(clause) {"] }
      return Layout.file.fits(line) ? [line] : [head + text, "where \(clause)", "{"]
    }
  }

  private func modifiers(in context: GenerationContext) -> String {
    let actor = if case .actor(let name) = isolation { "@\(name) " } else { "" }
    let isNonisolated = isolation == .nonisolated ? "nonisolated " : ""
    if case .extension = kind { return isNonisolated + "extension " }
    return actor + accessModifier(in: context) + isNonisolated
      + modifiers.map { "\($0) " }.joined()
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
