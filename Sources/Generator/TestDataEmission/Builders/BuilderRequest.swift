import SwiftModule
import SwiftReading

/// A request for a builder of an initializer or case: `// lens-gen: build` or `@Buildable`.
struct BuilderRequest: Equatable, Sendable {
  /// The name of the builder; `nil` for the configured one.
  var name: String?
  /// The expressions for parameters, by their labels, in the order of the attribute's arguments.
  var defaults: [PackageAttribute.Argument] = []

  /// Reads the request in the marks and attributes of an initializer or case, if there is one.
  init?(_ marks: Set<Mark>, _ attributes: [PackageAttribute]) {
    let found = attributes.first { KnownAttributes.requests.contains($0.name) }
    if found == nil && !marks.contains(.build) { return nil }
    guard let found else { return }
    name = found.builderName
    defaults = found.arguments
  }
}

extension Initializer {
  var builderRequest: BuilderRequest? { BuilderRequest(marks, packageAttributes) }
}

extension EnumCase {
  var builderRequest: BuilderRequest? { BuilderRequest(marks, packageAttributes) }
}
