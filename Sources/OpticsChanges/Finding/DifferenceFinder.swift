/// A value whose parts can be compared with those of another one.
package protocol Dissectable {
  /// Whether nothing differs.
  func isSame(as other: Self) -> Bool
  /// The parts of two values that differ.
  static func dissection(of old: Self, _ new: Self) -> Dissection<Self>
}

/// The parts of two values, as far as they can be compared.
package enum Dissection<Part> {
  /// The values have no parts, or no common ones.
  case wholes
  /// The values contain one part each, at the same path.
  case contents(Part, Part)
  /// The values have parts with names.
  case members([(step: PathStep, part: Part)], [(step: PathStep, part: Part)])
  /// The values are lists.
  case elements([Part], [Part])
  /// The values are sets: these members are only in the old or only in the new one.
  case unordered([(old: Part?, new: Part?)])
}

/// A step of a path to a part.
package enum PathStep: Hashable {
  /// A property or a case.
  case name(String)
  /// An index or a key.
  case place(String)
}

extension [PathStep] {
  /// The path as it is written in Swift, as far as possible.
  package var text: String {
    reduce(into: "") { path, step in
      switch step {
      case .name(let name): path += path.isEmpty ? name : ".\(name)"
      case .place(let place): path += "[\(place)]"
      }
    }
  }
}

/// The comparison of two values, part by part.
package struct DifferenceFinder<Part: Dissectable> {
  /// The parts that differ; `nil` stands for a part that is not there.
  ///
  /// They are in the order in which they turn the old value into the new one: an index counts as of the
  /// differences before.
  package private(set) var found: [(path: [PathStep], old: Part?, new: Part?)] = []

  package init(from old: Part, to new: Part) {
    compare(old, new, at: [])
  }

  private mutating func compare(_ old: Part, _ new: Part, at path: [PathStep]) {
    if old.isSame(as: new) { return }
    let countBefore = found.count
    switch Part.dissection(of: old, new) {
    case .wholes: break
    case .contents(let old, let new): compare(old, new, at: path)
    case .members(let old, let new): compareMembers(old, new, at: path)
    case .elements(let old, let new): compareElements(old, new, at: path)
    case .unordered(let members):
      for member in members { found.append((path, member.old, member.new)) }
    }
    // The difference may be where a dissection does not look.
    if found.count == countBefore { found.append((path, old, new)) }
  }

  private mutating func compareMembers(
    _ old: [(step: PathStep, part: Part)], _ new: [(step: PathStep, part: Part)],
    at path: [PathStep]
  ) {
    if old.map(\.step) == new.map(\.step) {
      for (old, new) in zip(old, new) { compare(old.part, new.part, at: path + [old.step]) }
      return
    }
    let (one, other) = (
      Dictionary(old.map { ($0, $1) }) { $1 }, Dictionary(new.map { ($0, $1) }) { $1 }
    )
    for step in Set(one.keys).union(other.keys).sorted(by: { [$0].text < [$1].text }) {
      if let old = one[step], let new = other[step] {
        compare(old, new, at: path + [step])
      } else {
        found.append((path + [step], one[step], other[step]))
      }
    }
  }

  private mutating func compareElements(_ old: [Part], _ new: [Part], at path: [PathStep]) {
    for gap in Self.gaps(old, new) {
      let start = gap.inserted.lowerBound
      let common = min(gap.removed.count, gap.inserted.count)
      for offset in 0..<common {
        let (old, new) = (old[gap.removed.lowerBound + offset], new[start + offset])
        compare(old, new, at: path + [.place("\(start + offset)")])
      }
      // From the last one, so that each has the index that it had.
      for offset in (common..<gap.removed.count).reversed() {
        let place = PathStep.place("\(start + offset)")
        found.append((path + [place], old[gap.removed.lowerBound + offset], nil))
      }
      for index in gap.inserted.dropFirst(common) {
        found.append((path + [.place("\(index)")], nil, new[index]))
      }
    }
  }
}

extension DifferenceFinder {
  /// Where two lists differ, in their order: elements of the old list, and those in their place.
  private typealias Gap = (removed: Range<Int>, inserted: Range<Int>)

  /// Returns the gaps between the elements that two lists have in common.
  ///
  /// If too many are removed and inserted, everything between the common beginning and end is one gap.
  private static func gaps(_ old: [Part], _ new: [Part]) -> [Gap] {
    let start = zip(old, new).prefix { $0.isSame(as: $1) }.count
    let rest = min(old.count, new.count) - start
    let end = (0..<rest).prefix { old[old.count - 1 - $0].isSame(as: new[new.count - 1 - $0]) }
      .count
    let (removed, inserted) = (start..<old.count - end, start..<new.count - end)
    if removed.isEmpty, inserted.isEmpty { return [] }
    guard !removed.isEmpty, !inserted.isEmpty,
      let edits = ShortestEdit(from: old[removed], to: new[inserted], most: 100)
    else { return [(removed, inserted)] }
    var gaps: [Gap] = []
    var (one, other) = (start, start)
    while one < removed.upperBound || other < inserted.upperBound {
      let (first, firstOther) = (one, other)
      while edits.removed.contains(one) { one += 1 }
      while edits.inserted.contains(other) { other += 1 }
      if first < one || firstOther < other { gaps.append((first..<one, firstOther..<other)) }
      (one, other) = (one + 1, other + 1)
    }
    return gaps
  }
}
