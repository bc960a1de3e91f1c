/// A problem with a file, on one line.
struct FileProblem: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ message: String) {
    description = "\(path.isEmpty ? "''" : path.onOneLine): error: \(message)"
  }
}

extension String {
  /// The text with its control characters escaped, so that it fits on one line.
  var onOneLine: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
