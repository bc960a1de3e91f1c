import EmissionKernel
import SwiftModule
import SwiftReading

/// A conformance of a type to a protocol, as written.
struct ConformanceDefinition {
  let context: GenerationContext
  let type: ExtendedType
  let access: AccessLevel
  let isUsableFromInline: Bool
  /// Whether the extension is written as `nonisolated`.
  let marksNonisolated: Bool
  /// Whether only the main actor can use the conformance, which the code has to say.
  let isOnMainActor: Bool
  /// The generic parameters and associated types that have to conform, too.
  let requirements: [TypePath]
  /// The types that these show.
  let names: Set<NamedType>
}

extension ConformanceDefinition {
  /// The access level of the protocol: that of the conformance, including inlined code.
  var accessOfProtocol: AccessLevel { isUsableFromInline ? .public : access }

  /// Returns an extension that conforms the type to a protocol of a module.
  func `extension`(
    to name: String, of module: String, members: [GeneratedDeclaration]
  ) -> GeneratedDeclaration {
    let spelled = context.qualified(name, in: module)
    let conditions = requirements.map { "\($0.spelling): \(spelled)" }
    let clause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    let actor = isOnMainActor ? "@MainActor " : ""
    return type.extension(
      context.conformance(of: type, to: name, of: module, modifier: actor) + clause,
      access: accessOfProtocol, reach: reach, isolation: isolation, shown: names,
      conformance: declaration(to: name, of: module), members: members)
  }

  /// Returns a member that the protocol requires.
  ///
  /// For a type visible only through `@testable`, the compiler requires `public`.
  func witness(
    _ kind: GeneratedDeclaration.Kind, _ name: String, _ signature: String, _ body: [String]
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      kind, Identifier(name), access: access, reach: reach,
      isolation: isOnMainActor ? .actor("MainActor") : .inherited, .text(signature), .code(body))
  }

  /// Returns the conformance to a protocol of a module, as other modules see it.
  private func declaration(to name: String, of module: String) -> ExtensionDeclaration {
    let written = WrittenType.named([WrittenType.Name(module), WrittenType.Name(name)])
    let actor = WrittenType.Prefix(attributes: [Attribute(type: WrittenType(name: "MainActor"))])
    return ExtensionDeclaration(
      path: type.path, isConstrained: !requirements.isEmpty,
      extendedType: .named(type.path.map { WrittenType.Name($0.text) }),
      requirements: requirements.map { path in
        GenericRequirement(
          subject: .named(path.map { WrittenType.Name($0.text) }), object: written)
      },
      inheritedTypes: [isOnMainActor ? .attributed(written, actor) : written],
      attributes: type.attributes, conditions: type.conditions)
  }

  private var reach: GeneratedDeclaration.Reach {
    isUsableFromInline ? .inlinedConformance : .conformance
  }

  /// The isolation of an extension with the conformance, or with functions that use it.
  var isolation: GeneratedDeclaration.Isolation { marksNonisolated ? .nonisolated : .inherited }
}
