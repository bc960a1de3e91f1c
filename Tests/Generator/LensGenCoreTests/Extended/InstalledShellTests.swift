import GeneratorTesting
import Testing

@testable import LensGenCore

/// Tests what the shells complete that have to be installed.
@Suite struct InstalledShellTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  @Test func fishCompletes() throws {
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
    for (words, expected) in CompletionScriptTests.completions {
      #expect(try completed((["lens-gen"] + words).joined(separator: " ")) == expected, "\(words)")
    }
    #expect(try completed("lens-gen --emit=lenses,pri") == ["--emit=lenses,prisms"])
    try folder.write("", to: "Optics.swift")
    #expect(try completed("lens-gen -o Opt") == ["Optics.swift"])
    #expect(try completed("lens-gen Opt") == ["Optics.swift"])
  }

  @Test func zshCompletes() throws {
    try folder.write(Shell.zsh.completion, to: "completion")
    #expect(try folder.run(shell: "zsh -n completion") == .init(status: 0))
    // What stands in the line after the tabulator; several completions are only listed.
    let unique = CompletionScriptTests.completions.filter { $0.expected.count == 1 }
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
}
