import SwiftReading

extension TypeScope {
  /// Returns the type of a property, as written or as its value determines with certainty.
  package func type(of property: Property) throws(SkipReason) -> WrittenType {
    guard let written = writtenType(of: property) else { throw .unwrittenType }
    return try spelledExplicitly(written)
  }

  /// Returns the type of a property, as it is or would be written in this scope.
  package func writtenType(of property: Property) -> WrittenType? {
    property.type ?? property.initialValue.flatMap { inferredType(of: $0) }
  }

  /// Returns the type of a value as it would be written in this scope, if only one is possible.
  private func inferredType(of value: Value) -> WrittenType? {
    switch value {
    case .integer: literalType("Int", alias: "IntegerLiteralType")
    case .float: literalType("Double", alias: "FloatLiteralType")
    case .boolean: literalType("Bool", alias: "BooleanLiteralType")
    case .string, .interpolation: literalType("String", alias: "StringLiteralType")
    case .array(let values): commonType(of: values).map { .array($0) }
    case .dictionary(let keys, let values):
      if let key = commonType(of: keys), let value = commonType(of: values) {
        .dictionary(key: key, value: value)
      } else {
        nil
      }
    case .cast(let target): target
    case .call(let callee, let isEmpty):
      isInstance(madeByCalling: callee, withoutArguments: isEmpty) ? callee : nil
    case .member(let owner?, let name): isInstance(name, of: owner) ? owner : nil
    case .member(nil, _), .nil, .other: nil
    }
  }

  private func literalType(_ name: String, alias: String) -> WrittenType? {
    if !module.types(at: [Identifier(alias)]).isEmpty { return nil }
    let own = WrittenType.Name(name)
    let isPlain = lookUp(own) == .unknown && module(ofOtherMeaning: own.identifier) == nil
    return .named(isPlain ? [own] : [WrittenType.Name("Swift"), own])
  }

  private func commonType(of values: [Value]) -> WrittenType? {
    guard let first = values.first, let common = inferredType(of: first) else { return nil }
    let areAlike = values.dropFirst().allSatisfy {
      inferredType(of: $0).map { areSame($0, common) } == true
    }
    return areAlike ? common : nil
  }

  /// Whether a call of a type by its name always makes a value of the type.
  private func isInstance(
    madeByCalling callee: WrittenType, withoutArguments isEmpty: Bool
  ) -> Bool {
    guard let path = callee.path else {
      // `[Int]()` is unambiguous; of the other types with arguments, only the known ones are
      // certain.
      guard let name = callee.names?.first else { return true }
      return ["Array", "Dictionary", "Set"].contains(name.text) && lookUp(name) == .unknown
    }
    guard let place = declaredPlace(of: path) else {
      // A macro does not see the type, but an initializer without arguments hardly fails.
      return module.place == .type && isEmpty
    }
    let types = module.types(at: place)
    return types.allSatisfy { [.struct, .class, .actor].contains($0.kind) }
      && types.allSatisfy { $0.genericParameters.isEmpty && $0.attributes.isEmpty }
      && ([place] + module.declaredAncestors(of: place)).flatMap(module.members(of:))
        .flatMap(\.initializers).allSatisfy { !$0.isFailable }
      && (types.first?.kind == .struct || !module.hasUnseenMembers(place))
  }

  /// Whether a static member of a type is or returns a value of the type.
  private func isInstance(_ name: Identifier, of owner: WrittenType) -> Bool {
    guard let path = owner.path, let place = declaredPlace(of: path),
      let declaration = module.types(at: place).first
    else { return false }
    let members = module.members(of: place)
    guard module.types(at: place).allSatisfy({ $0.genericParameters.isEmpty }),
      !members.contains(where: { $0.staticFunctions.contains(name) })
    else { return false }
    if members.contains(where: { $0.cases.contains { $0.name == name } }) { return true }
    guard let property = members.compactMap({ $0.staticProperties[name] }).first else {
      return false
    }
    let inside = module.scope(of: declaration)
    func isOwner(_ type: WrittenType) -> Bool {
      type.path.flatMap(inside.declaredPlace) == place
    }
    if let written = property.type { return written.isSelf || isOwner(written) }
    guard case .call(let callee, let isEmpty) = property.value else { return false }
    return inside.isInstance(madeByCalling: callee, withoutArguments: isEmpty) && isOwner(callee)
  }
}
