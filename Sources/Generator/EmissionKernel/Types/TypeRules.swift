import SwiftModule
import SwiftReading

/// What generated code does with the type of a member.
package enum TypeUse: Sendable {
  /// A lens shows the type of a property.
  case property
  /// A prism shows the type of a payload.
  case payload
  /// A function takes an argument, and passes it on to an initializer or a case.
  case argument
  /// A fixture reads an argument from another value.
  case fixture
  /// A stub repeats the requirement of a protocol.
  case requirement
}

/// The type of a member, which has some attributes.
private struct MemberType {
  let scope: TypeScope
  let written: WrittenType
  let attributes: [Attribute]
}

/// The rules about the types of members, each with the uses that it forbids.
private let rules: [(uses: Set<TypeUse>, obstacle: @Sendable (MemberType) -> SkipReason?)] = [
  // The compiler warns about a deprecated type, except in what is deprecated, too.
  (
    [.property, .payload, .argument, .requirement],
    { type in
      type.attributes.contains(where: \.deprecates)
        ? nil : type.scope.deprecatedName(in: type.written).map { .deprecatedType($0) }
    }
  ),
  // A property without values leaves its type without any, see `uninhabitedPart`.
  ([.payload, .argument], { $0.scope.isUninhabited($0.written) ? .uninhabited : nil }),
  // Elsewhere, spelling a type finds this out.
  ([.argument], { $0.written.isOpaque ? .opaqueType : nil }),
  // For a property it depends on the others, too, see `checkIsolation`.
  ([.payload, .requirement], { $0.scope.isolatedConformance(in: $0.written) }),
  // In tests, the module may have another language mode.
  (
    [.property, .payload, .fixture],
    {
      $0.scope.module.place.isOutside && $0.written.hasIsolatedFunctions ? .isolatedFunction : nil
    }
  ),
]

extension TypeScope {
  /// Returns why generated code cannot use a type, or `nil`.
  ///
  /// - Parameter attributes: The attributes of the member with the type.
  package func obstacle(
    to use: TypeUse, of written: WrittenType, with attributes: [Attribute] = []
  ) -> SkipReason? {
    let type = MemberType(scope: self, written: written, attributes: attributes)
    return rules.lazy.filter { $0.uses.contains(use) }.compactMap { $0.obstacle(type) }.first
  }
}
