// swift-format-ignore-file

extension ExtensionTakesTheName {
  static var _age: Int { 1 }
}

// Seen in this file only.
private enum Error: Equatable { case odd }
