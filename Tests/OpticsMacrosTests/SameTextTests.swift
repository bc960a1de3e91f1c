import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import LensGenCore

/// A macro and lens-gen write the same text, so that what is measured of one holds for the other.
@Suite struct SameTextTests {
  @Test func theOpticsOfTheBenchmarkAreThoseThatLensGenWrites() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/BenchmarkModel")
      .standardized
    var count = 0
    let generated = try String(
      contentsOf: folder.appending(path: "Optics.generated.swift"), encoding: .utf8)
    for name in ["ConstantModel", "Container", "Order", "VariableModel"] {
      let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
      for statement in Parser.parse(source: text).statements {
        guard let node = statement.item.as(DeclSyntax.self),
          let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
        else { continue }
        let use = MacroUse("@Optics \(node.trimmedDescription)")
        let members = use.optics.isEmpty ? "" : "extension \(name) {\n\(use.optics.indented)\n}"
        let written = members + use.extended
        #expect(generated.contains(written))
        count += written.count { $0 == "_" }
      }
    }
    #expect(count > 20)
  }
}

extension String {
  /// The text, indented by one level.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
