import Foundation

/// A standard optic as declared in the sources of the library.
struct StandardOptic {
  /// The type that declares the optic.
  let owner: String
  /// The name of the optic with its argument labels.
  let member: String
  /// The type of the optic.
  let type: String
  /// The first sentence of the optic's documentation.
  let summary: String

  var name: String { "\(owner).\(member)" }
}

extension StandardOptic {
  /// The root folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns all public members that are optics, by file and in source order.
  ///
  /// Composition is not among them, nor what editing and machinery declare, which are no optics.
  static func declared() throws -> [StandardOptic] {
    let sources = package.appendingPathComponent("Sources/Optics")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .filter { file in
        !["Optics.docc", "Editing", "Machinery"].contains { file.pathComponents.contains($0) }
      }
      .filter { !$0.lastPathComponent.hasPrefix("Composition") }
      .sorted { $0.path < $1.path }
      .flatMap { try declared(in: String(contentsOf: $0, encoding: .utf8)) }
  }

  private static func declared(in source: String) -> [StandardOptic] {
    // An extension or a type, the first paragraph of a doc comment, or a public member.
    // swift-format-ignore
    let declaration = #/(?m)^ *(?:public )?(?:extension|enum|struct) (?<owner>\w+)|^(?<summary> *\/\/\/ [^\n]*(?:\n *\/\/\/ [^\n]+)*)(?:\n *\/\/\/.*)*|public (?:static )?(?:var|func) (?<name>\w+)(?<signature>[^{]*)\{/#
    var owner = ""
    var summary = ""
    var found: [StandardOptic] = []
    for paragraph in source.matches(of: declaration) {
      if let name = paragraph.output.owner {
        owner = String(name)
      } else if let text = paragraph.output.summary {
        summary = text.split(separator: "\n")
          .map { $0.trimmingCharacters(in: .whitespaces.union(["/"])) }
          .joined(separator: " ")
      } else if let name = paragraph.output.name, let signature = paragraph.output.signature {
        guard let type = type(of: signature), !name.hasPrefix("build") else { continue }
        found.append(
          StandardOptic(
            owner: owner, member: name + labels(of: signature), type: type,
            summary: String(summary.prefix { $0 != "." && $0 != ";" }) + "."))
      }
    }
    return found
  }

  private static func type(of signature: Substring) -> String? {
    let words = signature.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let type = words.firstMatch(
      of: /(?:: |-> )((?:Iso|Lens|Prism|AffineTraversal|Traversal|Optic)<.*|Self)$/)
    return type.map { String($0.1.split(separator: " where ")[0]) }
  }

  private static func labels(of signature: Substring) -> String {
    guard signature.contains("->") else { return "" }
    let parameters = signature.matches(
      of: /[(,]\s*(?:@\w+(?:<[^>]*>)?\s+)*(?<label>\w+)(?:\s+\w+)?\s*:/)
    return "(" + parameters.map { "\($0.output.label):" }.joined() + ")"
  }
}
