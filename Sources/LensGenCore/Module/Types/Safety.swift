extension TypeScope {
  /// Whether the use of a type is certain to be unsafe.
  ///
  /// A module that checks its memory safety wants `unsafe` before what uses such a type; before
  /// anything else the word is worth a warning.
  func isUnsafe(_ written: WrittenType) -> Bool { isUnsafe(written, beyond: []) }

  private func isUnsafe(_ written: WrittenType, beyond aliases: Set<[Identifier]>) -> Bool {
    written.allNames.contains { names in
      switch lookUp(names[0]) {
      case .parameter: false
      case .unknown: names.unsafeName.map(KnownNames.unsafeTypes.contains) == true
      case .declared(let place): isUnsafe(declaredAt: place, beyond: aliases)
      }
    }
  }

  private func isUnsafe(
    declaredAt place: [Identifier], beyond aliases: Set<[Identifier]>
  ) -> Bool {
    if aliases.contains(place) { return false }
    return module.types(at: place).contains { declaration in
      declaration.attributes.contains { $0.name == "unsafe" }
        || declaration.kind == .typealias
          && declaration.inheritedTypes.contains {
            module.scope(of: declaration).isUnsafe($0, beyond: aliases.union([place]))
          }
    }
  }
}

extension [WrittenType.Name] {
  /// The name, unless it only leads to another type, which need not be unsafe.
  fileprivate var unsafeName: String? {
    let names = count > 1 && self[0].text == "Swift" ? dropFirst() : self[...]
    return names.count == 1 ? names.first?.text : nil
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
