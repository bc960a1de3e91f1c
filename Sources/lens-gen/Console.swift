/// Where a person reads what the command says.
enum Console {
  /// The standard output.
  static let output: Int32 = 1
  private static let errors: Int32 = 2

  /// Writes a line to the standard error.
  static func log(_ line: String) {
    // Where even that fails, there is nobody left to tell.
    _ = System.write(line + "\n", to: errors)
  }
}
