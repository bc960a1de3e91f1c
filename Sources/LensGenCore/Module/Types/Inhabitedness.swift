extension TypeScope {
  /// Whether a type has no values, so that the compiler knows that a case with it never occurs.
  func isUninhabited(_ type: WrittenType) -> Bool {
    switch resolve(type) {
    case .declared(let path, _):
      module.types(at: path).contains { $0.kind == .enum && $0.members.cases.isEmpty }
    case let resolved: resolved.foreignName == "Never"
    }
  }

  /// The stored property without values, if a struct has one.
  var uninhabitedPart: Identifier? {
    guard type.kind == .struct else { return nil }
    return type.members.properties.first { property in
      property.isStored && property.type.map(isUninhabited) == true
    }?.name
  }
}
