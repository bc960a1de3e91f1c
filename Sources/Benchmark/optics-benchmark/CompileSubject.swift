/// Code whose cost at compile time is measured: what is written many times, and what it needs.
///
/// The cost is the difference between compiling both and compiling the surrounding alone.
struct CompileSubject {
  let name: String
  /// The files that the code needs, such as the model and its optics.
  let surrounding: [String]
  /// The code itself.
  let code: String
  /// How many pieces the code has, to divide the cost by.
  let count: Int
  /// How many times the size of the first subject it may have.
  var limits: [SwiftCompiler.Configuration: Double] = [:]
}

extension CompileSubject {
  /// Uses that differ in their number.
  init(
    _ name: String, in surrounding: String, count: Int,
    limits: [SwiftCompiler.Configuration: Double] = [:], use: (Int) -> String
  ) {
    self.init(
      name: name, surrounding: [surrounding],
      code: "import Optics\nimport Testing\n" + (0..<count).map { use($0) + "\n" }.joined(),
      count: count, limits: limits)
  }
}

/// Subjects that do the same; the others are compared with the first.
struct CompileSection {
  let title: String
  let subjects: [CompileSubject]
  var configurations = SwiftCompiler.Configuration.allCases
}
