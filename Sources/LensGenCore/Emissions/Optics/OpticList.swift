/// The optics of a type that code completion offers behind a dot.
struct OpticList: Equatable, Sendable {
  var optics: [OpticDefinition]
  /// The type, with its generic parameters as arguments.
  var type: String
  /// The access level of the type.
  var access: AccessLevel
}

extension Planner {
  /// Lists the optics of a type for code completion, or returns `nil` if Swift cannot express it.
  ///
  /// The conformance that lists them cannot depend on `SendableMetatype`, which the optics of
  /// constrained generic parameters ask for.
  func opticList(of type: TypeDeclaration, _ optics: [OpticDefinition]) -> OpticList? {
    let extended = extended(type)
    // In the list, `Self` is the list.
    let optics = optics.filter { !$0.part.roots.contains("Self") }
    let isTaken = module.isTaken(Identifier("ListedOptics"), in: type.path)
    let isGenericElsewhere = extended.isOfOtherModule && extended.isGeneric
    // Names that mean something else inside of the list, or that only inlined code may use.
    let isHidden =
      extended.isHiddenInExpressions || Set(type.path).count < type.path.count
      || type.path.contains { module.isTaken($0, in: type.path) }
      || type.attributes.contains { $0.name == "usableFromInline" }
    if optics.isEmpty || isTaken || isHidden || isGenericElsewhere
      || !extended.capturedTypes.isEmpty
    {
      return nil
    }
    return OpticList(
      optics: optics, type: module.spelling(of: type).text, access: module.access(of: type))
  }
}

extension Renderer {
  /// The conformance to `ListsOptics`, or for a type of another module, which another file may make
  /// conform as well, an extension of `OpticsOf`.
  func opticListLines(_ list: OpticList, of type: ExtendedType) -> [String] {
    let members = list.optics.map { optic in
      let (kind, part) = kindAndPart(of: optic)
      let modifiers = prefix(optic.access) + (type.isIsolatedByDefault ? "nonisolated " : "")
      let head = "\(modifiers)var \(optic.name.spelling): \(kind)<\(list.type), \(part)>"
      let own = optic.attributes.filter { !isTested || !$0.isSystemInterface }
      return conditioned(
        own.map(\.text)
          + ["\(head) { \(unsafeMark(optic.isUnsafe))\(list.type).\(optic.name.spelling) }"],
        on: optic.conditions)
    }
    let lines = Array(members.joined(separator: [""]))
    let extended: [String]
    if type.isOfOtherModule {
      let subject = plan.qualified("OpticsOf", in: "Optics")
      extended = ["extension \(subject) where Whole == \(type.name) {"] + indented(lines) + ["}"]
    } else {
      let access = isTested ? AccessLevel.public.prefix : list.access.prefix
      let isolation = type.isIsolatedByDefault ? "nonisolated " : ""
      let head = "\(access)\(isolation)enum ListedOptics {"
      extended =
        ["extension \(type.name): \(plan.qualified("ListsOptics", in: "Optics")) {"]
        + indented([head] + indented(lines) + ["}"]) + ["}"]
    }
    return conditioned(type.attributes.map(\.text) + extended, on: type.conditions)
  }
}
