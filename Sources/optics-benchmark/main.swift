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
      usage: swift run -c release optics-benchmark [--type-check | --laws]

      Without an option, compares optics with hand-written code at run time;
      with --type-check, how long the compiler takes over long chains of them;
      with --laws, and in a debug build, how long it takes to check the laws of one.

      """.utf8))
  exit(64)
}
