import SwiftReading
import Testing

@testable import SwiftModule

/// Language mode 6 infers that a function of a global actor is `Sendable`.
@Suite struct IsolatedFunctionsTests {
  @Test(arguments: [
    ("@MainActor () -> Void", "@MainActor @Sendable () -> Void"),
    ("@MainActor (() -> Void)", "@MainActor @Sendable (() -> Void)"),
    ("(@MainActor () -> Void)?", "(@MainActor @Sendable () -> Void)?"),
    ("[@Disk (Int) -> Int]", "[@Disk @Sendable (Int) -> Int]"),
    ("(Int, b: @MainActor () -> Void)", "(Int, b: @MainActor @Sendable () -> Void)"),
    ("(@MainActor () -> Void) -> Void", "(@MainActor @Sendable () -> Void) -> Void"),
    ("Result<@MainActor () -> Void, E>", "Result<@MainActor @Sendable () -> Void, E>"),
  ])
  func aFunctionOfAGlobalActorSaysThatItIsSendable(written: String, marked: String) {
    #expect(Snippet.asking(written) { $1.hasIsolatedFunctions })
    #expect(Snippet.asking(written) { $1.withSendableFunctions.text } == marked)
    #expect(!Snippet.asking(marked) { $1.hasIsolatedFunctions })
    #expect(Snippet.asking(marked) { $1.withSendableFunctions.text } == marked)
  }

  @Test(arguments: [
    "() -> Void", "@Sendable () -> Void", "@convention(c) () -> Void", "Action", "Int",
  ])
  func othersStayAsTheyAre(written: String) {
    #expect(!Snippet.asking(written) { $1.hasIsolatedFunctions })
    #expect(Snippet.asking(written) { $1.withSendableFunctions.text } == written)
  }
}
