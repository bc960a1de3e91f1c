import EmissionKernel
import SwiftModule
import SwiftReading

/// A way to make a value of a type: a call of an initializer, or a case of an enum.
package struct Construction: Equatable, Sendable {
  enum Callee: Equatable, Sendable {
    case initializer
    case enumCase(Identifier)
    /// A configured expression for a value of the type.
    case expression(String)
  }

  /// How a function that passes on an argument has to declare its parameter.
  enum Passing: Equatable, Sendable {
    case plain
    case escaping
    /// As an implicitly unwrapped optional, which can be stored even if its type, of another
    /// module, is an alias of a function type. Neither may have an attribute.
    case unwrapped
  }

  /// A parameter of the construction.
  package struct Parameter: Equatable, Sendable {
    var label: Identifier?
    /// The name of the value: the label, if it can be a name.
    package var name: Identifier
    /// The type as written in an extension of the constructed type.
    package var type: WrittenType
    /// The type as written outside all types.
    var outerType: WrittenType
    package var resolved: ResolvedType
    /// The types that the type names.
    package var names: Set<NamedType>
    /// Whether using the type is unsafe.
    var isUnsafe: Bool
    /// Whether the call may omit the argument.
    var hasDefault: Bool
    var passing: Passing
    /// Whether the argument is the call of a function.
    var isAutoclosure = false
  }

  var callee: Callee
  package var parameters: [Parameter]
  package var access: AccessLevel
  /// The call of the initializer, if there is one.
  var call: InitializerCall?
  /// Whether default isolation isolates the initializer though it does not isolate the type: it is in
  /// an extension.
  var isInExtension = false
  /// Whether the value stores the arguments, and nothing else happens to them.
  var keepsArguments = true
  /// Whether a static function has the same name as the case, so that the types of the arguments
  /// have to distinguish them.
  var isOverloaded = false
  /// Whether a call is unsafe with any arguments.
  var isUnsafe = false
  var builderRequest: BuilderRequest?
  package var position: Position
  /// The conditions of the enclosing `#if` blocks that do not enclose the type.
  var conditions: [Condition] = []
}

extension Construction {
  /// The types that the parameters name.
  package var names: Set<NamedType> { Set(parameters.flatMap(\.names)) }

  /// What tells a function with the parameters from others with its name.
  struct Signature: Hashable {
    let labels: [Identifier?]
    let types: [ResolvedType]
  }

  var signature: Signature {
    Signature(labels: parameters.map(\.label), types: parameters.map(\.resolved))
  }

  /// Whether the parameters are those of another construction for some generic arguments.
  func mayEqual(_ other: Construction, forSome genericParameters: Set<Identifier>) -> Bool {
    parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { own, other in
        own.label == other.label
          && (own.resolved == other.resolved
            || own.type.roots.contains { genericParameters.contains(Identifier($0)) })
      }
  }

  var isCase: Bool { if case .enumCase = callee { true } else { false } }

  var isFailable: Bool { call?.initializer.isFailable == true }

  var effects: Effects { call?.initializer.effects ?? Effects() }

  /// Whether each call returns a value.
  var isTotal: Bool { call?.initializer.isTotal != false }

  /// Whether only the actor of the type can call the initializer.
  var isIsolated: Bool { call?.isNonisolated == false }

  /// Returns the construction with the types of its parameters as an extension of the type writes them.
  ///
  /// - Parameter isOutside: Whether the code is generated for another module, which may have another
  ///   language mode.
  func spelledInside(isOutside: Bool) -> Construction {
    var construction = self
    for (index, parameter) in parameters.enumerated() {
      construction.parameters[index].outerType =
        isOutside ? parameter.type.withSendableFunctions : parameter.type
    }
    return construction
  }

  /// Returns the construction without the generic arguments that need no value.
  func keeping(_ used: [TypePath: Set<Identifier>]) -> Construction {
    var construction = self
    for index in parameters.indices {
      construction.parameters[index].resolved = parameters[index].resolved.keeping(used)
    }
    return construction
  }

  /// Whether a call with some of the parameters may refer to another initializer, unless the types
  /// of the arguments distinguish them.
  func isAmbiguous(passing passed: [Parameter]) -> Bool {
    call?.isAmbiguous(passing: passed.map(\.label)) == true
  }
}

extension Construction.Parameter {
  /// Returns the configured expression for a parameter of a type, or for the parameter's type.
  package func given(by defaults: GivenExpressions, in path: [Identifier]) -> ValueExpression? {
    if defaults.isEmpty { return nil }
    let names = [path.text, path.last?.text ?? ""].map { "\($0).\(name.text)" }
    let expression = (names + defaultKeys).lazy.compactMap { defaults.byKey[$0] }.first
    return (expression ?? defaults.byType[resolved]).map { .given($0) }
  }

  /// The texts by which the settings can name the type.
  var defaultKeys: [String] { [type.text, outerType.text, nameWithoutModule] }

  /// The type's name without the module that lens-gen added, because the author of a setting does
  /// not expect it.
  var nameWithoutModule: String {
    let name: [Identifier]? =
      switch resolved {
      case .declared(let path, _), .foreign(let path, _): path
      default: nil
      }
    guard let name, let written = type.path, written.suffix(name.count) == name[...] else {
      return type.text
    }
    return name.text
  }

  /// Returns the parameter with what its default tells about its type.
  func settled(by value: ValueExpression?) -> Self {
    guard passing == .unwrapped, let value else { return self }
    var parameter = self
    switch value {
    case .conformance, .built, .enumCase: parameter.passing = .plain
    case .function: parameter.passing = .escaping
    case .given(let expression):
      switch expression.form {
      case .closure: parameter.passing = .escaping
      case .member, .call(of: type): parameter.passing = .plain
      case .call, .other: break
      }
    case .literal, .empty, .tuple: break
    }
    return parameter
  }
}

extension [Construction.Parameter] {
  /// The parameters, with a number after each repeated name.
  var distinct: [Construction.Parameter] {
    var distinct: [Construction.Parameter] = []
    for var parameter in self {
      let name = parameter.name.text
      var number = 1
      while distinct.contains(where: { $0.name == parameter.name }) {
        number += 1
        parameter.name = Identifier(name + String(number))
      }
      distinct.append(parameter)
    }
    return distinct
  }
}

/// A construction with an argument for each parameter.
package struct FilledConstruction: Equatable, Sendable {
  /// The construction, without the parameters that the call omits.
  package var construction: Construction
  /// The arguments, in the order of the parameters.
  package var values: [ValueExpression]
  /// Whether the arguments need no value of the type itself, at any depth.
  var terminates = true
}

extension FilledConstruction {
  /// Returns the argument for a parameter, given an expression that uses the conformance.
  package func argument(_ index: Int, byConformance: String) -> String {
    let value = values[index].text(byConformance: byConformance)
    let type = construction.parameters[index].type
    return construction.isOverloaded ? "\(value) as \(type.text)" : value
  }

  /// The types of the arguments, or of tuple elements in them, that conform.
  var conformingTypes: [ResolvedType] {
    zip(values, construction.parameters).flatMap { $0.conformingTypes(of: $1.resolved) }
  }
}

extension TypeScope {
  /// Whether other files can read a property with the name and type of a parameter.
  func canRead(_ parameter: Construction.Parameter, from property: Property) -> Bool {
    property.name == parameter.name && (property.writtenAccess ?? .internal) >= .internal
      && (try? type(of: property)).map { areSame($0, parameter.type) } == true
  }
}
