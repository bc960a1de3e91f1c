// swift-format-ignore-file

extension ExtensionTakesTheName {
  static var _age: Int { 1 }
}

// Visible in this file only.
private enum Error: Equatable { case odd }
