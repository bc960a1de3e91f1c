/// How long the type checker takes over long expressions, valid and broken, and what it says.
struct TypeCheckingTable {
  private let checker: TypeChecker
  private var failures: [String] = []

  init() throws {
    checker = try TypeChecker()
  }

  /// Prints the table, and what in it breaks a promise.
  ///
  /// - Returns: Whether all promises are kept.
  mutating func printRows() throws -> Bool {
    print("| composed with | in | links | mistake | time | errors | first error |")
    print("|---|---|---|---|---|---|---|")
    for spelling in Chain.Spelling.allCases {
      for context in Chain.Context.allCases {
        try printRow(Chain(spelling: spelling, links: 12, depth: 6, context: context))
        // What holds in a statement for more links would hold in the others, too.
        let lengths = context == .statement ? [1, 4, 6, 8, 12] : [4, 6]
        for mistake in Chain.Mistake.allCases {
          for links in lengths {
            let chain = Chain(
              spelling: spelling, links: links, mistake: mistake, context: context)
            if chain.isPossible { try printRow(chain) }
          }
        }
      }
    }
    try checker.removeFiles()
    for failure in failures { print("failed: \(failure)") }
    return failures.isEmpty
  }

  /// Checks one chain; where it took too long the best of three, since other work on the machine
  /// only adds time.
  private mutating func printRow(_ chain: Chain) throws {
    let limit = chain.limit
    var verdict = try checker.check(chain.source)
    for _ in 0..<2 where verdict.milliseconds > limit ?? .max {
      let again = try checker.check(chain.source)
      if again.milliseconds < verdict.milliseconds { verdict = again }
    }
    let row = [
      chain.spelling.rawValue, chain.context.rawValue, "\(chain.links)",
      chain.mistake?.rawValue ?? "none (6 levels deep)",
      "\(verdict.milliseconds) ms", "\(verdict.errors.count)",
      verdict.errors.first.map { "`\($0.drop { $0 != " " }.dropFirst())`" } ?? "",
    ]
    print("| " + row.joined(separator: " | ") + " |")
    guard let limit else { return }
    if verdict.milliseconds > limit {
      failures.append("\(row.joined(separator: ", ")): over \(limit) ms")
    }
    let lines = chain.linesOfMistake.map { "\($0):" }
    let isExact =
      verdict.errors.allSatisfy { !$0.contains("reasonable time") }
      && verdict.errors.isEmpty == (chain.mistake == nil)
      && verdict.errors.allSatisfy { error in lines.contains(where: error.hasPrefix) }
    if !isExact { failures.append("\(row.joined(separator: ", ")): not the exact error") }
  }
}

extension Chain {
  /// How many milliseconds a valid chain may take, or the exact error; `nil` where nothing is
  /// promised.
  fileprivate var limit: Int? {
    // The overloads of `==` come on top of those of the chain.
    let isCompared = context == .expectation
    guard let mistake else { return spelling == .star ? (isCompared ? 750 : 500) : 100 }
    if isCompared && (mistake == .root || mistake == .arithmetic) { return nil }
    switch spelling {
    case .dots: return 1000
    case .mixedDots: return links <= 8 || mistake != .root ? 1000 : nil
    case .star: return links <= 4 ? 2000 : links <= 6 && context == .statement ? 3000 : nil
    }
  }
}
