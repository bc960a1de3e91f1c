import Foundation

/// The time that the type checker takes for long expressions, valid and broken, and its messages.
struct TypeCheckingTable {
  private let checker: TypeChecker
  /// Whether rows without a limit, which take the compiler longest, are left out.
  private let isLimited: Bool
  private var failures: [String] = []
  private var table: MarkdownTable?

  init(isLimited: Bool) throws {
    self.isLimited = isLimited
    checker = try TypeChecker()
  }

  /// Prints the table, and the rows that exceed their limits.
  ///
  /// - Returns: Whether all rows are within their limits.
  mutating func printRows() throws -> Bool {
    table = MarkdownTable(
      "composed with", "in", "links", "levels", "mistake", "time", "attempts", "errors",
      "first error")
    for spelling in Chain.Spelling.allCases {
      for context in Chain.Context.allCases {
        try printRow(Chain(spelling: spelling, links: 12, depth: 6, context: context))
        // If more links work in a statement, they work in the other contexts, too.
        // What takes more attempts than its limit does so at the greatest length that has one.
        let lengths = context != .statement ? [4, 6] : isLimited ? [4, 6, 12] : [1, 4, 6, 8, 12]
        for mistake in Chain.Mistake.allCases {
          for links in lengths {
            let chain = Chain(
              spelling: spelling, links: links, mistake: mistake, context: context)
            if chain.isPossible { try printRow(chain) }
          }
        }
      }
      for mistake in Chain.Mistake.allCases {
        for depth in [2, 3, 4, 6] {
          let chain = Chain(spelling: spelling, links: 1, mistake: mistake, depthOfMistake: depth)
          if chain.isPossible { try printRow(chain) }
        }
        // With `*`, the compiler gives up at a single such path.
        let deep = Chain(
          spelling: spelling, links: 4, depth: 6, mistake: mistake, depthOfMistake: 6)
        if spelling != .star, deep.isPossible { try printRow(deep) }
      }
    }
    try printRowsOfManyChanges()
    try checker.removeFiles()
    for failure in failures { print("failed: \(failure)") }
    return failures.isEmpty
  }

  private mutating func printRowsOfManyChanges() throws {
    for context in ManyChanges.Context.allCases {
      for count in context == .statement ? [1, 4, 12, 30] : [4] {
        try printRow(ManyChanges(form: .edit, context: context, count: count))
        for mistake in ManyChanges.Mistake.allCases {
          try printRow(
            ManyChanges(
              form: .edit, context: context, count: count, mistake: mistake, position: .last))
        }
      }
    }
    // What a chain takes grows with its length: beyond eight changes, an edit is the way.
    for count in [4, 6, 8] {
      try printRow(ManyChanges(form: .chain, context: .statement, count: count))
      for mistake in ManyChanges.Mistake.allCases {
        for position in ManyChanges.Position.allCases {
          try printRow(
            ManyChanges(
              form: .chain, context: .statement, count: count, mistake: mistake, position: position)
          )
        }
      }
    }
  }

  private mutating func printRow(_ changes: ManyChanges) throws {
    if !changes.isPossible { return }
    let verdict = try checker.check(changes.source)
    let row = [
      changes.form.rawValue, changes.context.rawValue, "\(changes.count)", "1–2",
      changes.mistake.map { "\($0.rawValue), \(changes.position.rawValue)" } ?? "none",
      "\(verdict.milliseconds) ms", "\(verdict.attempts)", "\(verdict.errors.count)",
      verdict.errors.first(where: changes.isAtMistake)
        .map { "`\($0.drop { $0 != " " }.dropFirst())`" } ?? "",
    ]
    table?.printRow(row)
    if verdict.attempts > changes.limit {
      failures.append("\(row.joined(separator: ", ")): over \(changes.limit) attempts")
    }
    let isExact =
      verdict.errors.contains(where: changes.isAtMistake)
      && verdict.errors.allSatisfy(changes.isExact)
    if isExact != (changes.mistake != nil) || changes.mistake == nil && !verdict.errors.isEmpty {
      failures.append("\(row.joined(separator: ", ")): not the exact error")
    }
  }

  private mutating func printRow(_ chain: Chain) throws {
    if isLimited && chain.limit == nil { return }
    let verdict = try checker.check(chain.source)
    let row = [
      chain.spelling.rawValue, chain.context.rawValue, "\(chain.links)",
      "\(chain.depth ?? chain.depthOfMistake)", chain.mistake?.rawValue ?? "none",
      "\(verdict.milliseconds) ms", "\(verdict.attempts)", "\(verdict.errors.count)",
      verdict.errors.first.map { "`\($0.drop { $0 != " " }.dropFirst())`" } ?? "",
    ]
    table?.printRow(row)
    guard let limit = chain.limit else { return }
    if verdict.attempts > limit {
      failures.append("\(row.joined(separator: ", ")): over \(limit) attempts")
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
  /// The maximal number of attempts before the type checker accepts a valid chain or finds the
  /// exact error; `nil` if there is no limit.
  ///
  /// The time has no limit, because it depends on the machine and its load. About a hundred
  /// attempts take a millisecond.
  fileprivate var limit: Int? {
    guard let mistake else { return 4_000 }
    let isSlow = mistake == .root || mistake == .arithmetic
    switch spelling {
    case .dots, .mixedDots: return isSlow ? 40_000 : 2_000
    case .star:
      // The overloads of `==` multiply with those of the chain.
      if context == .expectation && isSlow { return nil }
      // The number of attempts grows ninefold with each `*` of the path before the mistake.
      guard depthOfMistake <= (mistake == .arithmetic ? 2 : 3) || mistake == .member,
        links <= 4 || !isSlow || links <= 6 && context == .statement
      else { return nil }
      return isSlow ? 80_000 : 25_000
    }
  }
}
