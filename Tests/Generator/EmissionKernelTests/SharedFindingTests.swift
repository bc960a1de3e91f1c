import GeneratorTesting
import SwiftModule
import SwiftReading
import Testing

@testable import EmissionKernel
@testable import LensGenCore

/// The findings that planners and other findings ask for.
@Suite struct SharedFindingTests {
  @Test func aFindingIsMadeOnceByWhoeverAsksFirst() {
    let context = context()
    let derived = Workers.map(Array(1...8), by: 4) { _ in context.finding(Derived.self) }
    #expect(derived.allSatisfy { $0 === derived[0] })
    #expect(derived[0].base === context.finding(Base.self))
  }

  @Test func aCircleOfFindingsEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = context().finding(First.self)
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("a finding asks for itself: First > Second > First"))
  }

  @Test(arguments: Emission.allCases) func anEmissionNeedsNoOther(_ emission: Emission) {
    _ = Generated(Self.model.joined(separator: "\n"), by: Generator(emitting: [emission]))
  }

  @Test func severalThreadsFindTheSameAsOne() {
    let summaries = Self.model.enumerated().map {
      SourceSummary(SourceFile(path: "\($0).swift", text: $1))
    }
    let generator = Generator(emitting: Set(Emission.allCases))
    let output = generator.generate(from: summaries, threads: 1)
    #expect(output.files?.count == Self.model.count)
    #expect(generator.generate(from: summaries, threads: 3) == output)
  }

  private static let model = [
    "struct Tree: Equatable { var name: String; var children: [Tree]; private var hidden: Int }",
    "indirect enum Sum: Equatable { case one(Int), both(left: Sum, right: Sum), lazily(Tree) }",
    "enum Event { case opened(at: Int, by: User), closed(at: Int, by: User) }",
    "struct User: Equatable { let name: String; let store: any Store }",
    "protocol Store { func load(_ name: String) -> any Other }",
    "protocol Other { var count: Int { get } }",
    "final class Service { init(store: any Store, user: User) {} }",
  ]
}

private final class Base: SharedFinding {
  init(in context: GenerationContext) {}
}

private final class Derived: SharedFinding {
  let base: Base

  init(in context: GenerationContext) { base = context.finding(Base.self) }
}

private struct First: SharedFinding {
  init(in context: GenerationContext) { _ = context.finding(Second.self) }
}

private struct Second: SharedFinding {
  init(in context: GenerationContext) {
    // Whichever thread asks.
    _ = Workers.map([1, 2], by: 2) { _ in context.finding(First.self) }
  }
}

private func context() -> GenerationContext {
  GenerationContext(for: ModuleIndex(files: []), emitting: [])
}
