#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LensGenCore

/// The command.
@main
struct LensGen {
  static func main() {
    // A limit on the size of files is to be an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    System.occupyStandardDescriptors()
    do throws(UsageError) {
      let invocation = try Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
      switch invocation.action {
      case .printHelp: exit(Console.print(Invocation.help + "\n") ? 0 : 1)
      case .printVersion: exit(Console.print(Invocation.version + "\n") ? 0 : 1)
      case .generate: exit(try Run(invocation).succeeds() ? 0 : 1)
      }
    } catch {
      Console.log("lens-gen: error: \(error)\nSee 'lens-gen --help'.")
      exit(64)
    }
  }
}
