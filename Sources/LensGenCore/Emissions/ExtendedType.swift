/// A type that generated code extends, with what has to be written around the extension.
struct ExtendedType: Equatable, Sendable {
  /// The type's name from the outermost type down.
  var path: [Identifier]
  /// The module before the name, where that is needed.
  var qualifier: String
  /// Whether the outermost type is of another module.
  var isOfOtherModule: Bool
  /// Whether it or a type around it has generic parameters.
  var isGeneric: Bool
  /// The generic parameters and associated types that have to be marked as free to be captured.
  var capturedTypes: [String]
  /// Whether it belongs to the main actor unless something says otherwise.
  var isIsolatedByDefault: Bool
  var attributes: [Attribute]
  /// What keeps it out of the public interface, which extensions of other types have to repeat.
  var interfaceAttributes: [Attribute]
  var conditions: [Condition]
}

extension ExtendedType {
  /// The type as it is named at the top of a file.
  var name: String { qualifier + path.spelling }

  /// Whether its name means something else in an expression, whatever stands around it.
  var isHiddenInExpressions: Bool {
    path.contains { ["Protocol", "Type", "self"].contains($0.text) }
  }
}

extension Planner {
  /// What has to be written around an extension of a type.
  func extended(_ type: TypeDeclaration) -> ExtendedType {
    let types = module.enclosingTypes(of: type) + [type]
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

  /// The types whose conformances a closure captures, which Swift 6 warns about unless they are
  /// marked.
  private func capturedTypes(of type: TypeDeclaration) -> [String] {
    let known = KnownNames.requirements[type.path[0].text] ?? []
    let isExtended = module.types(at: [type.path[0]]).isEmpty
    let requirements =
      (isExtended ? known : [])
      + (module.enclosingTypes(of: type) + [type]).flatMap(\.requirements)
    var seen: Set<String> = []
    return requirements.filter(\.isConformance).map(\.subject.text)
      .filter { seen.insert($0).inserted }
  }
}
