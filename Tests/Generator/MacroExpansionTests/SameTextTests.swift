import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import LensGenCore
@testable import SwiftReading

/// A macro and lens-gen write the same text.
///
/// So the macro's optics cost the same, and keep the laws that the tests of the hostile models check.
@Suite struct SameTextTests {
  @Test func theOpticsOfTheBenchmarkAreThoseThatLensGenWrites() throws {
    let comparison = try Comparison(of: "Sources/Benchmark/BenchmarkModel")
    #expect(comparison.different == [])
    #expect(comparison.same > 20)
  }
}

/// The optics of a folder, written by lens-gen and by the macro.
struct Comparison {
  /// The number of optics that both write in the same way.
  private(set) var same = 0
  /// The optics that both write, in different ways.
  private(set) var different: [String] = []

  init(of folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: folder).resolvingSymlinksInPath()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" && !$0.lastPathComponent.contains(".generated.") }
    let sources = try files.sorted { $0.path < $1.path }.map {
      SourceFile(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    var generated: [String: String] = [:]
    var generator = Generator()
    generator.emissions = [.lenses, .prisms]
    let text = try #require(generator.generate(from: sources).text)
    for statement in Parser.parse(source: text).statements {
      Optics.add(statement.item, to: &generated)
    }
    for source in sources {
      for statement in Parser.parse(source: source.text).statements {
        guard let node = statement.item.as(DeclSyntax.self) else { continue }
        compare(node, in: [], path: "", with: generated)
      }
    }
  }

  private mutating func compare(
    _ node: DeclSyntax, in context: [String], path: String, with generated: [String: String]
  ) {
    if let block = node.as(IfConfigDeclSyntax.self) {
      for clause in block.clauses {
        let items = clause.elements?.as(MemberBlockItemListSyntax.self)?.map(\.decl)
        let statements = clause.elements?.as(CodeBlockItemListSyntax.self)?
          .compactMap { $0.item.as(DeclSyntax.self) }
        for node in items ?? statements ?? [] {
          compare(node, in: context, path: path, with: generated)
        }
      }
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
    let name =
      node.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    let path = path.isEmpty ? name : "\(path).\(name)"
    if node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) {
      var use = MacroUse("@Optics \(node.trimmedDescription)")
      use.context = context
      var written: [String: String] = [:]
      for source in ["extension \(path) {\n\(use.optics)\n}", use.extended] {
        for statement in Parser.parse(source: source).statements {
          Optics.add(statement.item, to: &written)
        }
      }
      for (name, text) in written.sorted(by: { $0.key < $1.key }) {
        guard let other = generated[name] else { continue }
        if other == text { same += 1 } else { different.append(name) }
      }
    }
    let head = node.with(\.leadingTrivia, []).description
    let brace =
      group.memberBlock.leftBrace.endPosition.utf8Offset
      - node.positionAfterSkippingLeadingTrivia.utf8Offset
    let own = String(decoding: head.utf8.prefix(brace), as: UTF8.self) + "}"
    for member in group.memberBlock.members {
      compare(member.decl, in: [own] + context, path: path, with: generated)
    }
  }
}

/// The optics in extensions.
private enum Optics {
  /// Adds the text of each optic in an extension, on one line, by its full name: a shorter name of a type may change
  /// where lines end.
  static func add(_ item: CodeBlockItemSyntax.Item, to optics: inout [String: String]) {
    if let block = item.as(IfConfigDeclSyntax.self) {
      for clause in block.clauses {
        for statement in clause.elements?.as(CodeBlockItemListSyntax.self) ?? [] {
          add(statement.item, to: &optics)
        }
      }
    }
    guard let node = item.as(ExtensionDeclSyntax.self) else { return }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      // `#if` around a type indents its extension.
      optics["\(node.extendedType.trimmedDescription).\(name)"] =
        variable.trimmedDescription.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        // An extension does not see the members of enclosing types, so lens-gen names these.
        .replacing(/\b(?:[A-Z]\w*\.)+(?=[A-Z`])/, with: "")
    }
  }
}
