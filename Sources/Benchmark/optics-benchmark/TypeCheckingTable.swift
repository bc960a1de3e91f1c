import Foundation

/// An expression whose type-checking has a limit, valid or with a mistake.
struct TypeCheckingSubject {
  /// The form, the surrounding, the number of links and of levels, and the mistake.
  let cells: [String]
  let source: String
  /// The lines at which the compiler may report the mistake; none if there is no mistake.
  let linesOfMistake: [Int]
  /// How often the type checker may try before it accepts the expression or has the exact error.
  ///
  /// The time has no limit, because it depends on the machine and its load. About a hundred attempts take a
  /// millisecond.
  let limit: Int
}

/// The time that the type checker takes for long expressions, valid and broken, and its messages.
enum TypeCheckingTable {
  /// Prints the table, and the rows that exceed their limits.
  ///
  /// - Returns: Whether all rows are within their limits.
  static func printRows() throws -> Bool {
    let checker = try TypeChecker(models: Chain.model + ManyChanges.model)
    defer { try? checker.removeFiles() }
    let table = MarkdownTable(
      "composed with", "in", "links", "levels", "mistake", "time", "attempts", "errors",
      "first error")
    var failures: [String] = []
    for subject in Chain.subjects + ManyChanges.subjects {
      let (milliseconds, attempts, errors) = try checker.check(subject.source)
      let row =
        subject.cells + [
          "\(milliseconds) ms", "\(attempts)", "\(errors.count)",
          errors.first.map { "`\($0.message)`" } ?? "",
        ]
      table.printRow(row)
      let isExact =
        errors.isEmpty == subject.linesOfMistake.isEmpty
        && errors.allSatisfy {
          subject.linesOfMistake.contains($0.line) && !$0.message.contains("reasonable time")
        }
      if !isExact { failures.append("\(row.joined(separator: ", ")): not the exact error") }
      if attempts > subject.limit {
        failures.append("\(row.joined(separator: ", ")): over \(subject.limit) attempts")
      }
    }
    for failure in failures { print("failed: \(failure)") }
    return failures.isEmpty
  }
}
