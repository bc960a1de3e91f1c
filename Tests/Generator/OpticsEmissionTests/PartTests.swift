import EmissionKernel
import SwiftModule
import SwiftReading
import Testing

@testable import OpticsEmission

/// The parts of which optics and drafts are made.
@Suite struct PartTests {
  private let context: GenerationContext

  init() {
    let source = SourceFile(
      path: "A.swift",
      text: """
        struct Order {
          var count = 1
          let line: Line
          let version = 2
          private var secret = 3
          struct Line { let price: Int; let name: String }
          init(count: Int, line: Line) { self.count = count; self.line = line }
        }
        struct Visit { var place: Line; var log: [Int] { didSet { print(log) } }; struct Line {} }
        enum Event { case opened(at: Int), closed(at: Int, by: Order), lost }
        enum Change { case made(at: Int), undone(at: Int, Order) }
        """)
    context = GenerationContext(
      for: ModuleIndex(files: [SourceSummary(source).declarations]),
      emitting: [LensPlanner.self, PrismPlanner.self, EditPlanner.self])
  }

  private func type(_ name: String) throws -> TypeDeclaration {
    try #require(context.module.types(at: [Identifier(name)]).first)
  }

  /// Each part as its name, its type, and how it is reached.
  private func texts(of parts: [Part]) -> [String] {
    parts.map { part in
      let form =
        switch part.form {
        case .writable(let isPlain): isPlain ? "plain" : "in place"
        case .rebuilt(let rebuilding):
          "by init(\(rebuilding.arguments.map(\.property.text).joined(separator: ", ")))"
        case .prism(_, let isOnly): isOnly ? "only payload" : "payload"
        case .shared(let shared): "in \(shared.routes.count) cases"
        case .traversal, .expression: "found"
        }
      return "\(part.member.text): \(part.type.text), \(form)"
    }
  }

  @Test func aPartSaysHowItIsReached() throws {
    let expected = [
      "Order": ["count: Int, plain"],
      "Visit": ["place: Line, plain", "log: [Int], in place"],
      "Event": [
        "opened: Int, payload", "closed: (at: Int, by: Order), payload", "lost: Void, payload",
      ],
      "Change": [
        "made: Int, payload", "undone: (at: Int, Order), payload", "at: Int, in 2 cases",
      ],
    ]
    for (name, texts) in expected {
      var report = Report()
      #expect(self.texts(of: context.optics(of: try type(name), report: &report)) == texts)
    }
  }

  @Test func aDraftConsistsOfTheSameParts() throws {
    let line = context.module.types(at: [Identifier](dotted: "Order.Line"))[0]
    let draft = context.draft(of: line)
    #expect(
      texts(of: draft.parts.map(\.part)) == [
        "price: Int, by init(price, name)", "name: String, by init(price, name)",
      ])
    #expect(draft.unavailable.isEmpty)
    let change = context.draft(of: try type("Change"))
    #expect(change.parts.map(\.member.text) == ["made", "undone", "at"])
    #expect(change.parts.map { $0.view == nil } == [true, false, true])
    let order = context.draft(of: try type("Order"))
    #expect(texts(of: order.parts.map(\.part)) == ["count: Int, plain"])
    #expect(order.unavailable.map(\.name.text) == ["line", "version", "secret"])
  }

  @Test func whatIsMissingIsReportedOnce() throws {
    let plan = context.plannedParts(of: try type("Order"))
    #expect(plan.skipped.map(\.name.text) == ["line", "version", "secret"])
    #expect(
      plan.report.skips.map(\.subject.name) == ["Order.line", "Order.version", "Order.secret"])
  }
}
