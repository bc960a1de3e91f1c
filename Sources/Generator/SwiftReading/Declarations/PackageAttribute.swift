/// An attribute of this package, such as `@Buildable(["year": 1970], name: "make")`.
package struct PackageAttribute: Equatable, Sendable {
  /// A part of the source file.
  package struct Piece: Equatable, Sendable {
    package let text: String
    /// The offsets of the text in the file.
    package let range: Range<Int>
  }

  /// An expression for a parameter.
  package struct Argument: Equatable, Sendable {
    /// The name of the parameter, or `nil` if the key is another expression than a string.
    package let parameter: String?
    /// The label, or the key in a dictionary.
    package let key: Piece
    package let value: GivenExpression
  }

  /// The name without the module.
  package let name: String
  /// The name as it is written after the `@`.
  package let writtenName: Piece
  /// The offsets of the whole attribute.
  package let range: Range<Int>
  /// The string after `name:`, or without a label.
  package var givenName: String?
  /// The expressions, by their labels, or by their keys in a dictionary.
  package var arguments: [Argument] = []
  /// The argument without a label, if it is neither a string nor a dictionary literal.
  package var unreadableArgument: Piece?
}

extension PackageAttribute {
  /// The name of the builder that the attribute asks for, or `nil` for the usual one.
  package var builderName: String? {
    givenName ?? (name == "BuildableForTesting" ? "buildForTesting" : nil)
  }
}
