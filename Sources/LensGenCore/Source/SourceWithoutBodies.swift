/// A source file with empty bodies, and the values that the emptied initializers store.
package struct SourceWithoutBodies: Equatable {
  /// A statement such as `self.property = value`.
  struct Store: Equatable {
    let property: String
    /// A name or a literal.
    let value: String
  }

  /// The file; the remaining code has the lines and columns of the original file.
  package let file: SourceFile
  /// The values that the emptied initializers store, by the offset of their opening brace.
  let stores: [Int: [Store]]
}

extension SourceFile {
  /// The file with empty bodies, or `nil` if the bodies cannot be determined with certainty.
  package var withoutBodies: SourceWithoutBodies? {
    var text = text
    guard let blanking = text.withUTF8({ try? BodyBlanking.blanking($0) }) else { return nil }
    return SourceWithoutBodies(
      file: SourceFile(path: path, text: String(decoding: blanking.result, as: UTF8.self)),
      stores: blanking.stores)
  }
}
