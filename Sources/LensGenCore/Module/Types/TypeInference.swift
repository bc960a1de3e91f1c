extension Module {
  /// The type of a property, as it is written or as its value tells for certain.
  func type(of property: Property, in type: TypeDeclaration) throws(Skipped) -> TypeReference {
    guard let written = writtenType(of: property, in: type) else { throw Skipped(.unwrittenType) }
    return try spelledExplicitly(written, in: type)
  }

  /// The type of a property, as it is or would be written within a type.
  func writtenType(of property: Property, in type: TypeDeclaration) -> TypeReference? {
    property.type ?? property.initialValue.flatMap { inferredType(of: $0, in: type) }
  }

  /// The type of a value as it would be written within a type, where it can be only one.
  private func inferredType(of value: Value, in type: TypeDeclaration) -> TypeReference? {
    switch value {
    case .integer: literalType("Int", alias: "IntegerLiteralType", in: type)
    case .float: literalType("Double", alias: "FloatLiteralType", in: type)
    case .boolean: literalType("Bool", alias: "BooleanLiteralType", in: type)
    case .string, .interpolation: literalType("String", alias: "StringLiteralType", in: type)
    case .array(let values):
      commonType(of: values, in: type).map {
        TypeReference(pieces: [.text("[")] + $0.pieces + [.text("]")])
      }
    case .dictionary(let keys, let values): dictionaryType(keys: keys, values: values, in: type)
    case .cast(let target): target
    case .call(let callee): isMade(byCalling: callee, in: type) ? callee : nil
    case .member(let owner, let name): isInstance(name, of: owner, in: type) ? owner : nil
    case .nil, .other: nil
    }
  }

  private func literalType(
    _ name: String, alias: String, in type: TypeDeclaration
  ) -> TypeReference? {
    if !types(at: [Identifier(alias)]).isEmpty { return nil }
    return lookUp(Identifier(name), from: type.path) == .unknown
      ? TypeReference(name: name)
      : TypeReference(pieces: [.name("Swift"), .text("."), .text(name)])
  }

  private func commonType(of values: [Value], in type: TypeDeclaration) -> TypeReference? {
    guard let first = values.first, let common = inferredType(of: first, in: type) else {
      return nil
    }
    return values.allSatisfy { inferredType(of: $0, in: type) == common } ? common : nil
  }

  private func dictionaryType(
    keys: [Value], values: [Value], in type: TypeDeclaration
  ) -> TypeReference? {
    guard let key = commonType(of: keys, in: type), let value = commonType(of: values, in: type)
    else { return nil }
    let pieces = [.text("[")] + key.pieces + [.text(": ")] + value.pieces + [.text("]")]
    return TypeReference(pieces: pieces)
  }

  /// Whether a call of a type by its name always makes a value of it.
  private func isMade(byCalling callee: TypeReference, in type: TypeDeclaration) -> Bool {
    guard let path = callee.path else {
      // `[Int]()` can be nothing else; of other types with arguments only the known are certain.
      guard case .name(let name) = callee.pieces.first else { return true }
      return ["Array", "Dictionary", "Set"].contains(name)
        && lookUp(Identifier(name), from: type.path) == .unknown
    }
    guard let place = declaredPlace(of: path, in: type) else { return false }
    let kinds = types(at: place).map(\.kind)
    let isMadeByInitializers = kinds.allSatisfy { $0 == .struct || $0 == .class || $0 == .actor }
    return isMadeByInitializers
      && types(at: place).allSatisfy { $0.genericParameters.isEmpty && $0.attributes.isEmpty }
      && ([place] + declaredAncestors(of: place)).flatMap(members(of:))
        .flatMap(\.initializers).allSatisfy { !$0.isFailable }
      && (kinds.first == .struct || !hasUnseenMembers(place))
  }

  /// Whether a static member of a type is, or makes, a value of that type.
  private func isInstance(
    _ name: Identifier, of owner: TypeReference, in type: TypeDeclaration
  ) -> Bool {
    guard let path = owner.path, let place = declaredPlace(of: path, in: type) else { return false }
    let members = members(of: place)
    guard types(at: place).allSatisfy({ $0.genericParameters.isEmpty }),
      !members.contains(where: { $0.staticFunctions.contains(name) })
    else { return false }
    if members.contains(where: { $0.cases.contains { $0.name == name } }) { return true }
    guard let property = members.compactMap({ $0.staticProperties[name] }).first,
      let owner = types(at: place).first
    else { return false }
    if let written = property.type {
      return written.text == "Self"
        || written.path.flatMap { declaredPlace(of: $0, in: owner) } == place
    }
    guard case .call(let callee) = property.value, isMade(byCalling: callee, in: owner) else {
      return false
    }
    return callee.path.flatMap { declaredPlace(of: $0, in: owner) } == place
  }
}
