import Optics
import OpticsLaws

/// What a check costs where nothing is optimized, as in tests, against a loop over the same number of generated
/// values.
///
/// The limits are a tenth above what was measured. They fail when a check does more for each case than to note
/// it for a crash, such as making its text, or when it makes simpler values of a case in which nothing is wrong.
let checkDebugRows: [Comparison] = [
  Comparison(
    name: "check a property of an integer", limit: 6.2, calls: defaultNumberOfCases,
    baseline: { numberOfCases { Int.arbitrary(using: &$0) == .min } },
    candidate: { checked { try checkProperty(of: Int.self) { $0 == $0 } } }),
  Comparison(
    name: "check a property of a struct", limit: 1.55, calls: defaultNumberOfCases,
    baseline: { numberOfCases { Article.arbitrary(using: &$0).views == .min } },
    candidate: { checked { try checkProperty(of: Article.self) { $0.views == $0.views } } }),
  Comparison(
    name: "check a property of generated texts", limit: 5.5, calls: defaultNumberOfCases,
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
  Comparison(
    name: "check the laws of a lens", limit: 7.1, calls: defaultNumberOfCases,
    baseline: {
      numberOfCases { source in
        let whole = Article.arbitrary(using: &source)
        let parts = (String.arbitrary(using: &source), String.arbitrary(using: &source))
        return whole.title == parts.0 && whole.title == parts.1 && whole.views == .min
      }
    },
    candidate: {
      counted {
        try checkLaws(of: Article._title)
        return defaultNumberOfCases
      }
    }),
  Comparison(
    name: "check that an order is lawful", limit: 3.6, calls: defaultNumberOfCases,
    baseline: {
      numberOfCases { source in
        let numbers = (0..<3).map { _ in Int.arbitrary(using: &source) }
        return numbers.allSatisfy { $0 == .min }
      }
    },
    candidate: {
      counted {
        try checkComparable(Int.self)
        return defaultNumberOfCases
      }
    }),
  Comparison(
    name: "check an invariant of a reducer", limit: 1.85, calls: defaultNumberOfCases,
    baseline: { numberOfCases { [Int].arbitrary(using: &$0).contains(.min) } },
    candidate: {
      counted {
        try checkInvariant(of: { $0 &+= $1 }, from: 0, actions: Int.self) { $0 == $0 }
        return defaultNumberOfCases
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
  counted { try check().cases }
}

@Sendable
private func counted(_ check: () throws -> Int) -> Int {
  do { return try check() } catch { preconditionFailure("\(error)") }
}

/// A whole of the usual size: a text, a list and a number.
struct Article: Hashable {
  let title: String
  let tags: [String]
  let views: Int

  static var _title: Lens<Article, String> {
    Lens(
      getter: { $0.title },
      setter: { title, whole in Article(title: title, tags: whole.tags, views: whole.views) })
  }
}

extension Article: Arbitrary {
  static func arbitrary(using source: inout RandomSource) -> Article {
    Article(
      title: .arbitrary(using: &source), tags: .arbitrary(using: &source),
      views: .arbitrary(using: &source))
  }
}
