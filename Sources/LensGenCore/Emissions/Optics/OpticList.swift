/// The optics of a type that code completion offers behind a dot.
struct OpticList: GeneratedCode {
  var optics: [OpticDefinition]
  /// The type, with its generic parameters as arguments.
  var type: String
  /// The access level of the type.
  var access: AccessLevel
}

/// Lists the optics of types for code completion.
struct CompletionPlanner: EmissionPlanner {
  static let summary = "a list of these optics, for code completion behind dots"
  static let needs = CodeNeeds(libraries: ["Optics"])
  let run: Run

  /// Returns the list of a type's optics, or `nil` if Swift cannot express it.
  ///
  /// The conformance that lists them cannot depend on `SendableMetatype`, which the optics of
  /// constrained generic parameters ask for.
  func code(for type: TypeDeclaration, report: inout Report) -> (any GeneratedCode)? {
    // Skipped optics are reported where the optics are generated.
    var ignored = Report()
    guard run.settings.emissions.contains(type.kind == .struct ? .lenses : .prisms),
      let all = TypeOptics(of: type, in: run, report: &ignored)
    else { return nil }
    let extended = run.extended(type)
    // In the list, `Self` is the list.
    let optics = all.optics.filter { !$0.part.roots.contains("Self") }
    let isTaken = run.module.isTaken(Identifier("ListedOptics"), in: type.path)
    let isGenericElsewhere = extended.isOfOtherModule && extended.isGeneric
    // Names that mean something else inside of the list, or that only inlined code may use.
    let isHidden =
      extended.isHiddenInExpressions || Set(type.path).count < type.path.count
      || type.path.contains { run.module.isTaken($0, in: type.path) }
      || type.attributes.contains { $0.name == "usableFromInline" }
    if optics.isEmpty || isTaken || isHidden || isGenericElsewhere
      || !extended.capturedTypes.isEmpty
    {
      return nil
    }
    return OpticList(
      optics: optics, type: run.module.spelling(of: type).text,
      access: run.module.access(of: type))
  }
}

extension OpticList {
  var isConformance: Bool { true }

  var nameUses: [NameUse] { optics.flatMap(\.nameUses) }

  var library: String? { "Optics" }

  /// Returns the conformance to `ListsOptics`, or for a type of another module, which another file
  /// may make conform as well, an extension of `OpticsOf`.
  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    let members = optics.map {
      conditioned($0.entry(of: self.type, in: type, file), on: $0.conditions)
    }
    if type.isOfOtherModule {
      let subject = file.qualified("OpticsOf", in: "Optics")
      return type.extended("\(subject) where Whole == \(type.name)", members: members)
    }
    let access = file.isTested ? AccessLevel.public.prefix : access.prefix
    let isolation = type.isIsolatedByDefault ? "nonisolated " : ""
    let list = braced("\(access)\(isolation)enum ListedOptics {", separated(members))
    let subject = file.qualified("ListsOptics", in: "Optics")
    return type.extended("\(type.name): \(subject)", members: [list])
  }
}
