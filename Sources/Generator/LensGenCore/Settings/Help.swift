import EmissionKernel

extension Invocation {
  /// The version of the generator.
  package static let version = "0.1.0"

  /// The text that `--help` prints.
  package static let help = """
    lens-gen reads Swift sources and writes edits, lenses, prisms, and code for tests.

    USAGE: lens-gen [options] <file-or-folder>...

    For a file Line.swift

        struct Line { let product: String; let quantity: Int }

    it writes what lets you edit a line as if all properties were variables

        let more = line.editing { $0.quantity += 1 }

    and optics, which you could also write by hand

        extension Line {
          static var _product: Lens<Self, String> { ... }
          static var _quantity: Lens<Self, Int> { ... }
        }

    EXAMPLES
      lens-gen Line.swift
          Print the code for one file.
      lens-gen Sources/Model -o Sources/Model/Optics.generated.swift
          Write the code for a folder into one file. Run this again when the model changes.
      lens-gen Sources/Model -o Sources/Model/Optics/
          Write a file for each source: the code for Line.swift into Line.generated.swift.
      lens-gen Sources/Model --testable Model -o Tests/ModelTests/Optics.generated.swift
          Write the code into a test target.
      lens-gen
          Follow .lens-gen.yml in this folder, for example:

              includes: Sources/Model
              excludes: Sources/Model/Legacy
              output: Sources/Model/Optics.generated.swift

      lens-gen init
          Write such a file, for the package or project in this folder.
      lens-gen --check
          Write nothing; show a diff and fail if a file would change.
      echo 'enum Shape { case circle(Double), square(Double) }' | lens-gen -
          Read the standard input.

    WHAT TO READ AND WRITE
    \(Setting.help(on: .code))

    HOW TO RUN
    \(Setting.help(on: .run))

    If a property or case cannot be edited or have an optic, lens-gen skips it and says why.
    For example, generated code cannot reach the private members of another file.

    lens-gen overwrites only files that it wrote, and empty files.

    Each message ends with an id, such as [skipped-private]. The key 'messages' in the configuration
    file silences it, or makes it an error.

    'lens-gen help build' lists the options that build systems pass.

    EXIT STATUS: 0 success, 1 errors or a stale output, 64 wrong usage.
    """

  /// The text that `help build` prints.
  package static let helpOfBuild = """
    What the build plugin passes to lens-gen, for other build systems.

    \(Setting.help(on: .build))
    """
}

extension Emission {
  /// One line for each emission, with its description.
  static var table: [String] {
    let width = 1 + (allCases.map(\.rawValue.count).max() ?? 0)
    return allCases.map { emission in
      let gap = String(repeating: " ", count: width - emission.rawValue.count)
      return emission.rawValue + gap + emission.planner.summary
    }
  }
}
