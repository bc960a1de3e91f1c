/// Turns a plan into the text of a Swift file.
struct Renderer: Sendable {
  let imports: [String]
  let testableImports: [String]

  /// The longest line that is not broken.
  static let width = 100

  /// Whether the file is part of a test target, which nobody imports.
  var isTested: Bool { !testableImports.isEmpty }
}

extension Renderer {
  /// The text of the generated file.
  ///
  /// - Parameters:
  ///   - plan: What is in it.
  ///   - threads: How many threads share the work.
  func text(of plan: Plan, threads: Int) -> String {
    let header = [
      SourceFile.generatedMark, "// swiftlint:disable all", "// swift-format-ignore-file",
    ]
    let declarations = Workers.map(plan.declarations, by: threads) { declaration in
      lines(of: declaration, taken: plan.takenNames).joined(separator: "\n")
    }
    let blocks =
      [header.joined(separator: "\n"), importLines(of: plan).joined(separator: "\n")]
      + declarations
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func lines(of declaration: GeneratedDeclaration, taken: Set<String>) -> [String] {
    switch declaration.content {
    case .optics(let optics):
      extensionLines(
        of: declaration.type,
        members: optics.map { optic in
          conditioned(
            lines(of: optic, in: declaration.type, taken: taken), on: optic.conditions)
        }, taken: taken)
    case .stub(let stub): stubLines(stub, of: declaration.type, taken: taken)
    case .factory(let factory): self.factory(factory, of: declaration.type, taken: taken)
    case .fixture(let fixture): self.fixture(fixture, of: declaration.type)
    case .builders(let builders): self.builders(builders, of: declaration.type)
    case .arbitrary(let arbitrary): self.arbitrary(arbitrary, of: declaration.type, taken: taken)
    case .laws(let suite): laws(suite, of: declaration.type, taken: taken)
    }
  }

  /// An extension with members, an empty line between any two.
  private func extensionLines(
    of type: ExtendedType, members: [[String]], taken: Set<String>
  ) -> [String] {
    let marker = qualified("SendableMetatype", in: "Swift", taken: taken)
    let constraints = type.capturedTypes.map { "\($0): \(marker)" }
    let clause = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    let lines =
      type.attributes.map(\.text) + ["extension \(type.name)\(clause) {"]
      + indented(Array(members.joined(separator: [""]))) + ["}"]
    return conditioned(lines, on: type.conditions)
  }

  private func lines(
    of optic: OpticDefinition, in extended: ExtendedType, taken: Set<String>
  ) -> [String] {
    let kind =
      switch optic.form {
      case .writable, .rebuilt: "Lens"
      case .prism: "Prism"
      }
    let type = qualified(kind, in: "Optics", taken: taken)
    let part = optic.isOfNothing && taken.contains("Void") ? "()" : optic.part
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
    // The optimizer looks through a key path to a member of a generic type, which is what a dot
    // becomes, only where the getter is part of the module that uses it.
    let inlining = extended.isGeneric ? "@_alwaysEmitIntoClient" : "@inlinable"
    let own = optic.attributes.filter { !isTested || !$0.isSystemInterface }
    let attributes = own.map(\.text) + (optic.isInlinable && !isTested ? [inlining] : [])
    return attributes + [head] + indented(value) + ["}"]
  }

  /// The access level of a declaration.
  func prefix(_ access: AccessLevel) -> String {
    isTested ? "" : access.prefix
  }
}

/// A name with its module before it where the module that is generated for has the same name.
func qualified(_ name: String, in module: String, taken: Set<String>) -> String {
  taken.contains(name) ? "\(module).\(name)" : name
}

/// What stands before an expression that may use an unsafe type.
func unsafeMark(_ isUnsafe: Bool) -> String { isUnsafe ? "unsafe " : "" }

/// The lines between `#if` and `#endif`, if there are conditions.
func conditioned(_ lines: [String], on conditions: [Condition]) -> [String] {
  conditions.isEmpty ? lines : ["#if \(conditions.text)"] + indented(lines) + ["#endif"]
}

/// The lines, each one level further in.
func indented(_ lines: [String]) -> [String] {
  lines.map { $0.isEmpty ? $0 : "  " + $0 }
}
