import SwiftReading

/// An optic to generate.
struct OpticDefinition: Sendable {
  /// The way in which the optic reads and writes.
  enum Form: Sendable {
    /// A lens that writes the property in place.
    case writable(Identifier)
    /// A lens that calls an initializer.
    case rebuilt(Identifier, by: Rebuilding)
    case prism(EnumCase)
  }

  var name: Identifier
  var position: Position
  var part: WrittenType
  /// The names in the part's type that neither the module nor the standard library declares.
  var unknownNames: Set<String>
  /// Whether using the part is unsafe.
  var isUnsafe: Bool
  var form: Form
  var access: AccessLevel
  var isInlinable: Bool
  var attributes: [Attribute]
  var conditions: [Condition]
}

extension OpticDefinition {
  /// Whether the part is `Void`.
  var isOfNothing: Bool {
    if case .prism(let enumCase) = form { enumCase.payloads.isEmpty } else { false }
  }

  var nameUses: [NameUse] { NameUse.all(of: unknownNames, by: access) }
}

extension OpticDefinition {
  func lines(in extended: ExtendedType, of run: Run) -> [String] {
    let (type, part) = kindAndPart(in: run)
    let value =
      switch form {
      case .writable(let property): [writableLens(type, onto: property, mark: mark)]
      case .rebuilt(let property, let rebuilding): rebuilding.lens(onto: property, type: type)
      case .prism(let enumCase): enumCase.prism(type: type, mark: mark)
      }
    // Unlike `@inlinable`, this attribute keeps the module from compiling optics that only clients
    // use. A dot is a key path to a member. For a generic type, the optimizer sees through this key
    // path only with this attribute.
    let inlining = isInlinable && !run.isTested ? ["@_alwaysEmitIntoClient"] : []
    return attributeLines(in: run) + inlining
      + braced(
        "\(modifiers(in: extended, of: run))static var \(name.spelling): \(type)<Self, \(part)> {",
        value)
  }

  /// Returns the entry of the optic in a list of the optics of a type.
  ///
  /// - Parameter whole: The type, with its generic parameters as arguments.
  func entry(of whole: String, in extended: ExtendedType, of run: Run) -> [String] {
    let (type, part) = kindAndPart(in: run)
    let head = "\(modifiers(in: extended, of: run))var \(name.spelling): \(type)<\(whole), \(part)>"
    return attributeLines(in: run) + ["\(head) { \(mark)\(whole).\(name.spelling) }"]
  }

  /// The text before an expression with the part.
  private var mark: String { unsafeMark(isUnsafe) }

  private func attributeLines(in run: Run) -> [String] {
    attributes.filter { !run.isTested || !$0.isSystemInterface }.map(\.text)
  }

  private func modifiers(in type: ExtendedType, of run: Run) -> String {
    run.prefix(access) + (type.marksNonisolated ? "nonisolated " : "")
  }

  /// The kind of an optic and the type of its part, as they are written.
  private func kindAndPart(in run: Run) -> (kind: String, part: String) {
    let isPrism = if case .prism = form { true } else { false }
    return (
      run.qualified(isPrism ? "Prism" : "Lens", in: "Optics"),
      isOfNothing && run.isTaken("Void") ? "()" : part.text
    )
  }
}

/// Returns a lens that writes a property in place.
///
/// - Parameter mark: The text before each expression with the property.
func writableLens(_ type: String, onto property: Identifier, mark: String) -> String {
  let member = property.memberSpelling
  return "\(mark)\(type)(get: { \(mark)$0.\(member) }, modify: { \(mark)$1(&$0.\(member)) })"
}
