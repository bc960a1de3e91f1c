extension StringProtocol {
  /// Returns this text with each occurrence of a text replaced.
  ///
  /// The standard library has this since macOS 13, and the generator runs on older versions.
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
