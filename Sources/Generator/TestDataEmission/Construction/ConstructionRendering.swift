import EmissionKernel
import SwiftModule
import SwiftReading

extension Construction {
  /// Returns the files that a call draws on: that of the initializer, and those that declare the
  /// types of arguments that it writes out.
  package func sources(
    passing values: [ValueExpression?], in type: TypeDeclaration, of module: ModuleIndex
  )
    -> Set<String>
  {
    let written = zip(parameters, values).filter { $1?.isWrittenOut == true }
      .flatMap { $0.0.type.allNames }
      .compactMap { module.scope(of: type).declaredPlace(of: $0.map(\.identifier)) }
    return Set(written.flatMap(module.types).map(\.position.file) + [position.file])
  }

  /// Returns the types that a function with these defaults shows: clients compile the defaults, too.
  func names(defaults: [ValueExpression?], in scope: TypeScope) -> Set<NamedType> {
    defaults.compactMap { $0 }.flatMap(\.givenExpressions).reduce(into: names) {
      $0.formUnion(scope.namedTypes(in: $1))
    }
  }

  package func result(_ product: String) -> String { isFailable ? "\(product)?" : product }

  /// Returns the body of a function that makes the value of its arguments.
  ///
  /// - Parameters:
  ///   - type: The type that an initializer is called on.
  ///   - late: The values that replace arguments that are `nil`.
  package func body(calling type: String, late: [Identifier: String] = [:]) -> [String] {
    call(on: isCase ? "" : type) { index in
      let name = parameters[index].name
      return name.spelling + (late[name].map { " ?? \($0)" } ?? "")
    }
  }

  package func declarations(defaults: [ValueExpression?], in context: GenerationContext) -> [String]
  {
    zip(parameters, defaults).map { $0.declaration(default: $1, in: context) }
  }

  /// Returns a call on one line, or on several lines if it is too long.
  ///
  /// - Parameter type: The type before the parentheses or the name of the case.
  package func call(on type: String, _ argument: (Int) -> String) -> [String] {
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.label.labeling(argument(index) + (parameter.isAutoclosure ? "()" : ""))
    }
    let mark = unsafeKeyword(isUnsafe)
    switch callee {
    case .expression(let text): return [text]
    case .initializer: return Layout.member.list("\(mark)\(type)(", arguments, ")")
    case .enumCase(let name):
      let head = "\(mark)\(type).\(name.memberSpelling)"
      return arguments.isEmpty ? [head] : Layout.member.list("\(head)(", arguments, ")")
    }
  }
}

// Defaults that need the main actor. In language mode 5, a default argument is not isolated, so the body of the
// function has them: the parameter is optional then, with the default `nil`.
extension Construction {
  /// Returns the parameters with a default that the body of a function can have.
  func delayable(
    _ defaults: [ValueExpression?], where isLate: (Parameter, ValueExpression) -> Bool
  ) -> (late: Set<Identifier>, others: Set<Identifier>) {
    let late = zip(parameters, defaults).filter { parameter, value in
      value.map { isLate(parameter, $0) } == true
    }
    let able = late.filter { parameter, value in
      let isMade = value?.isMadeAlone == true
      return isMade && parameter.passing == .plain && !parameter.isAutoclosure
        && !parameter.resolved.isOptional
    }
    return (
      Set(able.map(\.0.name)),
      Set(late.map(\.0.name)).subtracting(able.map(\.0.name))
    )
  }

  /// Returns the construction and the defaults for a function whose body has some of the defaults, and
  /// what replaces the arguments that are `nil`.
  func delaying(
    _ names: Set<Identifier>, _ defaults: [ValueExpression?]
  ) -> (construction: Construction, defaults: [ValueExpression?], late: [Identifier: String]) {
    var (construction, defaults) = (self, defaults)
    var late: [Identifier: String] = [:]
    for (index, parameter) in parameters.enumerated() where names.contains(parameter.name) {
      late[parameter.name] = defaults[index]?.text()
      construction.parameters[index].outerType = parameter.outerType.optional
      defaults[index] = .empty("nil")
    }
    return (construction, defaults, late)
  }
}

extension ValueExpression {
  /// Whether it is a call without arguments of a function of the type, or a tuple.
  fileprivate var isMadeAlone: Bool {
    switch self {
    case .conformance, .built, .tuple: true
    default: false
    }
  }
}

extension WrittenType {
  fileprivate var optional: WrittenType {
    switch self {
    case .named, .array, .dictionary, .tuple, .inlineArray: .optional(self, isImplicit: false)
    default: .optional(parenthesized, isImplicit: false)
    }
  }
}

extension Construction.Parameter {
  package func declaration(default value: ValueExpression?, in context: GenerationContext) -> String
  {
    declaration + initial(value, in: context)
  }

  /// Returns the declaration of a variable that keeps the argument.
  func variable(default value: ValueExpression?, in context: GenerationContext) -> String {
    let mark = passing == .unwrapped ? "!" : ""
    return "var \(name.spelling): \(outerType.text)\(mark)\(initial(value, in: context))"
  }

  private func initial(_ value: ValueExpression?, in context: GenerationContext) -> String {
    value.map { " = \($0.text(byConformance: provided(in: context)))" } ?? ""
  }

  /// Returns the default of the parameter, made by the conformance of its type.
  ///
  /// In mode 5, a default argument is not isolated, so the compiler warns if it needs a conformance
  /// isolated to the main actor; but not inside a conformance that is not isolated, such as that of
  /// an array.
  private func provided(in context: GenerationContext) -> String {
    if !context.module.settings.isMainActorByDefault { return ".provide()" }
    let factory = context.qualified("Factory", in: "FactoryProvider")
    let arguments = resolved.children
    if let name = resolved.foreignName, !arguments.isEmpty,
      KnownProtocol.providable.conditions(ofStandardType: name) != nil
    {
      return "\(factory)<\(outerType.text)>.provide()"
    }
    if case .tuple = resolved { return ".provide()" }
    return arguments.contains(where: \.isDeclared)
      ? "\(factory)<[\(outerType.text)]>.provide()[0]" : ".provide()"
  }

  package var declaration: String {
    let type =
      switch passing {
      case .plain: outerType.text
      case .escaping: outerType.escaping.text
      case .unwrapped: "\(outerType.text)!"
      }
    let name = name.spelling
    guard let label else { return "_ \(name): \(type)" }
    return label == self.name ? "\(name): \(type)" : "\(label.labelSpelling) \(name): \(type)"
  }
}

extension WrittenType {
  /// The type of a function that is kept.
  fileprivate var escaping: WrittenType {
    var (type, prefix) = (self, Prefix())
    if case .attributed(let base, let own) = self { (type, prefix) = (base, own) }
    prefix.attributes.insert(Attribute(type: WrittenType(name: "escaping")), at: 0)
    return .attributed(type, prefix)
  }
}
