import Foundation
import GeneratorTesting
import OpticsLaws
import Testing

/// Tests interrupted writing.
@Suite final class InterruptedWriteTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    for name in ["A", "B"] {
      let types = (0..<300).map { "struct \(name)\($0) { var x: Int }\n" }
      try folder.write(types.joined(), to: "\(name).swift")
    }
  }

  @Test func afterAKillTheOutputIsTheOldOrTheNewOne() throws {
    let texts = try ["A.swift", "B.swift"].map { try folder.run([$0]).output }
    try folder.write(texts[0], to: "Out.swift")
    let start = Date()
    _ = try folder.run(["A.swift", "-o", "Other.swift"])
    let duration = Date().timeIntervalSince(start)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Other.swift"))
    var random = RandomSource(seed: 1)
    for round in 1...200 {
      let process = try folder.process([
        "\(round.isMultiple(of: 2) ? "A" : "B").swift", "-o", "Out.swift",
      ])
      try process.run()
      usleep(useconds_t(Double.random(in: 0...duration, using: &random) * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(texts.contains(try folder.read("Out.swift")))
    }
    #expect(try folder.run(["A.swift", "-o", "Out.swift"]).status == 0)
    #expect(try folder.names() == ["A.swift", "B.swift", "Out.swift"])
  }

  @Test func afterAKillEachFileOfAFolderIsTheOldOrTheNewOne() throws {
    let old = try (0..<40).map { number in
      try folder.write("struct S\(number) { var x: Int }", to: "Model/S\(number).swift")
      return "S\(number).generated.swift"
    }
    let start = Date()
    #expect(try folder.run(["Model", "-o", "Out/"]).status == 0)
    let duration = Date().timeIntervalSince(start)
    let texts = try old.map { try folder.read("Out/\($0)") }
    var random = RandomSource(seed: 2)
    for round in 1...50 {
      // Every second run removes half of the files, and changes the others.
      let isHalf = round.isMultiple(of: 2)
      let process = try folder.process(
        ["Model", "-o", "Out/", "--emit", isHalf ? "lenses,fixtures,builders" : "lenses"]
          + (isHalf ? ["--exclude", "Model/S1*.swift"] : []))
      process.standardError = Pipe()
      try process.run()
      usleep(useconds_t(Double.random(in: 0...duration, using: &random) * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in try folder.names(in: "Out") where !name.hasPrefix(".") {
        #expect(try folder.read("Out/\(name)").hasSuffix("\n}\n"), "\(name)")
      }
    }
    #expect(try folder.run(["Model", "-o", "Out/"]).status == 0)
    #expect(try folder.names(in: "Out") == old.sorted())
    #expect(try old.map { try folder.read("Out/\($0)") } == texts)
  }

  @Test func leftoversOfAKilledRunAreRemoved() throws {
    for source in ["A.swift", "A.swift", "B.swift"] {
      try folder.write("half of", to: ".Out.swift.lens-gen")
      #expect(try folder.run([source, "-o", "Out.swift"]).status == 0)
      #expect(try folder.names() == ["A.swift", "B.swift", "Out.swift"])
      #expect(try folder.read("Out.swift") == folder.run([source]).output)
    }
  }

  @Test func concurrentRunsWriteCompleteOutputs() throws {
    let texts = try ["A.swift", "B.swift"].map { try folder.run([$0]).output }
    let processes = try (0..<10).map {
      try folder.process(["\($0.isMultiple(of: 2) ? "A" : "B").swift", "-o", "Out.swift"])
    }
    for process in processes { try process.run() }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(texts.contains(try folder.read("Out.swift")))
    }
    #expect(try folder.names() == ["A.swift", "B.swift", "Out.swift"])
  }

  @Test func aFileThatGrowsTooLargeIsNotWritten() throws {
    #expect(try folder.run(["A.swift", "-o", "Out.swift"]).status == 0)
    let old = try folder.read("Out.swift")
    let result = try folder.run(shell: "ulimit -f 2 && exec \"$lens_gen\" B.swift -o Out.swift")
    #expect(
      result
        == .init(status: 1, errors: "Out.swift: error: cannot be written: File too large [file]\n"))
    #expect(try folder.read("Out.swift") == old)
    #expect(try folder.names() == ["A.swift", "B.swift", "Out.swift"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "not on this system"))
  func aFullDiskBehindTheStandardOutputIsAnError() throws {
    #expect(
      try folder.run(shell: "exec \"$lens_gen\" A.swift > /dev/full")
        == .init(
          status: 1, errors: "<stdout>: error: cannot be written: No space left on device [file]\n")
    )
  }
}
