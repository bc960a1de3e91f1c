/// A kind of code that can be generated.
public enum Emission: String, CaseIterable, Sendable {
  /// A lens for each stored property of a struct.
  case lenses
  /// A prism for each case of an enum.
  case prisms
  /// A stub for each protocol, which answers with closures.
  case stubs
}

extension Emission {
  /// The module that the generated code needs.
  var module: String {
    switch self {
    case .lenses, .prisms: "Optics"
    case .stubs: "FactoryProvider"
    }
  }
}
