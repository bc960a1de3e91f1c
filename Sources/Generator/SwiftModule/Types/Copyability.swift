import SwiftReading

extension TypeScope {
  /// Whether the values of a type, or of its optional, are certainly not `Copyable`.
  package func isNoncopyable(_ type: WrittenType) -> Bool { module.isNoncopyable(resolve(type)) }
}

extension TypeScope {
  /// Whether the values of a type certainly cannot become `Any`: they are not `Copyable`, or not
  /// `Escapable`.
  package func isConfined(_ type: WrittenType) -> Bool { module.isConfined(resolve(type)) }
}

extension ModuleIndex {
  fileprivate func isConfined(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let path, _):
      ["Copyable", "Escapable"].contains { name in
        types(at: path).flatMap(\.inheritedTypes).flatMap(\.constraints)
          .contains { $0.suppressedName == name }
          && !extensions(of: path).flatMap(\.inheritedTypes).contains {
            $0.path?.withoutSwift.text == name
          }
      }
    case .foreign(let path, _) where !type.isOptional:
      KnownNames.confinedTypes.contains(path.text)
    default: type.isOptional && type.children.contains(where: isConfined)
    }
  }

  fileprivate func isNoncopyable(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let path, _):
      inheritedTypes(of: path).contains { $0.suppressedName == "Copyable" }
    default: type.isOptional && type.children.contains(where: isNoncopyable)
    }
  }
}

extension WrittenType {
  /// The protocol that `~P` suppresses.
  package var suppressedName: String? {
    if case .suppressed(let type) = self { type.path?.last?.text } else { nil }
  }
}

extension KnownNames {
  /// The generic types of the standard library that cannot be copied, or do not escape, whatever their
  /// arguments.
  static let confinedTypes = words(
    "Atomic AtomicLazyReference MutableSpan Mutex OutputSpan Span")
}
