/// Writes the types of a requirement as the stub needs them.
struct StubSpeller {
  let context: StubContext
  let item: SourcedRequirement

  var requirement: ProtocolRequirement { item.requirement }
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

  var stub: String { context.stub }

  /// The parameters of a closure's type.
  func list(_ parameters: [String]) -> String {
    // The compiler takes a single `Void` for no parameter at all, and asks.
    let list = parameters.joined(separator: ", ")
    let isVoid =
      parameters.count == 1 && [": Void", ": Swift.Void", ": ()"].contains(where: list.hasSuffix)
    return isVoid ? "(\(list.replacing(each: ": ", with: ": ("))))" : "(\(list))"
  }

  /// A name of the standard library, also where the module declares it, too.
  func standard(_ name: String) -> String {
    context.module.declares(name) ? "Swift.\(name)" : name
  }

  var void: String { context.module.declares("Void") ? "()" : "Void" }

  var isVoid: Bool {
    if case .initializer = requirement.kind { return false }
    guard let result = requirement.result?.text else { return true }
    let isStandard = context.module.lookUp(Identifier("Void"), from: item.source.path) == .unknown
    return result == "()" || result == "Swift.Void" || result == "Void" && isStandard
  }
}

extension String {
  /// The type `T?` for `T!`, which only declarations can have.
  var wrappedExplicitly: String { hasSuffix("!") ? dropLast() + "?" : self }
}
