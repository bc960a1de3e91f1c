import Foundation
import GeneratorTesting
import LensGenCore
import Testing

/// Tests the command with broken files, full disks and competing processes.
@Suite final class SafetyTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder(["A.swift": "struct A { var x: Int }"])
  }

  @Test func outputsThatCannotBeWritten() throws {
    try folder.write("", to: "folder/x")
    try folder.link("nowhere", to: "gone/Out.swift")
    try folder.link("circle", to: "circle")
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    for (output, message) in [
      ("A.swift/", "cannot be created: File exists"),
      ("nowhere", "a broken symbolic link"),
      ("circle", "a broken symbolic link"),
      ("missing/Out.swift", "cannot be written: its folder does not exist"),
      ("A.swift/Out.swift", "cannot be written: its folder does not exist"),
      (
        "A.swift",
        "was not written by lens-gen, so it is left alone; delete it or "
          + "choose another output"
      ),
      ("pipe", "is not a regular file; to print the code, use '-o -'"),
    ] {
      #expect(
        try folder.run(["A.swift", "-o", output])
          == .init(status: 1, errors: "\(output): error: \(message) [file]\n"))
    }
    #expect(try folder.names() == ["A.swift", "circle", "folder", "nowhere", "pipe"])
    #expect(try folder.read("A.swift") == "struct A { var x: Int }")
  }

  @Test func missingPermissions() throws {
    let paths = ["secret.swift", "closed", "fixed"].map { folder.url.appending(path: $0).path }
    try folder.write("", to: "secret.swift")
    try folder.write("", to: "closed/B.swift")
    try folder.write("", to: "fixed/B.swift")
    for (path, mode) in zip(paths, [0, 0, 0o500]) {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    for (arguments, message) in [
      (["secret.swift"], "secret.swift: error: cannot be read"),
      (["closed"], "closed: error: cannot be read"),
      (["closed/B.swift"], "closed/B.swift: error: cannot be read"),
      (["--config", "closed/c.yml"], "closed/c.yml: error: cannot be read"),
      (["--config", "secret.swift"], "secret.swift: error: cannot be read"),
      (
        ["A.swift", "-o", "fixed/Out.swift"],
        "fixed/Out.swift: error: cannot be written: its folder cannot be written to"
      ),
      (
        ["A.swift", "-o", "secret.swift"],
        "secret.swift: error: cannot be read, so lens-gen does not overwrite it"
      ),
    ] {
      #expect(
        try folder.runWithoutPrivileges(arguments)
          == .init(status: 1, errors: message + " [file]\n"))
    }
    #expect(try folder.runWithoutPrivileges(["A.swift"]).status == 0)
    for path in paths {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }
  }

  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    try folder.write("", to: "real/Out.swift")
    try folder.link("Out.swift", to: "real/Out.swift")
    let real = folder.url.appending(path: "real/Out.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    #expect(try folder.run(["A.swift", "-o", "Out.swift"]).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.read("real/Out.swift").contains("extension A"))
    #expect(try folder.names(in: "real") == ["Out.swift"])
    let link = folder.url.appending(path: "Out.swift").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/Out.swift")
  }

  @Test func oddPathsAreOneLine() throws {
    let path = "a b/\u{E9}\n\u{1F600}\u{7}/x y.swift"
    try folder.write("struct B { private var x: Int }", to: path)
    try folder.write("struct C { let x: Int }", to: "a b/C.swift")
    let shown = "a b/\u{E9}\\n\u{1F600}\\u{07}/x y.swift"
    let result = try folder.run(["a b", "-o", "a b/\nOut.swift", "--verbose"])
    #expect(result.status == 0)
    #expect(
      result.errors.contains("\(shown):1:24: warning: skipped 'B.x': private [skipped-private]\n"))
    #expect(
      result.errors.hasSuffix("lens-gen: a b/\\nOut.swift written: 1 type, 1 optic, 1 skipped\n"))
    #expect(try folder.read("a b/\nOut.swift").contains("extension C"))
  }

  @Test func onlyFilesAreRead() throws {
    #expect(mkfifo(folder.url.appending(path: "pipe.swift").path, 0o600) == 0)
    try folder.link("unused", to: "nowhere")
    try folder.write("", to: "folder.swift/x")
    #expect(try folder.run(["."]).status == 0)
    try folder.link("B.swift", to: "nowhere")
    #expect(
      try folder.run(["."])
        == .init(status: 1, errors: "./B.swift: error: a broken symbolic link [file]\n"))
    #expect(
      try folder.run(["/dev/zero"])
        == .init(status: 1, errors: "/dev/zero: error: neither a file nor a folder [file]\n"))
    #expect(try folder.run(shell: "cat A.swift | \"$lens_gen\" /dev/stdin").status == 0)
  }

  /// As SECURITY says.
  @Test func linksInAnInputFolderAreFollowed() throws {
    try folder.write("struct B { var x: Int }", to: "elsewhere/B.swift")
    try folder.write("struct C { var x: Int }", to: "elsewhere/more/C.swift")
    try folder.write("struct D { var x: Int }", to: "Model/D.swift")
    try folder.link("Model/B.swift", to: "../elsewhere/B.swift")
    try folder.link("Model/more", to: "../elsewhere/more")
    #expect(try folder.run(["Model", "--quiet", "-o", "Out.swift"]) == .init(status: 0))
    let code = try folder.read("Out.swift")
    #expect(["B", "C", "D"].allSatisfy { code.contains("extension \($0) {") })
    #expect(try folder.names(in: "elsewhere") == ["B.swift", "more"])
  }

  @Test func aFileThatIsReachedTwiceIsReadOnce() throws {
    try folder.link("B.swift", to: "A.swift")
    let once = try folder.run(["A.swift"])
    #expect(once.status == 0)
    #expect(try folder.run(["A.swift", "./A.swift", "B.swift", "."]) == once)
  }

  @Test func deepNestingIsAnError() throws {
    let cases: [(String, String)] = [
      ("struct A {", "}"), ("enum E { case a(", ")"), ("#if A\n", "#endif\n"),
      ("func f() { if true {", "} }"), ("let a = [", "]"),
    ]
    for (opening, closing) in cases {
      let text =
        String(repeating: opening, count: 300) + String(repeating: closing, count: 300)
      try folder.write("struct S { var x: Int }\n" + text, to: "A.swift")
      let result = try folder.run(["A.swift"])
      #expect(result.status == 1, "\(opening)")
      #expect(result.errors.contains("A.swift:"), "\(opening)")
      #expect(result.errors.contains(": error: "), "\(opening)")
      #expect(result.output == "", "\(opening)")
    }
  }

  /// What the parser or a question about a type would go through one by one, or again and again.
  @Test(.timeLimit(.minutes(1))) func nestingOfAnyDepthEndsWithAPlace() throws {
    let cases: [(before: String, opening: String, inner: String, closing: String)] = [
      ("struct S { let a: ", "B<", "Int", ">"), ("struct S { let a = ", "B<", "Int", ">"),
      ("struct S { let a: ", "B<", "", ""), ("protocol P { func f(_ a: ", "B <", "Int", ">"),
      ("struct S { let a = b", " < b, c", "", ""), ("struct S { let a: ", "A.", "A", ""),
      ("extension ", "A.", "A", ""), ("struct S { let a: (", "repeat ", "Int", ""),
      ("struct S { let a: (", "inout ", "Int", ""), ("struct S { let a: ", "any ", "P", ""),
      ("struct S { let a: ", "@a ", "Int", ""), ("struct S { let a: ", "() -> ", "Int", ""),
      ("struct S { let a: Int", "", "", "?"), ("struct S { let a: Int", "", "", ".Type"),
      ("struct S { let a: ", "P & ", "P", ""), ("struct S { let a: ", "B<Int>.", "C", ""),
      ("struct S { let a: ", "[", "Int", "]"), ("struct S { let a: ", "(", "Int", ")"),
      ("", "#if A\n", "", "#endif\n"), ("#if A", "\n#elseif B", "", ""),
      ("", "struct S { ", "", "}"), ("struct S { let a = ", "/ ", "", ""),
    ]
    for (before, opening, inner, closing) in cases {
      let text =
        before + String(repeating: opening, count: 40_000) + inner
        + String(repeating: closing, count: 40_000)
      try folder.write(text + "\n", to: "A.swift")
      let result = try folder.run(["A.swift", "--emit", "lenses,edits,factories,stubs"])
      #expect(result.status == 1, "\(before)\(opening)\(closing)")
      #expect(
        result.errors.prefix { $0 != "\n" }.contains(
          /^A\.swift:\d+:\d+: error: .* \[(nesting|syntax)\]$/),
        "\(before)\(opening)\(closing): \(result.errors.prefix(200))")
    }
    // Values are not walked.
    for value in [
      "x" + String(repeating: ".y()", count: 40_000),
      "1" + String(repeating: " + 1", count: 40_000),
    ] {
      try folder.write("struct S { let b: Int; var a: Int = \(value) }\n", to: "A.swift")
      #expect(try folder.run(["A.swift"]).output.contains("_a"))
    }
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8LeavesTheOthersToBeRead() throws {
      try folder.write("struct B { var x: Int }", to: "Model/B.swift")
      for name in ["Model/a\u{1}.swift", "Model/\u{1}/C.swift"] {
        try folder.write("struct C { var x: Int }", to: name)
      }
      for name in ["a\u{1}.swift", "\u{1}"] {
        let path = Array((folder.url.path + "/Model/" + name).utf8CString)
        let renamed = path.map { $0 == 1 ? CChar(bitPattern: 0xFF) : $0 }
        #expect(rename(path, renamed) == 0)
      }
      let result = try folder.run(["Model", "-o", "Out.swift"])
      #expect(result.status == 0)
      #expect(try folder.read("Out.swift").contains("extension B {"))
      for name in ["a\u{FFFD}.swift", "\u{FFFD}"] {
        #expect(
          result.errors.contains(
            "Model/\(name): warning: is not read, because its name is not valid UTF-8; rename it [unreadable-name]\n"
          ), "\(result.errors)")
      }
    }
  #endif

  @Test func longChainsAreReadOrAnError() throws {
    try expectChainsToBeReadOrAnError(ofLength: 100)
  }

  /// Generates code for types that are chains of a length.
  func expectChainsToBeReadOrAnError(ofLength count: Int) throws {
    let types: [(String, String, String)] = [
      ("Int", "?", ""), ("Int", "!", ""), ("Int", ".Type", ""), ("A", ".A", ""), ("[A]", ".A", ""),
      ("A", "?.A", ""), ("P", " & P", ""), ("", "() -> ", "()"), ("", "() async -> ", "()"),
      ("", "(Int) throws(E) -> ", "()"), ("", "@Sendable () -> @A ", "()"), ("", "@A ", "P"),
    ]
    let emissions = Emission.allCases.map(\.rawValue).joined(separator: ",")
    for (start, link, end) in types {
      let type = start + String(repeating: link, count: count) + end
      try folder.write(
        "struct S { var a: \(type) }\nprotocol P { func f(_ a: \(type)) }\n"
          + "enum E { case a(\(type)) }\nstruct R { var a = b as \(type)\n }",
        to: "A.swift")
      let result = try folder.run(["A.swift", "--emit", emissions])
      #expect([0, 1].contains(result.status), "\(link) \(count)")
      let lines = result.errors.split(separator: "\n")
      #expect(lines.allSatisfy { $0.utf8.count < 1000 }, "\(link) \(count)")
    }
  }

  @Test func aLongRowOfAliasesEnds() throws {
    for ending in ["", "?"] {
      let aliases = (0..<300).map { "typealias A\($0) = A\($0 + 1)\(ending)\n" }.joined()
      try folder.write("struct S { var a: A0 }\n" + aliases, to: "A.swift")
      #expect(try folder.run(["A.swift", "--emit", "lenses,factories"]).status == 0, "\(ending)")
    }
  }
}
