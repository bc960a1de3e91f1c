import GeneratorTesting
import Testing

@testable import LensGenCore

/// Tests what bash completes, which every system has.
@Suite struct CompletionScriptTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  /// The last of the words is completed to what follows.
  static let completions: [(words: [String], expected: Set<String>)] = [
    (["--em"], ["--emit"]), (["--str"], ["--strict", "--strict-stubs"]),
    (["in"], ["init"]), (["--format", "g"], ["github"]), (["--emit", "ch"], ["children"]),
    (["--emit", "lenses,pris"], ["lenses,prisms"]),
    (
      ["--emit", "lenses,cases,f"],
      ["lenses,cases,factories", "lenses,cases,fixtures"]
    ),
    (["--strict-stubs", "T"], ["Testing"]),
    (["--generate-completion-script", ""], ["bash", "fish", "zsh"]),
  ]

  @Test func bashCompletes() throws {
    try folder.write(Shell.bash.completion, to: "completion")
    func completed(_ words: [String]) throws -> [String] {
      let list = (["lens-gen"] + words).map { "'\($0)'" }.joined(separator: " ")
      try folder.write(
        """
        . ./completion
        complete -p lens-gen > registered
        COMP_WORDS=(\(list)) COMP_CWORD=\(words.count)
        _lens_gen
        printf '%s\\n' "${COMPREPLY[@]}"
        """, to: "run")
      let result = try folder.run(shell: "bash run")
      #expect(result.status == 0 && result.errors == "")
      return result.output.split(separator: "\n").map(String.init)
    }
    for (words, expected) in Self.completions {
      #expect(try Set(completed(words)) == expected, "\(words)")
    }
    // As bash splits '--emit=pri'.
    #expect(try completed(["--emit", "=", "pri"]) == ["prisms"])
    #expect(try Set(completed(["--format", "="])) == ["github", "json", "text"])
    // Then bash offers files, as the script asks it to.
    for words in [
      ["Sources/"], ["-o", "Sources/"], ["--config", ""], ["--output", "=", "Sou"], [""],
    ] {
      #expect(try completed(words) == [], "\(words)")
    }
    #expect(try folder.read("registered") == "complete -o default -F _lens_gen lens-gen\n")
    let all = try completed(["-"])
    for setting in Setting.all where setting.option != nil {
      for name in [setting.option, setting.short].compactMap({ $0 }) {
        #expect(all.contains(name) == (setting.topic != .build), "\(name)")
      }
    }
  }

  @Test func zshOffersAnOptionAgainThatIsRepeatable() {
    #expect(Shell.zsh.completion.contains("'*--config=["))
    #expect(Shell.zsh.completion.contains("'(--emit)--emit=["))
  }

  @Test func theScriptIsPrinted() throws {
    for shell in Shell.allCases {
      let result = try folder.run(["--generate-completion-script", shell.rawValue])
      #expect(result == .init(status: 0, output: shell.completion))
    }
    #expect(
      try folder.run(["--generate-completion-script", "csh"]).errors
        == "lens-gen: error: 'csh' is no shell with completion; write one of 'bash', 'zsh', 'fish'\n"
        + "See 'lens-gen --help'.\n")
  }
}
