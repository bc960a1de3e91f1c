extension Module {
  /// Whether the use of a type is certain to be unsafe.
  ///
  /// A module that checks its memory safety wants `unsafe` before what uses such a type; before
  /// anything else the word is worth a warning.
  ///
  /// - Parameters:
  ///   - reference: The type as it is written within `type`.
  ///   - type: Where it is written.
  ///   - depth: How many aliases may lead to it.
  func isUnsafe(_ reference: TypeReference, in type: TypeDeclaration, depth: Int = 8) -> Bool {
    reference.pieces.indices.contains { index in
      guard case .name(let name) = reference.pieces[index] else { return false }
      switch lookUp(Identifier(name), from: type.path) {
      case .parameter: return false
      case .unknown:
        return reference.unsafeName(at: index).map(KnownNames.unsafeTypes.contains) == true
      case .declared(let place): return depth > 0 && isUnsafe(declaredAt: place, depth: depth)
      }
    }
  }

  private func isUnsafe(declaredAt place: [Identifier], depth: Int) -> Bool {
    types(at: place).contains { declaration in
      declaration.attributes.contains { $0.name == "unsafe" }
        || declaration.kind == .typealias
          && declaration.inheritedTypes.contains { isUnsafe($0, in: declaration, depth: depth - 1) }
    }
  }
}

extension TypeReference {
  /// The name at an index, unless it only leads to another type, which need not be unsafe.
  fileprivate func unsafeName(at index: Int) -> String? {
    guard case .name(var name) = pieces[index] else { return nil }
    var rest = pieces[(index + 1)...]
    if name == "Swift", rest.popFirst() == .text("."), case .text(let member) = rest.popFirst() {
      name = member
    }
    if rest.first == .text("<") {
      var depth = 0
      repeat {
        guard let piece = rest.popFirst() else { return nil }
        depth += piece == .text("<") ? 1 : piece == .text(">") ? -1 : 0
      } while depth > 0
    }
    return rest.first == .text(".") && rest.dropFirst().first != .text("Type") ? nil : name
  }
}

extension KnownNames {
  /// The types of the standard library that are marked as unsafe.
  fileprivate static let unsafeTypes: Set<String> = [
    "CVaListPointer", "OpaquePointer", "UnownedSerialExecutor", "UnownedTaskExecutor", "Unmanaged",
    "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeCurrentTask", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer",
    "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
  ]
}
