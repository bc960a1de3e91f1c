import SwiftModule
import SwiftReading

/// A conformance of a type to a protocol, as written.
struct ConformanceDefinition {
  let run: Run
  let type: ExtendedType
  let access: AccessLevel
  let isUsableFromInline: Bool
  /// Whether its extension has to say that it is not isolated.
  let marksNonisolated: Bool
  /// The generic parameters and associated types that have to conform, too.
  let requirements: [String]
}

extension ConformanceDefinition {
  /// The access level of the protocol: that of the conformance, including inlined code.
  var accessOfProtocol: AccessLevel { isUsableFromInline ? .public : access }

  /// Returns an extension that conforms the type to a protocol of a module.
  func lines(to name: String, of module: String, members: [[String]]) -> [String] {
    let subject = run.qualified(name, in: module)
    let conditions = requirements.map { "\($0): \(subject)" }
    let clause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    return type.lines(
      extending: run.conformance(of: type, to: name, of: module) + clause, members: members,
      modifier: modifier)
  }

  /// The modifier of an extension with the conformance, or with functions that use it.
  var modifier: String { marksNonisolated ? "nonisolated " : "" }

  /// Returns the head of a protocol's witness, with the required access level.
  ///
  /// For a type visible only through `@testable`, the compiler requires `public`.
  func witness(_ head: String) -> String {
    if run.isTested { return AccessLevel.public.prefix + head }
    let attribute = isUsableFromInline ? "@usableFromInline " : ""
    return attribute + access.prefix + head
  }
}

extension ModuleIndex {
  /// Whether inlined code may use a type, though the type or one around it is not public.
  func isUsableFromInline(_ type: TypeDeclaration) -> Bool {
    func isMarked(_ type: TypeDeclaration) -> Bool {
      type.attributes.contains { $0.name == "usableFromInline" }
    }
    let types = nesting(of: type)
    return types.contains(where: isMarked)
      && types.allSatisfy { isMarked($0) || $0.writtenAccess == .public }
  }
}
