import Foundation
import LensGenCore

/// The command: reads the sources, generates, writes the result.
@main
struct LensGen {
  static func main() {
    do throws(UsageError) {
      let invocation = try Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
      switch invocation.action {
      case .printHelp: print(Invocation.help)
      case .printVersion: print(Invocation.version)
      case .generate: runWithLargeStack { exit(run(invocation)) }
      }
    } catch {
      log("lens-gen: error: \(error)\nSee 'lens-gen --help'.")
      exit(64)
    }
  }

  /// Runs something on a thread of its own; the parser calls itself for each `else if` of a chain.
  private static func runWithLargeStack(_ body: @escaping @Sendable () -> Never) -> Never {
    let thread = Thread { body() }
    thread.stackSize = 512 << 20
    thread.start()
    while true { sleep(1000) }
  }

  /// Generates what the arguments ask for.
  ///
  /// - Returns: The exit status.
  private static func run(_ invocation: Invocation) -> Int32 {
    var reader = SourceReader(excludes: invocation.excludes.map(PathPattern.init))
    let sources = reader.sources(at: invocation.inputs)
    let output = invocation.generator.generate(from: sources)
    for problem in reader.problems { log(problem) }
    for diagnostic in output.diagnostics
    where diagnostic.severity == .error || !invocation.isQuiet {
      log(diagnostic.description)
    }
    guard let text = output.text, reader.problems.isEmpty else { return 1 }
    do throws(FileProblem) {
      try OutputFile(path: invocation.output).write(text)
    } catch {
      log(error.description)
      return 1
    }
    return 0
  }

  private static func log(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// What went wrong with a file, as one line.
struct FileProblem: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ message: String) {
    description = "\(path): error: \(message)"
  }
}
