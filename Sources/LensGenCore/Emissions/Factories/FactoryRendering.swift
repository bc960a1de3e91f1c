extension Renderer {
  /// Returns the conformance to `Providable`, and the function with a parameter for each part.
  func factory(
    _ factory: FactoryDefinition, of type: ExtendedType
  ) -> [String] {
    let made = factory.made
    let head = witness("static func provide() -> Self {", of: factory.conformance)
    let call = self.call(made.construction, on: made.construction.isCase ? "" : "Self") {
      made.argument($0, byConformance: ".provide()")
    }
    let conformance = conformanceLines(
      of: type, to: "Providable", in: "FactoryProvider", factory.conformance,
      members: [[head] + indented(call) + ["}"]])
    guard let access = factory.access else { return conformance }
    return conformance + [""]
      + conditioned(
        type.attributes.map(\.text)
          + factoryExtension(factory, of: type, access: access),
        on: type.conditions)
  }

  private func factoryExtension(
    _ factory: FactoryDefinition, of type: ExtendedType, access: AccessLevel
  ) -> [String] {
    let made = factory.made
    let product = factory.conformance.type
    let name = plan.qualified("Factory", in: "FactoryProvider")
    let parameters = zip(made.construction.parameters, factory.defaults).map(declaration)
    let isGeneric = !factory.conformance.genericParameters.isEmpty
    let generics =
      isGeneric ? "<\(factory.conformance.genericParameters.joined(separator: ", "))>" : ""
    let conditions = factory.conformance.requirements.map {
      "\($0): \(plan.qualified("Providable", in: "FactoryProvider"))"
    }
    let clause =
      isGeneric
      ? " where \((["Provided == \(product)"] + conditions).joined(separator: ", "))" : ""
    let prefix =
      isTested && factory.isPublicInTests ? AccessLevel.public.prefix : prefix(access)
    let attributes = prefix == AccessLevel.public.prefix ? type.interfaceAttributes.map(\.text) : []
    let function = list(
      open: "\(prefix)static func provide\(generics)(", items: parameters,
      close: ") -> \(product)\(clause) {")
    let callee =
      made.construction.isCase ? "" : type.isHiddenInExpressions ? "Provided" : product
    let call = self.call(made.construction, on: callee) {
      made.construction.parameters[$0].name.spelling
    }
    return attributes + [
      isGeneric ? "extension \(name) {" : "extension \(name) where Provided == \(product) {"
    ]
      + indented(function + indented(call) + ["}"]) + ["}"]
  }

  /// Returns the declaration of a parameter with its default.
  func declaration(
    of parameter: Construction.Parameter, default value: ValueExpression?
  ) -> String {
    let provided = parameter.provided(
      isIsolated: plan.isMainActorByDefault,
      factory: plan.qualified("Factory", in: "FactoryProvider"))
    return declaration(of: parameter)
      + (value.map { " = \($0.text(byConformance: provided))" } ?? "")
  }

  /// Returns the declaration of a parameter.
  func declaration(of parameter: Construction.Parameter) -> String {
    let type =
      switch parameter.passing {
      case .plain: parameter.outerType.text
      case .escaping: parameter.outerType.escaping.text
      case .unwrapped: "\(parameter.outerType.text)!"
      }
    let name = parameter.name.spelling
    guard let label = parameter.label else { return "_ \(name): \(type)" }
    return label == parameter.name ? "\(name): \(type)" : "\(label.labelSpelling) \(name): \(type)"
  }

  /// Returns a call on one line, or on several lines if it is too long.
  func call(
    _ construction: Construction, on type: String, _ argument: (Int) -> String
  ) -> [String] {
    let arguments = construction.parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0.argumentSpelling): " } ?? "") + argument(index)
        + (parameter.isAutoclosure ? "()" : "")
    }
    let mark = unsafeMark(construction.isUnsafe)
    switch construction.callee {
    case .initializer: return list(open: "\(mark)\(type)(", items: arguments, close: ")")
    case .enumCase(let name):
      let head = "\(mark)\(type).\(name.memberSpelling)"
      return arguments.isEmpty ? [head] : list(open: "\(head)(", items: arguments, close: ")")
    }
  }

  /// A list between parentheses, in an extension and a function.
  func list(open: String, items: [String], close: String) -> [String] {
    Layout(indentation: 4).list(open, items, close)
  }
}

extension Renderer {
  /// Returns an extension that conforms a type to a protocol.
  func conformanceLines(
    of type: ExtendedType, to name: String, in module: String, _ definition: ConformanceDefinition,
    members: [[String]]
  ) -> [String] {
    let subject = plan.qualified(name, in: module)
    let conditions = definition.requirements.map { "\($0): \(subject)" }
    let clause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    // If both names are qualified, the compiler does not warn about conformances of imported types.
    let isStandard = type.isOfOtherModule && KnownNames.standardTypes.contains(type.path[0].text)
    let home =
      isStandard
      ? "Swift" : testableImports.count == 1 && !type.isOfOtherModule ? testableImports[0] : nil
    let (extended, conformed) =
      if let home, isTested, !plan.takenNames.contains(home) {
        ("\(home).\(type.path.spelling)", "\(module).\(name)")
      } else {
        (type.name, subject)
      }
    let lines =
      type.attributes.map(\.text) + ["extension \(extended): \(conformed)\(clause) {"]
      + indented(Array(members.joined(separator: [""]))) + ["}"]
    return conditioned(lines, on: type.conditions)
  }

  /// Returns the head of a protocol's witness, with the required access level.
  ///
  /// For a type visible only through `@testable`, the compiler requires `public`.
  func witness(_ head: String, of definition: ConformanceDefinition) -> String {
    if isTested { return AccessLevel.public.prefix + head }
    let attribute = definition.isUsableFromInline ? "@usableFromInline " : ""
    return attribute + definition.access.prefix + head
  }
}

extension WrittenType {
  /// The type of a function that is kept.
  fileprivate var escaping: WrittenType {
    var (type, marks) = (self, Marks())
    if case .attributed(let base, let own) = self { (type, marks) = (base, own) }
    marks.attributes.insert(Attribute(type: WrittenType(name: "escaping")), at: 0)
    return .attributed(type, marks)
  }
}
