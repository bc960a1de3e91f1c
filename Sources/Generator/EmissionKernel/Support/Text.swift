extension StringProtocol {
  /// Returns this text with each occurrence of a letter replaced.
  package func replacing(each old: Character, with new: String) -> String {
    map { $0 == old ? new : String($0) }.joined()
  }
}
