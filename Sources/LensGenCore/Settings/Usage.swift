extension Invocation {
  /// The version of the generator.
  public static let version = "0.1.0"

  /// What `--help` prints.
  public static let help = """
    lens-gen reads Swift and writes lenses for its structs, prisms for its enums, and what tests need.

    USAGE: lens-gen [options] <file-or-folder>...

    For a file User.swift

        struct User { let name: String; var age: Int }

    it writes what you would write by hand

        extension User {
          static var _name: Lens<Self, String> { ... }
          static var _age: Lens<Self, Int> { ... }
        }

    EXAMPLES
      lens-gen User.swift
          Print the optics of one file.
      lens-gen Sources/Model -o Sources/Model/Optics.generated.swift
          Write those of a folder into one file; run it again when the model changes.
      lens-gen Sources/Model --testable Model -o Tests/ModelTests/Optics.generated.swift
          Write them into a test target.
      lens-gen
          Do what .lens-gen.yml in this folder says, such as

              includes: Sources/Model
              excludes: Sources/Model/Legacy
              output: Sources/Model/Optics.generated.swift

      lens-gen --check
          Write nothing; show what would change, and fail if something would.
      echo 'enum Shape { case circle(Double), square(Double) }' | lens-gen -
          Read the standard input.

    WHAT TO READ AND WRITE
    \(Setting.help(isAboutRun: false))

    HOW TO RUN
    \(Setting.help(isAboutRun: true))

    What cannot have a lawful optic is left out, with a warning that says why. Private members,
    for one, cannot be reached from another file.

    A file that lens-gen did not write is never overwritten, unless it is empty.

    EXIT STATUS: 0 done, 1 errors in the sources or files or a stale output, 64 wrong usage.
    """
}

extension Emission {
  /// A line for each with what it stands for.
  static var table: String {
    allCases.map { emission in
      let gap = String(repeating: " ", count: 11 - emission.rawValue.count)
      return emission.rawValue + gap + emission.summary
    }.joined(separator: "\n")
  }

  private var summary: String {
    switch self {
    case .lenses: "a lens for each stored property of a struct"
    case .prisms: "a prism for each case of an enum"
    case .completion: "a list of these optics, for code completion behind dots"
    case .factories: "a value of each type, for tests"
    case .fixtures: "a well-known value with other parts, for 'Fixturable' types"
    case .builders: "initializers with a default for every argument"
    case .stubs: "a stub for each protocol"
    case .arbitrary: "made-up values, to check laws with"
    case .laws: "a test of the laws for each lens and prism"
    }
  }
}
