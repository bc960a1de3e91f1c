/// The difference between two texts, line by line, as `diff -u` shows it.
package struct TextDifference {
  /// A line, after the mark that `diff` gives it: a space, `-` or `+`.
  private typealias Line = (mark: Character, text: Substring)

  private let lines: [Line]

  /// The maximal number of different lines to compare one by one.
  ///
  /// The time and space of the comparison grow with the square of this number.
  private static let limit = 4000

  /// Compares an old and a new text.
  package init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (removed, added) = (old.dropFirst(start).dropLast(end), new.dropFirst(start).dropLast(end))
    lines =
      old.prefix(start).map { (" ", $0) }
      + Self.difference(from: Array(removed), to: Array(added))
      + old.suffix(end).map { (" ", $0) }
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append("\(last)\n\\ No newline at end of file")
    }
    return lines
  }

  private static func difference(from old: [Substring], to new: [Substring]) -> [Line] {
    if old.count + new.count > limit { return old.map { ("-", $0) } + new.map { ("+", $0) } }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(("-", old[before]))
        before += 1
      } else if added.contains(after) {
        lines.append(("+", new[after]))
        after += 1
      } else {
        lines.append((" ", old[before]))
        (before, after) = (before + 1, after + 1)
      }
    }
    return lines
  }
}

extension TextDifference {
  /// The number of lines to show around a change.
  private static let context = 3

  /// Returns the difference in the unified format, for a file with the given name; empty if there
  /// is none.
  package func unified(name: String) -> String {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let lower = max(0, index - Self.context)
      let upper = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, lower <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    if hunks.isEmpty { return "" }
    return (["--- \(name)", "+++ \(name)"] + hunks.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of hunk: Range<Int>) -> [String] {
    let (before, size) = (count(0..<hunk.lowerBound), count(hunk))
    // By convention, an empty range starts at the line before it.
    let old = size.old == 0 ? before.old : before.old + 1
    let new = size.new == 0 ? before.new : before.new + 1
    return ["@@ -\(old),\(size.old) +\(new),\(size.new) @@"]
      + lines[hunk].map { "\($0.mark)\($0.text)" }
  }

  /// Returns the number of lines of the old and the new text in a range.
  private func count(_ range: Range<Int>) -> (old: Int, new: Int) {
    (lines[range].count { $0.mark != "+" }, lines[range].count { $0.mark != "-" })
  }
}
