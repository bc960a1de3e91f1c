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

  /// What the conformance shows.
  var shown: ShownTypes {
    ShownTypes(names, by: context.level(accessOfProtocol, isConformance: true))
  }

  /// Returns an extension that conforms the type to a protocol of a module.
  func lines(to name: String, of module: String, members: [[String]]) -> [String] {
    let subject = context.qualified(name, in: module)
    let conditions = requirements.map { "\($0.spelling): \(subject)" }
    let clause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    return type.lines(
      extending: context.conformance(of: type, to: name, of: module, modifier: actor) + clause,
      members: members,
      modifier: modifier)
  }

  /// Returns the conformance to a protocol of a module, as other modules see it.
  func declaration(to name: String, of module: String) -> ExtensionDeclaration {
    let subject = WrittenType.named([WrittenType.Name(module), WrittenType.Name(name)])
    let actor = WrittenType.Prefix(attributes: [Attribute(type: WrittenType(name: "MainActor"))])
    return ExtensionDeclaration(
      path: type.path, isConstrained: !requirements.isEmpty,
      extendedType: .named(type.path.map { WrittenType.Name($0.text) }),
      requirements: requirements.map { path in
        GenericRequirement(
          subject: .named(path.map { WrittenType.Name($0.text) }), object: subject)
      },
      inheritedTypes: [isOnMainActor ? .attributed(subject, actor) : subject],
      attributes: type.attributes, conditions: type.conditions)
  }

  /// The modifier of an extension with the conformance, or with functions that use it.
  var modifier: String { marksNonisolated ? "nonisolated " : "" }

  /// The attribute of the conformance and its members that names the main actor.
  var actor: String { isOnMainActor ? "@MainActor " : "" }

  /// Returns the head of a protocol's witness, with the required access level.
  ///
  /// For a type visible only through `@testable`, the compiler requires `public`.
  func witness(_ head: String) -> String {
    if context.place == .tests { return actor + AccessLevel.public.prefix + head }
    let attribute = isUsableFromInline ? "@usableFromInline " : ""
    return actor + attribute + access.prefix + head
  }
}
