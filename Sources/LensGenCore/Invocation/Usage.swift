extension Invocation {
  /// The version of the generator.
  public static let version = "0.1.0"

  /// What `--help` prints.
  public static let help = """
    lens-gen reads Swift and writes lenses for its structs and prisms for its enums.

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
      echo 'enum Shape { case circle(Double), square(Double) }' | lens-gen -
          Read the standard input.

    OPTIONS
      -o, --output FILE   write to a file (default: the standard output)
      --emit LIST         what to write: \(Emission.names) (default: lenses,prisms)
      --exclude PATH      leave out a file, a folder or what a glob matches; repeatable
      --only-annotated    only types with the comment '// lens-gen: optics' before them
      --import MODULE     import a module; repeatable
      --testable MODULE   import a module with @testable; repeatable
      --quiet             print errors, but no warnings
      --version           print the version
      -h, --help          print this

    What cannot have a lawful optic is left out, with a warning that says why. Private members,
    for one, cannot be reached from another file.

    EXIT STATUS: 0 done, 1 errors in the sources or files, 64 wrong usage.
    """
}

extension Emission {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ",") }
}
