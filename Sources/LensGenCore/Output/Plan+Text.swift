import SwiftModule
import SwiftReading

extension Plan {
  /// The text of one generated file for all sources.
  var text: String { text(of: files, beside: WrittenImports(run.module.files)) }

  /// The generated file for each source; without code, the text is `nil`.
  var filesBySource: [Generator.Output.File] {
    let written = WrittenImports(run.module.files)
    return Workers.map(files, by: run.threads) { file in
      Generator.Output.File(
        source: file.source.file,
        text: file.code.isEmpty ? nil : text(of: [file], beside: written))
    }
  }

  /// Returns the text of one generated file for some sources; `nil` if nothing is generated for them.
  func text(of sources: Set<String>) -> String? {
    let files = files.filter { sources.contains($0.source.file) && !$0.code.isEmpty }
    return files.isEmpty ? nil : text(of: files, beside: WrittenImports(run.module.files))
  }

  private func text(of files: [File], beside written: WrittenImports) -> String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let imports = ImportList(of: files, in: run, beside: written).lines
    let blocks = [header, imports] + files.flatMap(\.code).map(\.lines)
    return separated(blocks.filter { !$0.isEmpty }).joined(separator: "\n") + "\n"
  }
}
