import SwiftModule
import SwiftReading

extension AttachedDeclaration {
  /// Warns about conformances that the compiler cannot check where they are.
  ///
  /// In a type with a macro whose names are arbitrary, Swift 6.3 finds each operator twice, once before
  /// and once after the expansion, if it checks a conformance of the declaration itself. In an extension,
  /// it finds the operator once, wherever that is declared.
  func complaints(aboutOperatorsOf type: TypeDeclaration, in module: ModuleIndex)
    -> [PluginDiagnostic]
  {
    guard let inheritance else { return [] }
    let signs = type.inheritedTypes.map { requiredOperator(of: $0, by: type, in: module) }
    let found = zip(inheritance.types, signs).filter { $1 != nil }.map(\.0)
    guard let first = found.first, let sign = signs.compactMap(\.self).first else { return [] }
    let name = type.path.spelling
    let code = "extension \(name): \(found.joined(separator: ", ")) {}"
    let rest = inheritance.types.filter { !found.contains($0) }
    let end = range.upperBound
    let move = fixIt(
      "move the conformance to an extension",
      [
        (inheritance.range, rest.isEmpty ? "" : ": \(rest.joined(separator: ", "))"),
        (end..<end, "\n\n\(code)"),
      ])
    // An extension stands outside of all types, and needs the availability of its type.
    let canMove = !isNested && !type.attributes.contains(where: \.isAvailability)
    return [
      message(
        "Swift finds '\(sign)' twice in a type with '@\(attribute.writtenName.text)', so it does not accept "
          + "the conformance to '\(first)' here; write '\(code)'", as: .warning,
        at: inheritance.range, fixIts: canMove ? [move] : [])
    ]
  }

  /// Returns an operator that a protocol certainly requires of a type, and Swift does not synthesize.
  private func requiredOperator(
    of inherited: WrittenType, by type: TypeDeclaration, in module: ModuleIndex
  ) -> String? {
    let declared = type.members.staticFunctions
    func own(_ signs: String...) -> String? { signs.first { declared.contains(Identifier($0)) } }
    switch inherited.path.flatMap(KnownNames.standardProtocol) {
    case "AdditiveArithmetic", "VectorArithmetic": return own("+", "-", "+=", "-=")
    case "Numeric", "SignedNumeric": return own("*", "*=", "+", "-")
    case "Comparable":
      let isElsewhere =
        type.kind == .struct && type.inheritedTypes.allSatisfy(Self.hasNoOperators)
      return isElsewhere ? "<" : own("<", "<=", ">", ">=")
    case "Equatable", "Hashable": return isSynthesizable(type, in: module) ? nil : own("==")
    default: return nil
    }
  }

  /// Whether a protocol gives no type a `<`.
  private static func hasNoOperators(_ inherited: WrittenType) -> Bool {
    let known: Set<String> = [
      "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
      "Error", "Hashable", "Identifiable", "Sendable",
    ]
    return inherited.soleName.map { known.contains($0.text) } == true
  }

  /// Whether Swift may synthesize `==`: then, it takes the operator for a candidate only once.
  private func isSynthesizable(_ type: TypeDeclaration, in module: ModuleIndex) -> Bool {
    let scope = module.scope(of: type)
    let written =
      type.members.properties.filter(\.isStored).compactMap { scope.writtenType(of: $0) }
      + type.members.cases.flatMap { $0.payloads.map(\.type) }
    return written.map(scope.resolve).allSatisfy { isComparable($0, in: type) }
  }

  private func isComparable(_ part: ResolvedType, in type: TypeDeclaration) -> Bool {
    switch part {
    case .tuple, .function, .existential, .metatype: false
    case .parameter: !type.requirements.isEmpty
    case .foreign(_, let arguments): arguments.allSatisfy { isComparable($0, in: type) }
    default: true
    }
  }
}
