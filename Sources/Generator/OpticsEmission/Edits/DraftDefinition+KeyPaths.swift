import EmissionKernel
import SwiftModule
import SwiftReading

extension DraftDefinition {
  /// How the draft of an enum lets go of the value, for changes of a payload by its key path.
  ///
  /// Only macros write code that comes by a key path: also to types of other modules, for which `lens-gen` writes
  /// drafts. A path that is not listed may lead to a variable of an extension, whose setter needs the value.
  var lettingGoOfPath: [GeneratedDeclaration] {
    guard access > .internal || context.place == .type else { return [] }
    let payloads = parts.filter { $0.enumCase != nil && $0.isFoundByPath }
    let tests = payloads.map { part in
      conditioned(
        ([part.member] + (part.hasView ? [part.viewName] : []))
          .map { "if path == \(path(to: $0)) { isPayload = true }" }, on: part.conditions)
    }
    if tests.isEmpty { return [] }
    return [
      witness(
        .instance, Identifier("_letGo"), attributes: deprecation(of: payloads),
        "mutating func _letGo(of path: \(partialPath)) -> Bool",
        .code(
          ["var isPayload = false"] + tests.joined()
            + ["if isPayload { _value = nil }", "return isPayload"]))
    ]
  }

  /// Which stored variable keeps what a computed one shows, in the same form.
  ///
  /// That of a payload is none, because a draft keeps the whole enum.
  var storedVariables: [GeneratedDeclaration] {
    if context.place != .type { return [] }
    let viewed = parts.filter {
      $0.enumCase == nil && $0.shared == nil && $0.view != nil && $0.isFoundByPath
    }
    let tests = viewed.compactMap { part -> [String]? in
      var (computed, stored) = (path(to: part.viewName), path(to: part.member))
      if wholeOfKeptView(part) != nil {
        swap(&computed, &stored)
      } else if case .whole = storage {
        if !part.isPlain { return nil }
        stored = "\\\(name.spelling)._value.\(part.member.memberSpelling)"
      }
      return conditioned(["if path == \(computed) { return \(stored) }"], on: part.conditions)
    }
    if tests.isEmpty { return [] }
    return [
      witness(
        .static, Identifier("_storage"), isolation: isolation, attributes: deprecation(of: viewed),
        "func _storage(behind path: \(partialPath)) -> \(partialPath)?",
        .code(tests.joined() + ["return nil"]))
    ]
  }

  private func path(to variable: Identifier) -> String {
    "\\\(name.spelling).\(variable.memberSpelling)"
  }

  private var partialPath: String {
    "\(context.qualified("PartialKeyPath", in: "Swift"))<\(name.spelling)>"
  }

  /// What is deprecated may be named where something else is, too, and a protocol hides that from who calls it.
  private func deprecation(of parts: [DraftPart]) -> [String] {
    parts.flatMap(\.attributes).filter(\.deprecates).map(\.text).unique
  }
}

extension Part {
  /// Whether a key path can lead to it in all builds without a warning.
  fileprivate var isFoundByPath: Bool {
    !isUnsafe && !["Type", "Protocol"].contains(member.text)
      && attributes.allSatisfy { !$0.isAvailability || $0.deprecates }
  }
}
