// What the programs about an order print.

func header(_ title: String) {
  print("\n\(title)")
}

/// Prints what a line of code does, the line, and the values before and after it.
func row(_ meaning: String, _ code: String, _ before: Any?, _ after: some Any) {
  print("    \(meaning):\n      \(code)")
  print("        \(before.map { "\($0)  " } ?? "")→  \(after)")
}
