/// Returns the attribute of a declaration whose use the compiler reports with a message.
package func unavailableAttribute(_ message: String) -> String {
  "@available(*, unavailable, message: \(message.literal))"
}

extension StringProtocol {
  /// This text as a literal.
  package var literal: String {
    // It needs no escape before an apostrophe, where a description has one.
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return
      "\"\(parts.map { String($0).debugDescription.dropFirst().dropLast() }.joined(separator: "'"))\""
  }

  /// Returns this text with each occurrence of a letter replaced.
  package func replacing(each old: Character, with new: String) -> String {
    map { $0 == old ? new : String($0) }.joined()
  }
}
