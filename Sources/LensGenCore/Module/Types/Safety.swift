extension TypeScope {
  /// Whether using a type is certainly unsafe.
  ///
  /// Under strict memory safety, the compiler requires `unsafe` before expressions that use such a
  /// type, and warns about `unsafe` before other expressions.
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
  /// The name, unless it only qualifies another type, which may be safe.
  fileprivate var unsafeName: String? {
    let names = count > 1 && self[0].text == "Swift" ? dropFirst() : self[...]
    return names.count == 1 ? names.first?.text : nil
  }
}

extension KnownNames {
  /// The types of the standard library that are marked as unsafe.
  fileprivate static let unsafeTypes = words(
    """
    CVaListPointer OpaquePointer UnownedSerialExecutor UnownedTaskExecutor Unmanaged
    UnsafeBufferPointer UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
    UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer
    UnsafeRawBufferPointer UnsafeRawPointer
    """)
}
