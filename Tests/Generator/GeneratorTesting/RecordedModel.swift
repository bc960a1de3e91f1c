import Foundation
import LensGenCore
import SwiftModule
import SwiftReading
import Testing

/// A folder of tests with a model, and records of the code generated for the model.
///
/// `Scripts/record` updates the records.
@available(macOS 13, *)
package struct RecordedModel {
  /// The files of the model.
  package let files: [URL]
  private let folder: URL
  private let sources: [SourceFile]

  package init(of tests: String) throws {
    files = try Repository.swiftFiles(in: "Tests/Generator/\(tests)/Model")
    folder = Repository.root.appendingPathComponent("Tests/Generator/\(tests)")
    sources = try files.map {
      SourceFile(
        path: "Model/\($0.lastPathComponent)", text: try String(contentsOf: $0, encoding: .utf8))
    }
  }
}

@available(macOS 13, *)
extension RecordedModel {
  package func output(
    emitting emissions: Set<Emission>, testableImports: [String] = [],
    by base: Generator = Generator()
  ) -> Generator.Output {
    var generator = base
    generator.emissions = emissions
    generator.settings.testableImports = testableImports
    return generator.generate(from: sources)
  }

  /// Expects the generated code to equal the record in one file.
  package func expectRecord(emitting emissions: Set<Emission>, in name: String) throws {
    try expect(
      try #require(output(emitting: emissions).text), at: folder.appendingPathComponent(name))
  }

  /// Expects the messages to equal the record in one file.
  package func expectMessages(emitting emissions: Set<Emission>, in name: String) throws {
    try expect(
      output(emitting: emissions).diagnostics.map { "\($0)\n" }.joined(),
      at: folder.appendingPathComponent(name))
  }

  /// Returns the code generated for each file of the model that anything is generated for.
  package func codeByFile(
    emitting emissions: Set<Emission>, by base: Generator = Generator()
  ) throws -> [String: String] {
    GeneratedParts(try #require(output(emitting: emissions, by: base).text), of: sources).textByFile
  }

  /// Expects the code generated for files of the model to equal the records in a folder: one for each
  /// file.
  ///
  /// - Parameter names: The names of these files; `nil` for all that anything is generated for.
  package func expectRecords(
    emitting emissions: Set<Emission>, in name: String, of names: Set<String>? = nil,
    by base: Generator = Generator()
  ) throws {
    try expectRecords(codeByFile(emitting: emissions, by: base), in: name, of: names)
  }

  /// Expects the code of files to equal the records in a folder.
  package func expectRecords(
    _ code: [String: String], in name: String, of names: Set<String>? = nil
  ) throws {
    let records = folder.appendingPathComponent(name)
    let recorded = code.filter { names?.contains($0.key) ?? true }
    if let names { #expect(names.subtracting(recorded.keys) == []) }
    for (file, text) in recorded {
      try expect(text, at: records.appendingPathComponent("\(file).txt"))
    }
    for record in try FileManager.default.contentsOfDirectory(atPath: records.path)
    where recorded[String(record.dropLast(4))] == nil {
      if Self.isRecording {
        try FileManager.default.removeItem(at: records.appendingPathComponent(record))
      } else {
        Issue.record("nothing is generated for \(name)/\(record) anymore")
      }
    }
  }
}

@available(macOS 13, *)
extension RecordedModel {
  /// Whether the records are written instead of compared.
  private static let isRecording = ProcessInfo.processInfo.environment["OPTICS_RECORD"] != nil

  private func expect(_ text: String, at record: URL) throws {
    let old = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    if text == old { return }
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: record, atomically: true, encoding: .utf8)
    } else {
      let name = record.path.dropFirst(Repository.root.path.count + 1)
      Issue.record(
        "\(TextDifference(from: old, to: text).unified(name: String(name)))Scripts/record updates it."
      )
    }
  }
}

/// The declarations of a generated file, by the file of the model that they belong to.
@available(macOS 13, *)
private struct GeneratedParts {
  private(set) var textByFile: [String: String] = [:]

  init(_ text: String, of sources: [SourceFile]) {
    var fileByType: [Substring: String] = [:]
    for source in sources {
      let file = URL(fileURLWithPath: source.path).deletingPathExtension().lastPathComponent
      for type in source.text.declaredTypes where fileByType[type] == nil {
        fileByType[type] = file
      }
    }
    // Without a name of the model in it, a declaration belongs to the file of the one before.
    var file = "Head"
    for declaration in text.topLevelDeclarations {
      let names = declaration.withoutComments.words.flatMap { word in
        [word, word.ownerOfViews]
          + ["Stub", "Laws"].filter { word.hasSuffix($0) }.map { word.dropLast($0.count) }
      }
      if let found = names.lazy.compactMap({ fileByType[$0] }).first { file = found }
      textByFile[file, default: ""] += declaration + "\n"
    }
  }
}

@available(macOS 13, *)
extension String {
  /// The names of the types that are declared at the top of a Swift file.
  fileprivate var declaredTypes: [Substring] {
    let keywords: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    return split(separator: "\n").compactMap { line in
      if line.hasPrefix("  ") { return nil }
      let words = String(line).words
      return words.firstIndex(where: keywords.contains).flatMap { words.dropFirst($0 + 1).first }
    }
  }

  fileprivate var withoutComments: String {
    split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The names, keywords and numbers in the text.
  fileprivate var words: [Substring] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The declarations of a generated file, each with the comments and conditions around it.
  fileprivate var topLevelDeclarations: [String] {
    var declarations: [[Substring]] = []
    var isAfterEmptyLine = true
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let isInside = line.isEmpty || line.hasPrefix(" ") || line.hasPrefix("}")
      if isAfterEmptyLine && !isInside { declarations.append([]) }
      declarations[declarations.count - 1].append(line)
      isAfterEmptyLine = line.isEmpty
    }
    return declarations.map { $0.joined(separator: "\n") }
  }
}

extension Substring {
  /// The outermost type for whose drafts a protocol is, such as `Outer` of `_Outer_InnerViews`.
  fileprivate var ownerOfViews: Substring {
    guard hasPrefix("_"), hasSuffix("Views") else { return self }
    return dropFirst().dropLast(5).prefix { $0 != "_" }
  }
}

@available(macOS 13, *)
extension String {
  /// What a generated file declares: the first line of each type, extension and member, with its attributes, without the
  /// code of members.
  package var declaredHeads: String {
    var heads: [Substring] = []
    var endOfCode: String?
    for line in split(separator: "\n") {
      if let end = endOfCode {
        if line.hasPrefix(end) { endOfCode = nil }
        continue
      }
      let words = Set(String(line).words)
      if line.allSatisfy({ $0 == " " || $0 == "}" }) { continue }
      guard words.isDisjoint(with: ["struct", "extension", "protocol"]),
        let brace = line.firstRange(of: " {")
      else {
        heads.append(line)
        continue
      }
      heads.append(line[..<brace.lowerBound])
      if line.hasSuffix("{") { endOfCode = line.prefix { $0 == " " } + "}" }
    }
    return heads.map { "\($0)\n" }.joined()
  }
}
