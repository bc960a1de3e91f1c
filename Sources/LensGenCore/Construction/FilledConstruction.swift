/// A construction with what is passed for each parameter.
struct FilledConstruction: Equatable, Sendable {
  /// Where the argument for a parameter comes from.
  indirect enum Filling: Equatable, Sendable {
    /// From the conformance of its type.
    case conformance
    /// From an expression that stands for a value.
    case expression(String)
    /// From the fillings of the elements of a tuple.
    case tuple([Element])
  }

  /// An element of a tuple.
  struct Element: Equatable, Sendable {
    var label: Identifier?
    var filling: Filling
  }

  /// What is called, without the parameters that the call leaves out.
  var construction: Construction
  /// What is passed, in the order of the parameters.
  var fillings: [Filling]
  /// Whether no value of the type itself is needed, however deep within the arguments.
  var isEnding = true
}

extension FilledConstruction {
  /// The argument for a parameter, where a given expression makes one by conformance.
  func argument(_ index: Int, byConformance: String) -> String {
    let value = fillings[index].text(byConformance: byConformance)
    return construction.isOverloaded ? "\(value) as \(construction.parameters[index].type)" : value
  }

  /// The types of the arguments, or of the elements of tuples in them, that conform.
  var conformingShapes: [TypeShape] {
    zip(fillings, construction.parameters).flatMap { $0.conformingShapes(of: $1.shape) }
  }
}

extension Construction.Parameter {
  /// How the conformance of the type makes the default of the parameter.
  ///
  /// Mode 5 takes a default for code of no actor, and warns where it needs a conformance of the main
  /// actor's; not, though, within one that belongs to no actor, such as that of an array.
  ///
  /// - Parameters:
  ///   - isIsolated: Whether the types belong to the main actor by default.
  ///   - factory: The name of `Factory`.
  func provided(isIsolated: Bool, factory: String) -> String {
    switch shape {
    case .other(let name, let arguments)
    where isIsolated && !arguments.isEmpty
      && KnownProtocol.providable.conditions(ofStandardType: name) != nil:
      "\(factory)<\(outerType)>.provide()"
    case .other(_, let arguments) where isIsolated && arguments.contains(where: \.isDeclared):
      "\(factory)<[\(outerType)]>.provide()[0]"
    case .declared(_, let arguments)
    where isIsolated && arguments.values.contains(where: \.isDeclared):
      "\(factory)<[\(outerType)]>.provide()[0]"
    default: ".provide()"
    }
  }
}

extension FilledConstruction.Filling {
  fileprivate func conformingShapes(of shape: TypeShape) -> [TypeShape] {
    switch (self, shape) {
    case (.conformance, _): [shape]
    case (.tuple(let fillings), .tuple(let elements)):
      zip(fillings, elements).flatMap { $0.filling.conformingShapes(of: $1.shape) }
    default: []
    }
  }

  /// The expression of the value, where a given one makes it by conformance.
  func text(byConformance: String) -> String {
    switch self {
    case .conformance: return byConformance
    case .expression(let text): return text
    case .tuple(let elements):
      let list = elements.map { element in
        (element.label.map { "\($0.argumentSpelling): " } ?? "")
          + element.filling.text(byConformance: byConformance)
      }
      return "(\(list.joined(separator: ", ")))"
    }
  }
}
