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
      -o, --output FILE   write to a file (default: the standard output); repeatable
      --emit LIST         what to write, with commas between (default: lenses,prisms):
    \(Emission.table)
      --exclude PATH      leave out a file, a folder or what a glob matches; repeatable
      --only-annotated    only types with the comment '// lens-gen: optics' before them
      --main-actor-by-default
                          the module is built with '-default-isolation MainActor': only what
                          can be read from anywhere gets an optic
      --import MODULE     import a module; repeatable
      --testable MODULE   import a module with @testable; repeatable
      --wrapper NAME      a property wrapper of another module keeps what is written, so that
                          its properties get lenses; repeatable
      --macro NAME        an attached macro leaves the members of a type, or an initializer, as
                          they are written, so that they are read in spite of it; repeatable
      --config FILE       read a configuration file (default: .lens-gen.yml where there is
                          one); repeatable. Options go before what it says, and files that
                          are named here before its 'includes', 'testables' and 'output'
      --no-config         leave .lens-gen.yml in this folder aside

    HOW TO RUN
      --check             write nothing; exit with 1 and show a diff if an output is stale
      --jobs N            read N files at the same time (default: one for each processor)
      --quiet             print errors, but no warnings
      --notes             print warnings as notes, which do not ask for a change
      --verbose           print what is read and written, too
      --version           print the version
      -h, --help          print this

    What cannot have a lawful optic is left out, with a warning that says why. Private members,
    for one, cannot be reached from another file.

    A file that lens-gen did not write is never overwritten, unless it is empty.

    EXIT STATUS: 0 done, 1 errors in the sources or files or a stale output, 64 wrong usage.
    """
}

extension Emission {
  /// A line for each, as far to the right as the descriptions of options.
  fileprivate static var table: String {
    allCases.map { emission in
      let gap = String(repeating: " ", count: 11 - emission.rawValue.count)
      return String(repeating: " ", count: 22) + emission.rawValue + gap + emission.summary
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
