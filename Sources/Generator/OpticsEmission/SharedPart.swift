import EmissionKernel
import SwiftModule
import SwiftReading

/// Where each case of an enum has a part: a labeled value, or a property of a struct.
package struct SharedPart: Sendable {
  /// Where a case has the part.
  struct Route: Sendable {
    let enumCase: EnumCase
    let conditions: [Condition]
    /// The position of the payload.
    let payload: Int
    /// The property of the payload that is the part, or `nil` if the payload is.
    let property: Property?

    /// A lens onto a property of a struct.
    struct Property: Sendable {
      let name: Identifier
      /// The lens as an expression, for a property that cannot be written.
      let lens: String?
      let isEditable: Bool
    }
  }

  let routes: [Route]
  /// The files in which the part is declared.
  let sources: Set<String>
}

/// A part of one case that other cases may have, too.
private struct Candidate {
  let route: SharedPart.Route
  let type: ResolvedType
  /// The type as an extension of the enum writes it.
  let part: WrittenType
  let written: WrittenType
  let names: Set<NamedType>
  let access: AccessLevel
  let isInlinable: Bool
  let source: String
}

extension GenerationContext {
  /// Plans the parts that all cases of an enum have.
  ///
  /// - Parameter payloads: The parts of the cases.
  func foundSharedParts(of type: TypeDeclaration, _ payloads: [Part]) -> [Part] {
    let names = sharedNames(of: type)
    if names.isEmpty || isOpenEnum(type) { return [] }
    var found: [[Identifier: Candidate]] = []
    for enumCase in type.members.cases {
      let payload = payloads.first { $0.position == enumCase.position }
      guard let payload, !payload.isUnsafe, !payload.attributes.contains(where: \.isAvailability)
      else { return [] }
      found.append(candidates(in: enumCase, payload, of: type, named: Set(names)))
    }
    let shared = names.compactMap { name -> (part: Part, routes: [SharedPart.Route])? in
      let all = found.compactMap { $0[name] }
      guard let first = all.first, all.count == found.count,
        all.allSatisfy({ $0.type == first.type })
      else { return nil }
      let routes = all.map(\.route)
      let access = all.map(\.access).min() ?? .internal
      let part = Part(
        member: name, position: type.position, written: first.written, type: first.part,
        names: all.reduce(into: []) { $0.formUnion($1.names) }, isUnsafe: false,
        form: .shared(SharedPart(routes: routes, sources: Set(all.map(\.source)))), access: access,
        isInlinable: all.allSatisfy(\.isInlinable),
        attributes: opticAttributes([], of: type, access: access), conditions: [])
      return (part, routes)
    }
    // A path leads on from a payload that all cases share, so its properties need no lenses.
    let whole = shared.flatMap(\.routes).filter { $0.property == nil }
    return shared.filter { _, routes in
      !routes.allSatisfy { route in
        route.property != nil && whole.contains { $0.hasSamePayload(as: route) }
      }
    }.map(\.part)
  }

  /// Returns the names that a part of each case has, which takes less time than to plan lenses.
  private func sharedNames(of type: TypeDeclaration) -> [Identifier] {
    guard let first = type.members.cases.first else { return [] }
    func names(in enumCase: EnumCase) -> [Identifier] {
      enumCase.payloads.flatMap { payload in
        [payload.label].compactMap(\.self)
          + (structure(payload.type, of: type)?.type.members.properties.map(\.name) ?? [])
      }
    }
    let others = type.members.cases.dropFirst().map { Set(names(in: $0)) }
    return names(in: first).unique.filter { name in others.allSatisfy { $0.contains(name) } }
  }

  private func candidates(
    in enumCase: EnumCase, _ whole: Part, of type: TypeDeclaration,
    named names: Set<Identifier>
  ) -> [Identifier: Candidate] {
    let scope = module.scope(of: type)
    var properties: [Identifier: [Candidate]] = [:]
    var labeled: [Identifier: Candidate] = [:]
    for (index, payload) in enumCase.payloads.enumerated() {
      if let label = payload.label, names.contains(label), !payload.isAutoclosure,
        let part = try? scope.spelledExplicitly(payload.type)
      {
        labeled[label] = Candidate(
          route: SharedPart.Route(
            enumCase: enumCase, conditions: whole.conditions, payload: index, property: nil),
          type: scope.resolve(payload.type), part: part, written: payload.type,
          names: scope.namedTypes(in: payload.type), access: whole.access,
          isInlinable: whole.isInlinable, source: type.position.file)
      }
      for candidate in self.properties(of: payload, at: index, in: enumCase, whole, of: type, names)
      {
        properties[candidate.name, default: []].append(candidate.candidate)
      }
    }
    // Of two structs with a property of one name, neither is meant.
    return properties.compactMapValues { $0.count == 1 ? $0[0] : nil }.merging(labeled) { $1 }
  }

