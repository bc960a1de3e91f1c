extension AssociatedTypes {
  /// Adds the type aliases of the protocols that the requirements use: a stub has to repeat those
  /// that depend on generic parameters.
  mutating func addAliases(
    usedBy flat: FlatProtocol, in module: ModuleIndex
  ) throws(Skipped) {
    var rest = flat.sources.flatMap(\.interface.requirements).flatMap(\.types).flatMap(\.roots)
    while let name = rest.popLast().map({ Identifier($0) }) {
      let places = flat.sources.lazy.compactMap { source in
        module.types(at: source.path + [name]).first.map { (source, $0) }
      }
      // An alias with the same name hides it from a stub that is not generic, too.
      guard !parameters.isEmpty || KnownNames.isStandard(name.text),
        let (source, alias) = places.first, alias.kind == .typealias,
        let target = alias.inheritedTypes.first, !aliases.contains(where: { $0.name == name })
      else { continue }
      let own = alias.genericParameters.map(\.name)
      let scope = TypeScope(module: module, type: source, parameters: Set(own))
      usedAliases.append(
        StubDefinition.Alias(
          name: name,
          parameters: own.map { name in
            let bounds = alias.requirements.filter { $0.subject.soleName == name }.map(\.object)
            return StubDefinition.Parameter(name: name, bounds: bounds)
          }, type: try scope.spelled(target).withoutSelf))
      rest += target.roots
    }
  }
}
