import EmissionKernel
import SwiftReading

/// A builder as a type, with a variable for each parameter: `User.Builder(name: "Ann").build()`.
struct BuilderType: Equatable, Sendable {
  static let name = Identifier("Builder")

  /// The function with the same parameters and defaults.
  let builder: BuilderDefinition
  let product: String
  /// The global actor that isolates this type, if any.
  let actor: String?
}

extension BuilderType {
  func lines(in context: GenerationContext) -> [String] {
    let construction = builder.construction
    let prefix = context.prefix(construction.access)
    let isolation = actor.map { "@\($0) " } ?? ""
    let variables = zip(construction.parameters, builder.defaults).map { parameter, value in
      let value = builder.late.contains(parameter.name) ? nil : value
      return "\(prefix)\(parameter.variable(default: value, in: context))"
    }
    // Swift writes an initializer for the module only.
    let isHidden = (construction.access <= .internal || context.isTested) && builder.late.isEmpty
    let initializer = isHidden ? [] : initializer(prefix, in: context)
    let members = [variables, initializer, function(prefix)].filter { !$0.isEmpty }
    return conditioned(
      braced("\(isolation)\(prefix)struct \(Self.name.spelling) {", separated(members)),
      on: construction.conditions)
  }

  private func initializer(_ prefix: String, in context: GenerationContext) -> [String] {
    let delayed = builder.construction.delaying(builder.late, builder.defaults)
    let parameters = zip(delayed.construction.parameters, delayed.defaults).map {
      $0.labeled.declaration(default: $1, in: context)
    }
    let assignments = builder.construction.parameters.map { parameter in
      let late = delayed.late[parameter.name].map { " ?? \($0)" } ?? ""
      return "self.\(parameter.name.memberSpelling) = \(parameter.name.spelling)\(late)"
    }
    return braced(
      Layout(indentation: 6).list("\(prefix)init(", parameters, ") {"), assignments)
  }

  private func function(_ prefix: String) -> [String] {
    let construction = builder.construction
    let effects = construction.effects
    let call = construction.call(on: effects.words + product) {
      "self.\(construction.parameters[$0].name.memberSpelling)"
    }
    return braced(
      "\(prefix)func build()\(effects.text) -> \(construction.result(product)) {", call)
  }
}

extension Construction.Parameter {
  /// The parameter with its name as its label.
  fileprivate var labeled: Self {
    var copy = self
    copy.label = name
    return copy
  }
}

extension Construction {
  /// Whether a variable can keep each argument.
  var isKept: Bool {
    parameters.allSatisfy { parameter in
      parameter.name.text != "build" && !parameter.outerType.roots.contains("Self")
    }
  }
}
