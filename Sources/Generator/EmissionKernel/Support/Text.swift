/// Returns the attribute of a declaration whose use the compiler reports with a message.
package func unavailableAttribute(_ message: String) -> String {
  // A literal needs no escape before an apostrophe, where a description has one.
  let literal = message.split(separator: "'", omittingEmptySubsequences: false)
    .map { String($0).debugDescription.dropFirst().dropLast() }.joined(separator: "'")
  return "@available(*, unavailable, message: \"\(literal)\")"
}

extension StringProtocol {
  /// Returns this text with each occurrence of a letter replaced.
  package func replacing(each old: Character, with new: String) -> String {
    map { $0 == old ? new : String($0) }.joined()
  }
}