  private func properties(
    of payload: EnumCase.Payload, at index: Int, in enumCase: EnumCase, _ whole: Part,
    of type: TypeDeclaration, _ names: Set<Identifier>
  ) -> [(name: Identifier, candidate: Candidate)] {
    guard let (structure, arguments) = structure(payload.type, of: type),
      let spelled = try? module.scope(of: type).spelledExplicitly(payload.type)
    else { return [] }
    let (scope, inner) = (module.scope(of: type), module.scope(of: structure))
    var ignored = Report()
    let lenses = optics(of: structure, report: &ignored)
    lazy var editable = editableNames(of: structure)
    return lenses.compactMap { lens in
      let name = lens.member
      let isWritable = if case .writable = lens.form { true } else { false }
      guard names.contains(name), lens.isUsableEverywhere,
        isWritable || emitsOptics(of: structure) && !module.hides(spelled, in: type),
        let written = lens.written,
        let part = try? inner.spelledExplicitly(written, atTopLevel: true)
      else { return nil }
      let resolved = inner.resolve(written)
      // A type that means something else in the enum, or depends on an argument, cannot be written there.
      guard !resolved.isGeneric, scope.resolve(part) == resolved else { return nil }
      return (
        name,
        Candidate(
          route: SharedPart.Route(
            enumCase: enumCase, conditions: whole.conditions, payload: index,
            property: SharedPart.Route.Property(
              name: name,
              lens: isWritable ? nil : "\(spelled.text).\(lens.opticName.memberSpelling)",
              isEditable: isWritable || editable.contains(name))),
          type: resolved.substituting(arguments), part: part, written: part,
          names: lens.names,
          access: min(whole.access, accessBesideOptics(to: lens, in: type)),
          isInlinable: whole.isInlinable && lens.isInlinable, source: structure.position.file)
      )
    }
  }

  /// Returns the struct that a payload is, if it has optics wherever the enum has.
  private func structure(
    _ written: WrittenType, of type: TypeDeclaration
  ) -> (type: TypeDeclaration, arguments: [Identifier: ResolvedType])? {
    guard case .named = written,
      case .declared(let path, let arguments) = module.scope(of: type).resolve(written)
    else { return nil }
    guard let found = self.type(at: path, whereverIs: type), found.kind == .struct else {
      return nil
    }
    return (found, arguments)
  }

  /// The access level of what shows a part beside its optic: an optic repeats the attribute `@_spi`, but what
  /// clients of a type see cannot.
  func accessBesideOptics(to optic: Part, in type: TypeDeclaration) -> AccessLevel {
    module.isSystemInterface(optic.attributes, inside: type)
      ? min(optic.access, .internal) : optic.access
  }

  /// The variables of the draft of a struct.
  private func editableNames(of type: TypeDeclaration) -> Set<Identifier> {
    if type.hasOpticsMacro || !isEditable(type) { return [] }
    return namesInDraft(of: type)
  }
}

extension GenerationContext {
  /// Returns each part that all cases have, unless the name of its lens is taken.
  func sharedLenses(
    of type: TypeDeclaration, besides payloads: [Part]
  ) -> [Part] {
    let names = Set(payloads.map(\.opticName))
    return sharedParts(of: type, payloads).filter { part in
      !names.contains(part.opticName) && !module.isTaken(part.opticName, in: type.path)
    }
  }
}

extension SharedPart {
  /// Returns a lens with a `switch` over the cases.
  func lens(type: String) -> [String] {
    ["\(type)(get: { whole in"] + indented(switchLines(\.reading))
      + ["}, modify: { whole, body in"] + indented(switchLines(\.changing)) + ["})"]
  }

  private func switchLines(_ lines: (Route) -> [String]) -> [String] {
    ["switch whole {"] + routes.flatMap { conditioned(lines($0), on: $0.conditions) } + ["}"]
  }
}

extension SharedPart.Route {
  fileprivate func hasSamePayload(as other: Self) -> Bool {
    enumCase.position == other.enumCase.position && payload == other.payload
  }

  private var binding: Identifier { enumCase.bindings[payload] }

  private func head(_ pattern: (Int) -> String) -> String {
    let patterns = enumCase.payloads.indices.map(pattern)
    return "case .\(enumCase.name.memberSpelling)(\(patterns.joined(separator: ", "))):"
  }

  /// The payload gets a name that is no modifier: a line after `return lazy` cannot begin with `case`.
  fileprivate var reading: [String] {
    let member = property.map { ".\($0.name.memberSpelling)" } ?? ""
    return ["\(head { $0 == payload ? "let part" : "_" }) return part\(member)"]
  }

  fileprivate var changing: [String] {
    let variable = "&\(binding.spelling)"
    let change =
      switch property {
      case nil: "body(\(variable))"
      case let property?:
        property.lens.map { "\($0).modify(\(variable), body)" }
          ?? "body(\(variable).\(property.name.memberSpelling))"
      }
    let head = head { ($0 == payload ? "var " : "let ") + enumCase.bindings[$0].spelling }
    return Layout(indentation: 8).statements(head, [change, "whole = \(enumCase.rebuilt)"])
  }

  /// The part as a variable of the draft, behind the variable of the payload.
  func editedPart(of payload: Identifier) -> String {
    let element =
      enumCase.payloads.count == 1
      ? "" : ".\(enumCase.tupleLabels[self.payload]?.memberSpelling ?? String(self.payload))"
    let base = "self.\(payload.memberSpelling)!\(element)"
    guard let property else { return base }
    return base + (property.lens == nil ? "" : "._draft") + ".\(property.name.memberSpelling)"
  }
}
