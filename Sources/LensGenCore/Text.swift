// The standard library has both of these since macOS 13, and the generator runs on older versions.
extension StringProtocol {
  /// Whether this text contains another text.
  func contains(text: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(text) }
  }

  /// Returns this text with each occurrence of a text replaced.
  func replacing(each old: String, with new: String) -> String {
    var result = ""
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(old) {
        result += new
        formIndex(&index, offsetBy: old.count)
      } else {
        result.append(self[index])
        formIndex(after: &index)
      }
    }
    return result
  }
}
