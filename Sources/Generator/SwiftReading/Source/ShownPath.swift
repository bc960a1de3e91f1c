extension String {
  /// No system opens a longer path.
  private static let longestPath = 4096
  private static let shownOfLongPath = 200

  /// The text with its control characters escaped, so that it fits on one line, and cut off if it is
  /// longer than a path can be.
  public var onOneLine: String {
    let isTooLong = utf8.count > Self.longestPath
    let shown = isTooLong ? String(prefix(Self.shownOfLongPath)) : self
    return shown.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined() + (isTooLong ? "…" : "")
  }
}
