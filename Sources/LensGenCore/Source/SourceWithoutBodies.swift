/// A source file with empty bodies, and what is kept of them.
package struct SourceWithoutBodies: Equatable {
  /// What a statement like `self.property = value` does.
  struct Store: Equatable {
    let property: String
    /// A name or a literal.
    let value: String
  }

  /// The file; the lines and columns of what is left in it are those of the whole file.
  package let file: SourceFile
  /// What the initializers store whose bodies were emptied, by the offset of their opening brace.
  let stores: [Int: [Store]]
}

extension SourceFile {
  /// The file with empty bodies; `nil` where it is not certain what is a body.
  package var withoutBodies: SourceWithoutBodies? {
    var text = text
    guard let blanking = text.withUTF8({ try? BodyBlanking.blanking($0) }) else { return nil }
    return SourceWithoutBodies(
      file: SourceFile(path: path, text: String(decoding: blanking.result, as: UTF8.self)),
      stores: blanking.stores)
  }
}
