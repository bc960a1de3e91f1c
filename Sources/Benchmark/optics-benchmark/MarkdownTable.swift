import Foundation

/// Prints a table in Markdown, row by row, as soon as each is measured.
struct MarkdownTable {
  /// Prints the titles of the columns.
  init(_ titles: String...) {
    printRow(titles)
    print("|" + String(repeating: "---|", count: titles.count))
  }

  /// Prints a row, with one text for each column.
  func printRow(_ cells: [String]) {
    print("| " + cells.joined(separator: " | ") + " |")
  }
}

extension Double {
  func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
