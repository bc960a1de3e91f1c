extension Module {
  /// Whether the values of a type, or those in an optional of it, certainly cannot be copied.
  func isNoncopyable(_ reference: TypeReference, in type: TypeDeclaration) -> Bool {
    isNoncopyable(shape(of: reference.text, in: type.path))
  }

  private func isNoncopyable(_ shape: TypeShape) -> Bool {
    switch shape {
    case .declared(let path, _): inheritedTypes(of: path).contains { $0.text == "~Copyable" }
    case .other("Optional", let arguments): arguments.contains(where: isNoncopyable)
    default: false
    }
  }
}
