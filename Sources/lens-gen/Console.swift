/// Where a person reads what the command says.
enum Console {
  private static let output: Int32 = 1
  private static let errors: Int32 = 2

  /// Writes a text to the standard output; false where that fails, which is then said.
  static func print(_ text: String) -> Bool {
    if System.write(text, to: output) { return true }
    log(FileProblem("<stdout>", "cannot be written: \(System.lastError)").description)
    return false
  }

  /// Writes a line to the standard error.
  static func log(_ line: String) {
    // Where even that fails, there is nobody left to tell.
    _ = System.write(line + "\n", to: errors)
  }
}
