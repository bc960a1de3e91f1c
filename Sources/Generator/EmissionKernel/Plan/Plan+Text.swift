import SwiftModule
import SwiftReading

extension Plan {
  /// The text of one generated file for all sources.
  package var text: String { text(of: files, beside: writtenImports) }

  /// The generated file for each source; without code, the text is `nil`.
  package var filesBySource: [GeneratedFile] {
    let written = writtenImports
    return Workers.map(files, by: context.threads) { file in
      GeneratedFile(
        source: file.source.file,
        text: file.code.isEmpty ? nil : text(of: [file], beside: written))
    }
  }

  /// Returns the text of one generated file for some sources; `nil` if nothing is generated for them.
  package func text(of sources: Set<String>) -> String? {
    let files = files.filter { sources.contains($0.source.file) && !$0.code.isEmpty }
    return files.isEmpty ? nil : text(of: files, beside: writtenImports)
  }

  private var writtenImports: WrittenImports {
    WrittenImports(of: context.module, for: files.flatMap(\.code))
  }

  private func text(of files: [File], beside written: WrittenImports) -> String {
    let header = [
      SourceFile.generatedHeader, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let imports = ImportList(of: files, in: context, beside: written).lines
    let code = files.flatMap(\.code)
    let helpers = code.flatMap(\.helpers).reduce(into: [GeneratedDeclaration]()) {
      helpers, helper in
      if !helpers.contains(helper) { helpers.append(helper) }
    }
    let blocks = [header, imports, helpers.lines(in: context)] + code.map(\.lines)
    return separated(blocks.filter { !$0.isEmpty }).joined(separator: "\n") + "\n"
  }
}

/// The generated code of one source.
package struct GeneratedFile: Equatable, Sendable {
  /// The path of the source.
  package let source: String
  /// The generated file, or `nil` if nothing is generated for the source.
  package let text: String?
}
