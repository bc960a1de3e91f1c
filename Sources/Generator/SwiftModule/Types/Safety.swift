import SwiftReading

extension TypeScope {
  /// Whether using a type is certainly unsafe.
  ///
  /// Under strict memory safety, the compiler requires `unsafe` before expressions that use such a
  /// type, and warns about `unsafe` before other expressions.
  package func isUnsafe(_ written: WrittenType) -> Bool {
    // Most types are a name that the module does not declare.
    if let name = written.soleName, lookUp([name]) == .unknown {
      return KnownNames.unsafeTypes.contains(name.text)
    }
    return expansions(of: written).contains { part, scope in
      part.allNames.contains { names in
        switch scope.lookUp(rootOf: names) {
        case .parameter: false
        // A name that only qualifies another type may be safe.
        case .unknown: KnownNames.unsafeTypes.contains(names.identifiers.withoutSwift.text)
        case .declared(let place):
          module.types(at: place).contains { $0.attributes.contains { $0.name == "unsafe" } }
        }
      }
    }
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
