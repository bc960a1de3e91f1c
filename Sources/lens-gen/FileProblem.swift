/// A problem with a file, on one line.
struct FileProblem: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ message: String) {
    description = "\(path.isEmpty ? "''" : path.onOneLine): error: \(message)"
  }
}

extension String {
  /// No system opens a longer path.
  private static let longestPath = 4096
  private static let shownOfLongPath = 200

  /// The text with its control characters escaped, so that it fits on one line, and cut off if it is
  /// longer than a path can be.
  var onOneLine: String {
    let isTooLong = utf8.count > Self.longestPath
    let shown = isTooLong ? String(prefix(Self.shownOfLongPath)) : self
    return shown.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined() + (isTooLong ? "…" : "")
  }
}
