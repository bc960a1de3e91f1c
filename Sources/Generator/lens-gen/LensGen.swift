import EmissionKernel
import LensGenCore
import SwiftReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

@main
struct LensGen {
  static func main() {
    // If the system limits the size of files, `write` should fail like any other call.
    signal(SIGXFSZ, SIG_IGN)
    System.occupyStandardDescriptors()
    // Types can be nested deeper than the stack of the main thread allows, by aliases for example.
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Workers.map([arguments], by: 1, isDeep: true, status(of:))[0])
  }

  /// Runs the command, and returns its exit status.
  @Sendable private static func status(of arguments: [String]) -> Int32 {
    var format = Message.Format.text
    do {
      let invocation = try Invocation(arguments: arguments)
      format = invocation.format
      switch invocation.action {
      case .printHelp: try Console.print(Invocation.help + "\n")
      case .printHelpOfBuild: try Console.print(Invocation.helpOfBuild + "\n")
      case .printVersion: try Console.print(Invocation.version + "\n")
      case .initialize(let folder):
        try Console.print(Initialization(of: folder).report())
      case .printCompletion(let shell): try Console.print(shell.completion)
      case .generate:
        var command = Command(invocation)
        return try command.succeeds() ? 0 : 1
      }
      return 0
    } catch let error as UsageError {
      Console.log("lens-gen: error: \(error)\nSee 'lens-gen --help'.")
      return 64
    } catch let error as FileProblem {
      Console.log(error.message.line(in: format))
    } catch let error as Diagnostic {
      Console.log(Message(error).line(in: format))
    } catch {
      Console.log("lens-gen: error: \(error)")
    }
    return 1
  }
}
