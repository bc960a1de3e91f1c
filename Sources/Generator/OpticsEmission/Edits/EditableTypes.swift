import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Whether a type gets a draft: it has a part, and nothing has the name of what is generated.
  ///
  /// This asks for nothing that depends on the types of the parts, because they ask the same of it.
  package func isEditable(_ type: TypeDeclaration) -> Bool {
    finding(EditableTypes.self).answers[type.position] == true
  }

  fileprivate func isFoundEditable(_ type: TypeDeclaration) -> Bool {
    hasEditablePart(type) && nameTakenFromDraft(of: type) == nil
  }

  /// Returns why a type with parts has no draft: a member has a name that the draft needs.
  func reasonForNoDraft(of type: TypeDeclaration) -> SkipReason? {
    hasEditablePart(type) ? nameTakenFromDraft(of: type).map { .takenFromDraft($0) } : nil
  }

  /// Whether a type has a part that a draft could change.
  private func hasEditablePart(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .struct || type.kind == .enum, isWanted(type),
      obstacle(toCopying: type) == nil
    else { return false }
    let hasPart =
      type.kind == .struct
      ? type.members.properties.contains {
        $0.storage == .stored && !$0.isFixed && !$0.marks.contains(.skip)
          && module.isVisible($0.writtenAccess)
      }
      : type.members.cases.contains { !$0.payloads.isEmpty && !$0.marks.contains(.skip) }
    return hasPart && !(place.isOutside && module.isolation(of: type).obstacle != nil)
  }

  private func nameTakenFromDraft(of type: TypeDeclaration) -> Identifier? {
    let names = Set(type.members.properties.map(\.name) + type.members.cases.map(\.name))
    // An optic may have the name of a function, but not of a type.
    let types = ["Draft", "Edited", "Views"].map { Identifier($0) }
    let functions = ["opened", "closed"].map { Identifier($0) }
    // In the type and its draft, these are other types.
    let roots =
      type.members.properties.compactMap(\.type)
      + type.members.cases.flatMap(\.payloads).map(\.type)
    let hidden = ["_Draft", "_Edited", "_Whole"].first { name in
      type.path.contains(Identifier(name)) || roots.contains { $0.roots.contains(name) }
    }
    return hidden.map { Identifier($0) } ?? Self.namesOfDrafts.first(where: names.contains)
      ?? types.first { emitsOptics(of: type) && names.contains($0) }?.opticName
      ?? (types + functions).map(\.opticName).first { module.isTaken($0, in: type.path) }
  }

  /// The members of all drafts, whose names no part can have.
  static let namesOfDrafts = ["_whole", "_value", "_Whole"].map { Identifier($0) }

  /// Whether a type of the module gets a draft, under whatever condition it is declared.
  fileprivate func isEditable(at path: TypePath) -> Bool {
    let types = module.types(at: path)
    return !types.isEmpty && types.allSatisfy(isEditable)
  }

  /// The types whose drafts lead on if what they contain has a draft.
  private static let containers: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional",
  ]

  /// Returns the type that has to be editable for another one to be, or `nil` if that is not editable.
  ///
  /// A macro, or code for another module, does not see whether something is generated for a type.
  func typeWithDraft(in type: ResolvedType) -> ResolvedType? {
    switch type {
    case .declared(let path, _): module.place == .type || isEditable(at: path) ? type : nil
    case .parameter: type
    case .foreign(let path, let arguments):
      if Self.containers.contains(path.text) {
        arguments.last.flatMap(typeWithDraft)
      } else {
        (module.place == .type
          ? !KnownNames.isStandard(path[0].text) : module.known.showParts(of: path)) ? type : nil
      }
    default: nil
    }
  }

  /// The number of variables in the draft of a type, with those of the drafts that it stores.
  func size(ofDraftOf type: TypeDeclaration) -> Int {
    finding(DraftSizes.self).sizes[type.path] ?? 1
  }

  /// The number of variables that keep a part in a draft.
  func size(of part: ResolvedType) -> Int {
    guard case .declared(let path, _) = part else { return 1 }
    return finding(DraftSizes.self).sizeOfPart(path)
  }
}

/// Which types of the module get a draft, if drafts are generated; found once: each part with such a type
/// asks again.
struct EditableTypes: SharedFinding {
  /// Whether a type gets a draft, by the position of its declaration.
  let answers: [Position: Bool]

  init(in context: GenerationContext) {
    let types =
      context.emits(EditPlanner.self) ? context.module.files.flatMap(\.types) : []
    answers = context.found(for: types) { context.isFoundEditable($0) }
  }
}

/// The sizes of the drafts of all structs.
struct DraftSizes: SharedFinding {
  /// The number of variables in a draft, with those of the drafts that it stores.
  let sizes: [TypePath: Int]

  init(in context: GenerationContext) {
    var search = DraftSizeSearch(context: context)
    for type in context.module.files.flatMap(\.types) { _ = search.size(at: type.path, depth: 0) }
    sizes = search.sizes
  }

  func sizeOfPart(_ path: TypePath) -> Int {
    let size = sizes[path] ?? 1
    return size > DraftDefinition.sizeOfStoredPart ? 1 : size
  }
}

private struct DraftSizeSearch {
  let context: GenerationContext
  var sizes: [TypePath: Int] = [:]

  /// Returns the size of a part.
  ///
  /// Each is found once. The depth limits structs that contain themselves, which do not compile.
  mutating func size(at path: TypePath, depth: Int) -> Int {
    if let size = sizes[path] { return size }
    guard depth < 100, context.isEditable(at: path),
      let type = context.module.types(at: path).first,
      type.kind == .struct
    else { return 1 }
    sizes[path] = 1
    let scope = context.module.scope(of: type)
    var size = 0
    for property in type.members.properties where property.isStored {
      let resolved = scope.writtenType(of: property).map(scope.resolve)
      var part = 1
      if let resolved, case .declared(let inner, _) = resolved, !context.isMadeByTrust(resolved) {
        part = self.size(at: inner, depth: depth + 1)
      }
      size += part > DraftDefinition.sizeOfStoredPart ? 1 : part
    }
    sizes[path] = size
    return size
  }
}

extension KnownModules {
  /// Whether a struct or an enum of a module has parts that code of other modules can use.
  fileprivate func showParts(of path: TypePath) -> Bool {
    declarations(of: path).contains { module, type in
      switch type.kind {
      case .struct:
        type.members.properties.contains {
          $0.storage == .stored && !$0.isFixed && module.canUse($0.writtenAccess)
        }
      case .enum: type.members.cases.contains { !$0.payloads.isEmpty }
      default: false
      }
    }
  }
}
