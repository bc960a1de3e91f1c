import Foundation
import GeneratorTesting
import Testing

@testable import LensGenCore
@testable import SwiftReading

/// Checks that lens-gen and another YAML parser read every accepted configuration file the same
/// way.
///
/// `Tests/Generator/YAMLCorpus/make` wrote the documents.
@Suite struct ConfigurationCorpusTests {
  @Test func documentsAreReadAsTheOtherReaderReadsThem() throws {
    let file = Repository.root.appending(path: "Tests/Generator/YAMLCorpus/documents.jsonl")
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    let documents = try lines.map { try JSONDecoder().decode(Document.self, from: $0) }
    #expect(Set(documents.map(\.kind)) == Set(Document.Kind.allCases))
    for document in documents {
      do throws(Diagnostic) {
        let entries = try YAMLParser.entries(in: document.text, path: "c.yml")
        #expect(document.kind != .outside, "accepted: \(document.text.debugDescription)")
        #expect(Value(entries) == document.value, "\(document.text.debugDescription)")
      } catch {
        #expect(document.kind != .subset, "\(error) in \(document.text.debugDescription)")
        #expect(error.position.line > 0 && error.position.column > 0)
      }
    }
  }
}

private struct Document: Decodable {
  enum Kind: String, Decodable, CaseIterable {
    case subset, outside, mutant
  }

  let kind: Kind
  let text: String
  /// The value that the other parser reads.
  let value: Value
}

private enum Value: Equatable {
  case text(String)
  case boolean(Bool)
  case list([Value])
  case mapping([String: Value])
  /// An error, or a value that no configuration contains.
  case other
}

extension Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Value].self) {
      self = .list(list)
    } else if let mapping = try? container.decode([String: Value].self) {
      self = .mapping(mapping)
    } else {
      self = .other
    }
  }
}

extension Value {
  init(_ entries: [YAMLEntry]) {
    self = .mapping(
      Dictionary(uniqueKeysWithValues: entries.map { ($0.key, Value($0.value)) }))
  }

  private init(_ value: YAMLEntry.Value) {
    switch value {
    case .scalar(let scalar): self.init(scalar)
    case .list(let scalars): self = .list(scalars.map(Value.init))
    case .mapping(let entries):
      self = .mapping(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, Value($0.value)) }))
    }
  }

  private init(_ scalar: YAMLScalar) {
    switch scalar.content {
    case .text(let text): self = .text(text)
    case .boolean(let boolean): self = .boolean(boolean)
    }
  }
}
