/// The factory of a type: its conformance to `Providable`, and a function with a parameter for each
/// part.
struct FactoryDefinition: GeneratedCode {
  var made: FilledConstruction
  var conformance: ConformanceDefinition
  /// The default of each parameter, if any.
  var defaults: [ValueExpression?]
  /// The access level of the function with parameters; `nil` if there is none.
  var functionAccess: AccessLevel?
  /// The global actor of a class, which then has no conformance but only the function.
  var isolation: String?
  /// Whether every subclass, too, can be made by the call.
  var isMadeBySelf: Bool
}

extension FactoryDefinition {
  var access: AccessLevel { conformance.access }

  var isConformance: Bool { isolation == nil }

  var nameUses: [NameUse] {
    functionAccess.map { NameUse.all(of: made.construction.unknownNames, by: $0) } ?? []
  }

  var library: String? { "FactoryProvider" }

  func accessOfLibrary(besideTested isBesideTested: Bool) -> AccessLevel {
    if !isBesideTested { return conformance.accessOfProtocol }
    return isPublicInTests ? .public : conformance.access
  }

  /// Whether the function with parameters is public even in a test target.
  ///
  /// The import of the library has to be public if a conformance is conditional, and something
  /// public has to use it.
  private var isPublicInTests: Bool {
    functionAccess != nil && !conformance.requirements.isEmpty
      && made.construction.unknownNames.isEmpty
      && !made.values.contains { if case .given = $0 { true } else { false } }
  }

  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    separated(
      (isolation == nil ? [witness(of: type, in: file)] : [])
        + (functionAccess.map { [function(of: type, access: $0, in: file)] } ?? []))
  }

  private func witness(of type: ExtendedType, in file: FileScope) -> [String] {
    let head = conformance.witness("static func provide() -> Self {", in: file)
    var call = made.construction.call(
      on: made.construction.isCase ? "" : isMadeBySelf ? "Self" : conformance.type
    ) {
      made.argument($0, byConformance: ".provide()")
    }
    // Only subclasses in other modules could notice the difference.
    if !isMadeBySelf { call[call.count - 1] += " as! Self" }
    return conformance.lines(
      of: type, to: "Providable", of: "FactoryProvider", members: [braced(head, call)], in: file)
  }

  private func function(
    of type: ExtendedType, access: AccessLevel, in file: FileScope
  ) -> [String] {
    let product = conformance.type
    let name = file.qualified("Factory", in: "FactoryProvider")
    let isGeneric = !conformance.genericParameters.isEmpty
    let generics = isGeneric ? "<\(conformance.genericParameters.joined(separator: ", "))>" : ""
    let conditions = conformance.requirements.map {
      "\($0): \(file.qualified("Providable", in: "FactoryProvider"))"
    }
    let clause =
      isGeneric
      ? " where \((["Provided == \(product)"] + conditions).joined(separator: ", "))" : ""
    let prefix =
      file.isTested && isPublicInTests ? AccessLevel.public.prefix : file.prefix(access)
    let attributes = prefix == AccessLevel.public.prefix ? type.interfaceAttributes.map(\.text) : []
    let isolated = isolation.map { "@\($0) " } ?? ""
    let function = made.construction.function(
      "\(isolated)\(prefix)static func provide\(generics)",
      made.construction.declarations(defaults: defaults, in: file), " -> \(product)\(clause)",
      calling: type.isHiddenInExpressions ? "Provided" : product)
    return type.extended(
      isGeneric ? name : "\(name) where Provided == \(product)", members: [function],
      attributes: attributes)
  }
}
