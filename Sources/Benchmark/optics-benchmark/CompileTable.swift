import Foundation

/// What the compiler needs for code with optics, beside code by hand: seconds, and bytes of code.
struct CompileTable {
  private let compiler: SwiftCompiler
  /// Whether rows without a limit are left out, and each subject is compiled once.
  ///
  /// Otherwise, the least of three times counts.
  private let isLimited: Bool
  private var surroundings: [Surrounding: Cost] = [:]
  private var failures: [String] = []

  init(compiler: SwiftCompiler, isLimited: Bool) {
    self.compiler = compiler
    self.isLimited = isLimited
  }

  /// Prints the table, and the rows that exceed their limits.
  ///
  /// - Returns: Whether the sizes of all rows are within their limits.
  mutating func printRows(_ sections: [CompileSection]) throws -> Bool {
    let table = MarkdownTable(
      "what", "how", "build", "seconds in all", "ms each", "ratio", "bytes each", "ratio")
    for section in sections {
      for configuration in section.configurations {
        try printRows(of: section, configuration, in: table)
      }
    }
    for failure in failures { print("failed: \(failure)") }
    return failures.isEmpty
  }

  private mutating func printRows(
    of section: CompileSection, _ configuration: SwiftCompiler.Configuration,
    in table: MarkdownTable
  ) throws {
    var first: (seconds: Double, bytes: Double)?
    for subject in subjects(of: section, configuration) {
      let alone = try cost(ofSurrounding: subject.surrounding, configuration)
      let whole = try least(subject.surrounding + [subject.code], configuration)
      let each = (
        seconds: (whole.seconds - alone.seconds) / Double(subject.count),
        bytes: Double(whole.bytes - alone.bytes) / Double(subject.count)
      )
      let baseline = first ?? each
      first = baseline
      let ratio = each.bytes / baseline.bytes
      table.printRow([
        section.title, subject.name, configuration.rawValue, format(whole.seconds, 2),
        format(each.seconds * 1e3, 2), format(each.seconds / baseline.seconds, 2),
        format(each.bytes, 0), baseline.bytes == 0 ? "–" : format(ratio, 2),
      ])
      if let limit = subject.limits[configuration], ratio > limit {
        failures.append(
          "\(section.title), \(subject.name), \(configuration): "
            + "\(format(ratio, 2)) times the bytes, over \(limit)")
      }
    }
  }

  /// The first subject, with which the others are compared, and those others that have rows.
  private func subjects(
    of section: CompileSection, _ configuration: SwiftCompiler.Configuration
  ) -> [CompileSubject] {
    if !isLimited { return section.subjects }
    let limited = section.subjects.dropFirst().filter { $0.limits[configuration] != nil }
    return limited.isEmpty ? [] : [section.subjects[0]] + limited
  }

  private func format(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}

extension CompileTable {
  /// What the compiler needs for some files.
  private struct Cost {
    var seconds: Double
    let bytes: Int
  }

  /// Files that several subjects need.
  private struct Surrounding: Hashable {
    let files: [String]
    let configuration: SwiftCompiler.Configuration
  }

  private mutating func cost(
    ofSurrounding files: [String], _ configuration: SwiftCompiler.Configuration
  ) throws -> Cost {
    let surrounding = Surrounding(files: files, configuration: configuration)
    if let known = surroundings[surrounding] { return known }
    let cost = try least(files, configuration)
    surroundings[surrounding] = cost
    return cost
  }

  private func least(
    _ files: [String], _ configuration: SwiftCompiler.Configuration
  ) throws -> Cost {
    var least = try cost(of: files, configuration)
    for _ in 1..<(isLimited ? 1 : 3) {
      least.seconds = min(least.seconds, try cost(of: files, configuration).seconds)
    }
    return least
  }

  /// The processor time, which other work on the machine disturbs least, and the size of the code.
  private func cost(
    of files: [String], _ configuration: SwiftCompiler.Configuration
  ) throws -> Cost {
    let paths = try files.enumerated().map { index, text in
      try compiler.write(text, to: "file\(index).swift").path
    }
    let object = compiler.folder.appendingPathComponent("object.o").path
    let before = Command.processorTime
    let compiled = try compiler.run(
      (configuration == .debug ? ["-Onone", "-DDEBUG"] : ["-O"])
        + ["-wmo", "-c", "-module-name", "Model"]
        // Functions that do the same would be counted once.
        + ["-Xllvm", "-swiftmergefunc-threshold=0", "-o", object] + paths,
      modules: configuration)
    let seconds = Command.processorTime - before
    guard compiled.status == 0 else {
      throw SwiftCompiler.Failure(description: String(decoding: compiled.text, as: UTF8.self))
    }
    return Cost(seconds: seconds, bytes: try size(of: object))
  }

  /// The bytes of code and constants in an object file.
  private func size(of object: String) throws -> Int {
    let command = Command(
      executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["size", object])
    let lines = String(decoding: try command.run(reading: .output).text, as: UTF8.self)
      .split(separator: "\n")
    guard let bytes = lines.last?.split(whereSeparator: \.isWhitespace).first.flatMap({ Int($0) })
    else { throw SwiftCompiler.Failure(description: "'size' says nothing about \(object)") }
    return bytes
  }
}
