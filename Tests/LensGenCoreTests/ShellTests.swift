import Foundation
import GeneratorTesting
import Testing

@testable import LensGenCore

/// Tests what shells complete, by the shells that are here.
@Suite struct ShellTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private static func isInstalled(_ shell: Shell) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell.rawValue)")
    }
  }

  /// The last of the words is completed to what follows.
  private static let completions: [(words: [String], expected: Set<String>)] = [
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

  @Test(.enabled(if: ShellTests.isInstalled(.bash)))
  func bashCompletes() throws {
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

  @Test(.enabled(if: ShellTests.isInstalled(.fish)))
  func fishCompletes() throws {
    try folder.write(Shell.fish.completion, to: "completion")
    func completed(_ line: String) throws -> Set<String> {
      try folder.write("source completion; complete -C '\(line)'", to: "run")
      let result = try folder.run(shell: "HOME=$PWD fish --no-config run")
      #expect(result.status == 0 && result.errors == "")
      return Set(
        result.output.split(separator: "\n").compactMap {
          $0.split(separator: "\t").first.map(String.init)
        })
    }
    for (words, expected) in Self.completions {
      #expect(try completed((["lens-gen"] + words).joined(separator: " ")) == expected, "\(words)")
    }
    #expect(try completed("lens-gen --emit=lenses,pri") == ["--emit=lenses,prisms"])
    try folder.write("", to: "Optics.swift")
    #expect(try completed("lens-gen -o Opt") == ["Optics.swift"])
    #expect(try completed("lens-gen Opt") == ["Optics.swift"])
  }

  @Test(.enabled(if: ShellTests.isInstalled(.zsh)))
  func zshCompletes() throws {
    try folder.write(Shell.zsh.completion, to: "completion")
    #expect(try folder.run(shell: "zsh -n completion") == .init(status: 0))
    // What stands in the line after the tabulator; several completions are only listed.
    let unique = Self.completions.filter { $0.expected.count == 1 }
    let more = (words: ["--emit=lenses,pri"], expected: Set(["--emit=lenses,prisms"]))
    let lines = (unique + [more]).map { (["lens-gen"] + $0.words).joined(separator: " ") }
    try folder.write(
      """
      autoload -Uz compinit
      compinit -u -D
      . ./completion
      lens-gen() { print -r -- "${@[-1]}" >> completed; }
      """, to: "start")
    try folder.write(
      """
      zmodload zsh/zpty
      zpty terminal zsh -f -i
      zpty -w terminal '. ./start'
      \(lines.map { "zpty -w -n terminal $'\($0)\\t\\n'" }.joined(separator: "\n"))
      zpty -w terminal exit
      while zpty -r terminal line; do :; done
      """, to: "run")
    #expect(try folder.run(shell: "TERM=dumb zsh -f run").errors == "")
    let expected = (unique + [more]).map { $0.expected.joined() + "\n" }.joined()
    #expect(try folder.read("completed") == expected)
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
