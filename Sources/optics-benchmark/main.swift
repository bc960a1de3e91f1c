import Foundation

switch CommandLine.arguments.dropFirst() {
case []:
  exit(RunTimeTable().printRows() ? EXIT_SUCCESS : EXIT_FAILURE)
case ["--type-check"]:
  var table = try TypeCheckingTable()
  exit(try table.printRows() ? EXIT_SUCCESS : EXIT_FAILURE)
case ["--laws"]:
  try LawsTable().printRows()
default:
  FileHandle.standardError.write(
    Data(
      """
      usage: swift run -c release optics-benchmark
             swift run -c release optics-benchmark --type-check
             swift run optics-benchmark --laws

      Without an option, compares optics with hand-written code at run time; with
      --type-check, shows how long the compiler takes over long chains of them, and
      with --laws how long it takes to check the laws of one, as tests do in debug builds.

      """.utf8))
  exit(64)
}
