// swift-format-ignore-file

extension ExtensionTakesTheName {
  static var _age: Int { 1 }
}
