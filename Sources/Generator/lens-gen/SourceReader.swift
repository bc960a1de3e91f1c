import LensGenCore
import SwiftReading

enum SourceReader {
  static let standardInput = "-"

  static func source(at path: String) throws(FileProblem) -> SourceFile {
    let isStandardInput = path == standardInput
    let contents = isStandardInput ? System.contents(of: 0) : System.contents(of: path)
    guard let contents else { throw FileProblem(path, "cannot be read") }
    return SourceFile(
      path: isStandardInput ? "<stdin>" : path, text: try text(contents, at: path))
  }

  /// Returns the text of a file without its byte order mark.
  static func text(_ contents: [UInt8], at path: String) throws(FileProblem) -> String {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = contents.dropFirst(contents.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding has replaced bytes that are not UTF-8.
    guard text.utf8.elementsEqual(bytes) else { throw FileProblem(path, "not valid UTF-8") }
    return text
  }
}
