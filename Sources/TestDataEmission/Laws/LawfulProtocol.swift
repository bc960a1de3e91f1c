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
    case .equatable: [StandardProtocol(KnownProtocol.equatable.names)]
    case .hashable: [StandardProtocol(["Hashable", "OptionSet"])]
    case .comparable: [StandardProtocol(["Comparable", "Strideable"])]
    case .rawRepresentable: [StandardProtocol(["OptionSet", "RawRepresentable"])]
    case .codable:
      [StandardProtocol(["Codable", "Decodable"]), StandardProtocol(["Codable", "Encodable"])]
    default: [StandardProtocol([rawValue])]
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

  /// Whether the author of a type wrote what the protocol requires, or a part of it; Swift writes
  /// the rest, which alone is lawful.
  func isByHand(in type: TypeDeclaration, of module: ModuleIndex) -> Bool {
    let members = ([type.path] + module.declaredAncestors(of: type.path)).flatMap(module.members)
    func declaresStatic(_ names: String...) -> Bool {
      members.contains { !$0.staticNames.isDisjoint(with: names.map(Identifier.init)) }
    }
    func declaresMethod(_ name: String) -> Bool {
      members.contains { $0.conformingMethods.contains(Identifier(name)) }
    }
    func declaresInitializer(_ label: String) -> Bool {
      members.contains { members in
        members.initializers.contains { $0.parameters.map(\.label?.text) == [label] }
      }
    }
    func computes(_ name: String) -> Bool {
      members.contains { members in
        members.properties.contains { $0.name.text == name && !$0.isStored }
      }
    }
    switch self {
    case .equatable: return declaresStatic("==")
    // A comparison by hand may not agree with the hash value that Swift writes.
    case .hashable: return declaresStatic("==") || declaresMethod("hash") || computes("hashValue")
    // Swift compares only the cases of an enum.
    case .comparable: return type.kind == .struct || declaresStatic("<", ">", "<=", ">=")
    case .caseIterable: return declaresStatic("allCases")
    case .rawRepresentable: return declaresInitializer("rawValue") || computes("rawValue")
    case .identifiable: return declaresStatic("==") || computes("id")
    case .codable:
      return declaresInitializer("from") || declaresMethod("encode")
        || !module.types(at: type.path + [Identifier("CodingKeys")]).isEmpty
    }
  }
}
