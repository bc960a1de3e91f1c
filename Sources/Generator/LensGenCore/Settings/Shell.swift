import EmissionKernel
import SwiftReading

/// A shell that completes the arguments of `lens-gen`.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension Shell {
  /// The script that tells the shell what it can complete: the options of `--help`, and their words.
  package var completion: String {
    switch self {
    case .bash: Self.forBash
    case .zsh: Self.forZsh
    case .fish: Self.forFish
    }
  }

  private static let options = Setting.all.filter { $0.option != nil && $0.topic != .build }
  private static let commands = Invocation.commands.joined(separator: " ")

  // Also the bash of macOS, 3.2, understands the script. Where the script offers nothing, bash offers files.
  private static let forBash = """
    # eval "$(lens-gen --generate-completion-script bash)"
    _lens_gen() {
      local word="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD - 1]}" start= words=
      # Bash takes '=' for a word.
      if [ "$word" = '=' ]; then
        word=
      elif [ "$option" = '=' ]; then
        option="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      case "$option" in
    \(options.filter { !$0.value.words.isEmpty }.map(\.patternOfBash).joined(separator: "\n"))
        \(options.filter { $0.placeholder != nil && $0.value.words.isEmpty }.flatMap(\.names).joined(separator: " | "))) ;;
        *)
          case "$COMP_CWORD $word" in
            *\\ -*) words='\(options.flatMap(\.names).joined(separator: " "))' ;;
            1\\ ?*) words='\(commands)' ;;
          esac ;;
      esac
      COMPREPLY=($(compgen -P "$start" -W "$words" -- "${word#"$start"}"))
    }
    complete -o default -F _lens_gen lens-gen

    """

  // In a file `_lens_gen`, the script is the function that the shell loads.
  private static let forZsh = """
    #compdef lens-gen
    # eval "$(lens-gen --generate-completion-script zsh)"
    _lens_gen() {
      _arguments \\
    \(options.flatMap(\.specificationsOfZsh).map { "    \($0) \\" }.joined(separator: "\n"))
        '1: :{_alternative "commands:command:(\(commands))" "files:file:_files"}' \\
        '*:file:_files'
    }
    if [ "$funcstack[1]" = _lens_gen ]; then
      _lens_gen "$@"
    else
      compdef _lens_gen lens-gen
    fi

    """

  private static let forFish = """
    # lens-gen --generate-completion-script fish | source
    function __lens_gen_list
        set -l start (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '.*,')
        printf '%s\\n' "$start"$argv
    end
    complete -c lens-gen -n __fish_is_first_arg -a '\(commands)'
    \(options.map(\.lineOfFish).joined(separator: "\n"))

    """
}

extension Setting {
  fileprivate var names: [String] { [short, option].compactMap { $0 } }
  private var takesFile: Bool { ["PATH", "FILE"].contains(placeholder) }
  private var takesList: Bool { placeholder == "LIST" }
  private var words: String { value.words.joined(separator: " ") }

  /// What the help says first, with a character before those that mean something in quotes.
  private func description(escaping special: String, by escape: String) -> String {
    help.prefix { $0 != ";" }
      .map { special.contains($0) ? escape + String($0) : String($0) }.joined()
  }

  fileprivate var patternOfBash: String {
    let list = takesList ? " case \"$word\" in *,*) start=\"${word%,*},\" ;; esac ;;" : " ;;"
    return "    \(names.joined(separator: " | "))) words='\(words)'" + (takesList ? ";" : "") + list
  }

  fileprivate var specificationsOfZsh: [String] {
    let description = description(escaping: "\\[]:", by: "\\").replacing(each: "'", with: "'\\''")
    let action =
      takesList
      ? "_sequence compadd - \(words)" : takesFile ? "_files" : words.isEmpty ? " " : "(\(words))"
    return names.map { name in
      let repeated = value.isRepeatable ? "*" : "(\(names.joined(separator: " ")))"
      guard let placeholder else { return "'\(repeated)\(name)[\(description)]'" }
      return
        "'\(repeated)\(name)\(name == short ? "+" : "=")[\(description)]:\(placeholder):\(action)'"
    }
  }

  fileprivate var lineOfFish: String {
    let long = option.map { " -l " + $0.dropFirst(2) } ?? ""
    let letter = short.map { " -s " + $0.dropFirst() } ?? ""
    let action =
      takesList
      ? " -x -a '(__lens_gen_list \(words))'"
      : takesFile
        ? " -r -F" : !words.isEmpty ? " -x -a '\(words)'" : placeholder == nil ? "" : " -x"
    return
      "complete -c lens-gen\(letter)\(long)\(action) -d '\(description(escaping: "\\'", by: "\\"))'"
  }
}
