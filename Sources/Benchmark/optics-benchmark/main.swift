import Foundation

let usage = """
  usage: swift run -c release optics-benchmark [--svg FILE]
         swift run -c release optics-benchmark --type-check [--limited]
         swift run -c release optics-benchmark --compile [--limited]
         swift run -c release optics-benchmark --count
         swift run optics-benchmark --laws
         swift run -c release optics-benchmark --generator FOLDER

  Without an option, compares optics with hand-written code at run time and prints tables in
  Markdown; --svg also writes them to a file as a bar chart. --type-check shows how long the
  compiler takes over long chains of optics, with --limited only those that have a limit, which
  takes half the time. --compile shows what the compiler needs for code with optics, and how large that
  code is, beside code by hand. It fails if a size exceeds its limit; with --limited, it compiles only what has a limit, less
  of it, and once. It needs everything built for debug, too. --laws shows how long checks take, and how many cases a second, as tests do
  in debug builds, --generator how long lens-gen takes over a folder of Swift files (build everything
  before), and --count does what Scripts/check-instructions counts.

  """

switch CommandLine.arguments.dropFirst() {
case []:
  try compare()
case let arguments where arguments.count == 2 && arguments.first == "--svg":
  try compare(chart: arguments.last)
case ["--type-check"], ["--type-check", "--limited"]:
  var table = try TypeCheckingTable(isLimited: CommandLine.arguments.last == "--limited")
  exit(try table.printRows() ? EXIT_SUCCESS : EXIT_FAILURE)
case ["--compile"], ["--compile", "--limited"]:
  let isLimited = CommandLine.arguments.last == "--limited"
  exit(try compile(isLimited: isLimited) ? EXIT_SUCCESS : EXIT_FAILURE)
case ["--count"]:
  CountedRun.printRows()
case ["--laws"]:
  try LawsTable().printRows()
case let arguments where arguments.count == 2 && arguments.first == "--generator":
  try GeneratorTable(folder: arguments.last ?? ".").printRows()
default:
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}

/// Prints the run-time table, and the rows that exceed their limits.
///
/// Times vary with the machine and its load, so they do not fail the run. `Scripts/check-instructions`
/// does: it counts the instructions of the same rows.
func compare(chart file: String? = nil) throws {
  let (sections, slower) = RunTimeTable.measure()
  print(RunTimeTable.markdown(sections))
  for row in slower { print("slower than its limit in this run: \(row)") }
  if let file {
    try BarChart(sections: sections).svg.write(toFile: file, atomically: true, encoding: .utf8)
  }
}

/// Prints what uses, definitions and all generated code cost at compile time.
///
/// - Returns: Whether the sizes of all rows are within their limits.
func compile(isLimited: Bool) throws -> Bool {
  let compiler = try SwiftCompiler()
  defer { try? compiler.removeFiles() }
  guard FileManager.default.isExecutableFile(atPath: compiler.program("lens-gen", .debug).path)
  else {
    print("this package is not built for debug: build it with swift build")
    return false
  }
  let many = CompileDefinitions(compiler: compiler, count: isLimited ? 20 : 300)
  let few = CompileDefinitions(compiler: compiler, count: 20)
  var table = CompileTable(compiler: compiler, isLimited: isLimited)
  return try table.printRows(
    CompileUses.sections(
      count: isLimited ? 40 : 200,
      drafts: compiler.generated("edits", for: CompileModel.constants))
      + [
        many.optics(), many.optics(access: "public "), few.defaults(),
        few.defaults(access: "public "), few.emissions(),
      ])
}
