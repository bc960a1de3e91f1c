import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  private static let maximalSuggestions = 1000

  /// Reports the configured expressions that no parameter of any initializer or case can use.
  func reportUnusedDefaults(to report: inout Report) {
    if settings.defaults.isEmpty { return }
    let constructed = module.files.flatMap(\.types).filter(\.kind.isNominal).map { type in
      (type: type, parameters: constructions(of: type).flatMap(\.parameters))
    }
    let resolved = Set(constructed.flatMap(\.parameters).map(\.resolved))
    // A key names the type that a parameter has, or a declaration that may be one.
    var types = Set(constructed.flatMap(\.parameters).flatMap(\.defaultKeys))
    for path in module.paths {
      let isProtocol = module.types(at: path).contains { $0.kind == .protocol }
      types.formUnion(isProtocol ? [path.text, "any " + path.text] : [path.text])
      if let name = path.last?.text { types.insert(name) }
    }
    var parameters: [String: Set<String>] = [:]
    for (type, found) in constructed {
      let names = Set(found.map(\.name.text))
      for owner in [type.name, type.path.last?.text ?? ""] {
        parameters[owner, default: []].formUnion(names)
      }
    }
    lazy var allCandidates = types.union(
      parameters.flatMap { type, names in names.map { "\(type).\($0)" } }
    ).sorted()
    var suggestions = 0
    for key in settings.defaults.keys.sorted()
    where !types.contains(key) && module.type(ofKey: key).map(resolved.contains) != true {
      let names = [Identifier](dotted: key)
      let owner = Array(names.dropLast())
      var type: TypeDeclaration?
      var candidates: [String]?
      if let last = names.last, let known = parameters[owner.text] {
        if known.contains(last.text) { continue }
        type = constructed.first { $0.type.path == owner || [$0.type.path.last] == owner }?.type
        candidates = known.map { "\(owner.text).\($0)" }.sorted()
      }
      let position =
        settings.defaults[key]?.position ?? type?.position
        ?? Position(file: "defaults", line: 1, column: 1)
      // Nobody misspells so many, and each search takes a while.
      suggestions += 1
      let likely =
        suggestions > Self.maximalSuggestions
        ? nil : nearest(to: key, among: candidates ?? allCandidates, within: max(1, key.count / 3))
      report.warn(
        .unusedDefault,
        "the default for '\(key)' in the configuration file is not used, because "
          + (type != nil
            ? "no initializer or case that other files can call has this parameter"
            : "no parameter has this type or name")
          + (likely.map { "; did you mean '\($0)'?" } ?? ""),
        at: position)
    }
  }
}
