/// Writes the types of a requirement as the stub needs them.
struct StubSpeller {
  let context: StubContext
  let item: SourcedRequirement

  /// A parameter in the closure's type, in the member's declaration, and in the call between them.
  struct Parameter {
    var closure: String
    var witness: String
    var argument: String
  }

  /// What is returned: its type in the closure and in the member, and whether the closure gives a
  /// more general one.
  struct Result {
    var closure: String
    var witness: String?
    var isErased: Bool
  }

  private var requirement: ProtocolRequirement { item.requirement }
}

extension StubSpeller {
  /// A type as it is written in the stub; the stub's name stands for `Self`.
  ///
  /// - Parameter isType: Whether it is a type, as opposed to a constraint on one.
  func text(of reference: TypeReference, isType: Bool = true) throws(Skipped) -> String {
    let own = Set(requirement.genericParameters.map(\.parameter.name.text))
    // What the requirement declares is not to be looked up, and `some P` is there to be repeated.
    let pieces = reference.pieces.map { piece -> TypeReference.Piece in
      if case .name(let name) = piece, own.contains(name) { .text(name) } else { piece }
    }
    let plain = TypeReference(pieces: pieces)
    let explicit =
      isType ? context.module.withExplicitExistentials(plain, in: item.source) : plain
    let spelled = try context.module.spelled(explicit, in: item.source)
    return TypeReference(
      pieces: spelled.withoutSelf.pieces.map { piece in
        guard case .name(let name) = piece else { return piece }
        return .name(name == "Self" ? stub : isHidden(name) ? "\(stub).\(name)" : name)
      }
    ).text
  }

  /// Whether a name is not seen from the lenses of a type within the stub: that of a type alias.
  private func isHidden(_ name: String) -> Bool {
    let isOfProtocol = context.sources.contains { source in
      context.module.types(at: source.path + [Identifier(name)]).first?.kind == .typealias
    }
    return requirement.isAnsweredByType
      && (isOfProtocol || context.associated.aliases.contains { $0.name.text == name })
  }

  private var stub: String { context.stub }

  func parameters() throws(Skipped) -> [Parameter] {
    var parameters: [Parameter] = []
    for (index, parameter) in requirement.parameters.enumerated() {
      parameters.append(try self.parameter(parameter, at: index))
    }
    return parameters
  }

  private func parameter(
    _ parameter: ProtocolParameter, at index: Int
  ) throws(Skipped) -> Parameter {
    if parameter.specifiers.contains("isolated") { throw Skipped(.stub(.isolatedParameter)) }
    // Without a body, two parameters may have one name.
    let taken = requirement.parameters.prefix(index).map(\.name) + [Identifier("self")]
    let written = parameter.name.flatMap { taken.contains($0) ? nil : $0 }
    let name = written ?? Identifier("argument\(index + 1)")
    if context.module.isUninhabited(parameter.type, in: item.source) {
      throw Skipped(.stub(.uninhabitedParameter(name)))
    }
    let type = try text(of: parameter.type)
    let words = parameter.specifiers + parameter.attributes.map(\.text)
    let witness =
      "\(label(of: parameter, named: name))"
      + (words + [type]).joined(separator: " ") + (parameter.isVariadic ? "..." : "")
    guard isErased(parameter.type) else {
      let kept =
        parameter.specifiers
        + parameter.attributes.filter { $0.name != "autoclosure" }.map(\.text)
      let closure =
        parameter.isVariadic
        ? "[\(type)]" : (kept + [type.wrappedExplicitly]).joined(separator: " ")
      let isInout = parameter.specifiers.contains("inout")
      return Parameter(
        closure: "_ \(name.spelling): \(closure)", witness: witness,
        argument: (isInout ? "&" : "") + name.spelling)
    }
    if parameter.specifiers.contains(where: { $0 != "sending" }) {
      throw Skipped(.stub(.erasedParameter(parameter.specifiers[0])))
    }
    let module = context.module
    let isFunction =
      parameter.isFunction
      || module.shape(of: parameter.type.text, in: item.source.path) == .function
    if isFunction && !parameter.attributes.contains(where: { $0.name == "escaping" }) {
      throw Skipped(.stub(.erasedFunction))
    }
    let general = parameter.isVariadic ? nil : try generalized(parameter.type)
    let mayBeFunction =
      parameter.attributes.isEmpty && !parameter.isVariadic && isForeign(parameter.type)
    let erased =
      mayBeFunction
      ? "\(context.module.inFactoryProvider("StubAnswer")).erased(\(name.spelling))"
      : "\(name.spelling) as Any"
    return Parameter(
      closure: "_ \(name.spelling): \(general ?? "Any")", witness: witness,
      argument: general == nil ? erased : name.spelling)
  }

  private func label(of parameter: ProtocolParameter, named name: Identifier) -> String {
    let isSubscript = if case .subscript = requirement.kind { true } else { false }
    guard let label = parameter.label else {
      return isSubscript ? "\(name.spelling): " : "_ \(name.spelling): "
    }
    if label == name && !isSubscript { return "\(name.spelling): " }
    return "\(label.labelSpelling) \(name.spelling): "
  }

