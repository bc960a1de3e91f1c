import GeneratorTesting
import LensGenCore
import Testing

/// Compiles drafts of enums that are made of no value, which nothing could close.
@Suite struct DraftOfNothingTests {
  @Test(arguments: [
    ("enum A { case b(Int), c }", "A"),
    ("public enum A { case b(Int), c(d: String) }", "A"),
    ("struct B { let n: Int }; enum A { case b(B?), c([B]) }", "A"),
    ("enum A<T> { case b(T), c }", "A<Int>"),
    ("indirect enum A { case b(A), c(n: Int), d(n: Int) }", "A"),
    ("enum Optional { case b(Int), c }", "Optional"),
    ("import Other; enum A { case b(Part), c(Choice) }", "A"),
  ])
  func noDraftIsMadeOfNoValue(model: String, type: String) throws {
    let others = ["Other": "public struct Part {}; public enum Choice { case a(Part) }"]
    let use = "func draft() -> \(type)._Draft { \(type)._Draft() }"
    let complaints = try CompiledModel(model, use, beside: others)
      .complaints(by: Generator(), languageModes: [6])
    // The compiler prints the error, and again below the line of code.
    let message = "missing argument for parameter '_value' in call"
    #expect(complaints.contains { $0.hasSuffix("error: \(message)") })
    #expect(complaints.allSatisfy { $0.contains(message) || $0 == "exit status 1" })
  }
}
