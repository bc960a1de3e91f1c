/// The terminal that the command prints to.
enum Console {
  private static let output: Int32 = 1
  private static let errors: Int32 = 2

  /// Writes a text to the standard output.
  static func print(_ text: String) throws(FileProblem) {
    if System.write(text, to: output) { return }
    throw FileProblem("<stdout>", "cannot be written: \(System.lastError)")
  }

  /// Whether a path is a name of the standard output, such as `/dev/stdout`.
  static func isOutput(_ path: String) -> Bool {
    guard path.hasPrefix("/dev/") || path.hasPrefix("/proc/"),
      let status = System.status(of: path)
    else { return false }
    return status.identity == System.status(of: output)?.identity
  }

  /// Writes a line to the standard error.
  static func log(_ line: String) {
    // If this fails, too, nobody can be told.
    _ = System.write(line + "\n", to: errors)
  }
}