  /// The type of what is returned, in the closure and in the member.
  func result() throws(Skipped) -> Result {
    if case .initializer(let isFailable) = requirement.kind {
      return Result(closure: stub + (isFailable ? "?" : ""), witness: nil, isErased: false)
    }
    guard let result = requirement.result else {
      return Result(closure: void, witness: nil, isErased: false)
    }
    if result.isOpaque { throw Skipped(.opaqueType) }
    let type = try text(of: result)
    if isErased(result) {
      return Result(closure: try generalized(result) ?? "Any", witness: type, isErased: true)
    }
    return Result(
      closure: isVoid ? void : type.wrappedExplicitly, witness: type, isErased: false)
  }

  /// The parameters of a closure's type.
  func list(_ parameters: [String]) -> String {
    // The compiler takes a single `Void` for no parameter at all, and asks.
    let list = parameters.joined(separator: ", ")
    let isVoid =
      parameters.count == 1 && [": Void", ": Swift.Void", ": ()"].contains(where: list.hasSuffix)
    return isVoid ? "(\(list.replacing(": ", with: ": ("))))" : "(\(list))"
  }

  /// A name of the standard library, also where the module declares it, too.
  func standard(_ name: String) -> String {
    context.module.declares(name) ? "Swift.\(name)" : name
  }

  var void: String { context.module.declares("Void") ? "()" : "Void" }

  private var isVoid: Bool {
    if case .initializer = requirement.kind { return false }
    guard let result = requirement.result?.text else { return true }
    let isStandard = context.module.lookUp(Identifier("Void"), from: item.source.path) == .unknown
    return result == "()" || result == "Swift.Void" || result == "Void" && isStandard
  }

  func effects() throws(Skipped) -> Effects {
    var effects = requirement.effects
    switch effects.throwing {
    case .typed(let error):
      if isErased(error) { throw Skipped(.stub(.genericError)) }
      let known = context.associated.withoutAliases(error.withoutSelf)
      switch context.module.normalForm(of: known, in: item.source) {
      case "Swift.Error": effects.throwing = .any
      case "Swift.Never": effects.throwing = .never
      default: effects.throwing = .typed(TypeReference(name: try text(of: error)))
      }
    case .rethrown: if effects.isAsync { throw Skipped(.stub(.asyncRethrows)) }
    case .never, .any: break
    }
    return effects
  }

  /// What the closure does until a test sets it.
  func unset(effects: Effects, isErased: Bool) -> StubClosure.Unset {
    if isVoid { if case .typed = effects.throwing { return .success } else { return .nothing } }
    if !isErased, let (path, existential) = returnedProtocol {
      return .stub(path, existential: existential, throwing: effects.throwing)
    }
    return .provided(throwing: effects.throwing)
  }

  /// The protocol of the module whose existential type is returned.
  private var returnedProtocol: ([Identifier], String)? {
    guard let result = requirement.result, let text = try? text(of: result) else { return nil }
    let pieces = result.pieces.filter { $0 != .text("any") && $0 != .text(" ") }
    guard let path = TypeReference(pieces: pieces).path,
      let place = context.module.declaredPlace(of: path, in: item.source),
      let kind = context.module.types(at: place).first?.kind,
      kind == .protocol || kind == .typealias
    else { return nil }
    return (place, text.hasPrefix("any ") ? text : "any \(text)")
  }
}

extension StubSpeller {
  /// The declaration of the member up to its parameters.
  func head(after words: [String]) -> String {
    let keyword =
      switch requirement.kind {
      case .method: "func \(requirement.name.spelling)"
      case .operator: "func \(requirement.name.text) "
      case .property: "var \(requirement.name.spelling)"
      case .subscript: "subscript"
      case .initializer(let isFailable): isFailable ? "init?" : "init"
      }
    let generics = requirement.genericParameters.map { generic in
      generic.parameter.name.spelling
        + (generic.inheritedType.flatMap { try? text(of: $0, isType: false) }.map { ": \($0)" }
          ?? "")
    }
    return (words + [keyword]).joined(separator: " ")
      + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
  }

  /// The declaration of the member from its parameters to its body.
  func tail(result: String?, effects: Effects) throws(Skipped) -> String {
    var clauses: [String] = []
    for constraint in requirement.constraints {
      clauses.append(
        try text(of: constraint.subject) + (constraint.relation == .equals ? " == " : ": ")
          + text(of: constraint.object, isType: constraint.relation == .equals))
    }
    let clause = clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
    if requirement.isProperty { return result.map { ": \($0)" } ?? "" }
    // The effects of a subscript stand at its getter.
    let words = requirement.accessors == nil ? effects.text : ""
    return words + (result.map { " -> \($0)" } ?? "") + clause
  }
}

extension String {
  /// The type `T?` for `T!`, which only declarations can have.
  fileprivate var wrappedExplicitly: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension Effects {
  /// The words between parameters and result, with a space before them.
  var text: String { (isAsync ? " async" : "") + throwing.text }
}

extension Effects.Throwing {
  var text: String {
    switch self {
    case .never: ""
    case .any: " throws"
    case .rethrown: " rethrows"
    case .typed(let error): " throws(\(error.text))"
    }
  }
}
