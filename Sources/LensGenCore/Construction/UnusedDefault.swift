/// A configured default that no generated code can use.
struct UnusedDefault: Equatable, Sendable {
  /// The key in the configuration file: a type, or a type and a parameter.
  var key: String
  /// The type, if the key names a parameter of a type that exists.
  var type: TypeDeclaration?
  /// The key that the author may have meant.
  var nearest: String?
}

extension ModuleIndex {
  /// Returns the configured defaults that no parameter of any initializer or case can use.
  ///
  /// - Parameter keys: The keys in the configuration file.
  func unusedDefaults(among keys: some Sequence<String>) -> [UnusedDefault] {
    let constructed = files.flatMap(\.types).filter(\.kind.isNominal).map { type in
      (type: type, parameters: constructions(of: type).flatMap(\.parameters))
    }
    // A key names the type that a parameter has, or a declaration that may be one.
    var types = Set(constructed.flatMap(\.parameters).flatMap(\.defaultKeys))
    for path in paths {
      let isProtocol = self.types(at: path).contains { $0.kind == .protocol }
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
    return keys.sorted().compactMap { key in
      if types.contains(key) { return nil }
      let names = [Identifier](dotted: key)
      let owner = Array(names.dropLast())
      guard let last = names.last, let known = parameters[owner.text] else {
        let all = types.union(parameters.flatMap { type, names in names.map { "\(type).\($0)" } })
        return UnusedDefault(key: key, nearest: suggestion(for: key, among: all))
      }
      if known.contains(last.text) { return nil }
      return UnusedDefault(
        key: key,
        type: constructed.first { $0.type.path == owner || [$0.type.path.last] == owner }?.type,
        nearest: suggestion(for: key, among: Set(known.map { "\(owner.text).\($0)" })))
    }
  }

  private func suggestion(for key: String, among candidates: Set<String>) -> String? {
    nearest(to: key, among: candidates.sorted(), within: max(1, key.count / 3))
  }
}
