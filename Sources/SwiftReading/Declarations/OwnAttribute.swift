/// An attribute of this package, such as `@Buildable(["year": 1970], name: "make")`.
package struct OwnAttribute: Equatable, Sendable {
  /// An expression for a parameter.
  package struct Argument: Equatable, Sendable {
    package var parameter: String
    package var value: GivenExpression

    package init(parameter: String, value: GivenExpression) {
      self.parameter = parameter
      self.value = value
    }
  }

  package let name: String
  /// The string after `name:`.
  package var givenName: String?
  /// The expressions, by their labels, or by their keys in a dictionary.
  package var arguments: [Argument] = []
}
