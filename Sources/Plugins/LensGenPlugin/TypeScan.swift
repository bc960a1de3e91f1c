import Foundation

extension URL {
  /// Whether a source may declare a type for which something is generated, as far as its words say.
  ///
  /// A file that does not exist yet may: another plugin generates it.
  ///
  /// - Parameter emissions: What is generated, as the configuration file names it.
  func mayDeclareTypes(for emissions: [String]) -> Bool {
    guard var text = try? Data(contentsOf: self) else { return true }
    text.append(0)
    return text.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return false }
      // The parser would take much longer, and the plugin looks at all files of the target.
      return Self.keywords(for: emissions).contains { strstr(start, $0) != nil }
    }
  }

  private static func keywords(for emissions: [String]) -> [String] {
    let list = emissions.joined(separator: ",")
    func emits(_ names: String...) -> Bool { names.contains { list.contains($0) } }
    return ["struct", "enum"] + (emits("factories", "builders", "stubs") ? ["class"] : [])
      + (emits("stubs") ? ["protocol", "typealias"] : [])
  }
}
