import SwiftReading
import LensGenCore

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
    do {
      let invocation = try Invocation(arguments: arguments)
      switch invocation.action {
      case .printHelp: return Console.print(Invocation.help + "\n") ? 0 : 1
      case .printVersion: return Console.print(Invocation.version + "\n") ? 0 : 1
      case .generate: return try Command(invocation).succeeds() ? 0 : 1
      }
    } catch let error as UsageError {
      Console.log("lens-gen: error: \(error)\nSee 'lens-gen --help'.")
      return 64
    } catch {
      Console.log("\(error)")
      return 1
    }
  }
}
