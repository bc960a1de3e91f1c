import EmissionKernel
import OpticsEmission
import SwiftModule
import SwiftReading

/// `@Optics`: a lens for each stored property of a struct, or a prism for each case of an enum.
enum OpticsMacro {
  /// A place for the code; only one of them is used for a type.
  enum Role: String {
    /// Inside the type.
    case member
    /// In an extension, which can add requirements to the generic parameters.
    case `extension`
  }

  static func expansion(of declaration: AttachedDeclaration, in role: Role) -> MacroExpansion {
    // The compiler's own error about the role `extension` is enough.
    if declaration.kind == .other { return MacroExpansion() }
    guard let type = declaration.type, type.kind == .struct || type.kind == .enum else {
      return role == .extension
        ? MacroExpansion()
        : declaration.failure(declaration.reasonAgainstOptics, fixIts: [declaration.removal])
    }
    let context = declaration.context(
      emitting: [type.kind == .struct ? LensPlanner.self : PrismPlanner.self, EditPlanner.self])
    if let reason = context.obstacle(toCopying: type) {
      if role == .extension { return MacroExpansion() }
      return declaration.failure(
        "no optics for '\(type.name)': \(reason.messageInMacros)", fixIts: [declaration.removal])
    }
    var report = Report()
    let optics = context.optics(of: type, report: &report)
    let ignored = declaration.members.filter(\.isIgnored).map(\.range)
    let kept = optics.filter { optic in
      !ignored.contains { $0.contains(declaration.offset(of: optic.position)) }
    }
    let (seen, unseen) = context.split(kept, in: type)
    let code = context.code(of: seen, in: type, upTo: declaration.accessOfOptics)
    let draft = context.draft(of: type, ignoring: ignored, in: declaration)
    if role == .extension {
      let conformance = draft.map { [$0.conformance] } ?? []
      return MacroExpansion(members: code.extensions + conformance)
    }
    for (optic, name) in unseen { report.skip(optic.subject(in: type), .unresolved(name)) }
    var expansion = MacroExpansion(
      members: code.members + (draft?.members ?? []).map { $0.lines(in: context) })
    for skip in report.skips {
      let offset = declaration.offset(of: skip.subject.position)
      if ignored.contains(where: { $0.contains(offset) }) { continue }
      expansion.messages.append(declaration.message(about: skip, at: offset))
    }
    if optics.isEmpty && report.skips.isEmpty { expansion.messages.append(declaration.isEmpty) }
    expansion.messages += declaration.complaints(aboutOperatorsOf: type, in: context.module)
    return expansion
  }
}

extension AttachedDeclaration {
  /// The highest access level of optics, if the attribute has one.
  fileprivate var accessOfOptics: AccessLevel? {
    attribute.arguments.first { $0.parameter == "access" }
      .flatMap { $0.value.text.split(separator: ".").last }
      .flatMap { AccessLevel(modifier: String($0)) }
  }

  fileprivate var reasonAgainstOptics: String {
    switch kind {
    case .type(let kind) where kind == .class || kind == .actor:
      SkipReason.notAValue(kind).messageInMacros
    default: "a protocol stores nothing; optics are for structs and enums"
    }
  }

  /// The message about a type without anything that could have an optic.
  fileprivate var isEmpty: PluginDiagnostic {
    let part = kind == .type(.enum) ? "case" : "stored property"
    return message(
      "'@Optics' adds nothing, because there is no \(part)", as: .warning, fixIts: [removal])
  }

  /// Returns the message about a member without an optic.
  fileprivate func message(about skip: Report.Skip, at offset: Int) -> PluginDiagnostic {
    let member = members.first { $0.range.contains(offset) }
    let ignoring = member.map { member in
      let start = member.range.lowerBound
      return fixIt(
        "mark it '@OpticsIgnored'", replacing: start..<start, by: "@OpticsIgnored ")
    }
    let name = skip.subject.memberName?.text ?? skip.subject.name
    let end = offset + name.utf8.count
    let typing = fixIt("write its type", replacing: end..<end, by: ": <#Type#>")
    return message(
      "no optic for '\(name)': \(skip.reason.messageInMacros)", as: .warning, at: offset..<end,
      fixIts: [skip.reason == .unwrittenType ? typing : nil, ignoring].compactMap { $0 })
  }
}

extension GenerationContext {
  /// Returns the optics that the macro can write, and the others, each with a name that may have
  /// another meaning where the macro writes it: an extension of a nested type does not see the
  /// members of the type around it.
  fileprivate func split(
    _ optics: [Part], in type: TypeDeclaration
  ) -> (seen: [Part], unseen: [(Part, name: String)]) {
    if type.path.count == 1 || ExtendedType(type, in: self).capturedTypes.isEmpty {
      return (optics, [])
    }
    var (seen, unseen): ([Part], [(Part, name: String)]) = ([], [])
    for optic in optics {
      let names = optic.type.allNames.filter { $0.count == 1 }.map { $0[0].text }
      let imported = optic.names.compactMap(\.importedName)
      let name = names.first { imported.contains($0) && !KnownNames.isStandard($0) }
      if let name { unseen.append((optic, name)) } else { seen.append(optic) }
    }
    return (seen, unseen)
  }

  /// Returns the draft of a type, unless the macro cannot write one.
  ///
  /// A draft shows all parts, so the attribute must not hide any.
  fileprivate func draft(
    of type: TypeDeclaration, ignoring ignored: [Range<Int>], in declaration: AttachedDeclaration
  ) -> DraftDefinition? {
    guard isEditable(type), declaration.accessOfOptics == nil else { return nil }
    // The type of a private property may be private, too; then no variable of a draft can have it.
    let scope = module.scope(of: type)
    let mayBePrivate = type.members.properties.contains { property in
      property.isStored && property.writtenAccess == .private
        && scope.writtenType(of: property)?.roots.allSatisfy(KnownNames.isStandard) != true
    }
    if mayBePrivate { return nil }
    // The extension that conforms the type sees no private member of a type.
    if module.nesting(of: type).dropFirst().contains(where: { $0.writtenAccess == .private }) {
      return nil
    }
    return draft(of: type) { position in
      ignored.contains { $0.contains(declaration.offset(of: position)) }
    }
  }

  /// Returns the declarations of optics, as members of their type, or as an extension.
  fileprivate func code(
    of optics: [Part], in type: TypeDeclaration, upTo limit: AccessLevel?
  ) -> (members: [[String]], extensions: [[String]]) {
    let limited = optics.map { optic in
      guard let limit, limit < optic.access else { return optic }
      var optic = optic
      optic.access = limit
      optic.isInlinable = false
      return optic
    }
    let extended = ExtendedType(type, in: self)
    return extended.capturedTypes.isEmpty || optics.isEmpty
      ? (limited.map { $0.declaration(in: extended, of: self).lines(in: self) }, [])
      : ([], [opticExtension(of: extended, with: limited).lines(in: self)])
  }
}
