import Foundation
import Testing

/// Tests the command in environments that a shell, an editor or another process can create.
@Suite final class SurroundingsTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder(["A.swift": "struct A { var x: Int; private var y: Int }"])
  }

  @Test func closedStandardInputAndOutputs() throws {
    let text = try folder.run(["A.swift"]).output
    let line = "exec \"$lens_gen\" --verbose A.swift -o Out.swift <&- >&- 2>&-"
    #expect(try folder.run(shell: line).status == 0)
    #expect(try folder.read("Out.swift") == text)
    #expect(
      try folder.run(shell: "exec \"$lens_gen\" --quiet A.swift >&-")
        == .init(
          status: 1, errors: "<stdout>: error: cannot be written: Bad file descriptor\n"))
    #expect(
      try folder.run(shell: "exec \"$lens_gen\" - <&-")
        == .init(status: 1, errors: "-: error: cannot be read\n"))
  }

  @Test func aClosedPipe() throws {
    let types = (0..<2000).map { "struct S\($0) { var x: Int }\n" }
    try folder.write(types.joined(), to: "A.swift")
    let result = try folder.run(shell: "{ \"$lens_gen\" A.swift; echo $? > status; } | :")
    // If the shell ignores the signal that would terminate the command, the command reports the
    // error.
    let isKilled = try folder.read("status") == "141\n"
    #expect(
      result.errors
        == (isKilled ? "" : "<stdout>: error: cannot be written: Broken pipe\n"))
    #expect(try isKilled || folder.read("status") == "1\n")
  }

  @Test func noEnvironment() throws {
    let result = try folder.run(shell: "exec env -i \"$lens_gen\" A.swift")
    #expect(result == (try folder.run(["A.swift"])))
    #expect(result.status == 0)
  }

  @Test func aFileThatIsDeletedWhileAnotherIsRead() throws {
    try folder.write("struct B { var x: Int }", to: "B.swift")
    let result = try folder.run(
      shell: """
        mkfifo A.pipe
        "$lens_gen" --jobs 1 A.pipe B.swift &
        exec 3> A.pipe
        rm B.swift
        exec 3>&-
        wait $!
        """)
    #expect(result == .init(status: 1, errors: "B.swift: error: cannot be read\n"))
  }

  @Test func moreFilesThanCanBeOpen() throws {
    for index in 0..<100 {
      try folder.write("struct S\(index) { var x: Int }", to: "Many/\(index).swift")
    }
    let result = try folder.run(
      shell: "ulimit -n 16; exec \"$lens_gen\" Many --jobs 4 -o Out.swift")
    let summary = "lens-gen: Out.swift written: 100 types, 100 optics\n"
    #expect(result == .init(status: 0, errors: summary))
    #expect(try folder.read("Out.swift").contains("extension S99 {"))
  }

  @Test func theNameOfTheTemporaryFileIsUsed() throws {
    try folder.write("", to: ".Out.swift.lens-gen/x")
    try folder.link(".Other.swift.lens-gen", to: "A.swift")
    for (output, reason) in [
      ("Out.swift", "Is a directory"), ("Other.swift", "Too many levels of symbolic links"),
    ] {
      #expect(
        try folder.run(["--quiet", "A.swift", "-o", output])
          == .init(status: 1, errors: "\(output): error: cannot be written: \(reason)\n"))
    }
    #expect(try folder.read("A.swift").hasPrefix("struct A"))
  }

  @Test func aReadOnlyOutputIsReplacedAndStaysReadOnly() throws {
    try folder.write("", to: "Out.swift")
    let path = folder.url.appending(path: "Out.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try folder.run(["--quiet", "A.swift", "-o", "Out.swift"]) == .init(status: 0))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o444)
    #expect(try folder.read("Out.swift").contains("extension A"))
  }

  @Test func pathsThatLookLikeOptions() throws {
    try folder.write("struct B { var x: Int }", to: "--emit")
    try folder.write("struct C { var x: Int }", to: "-")
    let result = try folder.run(["--", "--emit"])
    #expect(result.status == 0)
    #expect(result.output.contains("extension B {"))
    #expect(try folder.run(["./-"]).output.contains("extension C {"))
    #expect(
      try folder.run([""]) == .init(status: 1, errors: "'': error: no such file or folder\n"))
  }
}
