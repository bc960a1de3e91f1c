import Foundation

switch CommandLine.arguments.dropFirst() {
case []:
  exit(RunTimeTable().printRows() ? EXIT_SUCCESS : EXIT_FAILURE)
case ["--type-check"]:
  var table = try TypeCheckingTable()
  exit(try table.printRows() ? EXIT_SUCCESS : EXIT_FAILURE)
default:
  FileHandle.standardError.write(
    Data(
      """
      usage: swift run -c release optics-benchmark [--type-check]

      Without an option, compares optics with hand-written code at run time;
      with --type-check, how long the compiler takes over long chains of them.

      """.utf8))
  exit(64)
}
