import EmissionKernel
import SwiftModule
import SwiftReading

/// A type whose laws are checked, as the code of its tests names it.
struct CheckedType {
  let type: TypeDeclaration
  /// Its name in expressions, with `Int` for each generic parameter.
  let name: String
  /// The line that declares the name, if the type's own has another meaning in expressions.
  let alias: [String]
}

extension LawPlanner {
  /// Returns a type if its laws can be checked; `nil` if only values of it are missing, which is reported once for
  /// all types.
  func checkedType(_ type: TypeDeclaration) throws(SkipReason) -> CheckedType? {
    let types = module.nesting(of: type)
    if types.contains(where: { $0.attributes.contains(where: \.deprecates) }) {
      throw .notChecked(.lawsDeprecated, "deprecated")
    }
    if types.contains(where: \.isSpecialized) || !module.isDeclaredWhole(type) {
      throw .notChecked(
        .lawsExtension, "it is in an extension of a type that lens-gen does not fully know")
    }
    for requirement in types.flatMap(\.requirements) where !requirement.isMetByNumbers {
      throw .notChecked(
        .lawsGenericType,
        "'\(requirement.subject.text)' must conform to '\(requirement.object.text)', and 'Int' "
          + "does not")
    }
    for conformances in [equatable, arbitrary]
    where !conformances.requirements[type.path].areMetByNumbers {
      let proto = conformances.proto
      if proto == .arbitrary, !context.emits(ArbitraryPlanner.self) { return nil }
      throw .notChecked(
        .lawsNoConformance,
        "it does not conform to \(proto.rawValue)\(remedy(for: type, to: proto))")
    }
    let names = types.map { declaration in
      let arguments = declaration.genericParameters.map { $0.kind == .value ? "3" : "Int" }
      return (declaration.path.last?.spelling ?? "")
        + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    }
    let module = module.qualification(of: type.path[0]).map(\.text)
    let name = (module + names).joined(separator: ".")
    return type.path.isHiddenInExpressions
      ? CheckedType(type: type, name: "Whole", alias: ["typealias Whole = \(name)"])
      : CheckedType(type: type, name: name, alias: [])
  }

  /// Returns the edit that makes a type conform: an empty extension.
  ///
  /// If Swift does not write its members, the compiler says which part is in the way. The reason why a type is not
  /// `Arbitrary` is reported where the conformance would be.
  private func remedy(for type: TypeDeclaration, to proto: KnownProtocol) -> String {
    if proto == .arbitrary { return "" }
    let needed = Set(module.storedTypes(of: type).flatMap { equatable.requirements(of: $0) ?? [] })
    let clause = needed.map { "\($0.spelling): Equatable" }.sorted().joined(separator: ", ")
    return "; write 'extension \(type.path.spelling): Equatable "
      + "\(needed.isEmpty ? "" : "where \(clause) "){}' in its file"
  }
}

extension Set<TypePath>? {
  /// Whether `Int` conforms for each generic parameter: it has no associated types.
  var areMetByNumbers: Bool { self?.allSatisfy { $0.count == 1 } == true }
}

extension ModuleIndex {
  /// Whether the files declare all enclosing types, or these need no arguments.
  fileprivate func isDeclaredWhole(_ type: TypeDeclaration) -> Bool {
    let root = type.path[0]
    return !types(at: [root]).isEmpty && enclosingTypes(of: type).count == type.path.count - 1
      || type.path.count == 1
  }
}

extension GenericRequirement {
  /// Whether `Int` satisfies the requirement.
  var isMetByNumbers: Bool {
    let known: Set<String> = [
      "AdditiveArithmetic", "Any", "BinaryInteger", "BitwiseCopyable", "Codable", "Comparable",
      "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "FixedWidthInteger",
      "Hashable", "LosslessStringConvertible", "Numeric", "Sendable", "SignedInteger",
      "SignedNumeric", "Strideable",
    ]
    return subject.soleName != nil && isMet(where: known.contains)
  }
}
