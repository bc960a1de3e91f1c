import SwiftReading

extension TypeScope {
  /// Whether the values of a type, or of its optional, are certainly not `Copyable`.
  package func isNoncopyable(_ type: WrittenType) -> Bool { module.isNoncopyable(resolve(type)) }
}

extension ModuleIndex {
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
