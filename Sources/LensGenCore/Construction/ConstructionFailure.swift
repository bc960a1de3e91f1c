/// The reason why generated code cannot make a value of a type, and what to change.
struct ConstructionFailure: Equatable, Sendable {
  /// What is in the way, in words.
  var cause: String
  /// The edit, in words.
  var remedy: String

  var text: String { "\(cause); \(remedy)" }
}

extension ModuleIndex {
  /// Returns the reason why generated code cannot make a value of a type without another one.
  ///
  /// - Parameter type: A type without a usable construction.
  func constructionFailure(
    of type: TypeDeclaration, for subject: KnownProtocol
  ) -> ConstructionFailure {
    if type.kind == .enum && type.members.cases.isEmpty {
      return ConstructionFailure(
        cause: "it has no cases, so it has no values", remedy: "exclude its file, or add a case")
    }
    if type.kind == .enum {
      return ConstructionFailure(
        cause: "it has no case that other files can make without another value",
        remedy: "add such a case, or write the conformance by hand")
    }
    guard let best = initializers(of: type).max(by: { $0.parameters.count < $1.parameters.count })
    else {
      return ConstructionFailure(
        cause: "it has no initializer that other files can call",
        remedy: "declare one, for example in an extension")
    }
    if let failure = callFailure(of: best, in: type) { return failure }
    let call = "\(type.path.spelling)(\(best.sampleArguments))"
    func given(_ expression: String) -> String {
      switch subject {
      case .providable:
        "under 'defaults' in the configuration file, add '\(type.name): \"\(expression)\"'"
      case .fixturable: "declare another initializer, or write the function by hand"
      case .arbitrary, .equatable: "write the conformance by hand"
      }
    }
    if best.isFailable {
      return ConstructionFailure(cause: "'\(best.name)' is failable", remedy: given("\(call)!"))
    }
    if best.isThrowing {
      return ConstructionFailure(cause: "'\(best.name)' throws", remedy: given("try! \(call)"))
    }
    if best.isAsync {
      return ConstructionFailure(
        cause: "'\(best.name)' is async",
        remedy: "declare an initializer that is not, for example in an extension")
    }
    return ConstructionFailure(
      cause: "'\(best.name)' needs another value of the type",
      remedy: "declare an initializer that does not, for example in an extension")
  }

  /// Returns the reason why other files cannot call an initializer, or `nil` if they can.
  func callFailure(of initializer: Initializer, in type: TypeDeclaration) -> ConstructionFailure? {
    let another = "declare another initializer, for example in an extension"
    if let access = initializer.writtenAccess, access < .internal {
      return initializer.isMemberwise
        ? ConstructionFailure(
          cause: "its memberwise initializer is \(access), like a stored property without a value",
          remedy: another)
        : ConstructionFailure(
          cause: "'\(initializer.name)' is \(access)", remedy: "make it internal, or \(another)")
    }
    if initializer.isGeneric {
      return ConstructionFailure(
        cause: "'\(initializer.name)' exists for some generic arguments only", remedy: another)
    }
    if let attribute = unknownAttribute(of: initializer, in: type) {
      return ConstructionFailure(
        cause: attribute.isConditional
          ? "the attributes of '\(initializer.name)' depend on '#if'"
          : "'\(initializer.name)' has the attribute '@\(attribute.name)'", remedy: another)
    }
    if initializer.conditions != type.conditions {
      return ConstructionFailure(
        cause: "'\(initializer.name)' depends on '#if'", remedy: another)
    }
    if constructions(of: type).contains(where: { $0.position == initializer.position }) {
      return nil
    }
    let obstacle = initializer.parameters.first { parameter in
      !parameter.hasDefault && !isPassable(parameter, to: type)
    }
    return ConstructionFailure(
      cause: obstacle.map {
        "'\(initializer.name)' takes '\($0.name.text)', which cannot be passed on"
      }
        ?? "'\(initializer.name)' cannot be called from other files", remedy: another)
  }

  private func isPassable(_ parameter: Initializer.Parameter, to type: TypeDeclaration) -> Bool {
    let scope = scope(of: type)
    guard parameter.isPlain, let written = parameter.type else { return false }
    return !scope.isUninhabited(written) && scope.deprecatedName(in: written) == nil
      && (try? scope.spelledExplicitly(written)) != nil
  }
}

extension Initializer {
  /// The name as documentation writes it: `init(x:)`.
  var name: String {
    "init(\(parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }

  /// The arguments of a call that the author can paste and adapt.
  fileprivate var sampleArguments: String {
    parameters.filter { !$0.hasDefault }.map { parameter in
      let literal: String? =
        switch parameter.type {
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case let type?: type.soleName.flatMap { KnownNames.literals[$0.text] }
        case nil: nil
        }
      return (parameter.label.map { "\($0.argumentSpelling): " } ?? "") + (literal ?? ".provide()")
    }.joined(separator: ", ")
  }
}
