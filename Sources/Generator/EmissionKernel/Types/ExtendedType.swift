import SwiftModule
import SwiftReading

/// A type that generated code extends, with everything that has to surround the extension.
package struct ExtendedType: Sendable {
  private let declaration: TypeDeclaration
  let context: GenerationContext
  /// The type after its enclosing types.
  private let types: [TypeDeclaration]
  /// Whether members have to say that they are not isolated.
  package let marksNonisolated: Bool

  package init(_ declaration: TypeDeclaration, in context: GenerationContext) {
    self.declaration = declaration
    self.context = context
    types = context.module.nesting(of: declaration)
    marksNonisolated = context.module.isolation(of: declaration) != .none
  }
}

extension ExtendedType {
  package var path: [Identifier] { declaration.path }

  /// The type as written at the top level of a file.
  package var name: String { context.module.spelling(of: path) }

  /// Whether another module declares the outermost type.
  package var isForeign: Bool { context.module.types(at: [path[0]]).isEmpty }

  /// The types that an extension of it shows: the type with those around it.
  package var names: Set<NamedType> {
    let own = context.module.namedTypes(on: path, to: declaration)
    return isForeign
      ? own.union([.imported(path[0].text, file: declaration.position.file)]) : own
  }

  /// The generic parameters and associated types whose conformances a closure captures, which Swift
  /// 6 warns about without a `SendableMetatype` requirement.
  package var capturedTypes: [WrittenType] {
    let known = isForeign ? KnownNames.requirements[path.withoutSwift[0].text] ?? [] : []
    return (known + types.flatMap(\.requirements)).filter(\.isConformance).map(\.subject).unique
  }

  /// The types that the condition on these shows.
  package var namesOfCapturedTypes: Set<NamedType> {
    let scope = context.module.scope(of: declaration)
    return capturedTypes.reduce(into: []) { $0.formUnion(scope.namedTypes(in: $1)) }
  }

  package var attributes: [Attribute] {
    types.flatMap(\.attributes).filter(\.isAvailability).unique
  }

  package var conditions: [Condition] { declaration.conditions }

  /// Returns an extension with members.
  ///
  /// - Parameters:
  ///   - head: What is extended, with everything up to the brace.
  ///   - other: The type that is extended, if it is another one.
  ///   - attributes: The attributes of the extension, besides those of the type.
  ///   - conditions: Its conditions, besides those of the type.
  package func `extension`(
    _ head: String, of other: TypePath? = nil, access: AccessLevel = .internal,
    reach: GeneratedDeclaration.Reach = .type,
    isolation: GeneratedDeclaration.Isolation = .inherited, attributes own: [String] = [],
    conditions others: [Condition] = [], shown: Set<NamedType> = [],
    conformance: ExtensionDeclaration? = nil,
    members: [GeneratedDeclaration]
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      .extension(of: other ?? path), path[path.count - 1], access: access, reach: reach,
      isolation: isolation, attributes: attributes.map(\.text) + own, .text(head),
      .members(members), conditions: conditions + others, shown: shown, conformance: conformance)
  }

  /// The isolation of a member, which has to say that it is not isolated if the type is.
  package var isolationOfMembers: GeneratedDeclaration.Isolation {
    marksNonisolated ? .nonisolated : .inherited
  }
}
