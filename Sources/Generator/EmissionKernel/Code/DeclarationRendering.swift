import SwiftModule
import SwiftReading

// The only place that makes text of declarations.
extension GeneratedDeclaration {
  /// Returns the lines of the declaration, with the modifiers that it needs where it stands.
  package func lines(in context: GenerationContext) -> [String] {
    conditioned(unconditionalLines(in: context), on: conditions)
  }

  fileprivate func unconditionalLines(in context: GenerationContext) -> [String] {
    let exported = isExported ? ["#if !DEBUG", "  @export(implementation)", "#endif"] : []
    return attributes + exported + declaration(in: context)
  }

  private func declaration(in context: GenerationContext) -> [String] {
    let head = modifiers(in: context)
    switch (signature, body) {
    case (.written(let lines), _): return lines
    case (.text(let text), .none): return [head + text]
    case (.text(let text), .line(let line)): return ["\(head)\(text) { \(line) }"]
    case (.text(let text), .shortCode(let lines)):
      return Layout.extension.block("\(head)\(text) {", lines, "}")
    case (.text(let text), _): return braced("\(head)\(text) {", lines(of: body, in: context))
    case (.function(let name, let parameters, let tail), _):
      return braced(
        Layout.member.list("\(head)\(name)(", parameters, ")\(tail) {"),
        lines(of: body, in: context))
    }
  }

  private func lines(of body: Body, in context: GenerationContext) -> [String] {
    switch body {
    case .none: []
    case .code(let lines), .shortCode(let lines): lines
    case .line(let line): [line]
    case .members(let members): members.lines(in: context)
    case .denseMembers(let members): members.lines(in: context, joinedBy: stacked)
    case .list(let members): members.flatMap { $0.lines(in: context) }
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
    case .own: context.prefix(access)
    case .conformance, .inlinedConformance:
      if context.settings.isInTests {
        AccessLevel.public.prefix
      } else {
        (reach == .inlinedConformance ? "@usableFromInline " : "") + access.prefix
      }
    }
  }
}

extension [GeneratedDeclaration] {
  /// Returns the lines of declarations, with an empty line between two; neighbors with the same conditions share one `#if`.
  package func lines(
    in context: GenerationContext, joinedBy join: ([[String]]) -> [String] = separated
  ) -> [String] {
    var blocks: [(conditions: [Condition], declarations: [[String]])] = []
    for declaration in self {
      if blocks.last?.conditions != declaration.conditions {
        blocks.append((declaration.conditions, []))
      }
      blocks[blocks.count - 1].declarations.append(declaration.unconditionalLines(in: context))
    }
    return join(blocks.map { conditioned(join($0.declarations), on: $0.conditions) })
  }
}
