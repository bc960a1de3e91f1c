import EmissionKernel
import SwiftModule
import SwiftReading

/// Why generated code cannot call an initializer.
enum ConstructionFailure: Error, Equatable {
  case call(InitializerCall.Obstacle)
  /// A stored property that the memberwise initializer takes only under `#if`.
  case conditional(Identifier)
  /// A parameter whose type several modules declare.
  case ambiguous(Identifier, SkipReason)
  /// A parameter of the memberwise initializer for a property with an attribute.
  case wrapped(Identifier, by: Attribute)
  /// A parameter that cannot be passed on.
  case parameter(Identifier)
  case other
}

private let another = "declare another initializer, for example in an extension"

// The reasons why generated code cannot make a value of a type, and what to change, in words.
extension GenerationContext {
  /// Returns the reason why generated code cannot make a value of a type without another one.
  ///
  /// - Parameter type: A type without a usable construction.
  func constructionFailure(of type: TypeDeclaration, for proto: KnownProtocol) -> String {
    if type.kind == .enum {
      return "it has no case that other files can make without another value; add such a case, or "
        + "write the conformance by hand"
    }
    let plan = finding(PlannedConstructions.self).plans[type.position]
    let longest = plan?.initializers.max { $0.0.parameters.count < $1.0.parameters.count }
    guard let (best, made) = longest else {
      return "it has no initializer that other files can call; declare one, for example in an "
        + "extension"
    }
    switch made {
    case .success(let construction):
      return construction.obstacle(toMaking: type, by: best, for: proto)
    case .failure(let failure): return failure.message(about: best, of: type)
    }
  }
}

extension Construction {
  /// Returns the reason why a call of an initializer does not make values for a protocol.
  fileprivate func obstacle(
    toMaking type: TypeDeclaration, by initializer: Initializer, for proto: KnownProtocol
  ) -> String {
    let name = "'\(initializer.name)'"
    func given(_ expression: (String) -> String) -> String {
      switch proto {
      case .providable:
        sampleArguments.map {
          "under 'defaults' in the configuration file, add a value that it accepts, such as "
            + "\(type.name): '\(expression("\(type.path.spelling)(\($0))"))'"
        } ?? another
      case .fixturable: "declare another initializer, or write the function by hand"
      case .arbitrary, .equatable: "write the conformance by hand"
      }
    }
    if isFailable { return "\(name) is failable; " + given { "\($0)!" } }
    if effects.throwing != .never { return "\(name) throws; " + given { "try! \($0)" } }
    if effects.isAsync {
      return "\(name) is async; declare an initializer that is not, for example in an extension"
    }
    if isAmbiguous(passing: parameters) {
      return "\(name) is told from another initializer only by types; declare one with other "
        + "labels, for example in an extension"
    }
    if proto == .arbitrary, !keepsArguments {
      return initializer.parameters.isEmpty
        ? "\(name) takes no arguments, so nothing tells which values there are; declare an "
          + "initializer that stores its arguments, or write the conformance by hand"
        : "\(name) may not accept every argument; write the conformance by hand"
    }
    return "\(name) needs another value of the type; declare an initializer that does not, for "
      + "example in an extension"
  }

  /// The arguments of a call that the author can paste and adapt, or `nil` if a value such as a decoder or a
  /// closure has to be written by hand.
  private var sampleArguments: String? {
    let required = parameters.filter { !$0.hasDefault }
    let arguments = required.compactMap { parameter -> String? in
      let value: String? =
        switch (parameter.resolved.emptyValue, parameter.resolved) {
        case (.empty(let value)?, _): value
        case (_, .foreign(let path, _)):
          // What an initializer rejects first is an empty text.
          ["String", "Substring"].contains(path.text)
            ? "\"…\"" : KnownNames.literals[path.text] ?? ".provide()"
        case (_, .declared): ".provide()"
        default: nil
        }
      return value.map(parameter.label.labeling)
    }
    return arguments.count == required.count ? arguments.joined(separator: ", ") : nil
  }
}

extension ConstructionFailure {
  fileprivate func message(about initializer: Initializer, of type: TypeDeclaration) -> String {
    let name = "'\(initializer.name)'"
    switch self {
    case .call(.access(.unexported)):
      let isMemberwise = initializer.isMemberwise && type.kind == .struct
      return (isMemberwise ? "its memberwise initializer" : name)
        + " is not public; declare a public initializer"
    case .call(.access(let access)):
      return initializer.isMemberwise
        ? "its memberwise initializer is \(access), because it takes a property that is; \(another)"
        : "\(name) is \(access); make it internal, or \(another)"
    case .call(.generic): return "\(name) is generic or has a 'where' clause; \(another)"
    case .call(.attribute(let attribute)):
      let obstacle =
        attribute.isConditional
        ? "the attributes of \(name) depend on '#if'"
        : "\(name) "
          + (attribute.deprecates ? "is deprecated" : "has the attribute '@\(attribute.name)'")
      return "\(obstacle); \(another)"
    case .call(.conditions): return "\(name) depends on '#if'; \(another)"
    case .conditional(let property):
      return "its memberwise initializer takes '\(property.text)' only under '#if'; \(another)"
    case .ambiguous(let parameter, let reason):
      return "\(name) takes '\(parameter.text)', and \(reason.message)"
    case .wrapped(let parameter, let attribute):
      return
        "\(name) takes '\(parameter.text)', which has the attribute '@\(attribute.name)'; \(another)"
    case .parameter(let parameter):
      return "\(name) takes '\(parameter.text)', which cannot be passed on; \(another)"
    case .other: return "\(name) cannot be called from other files; \(another)"
    }
  }
}
