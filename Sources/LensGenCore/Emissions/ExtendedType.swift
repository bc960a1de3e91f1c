/// A type that generated code extends, with everything that has to surround the extension.
struct ExtendedType: Equatable, Sendable {
  var path: [Identifier]
  /// The module before the name, if necessary.
  var qualifier: String
  /// Whether another module declares the outermost type.
  var isOfOtherModule: Bool
  /// Whether the type or an enclosing type is generic.
  var isGeneric: Bool
  /// The generic parameters and associated types that need a `SendableMetatype` requirement.
  var capturedTypes: [String]
  var isIsolatedByDefault: Bool
  var attributes: [Attribute]
  /// The attributes that hide the type from the public interface, which extensions of other types
  /// have to repeat.
  var interfaceAttributes: [Attribute]
  var conditions: [Condition]
}

extension ExtendedType {
  /// The type as written at the top level of a file.
  var name: String { qualifier + path.spelling }

  /// Whether its name always has another meaning in an expression.
  var isHiddenInExpressions: Bool { path.isHiddenInExpressions }

  /// Returns an extension with members, separated by empty lines.
  ///
  /// - Parameters:
  ///   - head: What is extended, with everything up to the brace.
  ///   - own: The attributes of the extension, besides those of the type.
  func extended(_ head: String, members: [[String]], attributes own: [String] = []) -> [String] {
    conditioned(
      attributes.map(\.text) + own + braced("extension \(head) {", separated(members)),
      on: conditions)
  }
}

extension Run {
  func extended(_ type: TypeDeclaration) -> ExtendedType {
    let types = module.nesting(of: type)
    return ExtendedType(
      path: type.path,
      qualifier: module.qualification(of: type.path[0]).map { $0.text + "." }.joined(),
      isOfOtherModule: module.types(at: [type.path[0]]).isEmpty,
      isGeneric: types.contains { !$0.genericParameters.isEmpty }
        || KnownNames.genericTypes.contains(type.path[0].text),
      capturedTypes: capturedTypes(of: type), isIsolatedByDefault: isIsolatedByDefault(type),
      attributes: types.flatMap(\.attributes).filter(\.isAvailability).unique,
      interfaceAttributes: types.flatMap(\.attributes).filter(\.isSystemInterface).unique,
      conditions: type.conditions)
  }

  /// Returns the types whose conformances a closure captures, which Swift 6 warns about without a
  /// `SendableMetatype` requirement.
  private func capturedTypes(of type: TypeDeclaration) -> [String] {
    let known = KnownNames.requirements[type.path[0].text] ?? []
    let isExtended = module.types(at: [type.path[0]]).isEmpty
    let requirements =
      (isExtended ? known : [])
      + module.nesting(of: type).flatMap(\.requirements)
    var seen: Set<String> = []
    return requirements.filter(\.isConformance).map(\.subject.text)
      .filter { seen.insert($0).inserted }
  }
}

extension [Identifier] {
  /// Whether the name of a type at this path always has another meaning in an expression.
  var isHiddenInExpressions: Bool {
    contains { ["Protocol", "Type", "self"].contains($0.text) }
  }
}
