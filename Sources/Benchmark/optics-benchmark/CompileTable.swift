import Foundation

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

/// Subjects that do the same; the others are compared with the first.
struct CompileSection {
  let title: String
  let subjects: [CompileSubject]
  var configurations = SwiftCompiler.Configuration.allCases

  /// The first subject, and those others that have a limit.
  fileprivate func limited(in configuration: SwiftCompiler.Configuration) -> [CompileSubject] {
    let limited = subjects.dropFirst().filter { $0.limits[configuration] != nil }
    return limited.isEmpty ? [] : [subjects[0]] + limited
  }
}

/// What the compiler needs for code with optics, beside code by hand: seconds, and bytes of code.
struct CompileTable {
  private let compiler: SwiftCompiler
  /// How many times each subject is compiled; the least time counts.
  private let runs: Int
  private var surroundings: [[String]: Cost] = [:]

  private typealias Cost = (seconds: Double, bytes: Int)

  /// Prints the table, and the rows that exceed their limits.
  ///
  /// - Parameter isLimited: Whether rows without a limit are left out, and the others compile less, and once.
  /// - Returns: Whether the sizes of all rows are within their limits.
  static func printRows(isLimited: Bool) throws -> Bool {
    let compiler = try SwiftCompiler()
    defer { try? compiler.removeFiles() }
    var table = CompileTable(compiler: compiler, runs: isLimited ? 1 : 3)
    let markdown = MarkdownTable(
      "what", "how", "build", "seconds in all", "ms each", "ratio", "bytes each", "ratio")
    var failures: [String] = []
    for section in try CompileUses(count: isLimited ? 40 : 200, compiler: compiler).sections
      + CompileDefinitions.sections(count: isLimited ? 20 : 300, compiler: compiler)
    {
      for configuration in section.configurations {
        let subjects = isLimited ? section.limited(in: configuration) : section.subjects
        var baseline: (seconds: Double, bytes: Double)?
        for subject in subjects {
          let (each, seconds) = try table.cost(of: subject, configuration)
          let first = baseline ?? each
          baseline = first
          let ratio = each.bytes / first.bytes
          markdown.printRow([
            section.title, subject.name, configuration.rawValue, seconds.formatted(2),
            (each.seconds * 1e3).formatted(2), (each.seconds / first.seconds).formatted(2),
            each.bytes.formatted(0), first.bytes == 0 ? "–" : ratio.formatted(2),
          ])
          if let limit = subject.limits[configuration], ratio > limit {
            failures.append(
              "\(section.title), \(subject.name), \(configuration): "
                + "\(ratio.formatted(2)) times the bytes, over \(limit)")
          }
        }
      }
    }
    for failure in failures { print("failed: \(failure)") }
    return failures.isEmpty
  }

  /// What each piece of a subject costs, and the seconds for all that it needs.
  private mutating func cost(
    of subject: CompileSubject, _ configuration: SwiftCompiler.Configuration
  ) throws -> (each: (seconds: Double, bytes: Double), seconds: Double) {
    let key = [configuration.rawValue] + subject.surrounding
    let alone = try surroundings[key] ?? cost(of: subject.surrounding, configuration)
    surroundings[key] = alone
    let whole = try cost(of: subject.surrounding + [subject.code], configuration)
    let count = Double(subject.count)
    let each = (
      seconds: (whole.seconds - alone.seconds) / count,
      bytes: Double(whole.bytes - alone.bytes) / count
    )
    return (each, whole.seconds)
  }

  /// The processor time, which other work on the machine disturbs least, and the size of the code.
  private func cost(
    of files: [String], _ configuration: SwiftCompiler.Configuration
  ) throws -> Cost {
    let paths = try files.enumerated().map { index, text in
      try compiler.write(text, to: "file\(index).swift").path
    }
    let object = compiler.folder.appendingPathComponent("object.o").path
    let seconds = try (0..<runs).map { _ in
      let before = SwiftCompiler.processorTime
      try compiler.run(
        (configuration == .debug ? ["-Onone", "-DDEBUG"] : ["-O"])
          + ["-wmo", "-c", "-module-name", "Model"]
          // Functions that do the same would be counted once.
          + ["-Xllvm", "-swiftmergefunc-threshold=0", "-o", object] + paths,
        modules: configuration)
      return SwiftCompiler.processorTime - before
    }
    return (seconds.min() ?? 0, try compiler.size(of: object))
  }
}
