extension Module {
  /// A type as it has to be written in an extension at the top of a file.
  ///
  /// - Parameters:
  ///   - reference: The type as it is written within `type`.
  ///   - type: The type whose extension it is to be written in.
  ///   - fromOutside: Whether it is to be written outside of that extension instead.
  /// - Throws: Why it cannot be written.
  func spelled(
    _ reference: TypeReference, in type: TypeDeclaration, fromOutside: Bool = false
  ) throws(Skipped) -> TypeReference {
    try TypeSpeller(module: self, type: type, isOutside: fromOutside).spelled(reference)
  }

  /// A type that a value has, as it has to be written in an extension at the top of a file.
  func spelledExplicitly(
    _ reference: TypeReference, in type: TypeDeclaration, fromOutside: Bool = false
  ) throws(Skipped) -> TypeReference {
    if reference.isOpaque { throw Skipped(.opaqueType) }
    return try spelled(
      withExplicitExistentials(reference, in: type), in: type, fromOutside: fromOutside)
  }

  /// A type outside of all types, with its generic parameters as arguments.
  func spelling(of type: TypeDeclaration) -> String {
    qualification(of: type.path[0])
      + type.path.indices.map { spelledScope(Array(type.path[...$0])) }.joined(separator: ".")
  }

  /// The last name of the path of a type around, with its generic parameters as arguments.
  func spelledScope(_ path: [Identifier]) -> String {
    let known = path.count == 1 ? KnownNames.parameters[path[0].text] : nil
    let parameters =
      types(at: path).first?.genericParameters.map(\.name.spelling) ?? known ?? []
    let arguments = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    return (path.last?.typeSpelling ?? "") + arguments
  }

  /// The names in a type that neither the module nor the standard library declares.
  func unknownNames(in reference: TypeReference, of type: TypeDeclaration) -> Set<String> {
    Set(
      reference.names.filter { name in
        !KnownNames.standardTypes.contains(name)
          && lookUp(Identifier(name), from: type.path) == .unknown
      })
  }
}
