import Foundation

switch CommandLine.arguments.dropFirst() {
case ["--type-check"]:
  var table = try TypeCheckingTable()
  exit(try table.printRows() ? EXIT_SUCCESS : EXIT_FAILURE)
default:
  FileHandle.standardError.write(Data("usage: optics-benchmark --type-check\n".utf8))
  exit(64)
}
