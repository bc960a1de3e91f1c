import Foundation

let usage = """
  usage: swift run -c release optics-benchmark
         swift run -c release optics-benchmark --type-check
         swift run -c release optics-benchmark --compile [--limited]
         swift run -c release optics-benchmark --count

  Without an option, compares optics with code by hand at run time. --type-check shows how long the compiler takes over
  long expressions, --compile what it needs for code with optics, and how large that is, beside code by hand; with
  --limited, it compiles only what has a limit, less of it, and once. Both need everything built for debug, too, and
  fail if a row exceeds its limit. --count does what Scripts/check-instructions counts.

  """

var isWithinLimits = true
switch CommandLine.arguments.dropFirst() {
case []: RunTimeTable.printTimes()
case ["--count"]: RunTimeTable.printCounts()
case ["--type-check"]: isWithinLimits = try TypeCheckingTable.printRows()
case ["--compile"]: isWithinLimits = try CompileTable.printRows(isLimited: false)
case ["--compile", "--limited"]: isWithinLimits = try CompileTable.printRows(isLimited: true)
default:
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
exit(isWithinLimits ? EXIT_SUCCESS : EXIT_FAILURE)
