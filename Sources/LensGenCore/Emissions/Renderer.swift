/// Turns a plan into the text of a Swift file.
struct Renderer: Sendable {
  let plan: Plan
  /// The modules to import, in addition to those that the plan needs.
  let imports: [String]
  /// The modules to import with `@testable`.
  let testableImports: [String]

  /// Whether the file belongs to a test target, which nobody imports.
  var isTested: Bool { !testableImports.isEmpty }
}

extension Renderer {
  /// The lines of what one kind of emission makes of one type.
  func lines(of declaration: GeneratedDeclaration) -> [String] {
    switch declaration.content {
    case .optics(let optics):
      extensionLines(
        of: declaration.type,
        members: optics.map { optic in
          conditioned(
            lines(of: optic, in: declaration.type), on: optic.conditions)
        })
    case .completion(let list): opticListLines(list, of: declaration.type)
    case .stub(let stub): stubLines(stub, of: declaration.type)
    case .factory(let factory): self.factory(factory, of: declaration.type)
    case .fixture(let fixture): self.fixture(fixture, of: declaration.type)
    case .builders(let builders): self.builders(builders, of: declaration.type)
    case .arbitrary(let arbitrary): self.arbitrary(arbitrary, of: declaration.type)
    case .laws(let suite): laws(suite, of: declaration.type)
    }
  }

  /// Returns an extension with members, separated by empty lines.
  private func extensionLines(
    of type: ExtendedType, members: [[String]]
  ) -> [String] {
    let marker = plan.qualified("SendableMetatype", in: "Swift")
    let constraints = type.capturedTypes.map { "\($0): \(marker)" }
    let clause = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    let lines =
      type.attributes.map(\.text) + ["extension \(type.name)\(clause) {"]
      + indented(Array(members.joined(separator: [""]))) + ["}"]
    return conditioned(lines, on: type.conditions)
  }

  private func lines(
    of optic: OpticDefinition, in extended: ExtendedType
  ) -> [String] {
    let (type, part) = kindAndPart(of: optic)
    let modifiers = prefix(optic.access) + (extended.isIsolatedByDefault ? "nonisolated " : "")
    let head = "\(modifiers)static var \(optic.name.spelling): \(type)<Self, \(part)> {"
    let value =
      switch optic.form {
      case .writable(let property):
        writableLens(property, type: type, mark: unsafeMark(optic.isUnsafe))
      case .rebuilt(let property, let rebuilding):
        rebuiltLens(property, by: rebuilding, type: type)
      case .prism(let enumCase): prism(enumCase, type: type, mark: unsafeMark(optic.isUnsafe))
      }
    // A dot is a key path to a member. For a generic type, the optimizer sees through this key path
    // only if the getter is emitted into the client.
    let inlining = extended.isGeneric ? "@_alwaysEmitIntoClient" : "@inlinable"
    let own = optic.attributes.filter { !isTested || !$0.isSystemInterface }
    let attributes = own.map(\.text) + (optic.isInlinable && !isTested ? [inlining] : [])
    return attributes + [head] + indented(value) + ["}"]
  }

  /// The kind of an optic and the type of its part, as they are written.
  func kindAndPart(of optic: OpticDefinition) -> (kind: String, part: String) {
    let kind =
      switch optic.form {
      case .writable, .rebuilt: "Lens"
      case .prism: "Prism"
      }
    return (
      plan.qualified(kind, in: "Optics"),
      optic.isOfNothing && plan.takenNames.contains("Void") ? "()" : optic.part.text
    )
  }

  /// Returns the access modifier of a declaration.
  func prefix(_ access: AccessLevel) -> String {
    isTested ? "" : access.prefix
  }
}

/// Returns the text before an expression that may use an unsafe type.
func unsafeMark(_ isUnsafe: Bool) -> String { isUnsafe ? "unsafe " : "" }

/// Returns the lines between `#if` and `#endif`, if there are conditions.
func conditioned(_ lines: [String], on conditions: [Condition]) -> [String] {
  conditions.isEmpty ? lines : ["#if \(conditions.text)"] + indented(lines) + ["#endif"]
}
