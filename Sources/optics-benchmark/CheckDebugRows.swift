import OpticsLaws

/// What a check costs where nothing is optimized, as in tests, against a loop over the same number of generated
/// values.
///
/// The limits are a tenth above what was measured. They fail when a check does more for each case than to note
/// it for a crash: making its text, for example.
let checkDebugRows: [Comparison] = [
  Comparison(
    name: "check a property of an integer", countLimit: 6.5,
    baseline: { numberOfCases { Int.arbitrary(using: &$0) == .min } },
    candidate: { checked { try checkProperty(of: Int.self) { $0 == $0 } } }),
  Comparison(
    name: "check a property of a struct", countLimit: 1.55,
    baseline: { numberOfCases { Article.arbitrary(using: &$0).views == .min } },
    candidate: { checked { try checkProperty(of: Article.self) { $0.views == $0.views } } }),
  Comparison(
    name: "check a property of generated texts", countLimit: 5.5,
    baseline: {
      numberOfCases { source in
        String((0..<4).map { _ in source.choice(of: Array("abc")) }).isEmpty
      }
    },
    candidate: {
      checked {
        try checkProperty(for: Gen.element(of: "abc").string(of: 4...4)) { $0.count == 4 }
      }
    }),
]

/// Makes a value for each case of a check.
///
/// - Returns: The number of cases.
@Sendable
private func numberOfCases(_ value: (inout RandomSource) -> Bool) -> Int {
  var seeds = RandomSource(seed: 0)
  var count = 0
  for _ in 0..<defaultNumberOfCases {
    var source = RandomSource(seed: seeds.next(), size: RandomSource.defaultSize / 2)
    _ = value(&source)
    count += 1
  }
  return count
}

@Sendable
private func checked(_ check: () throws -> Coverage) -> Int {
  do { return try check().cases } catch { preconditionFailure("\(error)") }
}
