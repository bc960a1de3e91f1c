import EmissionKernel
import SwiftModule
import SwiftReading

/// A protocol of the standard library with laws that a conformance can break.
enum LawfulProtocol: String, CaseIterable {
  case equatable = "Equatable"
  case hashable = "Hashable"
  case comparable = "Comparable"
  case caseIterable = "CaseIterable"
  case rawRepresentable = "RawRepresentable"
  case identifiable = "Identifiable"
  case codable = "Codable"
}

extension LawfulProtocol {
  /// The function that checks the laws of the conformance.
  var check: String { "check\(rawValue)" }

  /// The module of that function.
  var library: String { self == .codable ? "OpticsLawsFoundation" : "OpticsLaws" }

  /// The protocols, all of which a type conforms to if it conforms to this one.
  private var parts: [StandardProtocol] {
    switch self {
    case .codable: [.refining("Decodable"), .refining("Encodable")]
    default: [.refining(rawValue)]
    }
  }

  /// Whether a type conforms, with `Int` for each generic parameter.
  func isConformance(of type: TypeDeclaration, in module: ModuleIndex) -> Bool {
    parts.allSatisfy { part in
      switch module.writtenConformance(of: type.path, to: part) {
      case .always: true
      case .sometimes:
        module.conditions(of: type.path, conformingTo: part).allSatisfy(\.isMetByNumbers)
      case nil: false
      }
    }
  }

  /// Whether a type conforms only under `#if`, on some systems, or on an actor.
  func isRestricted(to type: TypeDeclaration, in module: ModuleIndex) -> Bool {
    parts.contains { module.isRestricted(type, to: $0) }
  }

  /// Returns the protocols of whose requirements the author of a type wrote some, itself or in
  /// a protocol extension; Swift writes the rest, which alone is lawful.
  static func byHand(in type: TypeDeclaration, of module: ModuleIndex) -> [LawfulProtocol] {
    let members = ([type.path] + module.declaredAncestors(of: type.path)).flatMap(module.members)
    let hasKeys = !module.types(at: type.path + [codingKeys]).isEmpty
    return allCases.filter { proto in
      proto == .codable && hasKeys || members.contains(where: proto.isByHand)
    }
  }

  private func isByHand(in members: Members) -> Bool {
    switch self {
    case .equatable: members.declareStatic(Self.equality)
    // A comparison by hand may not agree with the hash value that Swift writes.
    case .hashable:
      members.declareStatic(Self.equality) || members.conformingMethods.contains(Self.hash)
        || members.compute("hashValue")
    case .comparable: members.declareStatic(Self.orders)
    case .caseIterable: members.declareStatic(Self.allValues)
    case .rawRepresentable: members.declareInitializer("rawValue") || members.compute("rawValue")
    case .identifiable: members.declareStatic(Self.equality) || members.compute("id")
    case .codable:
      members.declareInitializer("from") || members.conformingMethods.contains(Self.encode)
    }
  }

  private static let codingKeys = Identifier("CodingKeys")
  private static let equality = [Identifier("==")]
  private static let orders = ["<", ">", "<=", ">="].map(Identifier.init)
  private static let allValues = [Identifier("allCases")]
  private static let hash = Identifier("hash")
  private static let encode = Identifier("encode")
}

extension Members {
  fileprivate func declareStatic(_ names: [Identifier]) -> Bool {
    if staticFunctions.isEmpty && staticProperties.isEmpty { return false }
    return names.contains { staticFunctions.contains($0) || staticProperties[$0] != nil }
  }

  fileprivate func declareInitializer(_ label: String) -> Bool {
    initializers.contains { $0.parameters.count == 1 && $0.parameters[0].label?.text == label }
  }

  fileprivate func compute(_ name: String) -> Bool {
    properties.contains { !$0.isStored && $0.name.text == name }
  }
}
