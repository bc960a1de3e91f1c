// The standard library has both of these since macOS 13, and the generator runs on older ones.
extension StringProtocol {
  /// Whether another text stands somewhere in this one.
  func contains(text: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(text) }
  }

  /// This text with each place where one text stands filled with another.
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
