import SwiftModule
import SwiftReading

/// A conformance in the sources.
enum WrittenConformance: Sendable {
  case always
  /// Only for some generic arguments.
  case sometimes
}

extension ModuleIndex {
  func writtenConformance(
    of path: [Identifier], to proto: some NamedProtocol
  ) -> WrittenConformance? {
    let ancestors = [path] + declaredAncestors(of: path)
    let isWhole = ancestors.contains { ancestor in
      types(at: ancestor).contains { type in
        type.kind != .typealias && brings(type.inheritedTypes, proto, into: ancestor)
      }
        || extensions(of: ancestor).contains { part in
          !part.isConstrained && brings(part.inheritedTypes, proto, into: ancestor)
        }
    }
    if isWhole || types(at: path).contains(where: proto.isImplied) { return .always }
    let isPartial = extensions(of: path).contains { brings($0.inheritedTypes, proto, into: path) }
    return isPartial ? .sometimes : knownExtension(of: path, to: proto)?.conformance
  }

  /// Whether an extension conforms a type, but only under `#if`, on some systems, or on an actor.
  func isRestricted(_ type: TypeDeclaration, to proto: some NamedProtocol) -> Bool {
    let inherited = [type.inheritedTypes] + extensions(of: type.path).map(\.inheritedTypes)
    return extensions(of: type.path).contains { part in
      let isEverywhere =
        part.conditions == type.conditions && !part.attributes.contains(where: \.isAvailability)
      return !isEverywhere && brings(part.inheritedTypes, proto, into: type.path)
    }
      || brings(inherited.joined().filter { isIsolated($0, of: type) }, proto, into: type.path)
  }

  /// Whether a conformance, as written, is that of an actor: `@MainActor Equatable`.
  private func isIsolated(_ inherited: WrittenType, of type: TypeDeclaration) -> Bool {
    guard case .attributed(_, let prefix) = inherited else { return false }
    return prefix.attributes.contains { isGlobalActor($0, in: type) }
  }

  /// Whether one of the types that another one inherits is a protocol, or an alias with it.
  func brings(
    _ inherited: [WrittenType], _ proto: some NamedProtocol, into path: [Identifier]
  ) -> Bool {
    var seen: Set<TypePath> = []
    return brings(inherited, proto, into: path, besides: &seen)
  }

  /// - Parameter seen: The aliases that led here, or that do not stand for the protocol.
  private func brings(
    _ inherited: [WrittenType], _ proto: some NamedProtocol, into path: [Identifier],
    besides seen: inout Set<TypePath>
  ) -> Bool {
    inherited.flatMap(\.constraints).map(\.withoutPrefix).contains { part in
      guard let names = part.path else { return false }
      guard let place = placeOfParent(names, of: path) else {
        let isQualified = names.count == 2 && proto.isQualified(by: names[0].text)
        return proto.names.contains((isQualified ? Array(names.dropFirst()) : names).text)
          || isKnown(names, toBring: proto)
      }
      let types = types(at: place)
      if types.contains(where: proto.isDeclared) { return true }
      return seen.insert(place).inserted
        && types.contains {
          $0.kind == .typealias
            && brings($0.inheritedTypes, proto, into: place, besides: &seen)
        }
    }
  }
}

extension ModuleIndex {
  /// Returns the requirements under which a type conforms conditionally: those of the extension
  /// that conforms the type.
  func conditions(of path: [Identifier], conformingTo proto: some NamedProtocol)
    -> [GenericRequirement]
  {
    let part = extensions(of: path).first { brings($0.inheritedTypes, proto, into: path) }
    guard let part else { return [] }
    let parameters = types(at: path).first?.genericParameters.map(\.name) ?? []
    var arguments: [WrittenType] = []
    if case .named(let names) = part.extendedType {
      arguments = names.last?.arguments ?? []
    }
    return zip(parameters, arguments).map { parameter, argument in
      GenericRequirement(
        subject: WrittenType(name: parameter.spelling), relation: .equals, object: argument)
    } + part.requirements
  }
}

extension KnownProtocol: NamedProtocol {
  func isQualified(by module: String) -> Bool { self == .fixturable || modules.contains(module) }

  func isDeclared(by type: TypeDeclaration) -> Bool { self == .fixturable && type.isFixturable }

  func isImplied(by type: TypeDeclaration) -> Bool {
    self == .equatable && type.isImplicitlyEquatable
  }
}

extension TypeDeclaration {
  /// Whether it is a protocol with the name and the requirement of `Fixturable`.
  fileprivate var isFixturable: Bool {
    kind == .protocol && path.last?.text == KnownProtocol.fixturable.rawValue
      && interface.requirements.contains { $0.isStatic && $0.name.text == "fixture" }
  }

  /// Whether Swift synthesizes `Equatable` implicitly: for an enum without associated values, or
  /// with raw values.
  fileprivate var isImplicitlyEquatable: Bool {
    kind == .enum && !members.cases.isEmpty && members.cases.allSatisfy(\.payloads.isEmpty)
  }
}
