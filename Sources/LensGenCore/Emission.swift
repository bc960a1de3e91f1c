/// A kind of code that can be generated.
public enum Emission: String, CaseIterable, Sendable {
  /// A lens for each stored property of a struct.
  case lenses
  /// A prism for each case of an enum.
  case prisms
}

extension Emission {
  /// The module that the generated code needs.
  var module: String { "Optics" }
}
