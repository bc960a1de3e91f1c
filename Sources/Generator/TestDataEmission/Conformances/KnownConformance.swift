import EmissionKernel
import SwiftModule
import SwiftReading

/// The conformance of a type that the files do not declare, by what a known module says.
struct KnownConformance {
  /// Whether the generic arguments have to conform, too.
  let isConditional: Bool
  /// Whether only the main actor, or another global one, can use the conformance.
  let isIsolated: Bool
  /// The module that declares the conformance, if it is not that of the type.
  let extendingModule: String?
}

extension KnownModules {
  /// Returns the conformance of a type to a protocol, if all types of known modules that the name may
  /// refer to conform.
  func conformance(of path: TypePath, to proto: some NamedProtocol) -> KnownConformance? {
    let places = places(of: path)
    let types = places.flatMap(\.types)
    if types.isEmpty { return nil }
    let found = places.compactMap { place in
      place.module.index.writtenConformance(of: place.path, to: proto).map { (place, $0) }
    }
    let own = found.filter { !$0.0.types.isEmpty }
    let others = found.filter { $0.0.types.isEmpty }
    // A module that extends the type may mean either of two.
    let count = places.count { !$0.types.isEmpty }
    guard own.count == count || count == 1 && !others.isEmpty else { return nil }
    let used = own.isEmpty ? Array(others.prefix(1)) : own
    return KnownConformance(
      isConditional: used.contains { $1 == .sometimes },
      isIsolated: used.contains { place, _ in
        place.module.index.settings.isMainActorByDefault && place.types.isEmpty
      }
        || places.contains { place in
          place.types.contains { place.module.index.isolation(of: $0).isIsolated }
        }, extendingModule: own.isEmpty ? used[0].0.module.name : nil)
  }
}

extension ModuleIndex {
  /// Whether a name is that of a protocol or class of a known module by which a type conforms to a
  /// protocol.
  func isKnown(_ inherited: [Identifier], toBring proto: some NamedProtocol) -> Bool {
    known.declarations(of: inherited).contains { module, type in
      type.kind == .typealias
        ? module.index.brings(type.inheritedTypes, proto, into: type.path)
        : [.protocol, .class].contains(type.kind)
          && module.index.writtenConformance(of: type.path, to: proto) == .always
    }
  }
}

extension ModuleIndex {
  /// Returns the known module that conforms a type of the own modules, and its conformance.
  ///
  /// Only a module that tests share can import these.
  func knownExtension(
    of path: TypePath, to proto: some NamedProtocol
  ) -> (module: String, conformance: WrittenConformance)? {
    if !place.isOutside || types(at: path).isEmpty { return nil }
    let places = known.places(of: path)
    if places.contains(where: { !$0.types.isEmpty }) { return nil }
    return places.lazy.compactMap { place in
      place.module.index.writtenConformance(of: place.path, to: proto)
        .map { (place.module.name, $0) }
    }.first
  }
}

// Words for a conformance that is missing.
extension Conformances {
  /// Returns the reason why a type does not conform, as far as lens-gen can see it.
  func advice(on written: String, _ type: ResolvedType) -> String {
    let unknown = "'\(written)' is not known to conform to \(proto.rawValue)"
    guard case .foreign(let path, _)? = typeMissing(in: type), !KnownNames.isStandard(path.text),
      let owner = module.known.declarations(of: path).first
    else { return unknown }
    return knownConformance(of: path) == nil
      ? "'\(path.text)' of '\(owner.module.name)' does not conform to \(proto.rawValue)"
      : "'\(path.text)' conforms to \(proto.rawValue) on its actor only"
  }

  /// Reports the arguments of a construction that are empty because a type is not known to conform.
  func reportEmptyValues(
    of filled: FilledConstruction, in type: TypeDeclaration, as values: String,
    to report: inout Report
  ) {
    for (index, value) in filled.values.enumerated() {
      let parameter = filled.construction.parameters[index]
      guard case .empty(let text) = value, requirements(of: parameter.resolved) == nil else {
        continue
      }
      report.warn(
        .valueEmpty,
        "in \(values), '\(type.name).\(filled.construction.name(ofParameterAt: index))' is always '\(text)', "
          + "because " + advice(for: parameter), at: filled.construction.position)
    }
  }

  /// Reports the cases of an enum that no value has, because a type in the payload is not known to conform.
  func reportMissingCases(
    of type: TypeDeclaration, besides made: [FilledConstruction], to report: inout Report
  ) {
    let positions = Set(made.map(\.construction.position))
    for construction in certainConstructions(of: type)
    where construction.isCase && !positions.contains(construction.position) {
      guard case .enumCase(let name) = construction.callee,
        let parameter = construction.parameters.first(where: { isMissing($0, of: type.path) })
      else { continue }
      report.warn(
        .valueEmpty,
        "no arbitrary value is '\(type.name).\(name.text)', because "
          + advice(for: parameter), at: construction.position)
    }
  }

  private func advice(for parameter: Construction.Parameter) -> String {
    advice(on: parameter.type.text, parameter.resolved)
      + "; conform the type in it in a file that lens-gen reads, or name the sources of its "
      + "module, as in '--dependency MODULE=FOLDER'"
  }
}

extension Construction {
  /// Returns the name of a property, or of an associated value as a path leads to it.
  fileprivate func name(ofParameterAt index: Int) -> String {
    guard case .enumCase(let name) = callee else { return parameters[index].name.text }
    if parameters.count == 1 { return name.text }
    return "\(name.text).\(parameters[index].label?.text ?? "\(index)")"
  }
}
