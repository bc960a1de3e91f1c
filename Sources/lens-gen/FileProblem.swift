/// What went wrong with a file, as one line.
struct FileProblem: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ message: String) {
    description = "\(path.isEmpty ? "''" : path.onOneLine): error: \(message)"
  }
}

extension String {
  /// The text with its control characters written out, so that a path is no more than one line.
  var onOneLine: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
