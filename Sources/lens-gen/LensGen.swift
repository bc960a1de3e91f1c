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
    do {
      let invocation = try Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
      switch invocation.action {
      case .printHelp: exit(Console.print(Invocation.help + "\n") ? 0 : 1)
      case .printVersion: exit(Console.print(Invocation.version + "\n") ? 0 : 1)
      case .generate: exit(try Command(invocation).succeeds() ? 0 : 1)
      }
    } catch let error as UsageError {
      Console.log("lens-gen: error: \(error)\nSee 'lens-gen --help'.")
      exit(64)
    } catch {
      Console.log("\(error)")
      exit(1)
    }
  }
}
