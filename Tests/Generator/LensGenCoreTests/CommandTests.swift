import Foundation
import GeneratorTesting
import Testing

/// Tests the command as a user runs it: files, folders, exit statuses.
@Suite final class CommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder(["A.swift": "struct A { var x: Int }"])
  }

  @Test func aFolderIsReadInTheOrderOfPaths() throws {
    try folder.write("struct C { var x: Int }", to: "deep/C.swift")
    try folder.write("struct B { var x: Int }", to: "B.swift")
    try folder.write("no Swift", to: "README.md")
    try folder.write("struct Shown { var x: Int }", to: "A.docc/Tutorials/Shown.swift")
    let result = try folder.run([".", "--emit", "lenses"])
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n").filter { $0.hasPrefix("extension") }
    #expect(names == ["extension A {", "extension B {", "extension C {"])
  }

  @Test func theStandardInputIsRead() throws {
    let result = try folder.run(["-"], input: "\u{FEFF}enum E {\r\n  case a(Int), b\r\n}\r\n")
    #expect(result.status == 0)
    #expect(result.output.contains("_a: Prism<Self, Int>"))
  }

  @Test func unchangedOutputIsNotRewritten() throws {
    #expect(try folder.run([".", "-o", "Optics.swift"]).status == 0)
    let past = Date(timeIntervalSince1970: 1_000_000)
    let path = folder.url.appending(path: "Optics.swift").path
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(try folder.run([".", "-o", "Optics.swift"]).status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == past)
  }

  /// `String` finds both spellings of `é` equal.
  @Test(arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}"), ("e", "a")])
  func outputOfOtherBytesIsRewritten(new: String, old: String) throws {
    try folder.write("struct Menu { var caf\(new): Int }", to: "Menu.swift")
    #expect(try folder.run(["Menu.swift", "-o", "Optics.swift"]).status == 0)
    let written = try folder.read("Optics.swift")
    let changed = written.replacing("caf\(new)", with: "caf\(old)")
    #expect(Array(changed.utf8) != Array(written.utf8))
    try folder.write(changed, to: "Optics.swift")
    #expect(try folder.run(["Menu.swift", "-o", "Optics.swift"]).status == 0)
    #expect(try Array(folder.read("Optics.swift").utf8) == Array(written.utf8))
  }

  @Test func errorsLeaveTheOldOutput() throws {
    #expect(try folder.run([".", "-o", "Optics.swift"]).status == 0)
    let old = try folder.read("Optics.swift")
    try folder.write("struct {", to: "Broken.swift")
    let result = try folder.run([".", "-o", "Optics.swift"])
    #expect(result.status == 1)
    #expect(result.errors.contains("Broken.swift:1:"))
    #expect(try folder.read("Optics.swift") == old)
  }

  @Test func aHandWrittenFileIsNotOverwritten() throws {
    let result = try folder.run([".", "-o", "A.swift"])
    #expect(result.status == 1)
    #expect(
      result.errors
        == "A.swift: error: was not written by lens-gen, so it is left alone; delete it "
        + "or choose another output [file]\n")
  }

  @Test func whatCannotBeReadIsOneLine() throws {
    try Data([0x2F, 0x2F, 0xE4]).write(to: folder.url.appending(path: "latin.swift"))
    try folder.write("", to: "loop/B.swift")
    let link = folder.url.appending(path: "loop/again").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
    let cases: [(String, String)] = [
      ("missing.swift", "missing.swift: error: no such file or folder [file]\n"),
      ("latin.swift", "latin.swift: error: not valid UTF-8 [file]\n"),
      ("loop", "loop/again: error: a symbolic link to a folder that contains it [file]\n"),
    ]
    for (path, message) in cases {
      let result = try folder.run([path])
      #expect(result.status == 1)
      #expect(result.errors == message)
    }
  }

  @Test func aMissingFolderCannotBeWrittenTo() throws {
    let result = try folder.run([".", "-o", "nowhere/Optics.swift"])
    #expect(result.status == 1)
    #expect(
      result.errors
        == "nowhere/Optics.swift: error: cannot be written: its folder does not exist [file]\n"
    )
  }

  @Test func wrongUsageIsStatus64() throws {
    let result = try folder.run(["--emitt", "lenses", "."])
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean '--emit'?"))
  }

  @Test func excludedPathsAreNotRead() throws {
    try folder.write("struct {", to: "deep/Broken.swift")
    #expect(try folder.run([".", "--exclude", "deep"]).status == 0)
    #expect(try folder.run([".", "--exclude", "**/Broken.swift"]).status == 0)
  }
}
