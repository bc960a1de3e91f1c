import Foundation

@testable import LensGenCore
@testable import MacroExpansion

/// The use of a macro, as the compiler describes it to the program that expands macros.
struct MacroUse {
  /// The declaration with its attributes.
  var source: String
  /// The heads of the types around it, from the innermost.
  var context: [String] = []

  init(_ source: String, in context: String...) {
    self.source = source
    self.context = context
  }
}

extension MacroUse {
  /// Returns what the program replies about one of the attributes.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - role: What the macro adds: a `member`, a `peer` or an `extension`.
  func expanded(by name: String, as role: String) -> PluginMessage.ExpansionResult {
    // The declaration begins somewhere in its file.
    let offset = 1000
    let before = source.firstRange(of: "@\(name)")?.lowerBound ?? source.startIndex
    let place = offset + source[..<before].utf8.count
    func text(_ source: String, at offset: Int) -> MacroSource {
      MacroSource(
        source: source, location: MacroSource.Location(fileName: "Model.swift", offset: offset))
    }
    let type = name == "BuildableNamed" ? "Buildable" : name
    let message = HostMessage(
      expandAttachedMacro: HostMessage.Attached(
        macro: HostMessage.Attached.Macro(typeName: "\(type)Macro"), macroRole: role,
        attributeSyntax: text("@\(name)", at: place), declSyntax: text(source, at: offset),
        lexicalContext: context.map { text($0, at: 0) }))
    return MacroPlugin().reply(to: message).expandMacroResult
      ?? PluginMessage.ExpansionResult(expandedSource: "no reply", diagnostics: [])
  }

  /// The optics that `@Optics` adds as members.
  var optics: String { members { !Self.isOfDraft($0) } }

  /// The draft that `@Optics` adds as members.
  var draft: String { members(Self.isOfDraft) }

  /// The extension with optics that `@Optics` adds.
  var extended: String {
    extensions.filter { !$0.hasSuffix("Editable {}") }.joined(separator: "\n\n")
  }

  /// The extension with a conformance that `@Optics` adds.
  var conformance: String {
    extensions.filter { $0.hasSuffix("Editable {}") }.joined(separator: "\n\n")
  }

  private var extensions: [String] {
    expanded(by: "Optics", as: "extension").expandedSource.components(separatedBy: "\n\nextension ")
      .enumerated().map { $0 == 0 ? $1 : "extension \($1)" }
  }

  private func members(_ isWanted: (String) -> Bool) -> String {
    expanded(by: "Optics", as: "member").expandedSource.components(separatedBy: "\n\n")
      .filter(isWanted).joined(separator: "\n\n")
  }

  private static func isOfDraft(_ member: String) -> Bool {
    [
      "protocol _Views", "struct Draft", "typealias _Draft", "func _opened", "func _closed",
      "func _storage",
    ].contains(where: member.contains)
  }

  /// Returns the messages about a use, each with the text that it points at and the edits that it
  /// offers.
  func messages(by name: String = "Optics", as role: String = "member") -> [String] {
    let bytes = Array(source.utf8)
    return expanded(by: name, as: role).diagnostics.map { message in
      let range = message.highlights[0]
      let subject = String(
        decoding: bytes[(range.startOffset - 1000)..<(range.endOffset - 1000)], as: UTF8.self)
      let isAtSubject = message.position.offset == range.startOffset
      let fixIts = message.fixIts.map { " [\($0.message): \(edited(by: $0))]" }
      return "\(message.severity) \(isAtSubject ? "" : "not ")at \(subject): \(message.message)"
        + fixIts.joined()
    }
  }

  /// Returns the source after an edit.
  private func edited(by fixIt: PluginDiagnostic.FixIt) -> String {
    var bytes = Array(source.utf8)
    // From the end, so that no edit moves the place of another.
    for change in fixIt.changes.sorted(by: { $0.range.startOffset > $1.range.startOffset }) {
      let range = (change.range.startOffset - 1000)..<(change.range.endOffset - 1000)
      bytes.replaceSubrange(range, with: Array(change.newText.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
