/// A way to make a value of a type: a call of an initializer, or a case of an enum.
struct Construction: Equatable, Sendable {
  /// What is called.
  enum Callee: Equatable, Sendable {
    case initializer
    case enumCase(Identifier)
  }

  /// How a function that passes an argument on has to declare its parameter.
  enum Passing: Equatable, Sendable {
    case plain
    /// As a function that is kept.
    case escaping
    /// As an implicitly unwrapped optional, which is kept whether or not its type, of another
    /// module, is an alias of that of a function. No attribute may stand before both.
    case unwrapped
  }

  /// What is passed.
  struct Parameter: Equatable, Sendable {
    var label: Identifier?
    /// The name of the value; the label where there is one that can be a name.
    var name: Identifier
    /// The type as it is written in an extension of the type that is made.
    var type: WrittenType
    /// The type as it is written outside of all types.
    var outerType: WrittenType
    var resolved: ResolvedType
    /// The names in the type that neither the module nor the standard library declares.
    var unknownNames: Set<String>
    /// Whether its use is unsafe.
    var isUnsafe: Bool
    /// Whether the call may leave the argument out.
    var hasDefault: Bool
    var passing: Passing
    /// Whether what is passed is the call of a function.
    var isAutoclosure = false
  }

  var callee: Callee
  var parameters: [Parameter]
  var access: AccessLevel
  var isFailable = false
  var isThrowing = false
  var isAsync = false
  /// Whether the value keeps what is passed, and nothing else happens to it.
  var keepsArguments = true
  /// The parameters of the other initializers of the type.
  var rivals: [[Initializer.Parameter]] = []
  /// Whether a static function has the name of the case, too, so that the types of the arguments
  /// have to tell which is meant.
  var isOverloaded = false
  /// Whether a call is unsafe, whatever it passes.
  var isUnsafe = false
  /// Whether a comment asks for a builder.
  var isMarked = false
  var position: Position
  /// The conditions of the `#if` blocks around it that are not around the type.
  var conditions: [Condition] = []
}

extension Construction {
  /// The names in the types of the parameters that neither the module nor the standard library
  /// declares.
  var unknownNames: Set<String> { Set(parameters.flatMap(\.unknownNames)) }

  /// Whether it is a case of an enum.
  var isCase: Bool { callee != .initializer }

  /// Whether any call gives a value, at once.
  var isTotal: Bool { !isFailable && !isThrowing && !isAsync }

  /// The construction without the type arguments of which no value is needed.
  func keeping(_ used: [[Identifier]: Set<Identifier>]) -> Construction {
    var construction = self
    for index in parameters.indices {
      construction.parameters[index].resolved = parameters[index].resolved.keeping(used)
    }
    return construction
  }

  /// Whether a call with some of the parameters may mean another initializer, unless the types of
  /// the arguments tell.
  ///
  /// An initializer that gets all it takes comes before one that needs its defaults.
  func isAmbiguous(passing passed: [Parameter]) -> Bool {
    let labels = passed.map(\.label)
    return rivals.contains { rival in
      rival.accept(labels)
        && (rival.count == labels.count || parameters.count > labels.count)
    }
  }
}

extension Construction.Parameter {
  /// The expression that settings give for the parameter of a type, or for the parameter's type.
  func given(by defaults: [String: String], in path: [Identifier]) -> ValueExpression? {
    let names = [path.text, path.last?.text ?? ""].map { "\($0).\(name.text)" }
    return (names + [type.text, nameWithoutModule]).lazy.compactMap { defaults[$0] }.first
      .map { .given($0) }
  }

  /// The type's name, where it has to be written with its module, as one who wrote the type does
  /// not expect.
  private var nameWithoutModule: String {
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

  /// The parameter with what its default says about its type.
  func settled(by value: ValueExpression?) -> Self {
    guard passing == .unwrapped, let value else { return self }
    var parameter = self
    let text = value.text()
    if text.hasPrefix("{") && text.hasSuffix("}") { parameter.passing = .escaping }
    if text.hasPrefix(".") || text.hasPrefix("\(type.text)(") { parameter.passing = .plain }
    return parameter
  }
}

extension [Construction.Parameter] {
  /// The parameters with a number after a name that an earlier one has, too.
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
