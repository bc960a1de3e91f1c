import GeneratorTesting
import SwiftModule
import SwiftReading
import Testing

@testable import EmissionKernel
@testable import LensGenCore

/// The findings that planners and other findings ask for.
@Suite struct SharedFindingTests {
  @Test func aFindingIsMadeOnceAfterThoseThatItAsksFor() {
    let context = context(of: [Planner<Both>.self, Planner<Derived>.self])
    #expect(context.finding(Derived.self).base === context.finding(Base.self))
  }

  @Test func aPlannerSeesWhatItDeclaresAndWhatThatAsksFor() {
    let all = context(of: [Planner<Both>.self, Planner<Derived>.self])
    let seen = all.showing(Planner<Derived>.findings)
    #expect(seen.finding(Derived.self) === all.finding(Derived.self))
    #expect(seen.finding(Base.self) === all.finding(Base.self))
  }

  @Test func anUndeclaredFindingEndsTheProcess() async {
    // Whether or not something else declares it.
    let ofPlanner = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = context(of: [Planner<Both>.self]).showing(Planner<Base>.findings).finding(Derived.self)
    }
    #expect(message(of: ofPlanner).contains("add 'Derived' to the 'findings' of what asks"))
    let ofFinding = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = context(of: [Planner<Both>.self, Planner<Undeclared>.self])
    }
    #expect(message(of: ofFinding).contains("add 'Base' to the 'findings' of what asks"))
  }

  /// Each emission declares what its planner asks for, whatever else is generated.
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
  static let findings: [any SharedFinding.Type] = [Base.self]
  let base: Base

  init(in context: GenerationContext) { base = context.finding(Base.self) }
}

private final class Both: SharedFinding {
  static let findings: [any SharedFinding.Type] = [Derived.self, Base.self]

  init(in context: GenerationContext) {}
}

/// A finding that asks for what it does not declare.
private struct Undeclared: SharedFinding {
  init(in context: GenerationContext) { _ = context.finding(Base.self) }
}

private struct Planner<Finding: SharedFinding>: EmissionPlanner {
  static var name: String { "planner of \(Finding.self)" }
  static var summary: String { name }
  static var needs: CodeNeeds { CodeNeeds() }
  static var findings: [any SharedFinding.Type] { [Finding.self] }

  init(in context: GenerationContext) {}

  func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? { nil }
}

private func context(of planners: [any EmissionPlanner.Type]) -> GenerationContext {
  GenerationContext(for: ModuleIndex(files: []), emitting: planners).withFindings()
}

private func message(of result: ExitTest.Result?) -> String {
  result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
}
