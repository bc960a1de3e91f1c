import SwiftReading

/// Breaks lines of a generated file that are too long.
package struct Layout {
  package static let width = 100

  /// The columns that the line cannot use.
  package let indentation: Int

  package init(indentation: Int) {
    self.indentation = indentation
  }
}

extension Layout {
  /// The layout of a declaration that nothing surrounds.
  static let file = Layout(indentation: 0)
  /// The layout of a member of an extension.
  package static let `extension` = Layout(indentation: 2)
  /// The layout of a member's code in an extension.
  package static let member = Layout(indentation: 4)

  /// The layout of what stands between its braces.
  var inner: Layout { Layout(indentation: indentation + 2) }

  package func fits(_ line: String) -> Bool {
    // A line has no more characters than bytes, which are quicker to count.
    line.utf8.count <= Self.width - indentation || line.count <= Self.width - indentation
  }

  /// Items between brackets, as one line or with a line for each item.
  ///
  ///     open item, item close
  ///
  ///     open
  ///       item,
  ///       item
  ///     close
  package func list(_ open: String, _ items: [String], _ close: String) -> [String] {
    let line = open + items.joined(separator: ", ") + close
    if items.isEmpty || fits(line) { return [line] }
    return [open] + indented(withCommas(items)) + [close]
  }

  /// Items between brackets, on one line or on as few as they fill.
  ///
  ///     open item, item,
  ///       item close
  package func filledList(_ open: String, _ items: [String], _ close: String) -> [String] {
    var (lines, line, space) = ([String](), open, "")
    for (index, item) in items.enumerated() {
      let next = item + (index == items.count - 1 ? close : ",")
      if line.isEmpty || fits(line + space + next) {
        line += space + next
      } else {
        lines.append(line)
        line = "  " + next
      }
      space = " "
    }
    return lines + [items.isEmpty ? line + close : line]
  }

  /// Code between braces, as one line or with its own lines.
  ///
  ///     open body close
  ///
  ///     open
  ///       body
  ///     close
  package func block(_ open: String, _ body: [String], _ close: String) -> [String] {
    if body.count == 1, fits("\(open) \(body[0]) \(close)") {
      return ["\(open) \(body[0]) \(close)"]
    }
    return [open] + indented(body) + [close]
  }

  /// A variable whose value is a closure, with the type on its line or on the next one.
  ///
  ///     start type = { parameters in body }
  ///
  ///     start
  ///       type = { parameters in
  ///         body
  ///       }
  func closure(_ start: String, _ type: String, _ names: [String], _ body: [String]) -> [String] {
    let open = "\(type) = {" + (names.isEmpty ? "" : " \(names.joined(separator: ", ")) in")
    func closed(_ open: String, at layout: Layout) -> [String] {
      if !body.isEmpty { return layout.block(open, body, "}") }
      return [open + (names.isEmpty ? "}" : " }")]
    }
    return fits("\(start) \(type) = { _ in")
      ? closed("\(start) \(open)", at: inner) : [start] + indented(closed(open, at: inner.inner))
  }

  /// Short statements after a head, on its line or each on its own.
  ///
  ///     head statement; statement close
  ///
  ///     head
  ///       statement
  ///       statement
  ///     close
  package func statements(_ head: String, _ statements: [String], _ close: String = "") -> [String]
  {
    let line = ([head, statements.joined(separator: "; ")] + (close.isEmpty ? [] : [close]))
      .joined(separator: " ")
    if fits(line) { return [line] }
    return [head] + indented(statements) + (close.isEmpty ? [] : [close])
  }

  /// An `if` that is a value, or nothing.
  ///
  ///     start if condition { value } else { nil }
  ///
  ///     start if condition {
  ///       value
  ///     } else { nil }
  package func value(_ value: String, if condition: String, after start: String = "") -> [String] {
    let line = "\(start)if \(condition) { \(value) } else { nil }"
    return fits(line) ? [line] : ["\(start)if \(condition) {", "  \(value)", "} else { nil }"]
  }

  /// Attributes before a declaration, on its first line or on their own.
  package func attributed(_ attributes: String, _ lines: [String]) -> [String] {
    if attributes.isEmpty { return lines }
    let first = "\(attributes) \(lines[0])"
    return fits(first) ? [first] + lines.dropFirst() : [attributes] + lines
  }

  private func withCommas(_ items: [String]) -> [String] {
    items.dropLast().map { "\($0)," } + items.suffix(1)
  }
}

package func indented(_ lines: [String]) -> [String] {
  lines.map { $0.isEmpty ? $0 : "  " + $0 }
}

/// Returns a declaration or statement with its body.
///
/// - Parameter head: Everything up to the opening brace, and the brace.
package func braced(_ head: [String], _ body: [String]) -> [String] {
  head + indented(body) + ["}"]
}

package func braced(_ head: String, _ body: [String]) -> [String] { braced([head], body) }

/// Returns the lines of all blocks, with an empty line between two.
package func separated(_ blocks: [[String]]) -> [String] { Array(blocks.joined(separator: [""])) }

/// Returns the lines of all blocks, with an empty line before and after each that is long.
package func stacked(_ blocks: [[String]]) -> [String] {
  var (lines, wasLong) = ([String](), false)
  for block in blocks where !block.isEmpty {
    let isLong = block.count > 12
    if !lines.isEmpty && (isLong || wasLong) { lines.append("") }
    lines += block
    wasLong = isLong
  }
  return lines
}

/// Returns the text before an expression that may use an unsafe type.
package func unsafeKeyword(_ isUnsafe: Bool) -> String { isUnsafe ? "unsafe " : "" }

/// Returns the lines between `#if` and `#endif`, if there are conditions.
package func conditioned(_ lines: [String], on conditions: [Condition]) -> [String] {
  if conditions.isEmpty || lines.isEmpty { return lines }
  return ["#if \(conditions.text)"] + indented(lines) + ["#endif"]
}

extension [[Condition]] {
  /// The condition that all of any of them hold, as source text; `nil` if that is always so.
  package var either: String? {
    let texts = Set(map(\.text)).sorted()
    if texts.isEmpty || texts.contains("") { return nil }
    return texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: " || ")
  }
}

/// Returns a lens that writes a property in place.
///
/// - Parameter word: `unsafe`, if needed, before each expression with the property.
package func writableLens(_ type: String, onto property: Identifier, word: String) -> String {
  let member = property.memberSpelling
  return "\(word)\(type)(get: { \(word)$0.\(member) }, modify: { \(word)$1(&$0.\(member)) })"
}
