import LensGenCore
import SwiftReading

/// A problem with a file.
struct FileProblem: Error {
  let message: Message

  init(_ path: String, _ text: String, _ id: MessageID = .file) {
    message = Message(.error, id, about: path.isEmpty ? "''" : path.onOneLine, text)
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
