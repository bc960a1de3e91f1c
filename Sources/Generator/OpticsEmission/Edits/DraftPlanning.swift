import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Plans the draft of an editable type.
  ///
  /// - Parameter isIgnored: Whether the member at a position is left out.
  package func draft(
    of type: TypeDeclaration, ignoring isIgnored: (Position) -> Bool = { _ in false }
  ) -> DraftDefinition {
    let members = plannedParts(of: type).parts.filter { !isIgnored($0.position) }
    let storage = storage(of: type, for: members)
    let parts = draftParts(of: type, members, storage)
    let names = Set(parts.filter { !$0.isOnlyKept }.map(\.member))
    let access = module.access(of: type)
    let isInlinable: Bool
    switch storage {
    case .parts(let rebuilding):
      isInlinable =
        access == .public && rebuilding.access == .public
        && parts.allSatisfy { $0.access == .public }
    case .whole, .cases:
      isInlinable =
        access == .public && parts.allSatisfy { $0.access == .public || $0.shared != nil }
    }
    return DraftDefinition(
      context: self, type: ExtendedType(type, in: self),
      whole: WrittenType.named(wholeInDraft(of: type)).text,
      hidesWhole: module.isShadowed(type),
      name: nameOfDraft(of: type, parts), storage: storage, parts: parts,
      unavailable: unavailableParts(
        of: type, members.filter { !storage.keeps($0) }, besides: names),
      access: access,
      isInlinable: isInlinable && !place.isOutside && !module.isSystemInterface([], of: type),
      isUsableFromInline: module.isUsableFromInline(type),
      isGeneric: module.isInGenericContext(type), size: size(ofDraftOf: type),
      attributes: place.isOutside ? [] : opticAttributes([], of: type, access: access))
  }

  /// Returns what the draft of a type stores.
  private func storage(
    of type: TypeDeclaration, for parts: [Part]
  ) -> DraftDefinition.Storage {
    if type.kind == .enum { return .cases }
    let ways = parts.compactMap { part in
      if case .rebuilt(let rebuilding) = part.form { rebuilding } else { nil }
    }
    let best = ways.max { $0.properties.count < $1.properties.count }
    guard let best else { return .whole }
    // A stored variable cannot be deprecated, or available for some platforms only.
    let planned = Set(parts.map(\.position))
    let isKept = type.members.properties.filter { best.properties.contains($0.name) }.allSatisfy {
      !$0.attributes.contains(where: \.isAvailability)
        && (planned.contains($0.position) || (try? module.scope(of: type).type(of: $0)) != nil)
    }
    return isKept ? .parts(best) : .whole
  }

  private func draftParts(
    of type: TypeDeclaration, _ parts: [Part], _ storage: DraftDefinition.Storage
  ) -> [DraftPart] {
    switch storage {
    case .cases:
      return parts.filter(storage.keeps).map { draftPart($0, of: type) }
        + sharedDraftParts(of: type, parts)
    case .whole: return parts.filter(storage.keeps).map { draftPart($0, of: type) }
    case .parts(let rebuilding):
      return type.members.properties.filter { rebuilding.properties.contains($0.name) }.compactMap {
        property in
        parts.first { $0.position == property.position }
          .map { draftPart($0, of: type, isStored: true) } ?? keptPart(property, of: type)
      }
    }
  }

  /// The names of the parts in the draft of a struct that can be edited.
  func namesInDraft(of type: TypeDeclaration) -> Set<Identifier> {
    let parts = plannedParts(of: type).parts
    return Set(parts.filter(storage(of: type, for: parts).keeps).map(\.member))
  }

  /// Returns the parts that all cases have, unless a case has the name.
  private func sharedDraftParts(of type: TypeDeclaration, _ payloads: [Part]) -> [DraftPart] {
    let names = Set(type.members.cases.map(\.name) + Self.namesOfDrafts)
    return sharedParts(of: type, payloads).filter { !names.contains($0.member) }
      .map { draftPart($0, of: type) }
      .filter { $0.shared?.routes.allSatisfy { $0.property?.isEditable != false } == true }
  }

  private func draftPart(
    _ part: Part, of type: TypeDeclaration, isStored: Bool = false
  ) -> DraftPart {
    var draft = DraftPart(
      part: part, view: nil, viewName: viewName(of: part.member, in: type))
    draft.part.type = part.type.naming(wholeInDraft(of: type))
    draft.part.access = accessBesideOptics(to: part, in: type)
    // What is less visible than its optic needs no attribute, nor does what the draft itself has.
    draft.part.attributes =
      draft.shared != nil
      ? [] : part.attributes.filter { draft.access == part.access || !$0.isSystemInterface }
    // An associated type for the second variable cannot be available for some platforms only.
    if !module.isInGenericContext(type) || !part.attributes.contains(where: \.isAvailability) {
      draft.view =
        if let enumCase = draft.enumCase {
          view(ofPayloadsOf: enumCase, named: part.type, in: type)
        } else {
          part.written.flatMap {
            view(
              of: module.scope(of: type).resolve($0), named: part.type, in: type,
              isStored: isStored)
          }
        }
    }
    return draft
  }

  /// Returns the kind of the second variable of a part, if the part may have a draft.
  private func view(
    of part: ResolvedType, named written: WrittenType, in type: TypeDeclaration, isStored: Bool
  ) -> DraftPart.View? {
    guard !module.hides(written, in: type), let made = typeWithDraft(in: part) else { return nil }
    if module.place == .type {
      return module.isInGenericContext(type) ? nil : .wrapped(isOptional: part.isOptional)
    }
    guard case .declared = made else { return .conditional }
    return isStored && (size(of: part) > 1 || isEnum(part)) && !isMadeByTrust(part)
      ? .stored : .computed
  }

  private func view(
    ofPayloadsOf enumCase: EnumCase, named part: WrittenType, in type: TypeDeclaration
  ) -> DraftPart.View? {
    let scope = module.scope(of: type)
    let payloads = enumCase.payloads.map { scope.resolve($0.type) }
    guard payloads.count > 1, case .tuple(let elements) = part else {
      return view(of: payloads[0], named: part, in: type, isStored: false)
    }
    let views = zip(payloads, elements).map {
      view(of: $0, named: $1.type, in: type, isStored: false)
    }
    if views.allSatisfy({ $0 == nil }) { return nil }
    if !views.contains(where: { $0?.isConditional == true }) { return .payloads(views) }
    // The types of the module have drafts, each other one has if its own type has.
    let types = zip(views, payloads).map { view, payload in
      view.map { $0.isConditional ? typeWithDraft(in: payload) : nil }
    }
    return .groups(
      types.compactMap(\.self).unique.map { type in types.indices.filter { types[$0] == type } })
  }

  /// Returns a property that is not edited, but taken over.
  private func keptPart(_ property: Property, of type: TypeDeclaration) -> DraftPart? {
    let scope = module.scope(of: type)
    guard let part = try? scope.type(of: property) else { return nil }
    return DraftPart(
      part: Part(
        member: property.name, position: property.position,
        type: part.naming(wholeInDraft(of: type)),
        names: scope.namedTypes(in: property.type ?? part), isUnsafe: scope.isUnsafe(part),
        form: .writable(isPlain: false),
        access: min(property.writtenAccess ?? .internal, module.access(of: type)),
        isInlinable: true, attributes: [], conditions: []),
      viewName: viewName(of: property.name, in: type), isOnlyKept: true)
  }

  /// Returns a name for the second variable of a part that no part has.
  private func viewName(of name: Identifier, in type: TypeDeclaration) -> Identifier {
    let names = Set(type.members.properties.map(\.name) + type.members.cases.map(\.name))
    var viewName = Identifier("_\(name.text)Draft")
    while names.contains(viewName) { viewName = Identifier("_" + viewName.text) }
    return viewName
  }

  /// Whether values of a type are made by an initializer that may check them.
  ///
  /// They are made again after each statement wherever they stand, and not once if they are kept as a draft.
  func isMadeByTrust(_ type: ResolvedType) -> Bool {
    guard case .declared(let path, _) = type else { return false }
    return module.types(at: path).contains { type in
      guard type.kind == .struct,
        module.initializers(of: type).contains(where: { $0.marks.contains(.trust) })
      else { return false }
      let storage = storage(of: type, for: plannedParts(of: type).parts)
      return if case .parts(let rebuilding) = storage { rebuilding.isPromised } else { false }
    }
  }

  private func isEnum(_ type: ResolvedType) -> Bool {
    guard case .declared(let path, _) = type else { return false }
    return module.types(at: path).first?.kind == .enum
  }

  /// The name of a type in its draft.
  private func wholeInDraft(of type: TypeDeclaration) -> [WrittenType.Name] {
    module.isShadowed(type) ? [WrittenType.Name("_Edited")] : module.spelling(of: type)
  }

  /// The name of the struct: `Draft`, unless it has a meaning in the type.
  private func nameOfDraft(of type: TypeDeclaration, _ parts: [DraftPart]) -> Identifier {
    let name = Identifier("Draft")
    let isTaken =
      module.isTaken(name, in: type.path) || type.path.contains(name)
      || parts.contains { $0.member == name || $0.type.roots.contains(name.text) }
    return isTaken ? Identifier("_Draft") : name
  }

  /// Returns the members that cannot be edited, with the reason.
  ///
  /// - Parameter left: The parts with an optic that the draft does not keep.
  private func unavailableParts(
    of type: TypeDeclaration, _ left: [Part], besides names: Set<Identifier>
  ) -> [SkippedMember] {
    let skipped = plannedParts(of: type).skipped
    func reason(_ left: Property) -> String {
      "no initializer changes it together with the others"
        + (emitsOptics(of: type) ? "; use the lens '_\(left.name.text)'" : "")
    }
    let members =
      type.kind == .enum
      ? skipped.filter { !$0.isVoid }
      : type.members.properties.compactMap { property in
        let isLeft = left.contains { $0.position == property.position }
        return skipped.first { $0.subject.position == property.position }
          ?? (isLeft ? skippedMember(.property(property, of: type), for: reason(property)) : nil)
      }
    var names = names
    return members.filter { names.insert($0.name).inserted }.map { member in
      var member = member
      if type.kind == .enum { (member.type, member.names) = (nil, []) }
      member.type = member.type?.naming(wholeInDraft(of: type))
      return member
    }
  }
}

extension Rebuilding {
  /// The properties that a call with other arguments, and the writes after it, change.
  var properties: Set<Identifier> { Set(arguments.map(\.property) + restored) }
}

extension WrittenType {
  /// Returns the type with a name for `Self`, which means the draft in a draft.
  fileprivate func naming(_ whole: [Name]) -> WrittenType {
    let mapped = mapChildren { $0.naming(whole) }
    guard case .named(let names) = mapped, names[0].text == "Self" else { return mapped }
    return .named(whole + names.dropFirst())
  }
}
