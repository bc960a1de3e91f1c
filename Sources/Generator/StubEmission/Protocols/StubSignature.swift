import SwiftModule
import SwiftReading

/// The properties that distinguish requirements of a protocol: one member satisfies all
/// requirements with the same signature.
///
/// Effects and specifiers that a member may do without are not included: throwing, async, escaping,
/// ownership.
struct StubSignature: Hashable {
  private let name: Identifier
  /// `static`, and the position of an operator.
  private let place: Set<String>
  private let isProperty: Bool
  private let parameters: [Parameter]
  private let result: ResolvedType?
  /// The constraints of the generic parameters, in any order.
  private let constraints: Set<Constraint>

  private struct Parameter: Hashable {
    let label: Identifier?
    let type: ResolvedType
    let isInout: Bool
    let attributes: Set<String>
    let isVariadic: Bool
  }

  private struct Constraint: Hashable {
    let subject: ResolvedType
    let relation: GenericRequirement.Relation
    let object: ResolvedType
  }

  init(of item: SourcedRequirement, in stub: Stub) {
    let requirement = item.requirement
    let scope = stub.module.scope(of: item.source)
    var own: [Identifier?] = requirement.genericParameters.map(\.parameter.name)
    var constraints: Set<Constraint> = []
    // The names of generic parameters do not matter, but their order does; associated types are the
    // same wherever they are named.
    func generic(_ index: Int) -> WrittenType { WrittenType(name: "_\(index)") }
    func normal(_ type: WrittenType) -> ResolvedType {
      scope.resolve(
        stub.associated.withoutAliases(type.withoutSelf).replacingNames { name in
          if let index = own.firstIndex(of: name) { return generic(index) }
          return stub.associated.declares(name.text) ? WrittenType(name: "_\(name.text)") : nil
        })
    }
    func constrain(_ subject: ResolvedType, to bound: WrittenType) {
      for part in bound.constraints.map(normal) where part != .existential([]) {
        constraints.insert(Constraint(subject: subject, relation: .conforms, object: part))
      }
    }
    name = requirement.name
    place = Set(requirement.modifiers).intersection(["prefix", "postfix"])
      .union(requirement.isStatic ? ["static"] : [])
    isProperty = requirement.isProperty
    parameters = requirement.parameters.map { parameter in
      var type = normal(parameter.type)
      // `some P` is an unnamed generic parameter.
      if case .opaque(let bound) = parameter.type {
        type = normal(generic(own.count))
        own.append(nil)
        constrain(type, to: bound)
      }
      return Parameter(
        // An operator has none; the name of its parameter stands in the place of one.
        label: requirement.kind == .operator ? nil : parameter.label, type: type,
        isInout: parameter.specifiers.contains("inout"),
        attributes: Set(parameter.attributes.map(\.name)).subtracting(["escaping", "Sendable"]),
        isVariadic: parameter.isVariadic)
    }
    let returned = requirement.result.map { normal($0.withoutSending) }
    result = !isProperty && returned == .void ? nil : returned
    for (index, generic) in requirement.genericParameters.enumerated() {
      if let bound = generic.inheritedType {
        constrain(normal(WrittenType(name: "_\(index)")), to: bound)
      }
    }
    for constraint in requirement.constraints {
      let subject = normal(constraint.subject)
      switch constraint.relation {
      case .conforms: constrain(subject, to: constraint.object)
      case .equals:
        constraints.insert(
          Constraint(subject: subject, relation: .equals, object: normal(constraint.object)))
      }
    }
    self.constraints = constraints
  }
}

extension WrittenType {
  /// The type without the specifier `sending`.
  var withoutSending: WrittenType {
    guard case .attributed(let type, var prefix) = self else { return self }
    prefix.words.removeAll { $0 == "sending" }
    return prefix == Prefix() ? type : .attributed(type, prefix)
  }

  var isSending: Bool { self != withoutSending }
  /// The type with the specifier `sending`.
  var sending: WrittenType { .attributed(withoutSending, Prefix(words: ["sending"])) }
}
