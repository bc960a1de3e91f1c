import EmissionKernel
import Foundation
import SwiftParser
import SwiftSyntax

/// Parses the Swift files in a folder and discards the result, to measure how long parsing takes.
///
///     bare-parser <threads> <folder>
@main
struct BareParser {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let threads = Int(arguments[1]) else {
      return print("bare-parser <threads> <folder>")
    }
    let folder = URL(fileURLWithPath: arguments[2])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
    let statements = Workers.map(paths, by: threads, isDeep: true) { path in
      guard let data = FileManager.default.contents(atPath: path) else { return 0 }
      return Parser.parse(source: String(decoding: data, as: UTF8.self)).statements.count
    }
    print("\(paths.count) files, \(statements.reduce(0, +)) statements")
  }
}
