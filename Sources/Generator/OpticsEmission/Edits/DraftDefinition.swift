import EmissionKernel
import SwiftModule
import SwiftReading

/// The draft of a type: a variable for each part, and how to take a value apart and make it again.
package struct DraftDefinition: Sendable {
  /// What a draft stores.
  enum Storage: Sendable {
    /// A variable for each part, of which an initializer makes a value.
    case parts(Rebuilding)
    /// The value, whose properties can be written.
    case whole
    /// The enum, or nothing while its payload is changed.
    case cases
  }

  /// A larger draft is not kept in that of another type, because to take it apart costs more than to
  /// change one part of it.
  static let sizeOfStoredPart = 24
  /// To inline more would cost the compiler more than it saves at run time.
  static let sizeOfInlinedCode = 48

  let context: GenerationContext
  let type: ExtendedType
  /// The type as written, with its generic parameters.
  let whole: String
  /// Whether that name is one that the extension declares, because the type's own means something else.
  let hidesWhole: Bool
  let name: Identifier
  let storage: Storage
  let parts: [DraftPart]
  let unavailable: [SkippedMember]
  let access: AccessLevel
  let isInlinable: Bool
  let isUsableFromInline: Bool
  /// Whether protocols cannot be declared in the type.
  let isGeneric: Bool
  let size: Int
  let attributes: [Attribute]
}

/// A part of a draft.
@dynamicMemberLookup
struct DraftPart: Sendable {
  /// A second variable of the same name, which leads to the parts of the part.
  enum View: Sendable {
    /// The part is kept as its draft.
    case stored
    /// The part is taken apart when it is used.
    case computed
    /// The same if its type has a draft, which the compiler finds out: the type is generic, or of another module.
    case conditional
    /// The part is wrapped, because a macro does not see whether it has a draft.
    case wrapped(isOptional: Bool)
    /// The payloads of a case, as far as they have such a variable, in the others' company.
    case payloads([View?])
    /// The same if only the compiler knows some of the types: a variable for each group of payloads, by their
    /// positions, that have drafts together.
    case groups([[Int]])
  }

  /// The part, with its type as the draft writes it.
  var part: Part
  var view: View?
  /// The name of the second variable.
  let viewName: Identifier
  /// Whether the part is kept, but not edited, under the name of the second variable.
  var isOnlyKept = false
}

extension DraftPart {
  subscript<Value>(dynamicMember path: KeyPath<Part, Value>) -> Value { part[keyPath: path] }

  /// Whether it has a second variable in the draft itself.
  var hasView: Bool { view?.isConditional == false }

  var isPlain: Bool { if case .writable(isPlain: true) = part.form { true } else { false } }

  /// The case whose payload it is.
  var enumCase: EnumCase? { if case .prism(let enumCase, _) = part.form { enumCase } else { nil } }

  /// Where each case of an enum has the part.
  var shared: SharedPart? { if case .shared(let shared) = part.form { shared } else { nil } }
}

extension DraftDefinition.Storage {
  /// Whether a draft keeps a part so that it can be edited.
  func keeps(_ part: Part) -> Bool {
    switch (self, part.form) {
    case (.parts(let rebuilding), _): rebuilding.properties.contains(part.member)
    case (.whole, .writable): true
    case (.cases, .prism(let enumCase, _)): !enumCase.payloads.isEmpty
    default: false
    }
  }
}

extension DraftPart.View {
  /// Whether the compiler decides if the part has such a variable.
  var isConditional: Bool {
    switch self {
    case .conditional, .groups: true
    case .stored, .computed, .wrapped, .payloads: false
    }
  }
}

extension DraftDefinition {
  /// The files in which parts that all cases share are declared.
  var sources: Set<String> {
    parts.reduce(into: []) { $0.formUnion($1.shared?.sources ?? []) }
  }

  var isUnsafe: Bool { parts.contains(where: \.isUnsafe) }
}
