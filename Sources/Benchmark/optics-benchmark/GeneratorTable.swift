import Foundation

/// The time that `lens-gen` takes for the Swift files in a folder, compared with a program that
/// only parses them with the same parser and the same number of threads.
struct GeneratorTable {
  private let folder: String
  private let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static let rounds = 5

  init(folder: String) {
    self.folder = folder
  }

  /// Prints the table.
  func printRows() throws {
    print("| threads | parsing alone | lens-gen | ratio, wall | ratio, processor |")
    print("|---|---|---|---|---|")
    var fastest: [Double] = []
    for threads in [1, 2] {
      var parser: [Time] = []
      var generator: [Time] = []
      // In turn, so that other work on the machine affects both.
      for _ in 0..<Self.rounds {
        parser.append(try run("bare-parser", ["\(threads)", folder]))
        generator.append(try run("lens-gen", options(threads)))
      }
      let ratios = zip(generator, parser)
      print(
        "| \(threads) | \(seconds(parser.map(\.wall))) | \(seconds(generator.map(\.wall))) | "
          + "\(ratio(ratios.map { $0.wall / $1.wall })) | "
          + "\(ratio(ratios.map { $0.processor / $1.processor })) |")
      fastest.append(generator.map(\.wall).min() ?? 0)
    }
    print("\nTwo threads are \(ratio([fastest[0] / fastest[1]])) times as fast as one.")
  }

  private func options(_ threads: Int) -> [String] {
    ["--quiet", "--no-config", "--jobs", "\(threads)", folder]
  }
}

extension GeneratorTable {
  private struct Time {
    let wall: Double
    let processor: Double
  }

  private func run(
    _ program: String, _ arguments: [String]
  ) throws -> Time {
    let command = Command(
      executable: products.appendingPathComponent(program), arguments: arguments)
    let (start, before) = (Date(), Command.processorTime)
    _ = try command.run(reading: .output)
    return Time(wall: Date().timeIntervalSince(start), processor: Command.processorTime - before)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func seconds(_ values: [Double]) -> String {
    String(format: "%.2f s", median(values))
  }

  private func ratio(_ values: [Double]) -> String { String(format: "%.2f", median(values)) }
}
