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
    do throws(UsageError) {
      let invocation = try Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
      switch invocation.action {
      case .printHelp: print(Invocation.help)
      case .printVersion: print(Invocation.version)
      case .generate: exit(try Run(invocation).succeeds() ? 0 : 1)
      }
    } catch {
      Console.log("lens-gen: error: \(error)\nSee 'lens-gen --help'.")
      exit(64)
    }
  }
}
