/// How optics compare at run time with the code that they stand for.
struct RunTimeTable {
  private let sections: [(title: String, rows: [Comparison])] = [
    ("Constants (`let`)", constantRows),
    ("Variables (`var`)", variableRows),
    ("Prisms", prismRows),
    ("Appending to 100,000 elements", appendRows),
    ("Stored, against a stored key path", storedRows),
    ("As in the talk, for comparison", talkRows),
  ]

  /// Prints the table, and what in it breaks a promise.
  ///
  /// - Returns: Whether all promises are kept.
  func printRows() -> Bool {
    var failures: [String] = []
    for (title, rows) in sections {
      print("\n| \(title) | by hand | with optics | ratio |")
      print("|---|---|---|---|")
      for row in rows {
        var measurement = row.measure()
        // Other work on the machine disturbs some pairs; a real loss shows every time.
        for _ in 0..<3 where measurement.ratio > row.limit ?? .infinity {
          measurement = row.measure()
        }
        print(
          "| \(row.name) | \(measurement.baseline.inMicroseconds) "
            + "| \(measurement.candidate.inMicroseconds) | \(measurement.ratio.rounded(to: 2)) |")
        if let limit = row.limit, measurement.ratio > limit {
          failures.append("\(row.name): \(measurement.ratio.rounded(to: 2)), over \(limit)")
        }
      }
    }
    for failure in failures { print("failed: \(failure)") }
    return failures.isEmpty
  }
}

extension Duration {
  fileprivate var inMicroseconds: String { "\((self / .microseconds(1)).rounded(to: 1)) µs" }
}

extension Double {
  func rounded(to digits: Int) -> Double {
    let scale = digits == 1 ? 10.0 : 100.0
    return (self * scale).rounded() / scale
  }
}
