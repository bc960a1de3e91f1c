import SwiftModule
import SwiftReading

private let another = "declare another initializer, for example in an extension"

// The reasons why generated code cannot make a value of a type, and what to change, in words.
extension ModuleIndex {
  /// Returns the reason why generated code cannot make a value of a type without another one.
  ///
  /// - Parameter type: A type without a usable construction.
  func constructionFailure(of type: TypeDeclaration, for proto: KnownProtocol) -> String {
    if type.kind == .enum {
      return "it has no case that other files can make without another value; add such a case, or "
        + "write the conformance by hand"
    }
    let longest = initializerCalls(of: type)
      .max { $0.initializer.parameters.count < $1.initializer.parameters.count }
    guard let longest else {
      return "it has no initializer that other files can call; declare one, for example in an "
        + "extension"
    }
    if let failure = failure(of: longest, in: type) { return failure }
    let best = longest.initializer
    let call = best.sampleArguments(in: scope(of: type)).map { "\(type.path.spelling)(\($0))" }
    func given(_ expression: (String) -> String) -> String {
      switch proto {
      case .providable:
        call.map {
          "under 'defaults' in the configuration file, add a value that it accepts, such as "
            + "\(type.name): '\(expression($0))'"
        } ?? another
      case .fixturable: "declare another initializer, or write the function by hand"
      case .arbitrary, .equatable: "write the conformance by hand"
      }
    }
    if best.isFailable { return "'\(best.name)' is failable; " + given { "\($0)!" } }
    if best.effects.throwing != .never { return "'\(best.name)' throws; " + given { "try! \($0)" } }
    if best.effects.isAsync {
      return
        "'\(best.name)' is async; declare an initializer that is not, for example in an extension"
    }
    let made = constructions(of: type).first { $0.position == best.position }
    if let made, made.isAmbiguous(passing: made.parameters) {
      return
        "'\(best.name)' is told from another initializer only by types; declare one with other "
        + "labels, for example in an extension"
    }
    if proto == .arbitrary, best.parameters.isEmpty, made?.keepsArguments == false {
      return
        "'\(best.name)' takes no arguments, so nothing tells which values there are; declare an "
        + "initializer that stores its arguments, or write the conformance by hand"
    }
    return proto == .arbitrary && made?.keepsArguments == false
      ? "'\(best.name)' may not accept every argument; write the conformance by hand"
      : "'\(best.name)' needs another value of the type; declare an initializer that does not, for "
        + "example in an extension"
  }

  /// Returns the reason why other files cannot call an initializer, or `nil` if they can.
  private func failure(of call: InitializerCall, in type: TypeDeclaration) -> String? {
    let initializer = call.initializer
    let name = initializer.name
    switch call.obstacle {
    case .access(.unexported):
      let isMemberwise = initializer.isMemberwise && type.kind == .struct
      return (isMemberwise ? "its memberwise initializer" : "'\(name)'")
        + " is not public; declare a public initializer"
    case .access(let access):
      return initializer.isMemberwise
        ? "its memberwise initializer is \(access), because it takes a property that is; \(another)"
        : "'\(name)' is \(access); make it internal, or \(another)"
    case .generic: return "'\(name)' is generic or has a 'where' clause; \(another)"
    case .attribute(let attribute):
      let obstacle =
        attribute.isConditional
        ? "the attributes of '\(name)' depend on '#if'"
        : "'\(name)' "
          + (attribute.deprecates ? "is deprecated" : "has the attribute '@\(attribute.name)'")
      return "\(obstacle); \(another)"
    case .conditions: return "'\(name)' depends on '#if'; \(another)"
    case nil: break
    }
    if constructions(of: type).contains(where: { $0.position == initializer.position }) {
      return nil
    }
    let conditional = type.members.properties.first {
      $0.isStored && $0.conditions != type.conditions
    }
    if initializer.isMemberwise, let conditional {
      return
        "its memberwise initializer takes '\(conditional.name.text)' only under '#if'; \(another)"
    }
    let obstacle = initializer.parameters.first {
      !$0.hasDefault && scope(of: type).parameter(for: $0, of: initializer) == nil
    }
    guard let obstacle else { return "'\(name)' cannot be called from other files; \(another)" }
    if let reason = obstacle.type.flatMap(scope(of: type).ambiguity) {
      return "'\(name)' takes '\(obstacle.name.text)', and \(reason.message)"
    }
    let property = type.members.properties.first { $0.name == obstacle.name }
    let wrapper = initializer.isMemberwise ? property?.unknownAttributes.first?.name : nil
    return "'\(name)' takes '\(obstacle.name.text)', which "
      + (wrapper.map { "has the attribute '@\($0)'" } ?? "cannot be passed on") + "; \(another)"
  }
}

extension TypeScope {
  /// Returns the reason why other files cannot name a type, if several modules declare it.
  fileprivate func ambiguity(of written: WrittenType) -> SkipReason? {
    written.allNames.lazy.compactMap { names in
      self.declaredPlace(of: names.map(\.identifier)).flatMap(self.module.ambiguity)
    }.first
  }
}

extension Initializer {
  /// Returns the arguments of a call that the author can paste and adapt, or `nil` if a value such
  /// as a decoder or a closure has to be written by hand.
  fileprivate func sampleArguments(in scope: TypeScope) -> String? {
    let required = parameters.filter { !$0.hasDefault }
    let arguments = required.compactMap { parameter -> String? in
      guard let type = parameter.type.map(scope.resolve) else { return nil }
      let value: String? =
        switch (type.emptyValue, type) {
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
