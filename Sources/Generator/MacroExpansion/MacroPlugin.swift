import SwiftReading

/// The program that expands the macros of this package, apart from its input and output.
package struct MacroPlugin: Sendable {
  package init() {}
}

extension MacroPlugin {
  /// Returns the reply to a message from the compiler.
  package func reply(to message: HostMessage) -> PluginMessage {
    if let use = message.expandAttachedMacro {
      return PluginMessage(expandMacroResult: result(of: use))
    }
    // Every other message is the first one, which asks for the version of the messages.
    return PluginMessage(getCapabilityResult: PluginMessage.CapabilityResult())
  }

  private func result(of use: HostMessage.Attached) -> PluginMessage.ExpansionResult {
    let location = use.declSyntax.location
    let source = SourceFile(path: location.fileName, text: use.declSyntax.source)
    let context = (use.lexicalContext ?? []).map(\.source)
    let texts = [source] + context.map { SourceFile(path: source.path, text: $0) }
    if let problem = texts.lazy.compactMap(BracketScan.problem).first {
      return result(of: use, with: problem)
    }
    let declaration: AttachedDeclaration?
    do throws(NestingError) {
      declaration = try AttachedDeclaration(
        source,
        at: location.offset, in: context,
        attributeAt: use.attributeSyntax.location.offset, isMember: use.macroRole == "peer")
    } catch {
      return result(of: use, with: error.problem)
    }
    // The compiler reports the errors of a declaration that cannot be read.
    guard let declaration, let expansion = expansion(of: declaration, by: use)
    else { return PluginMessage.ExpansionResult(expandedSource: "", diagnostics: []) }
    return PluginMessage.ExpansionResult(
      expandedSource: expansion.members.joined(separator: [""]).joined(separator: "\n"),
      diagnostics: expansion.messages)
  }

  private func result(
    of use: HostMessage.Attached, with problem: Diagnostic
  ) -> PluginMessage.ExpansionResult {
    let place = use.attributeSyntax.location
    return PluginMessage.ExpansionResult(
      expandedSource: "",
      diagnostics: [
        PluginDiagnostic(
          message: problem.message, severity: problem.severity.rawValue,
          position: PluginDiagnostic.Position(fileName: place.fileName, offset: place.offset),
          highlights: [], fixIts: [])
      ])
  }

  private func expansion(
    of declaration: AttachedDeclaration, by use: HostMessage.Attached
  ) -> MacroExpansion? {
    switch use.macro.typeName {
    case "OpticsMacro":
      OpticsMacro.Role(rawValue: use.macroRole)
        .map { OpticsMacro.expansion(of: declaration, in: $0) }
    case "BuildersMacro": BuildersMacro.expansion(of: declaration)
    case "BuildableMacro", "BuildableForTestingMacro": BuildableMacro.expansion(of: declaration)
    default: nil
    }
  }
}
