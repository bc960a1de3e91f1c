import SwiftReading

/// A protocol, as sources name it when a type conforms to it.
protocol NamedProtocol: Sendable {
  /// The names of the protocol and those that refine it.
  var names: Set<String> { get }

  /// Whether a name may follow the name of a module.
  func isQualified(by module: String) -> Bool

  /// Whether a type that the sources declare is the protocol.
  func isDeclared(by type: TypeDeclaration) -> Bool

  /// Whether a type conforms without saying so.
  func isImplied(by type: TypeDeclaration) -> Bool
}

/// A protocol of the standard library.
struct StandardProtocol: NamedProtocol {
  let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
  }

  func isQualified(by module: String) -> Bool { ["Foundation", "Swift"].contains(module) }
  func isDeclared(by type: TypeDeclaration) -> Bool { false }
  func isImplied(by type: TypeDeclaration) -> Bool { false }
}
