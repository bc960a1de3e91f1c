/// How many cases a check of a property tried, by their labels.
///
///     let coverage = try checkProperty(of: Int.self, label: { $0 < 0 ? "negative" : "other" }) {
///       $0.magnitude >= 0
///     }
///     print(coverage.cases, coverage.percentage(of: "negative") > 20)  // 500 true
public struct Coverage: Hashable, Sendable {
  /// The number of cases for which the property was tried.
  public internal(set) var cases = 0
  /// The number of cases that were discarded.
  public internal(set) var discarded = 0
  /// The number of cases with each label.
  public internal(set) var labels: [String: Int] = [:]
}

extension Coverage {
  /// Returns the percentage of the cases with a label; 0 if there are none.
  ///
  /// - Parameter label: The label.
  /// - Returns: The percentage, from 0 to 100.
  public func percentage(of label: String) -> Double {
    cases == 0 ? 0 : 100 * Double(labels[label] ?? 0) / Double(cases)
  }
}

extension Coverage: CustomStringConvertible {
  /// The number of cases, and the percentage of each label, the most frequent first.
  public var description: String {
    let labels = self.labels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    // In integers: without Foundation, a program that rounds a `Double` does not link on Linux.
    let texts = labels.map { "\((200 * $0.value + cases) / (2 * cases))% \($0.key)" }
    let tried = discarded == 0 ? "\(cases) cases" : "\(cases) cases, \(discarded) discarded"
    return texts.isEmpty ? tried : "\(tried): \(texts.joined(separator: ", "))"
  }
}

extension Coverage {
  /// The number of cases to discard for each case to try, before a check gives up: a check of the few values
  /// that are left says little about the others.
  private static var discardsPerCase: Int { 4 }

  private static func greatestNumberOfDiscards(_ cases: Int) -> Int {
    let (limit, isTooLarge) = cases.multipliedReportingOverflow(by: discardsPerCase)
    return isTooLarge ? .max : limit
  }

  /// Whether a check that should try a number of cases has tried them, or gives up.
  internal func isOver(_ required: Int) -> Bool {
    cases >= required || discarded > 0 && discarded > Self.greatestNumberOfDiscards(required)
  }

  /// Returns what a check needs that should try a number of cases.
  internal static func required(_ cases: Int) -> String {
    "\(cases) cases, at most \(greatestNumberOfDiscards(cases)) discarded"
  }

  /// Returns why a check has tried too few cases.
  internal func ending(isCancelled: Bool) -> String {
    isCancelled ? "\(self), then the task was cancelled" : "\(self)"
  }
}
