import Foundation
import SwiftReading
import Testing

/// The page that lists the reasons to skip declarations, and the sources that have the reasons.
///
/// The reasons of initializers, which `ConstructionFailure.swift` puts together, are not compared.
@available(macOS 13, *)
package struct SkippedDeclarations {
  /// The page, with messages of several lines joined.
  private let page: String
  /// The sources, with strings of several lines joined, and without the messages of macros.
  private let sources: [String]

  package init() throws {
    let path = "Sources/Generator/LensGenCore/LensGenCore.docc/SkippedDeclarations.md"
    page = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      .replacing("\n  ", with: " ")
    sources = try Repository.swiftFiles(in: "Sources").map { file in
      try String(contentsOf: file, encoding: .utf8).replacing(/"\s*\+\s*"/, with: "")
        .replacing(/inMacros:\s*"(?:[^"\\]|\\.)*"/, with: "")
    }
  }
}

@available(macOS 13, *)
extension SkippedDeclarations {
  /// Expects the page to have each reason of the sources, with its id.
  package func expectEachReason() throws {
    let reasons = sources.flatMap { source in
      let written =
        source.contains("extension SkipReason")
        ? source.matches(
          of: /\bSelf\(\s*(?:\w+\s*\?\s*)?\.(\w+)(?:\s*:\s*\.\w+)?,\s*(?:\w+\s*\?\s*)?"(.*)"/
        ).map { ($0.1, $0.2) } : []
      return written + source.matches(of: /\.notChecked\(\s*\.(\w+),\s*"(.*)"/).map { ($0.1, $0.2) }
    }
    try #require(reasons.count > 60)
    let lines = page.split(separator: "\n")
    for (name, reason) in reasons {
      let id = try #require(MessageID.allCases.first { "\($0)" == name }, "\(name)")
      // The page names what several reasons begin with once, before them.
      let cause = reason.prefix { $0 != ";" }
        .replacing(#/^(?:no|not|its) [a-zA-Z ]+: /#, with: "")
      let fixed = longest(of: cause.split(separator: #/\\\([^)]*\)+/#))
      #expect(
        fixed.isEmpty || lines.contains { $0.contains(fixed) && $0.contains("[\(id.rawValue)]") },
        "'Skipped declarations' lacks: \(reason) [\(id.rawValue)]")
    }
  }

  /// Expects the sources to have each reason of a section of the page, with what it says to do.
  package func expectSources(toHaveReasonsOf section: String) throws {
    let code = sources.joined()
    let rest = try #require(page.split(separator: "## \(section)\n").last)
    let reasons = rest.split(separator: "\n##")[0].matches(of: /```text\n((?s).*?)```/)
      .flatMap { $0.1.replacing(/\ \[[a-z\-]+\]/, with: "").split(separator: "\n") }
      .flatMap { $0.split(separator: ";") }
      .filter { $0.count > 20 }
    try #require(reasons.count > 20)
    for reason in reasons {
      let fixed = longest(of: reason.split(separator: "…"))
      #expect(code.contains(fixed), "no message contains: \(reason)")
    }
  }

  private func longest(of parts: [Substring]) -> String {
    (parts.max { $0.count < $1.count } ?? "").trimmingCharacters(in: .whitespaces)
  }
}
