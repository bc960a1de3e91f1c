/// An initializer as far as a caller can see.
struct Initializer: Equatable, Sendable {
  /// One parameter of an initializer.
  struct Parameter: Equatable, Sendable {
    /// The name at the call, if there is one.
    var label: Identifier?
    /// The name within the initializer.
    var name: Identifier
    /// The type; `nil` where nothing says what it is.
    var type: WrittenType?
    /// Whether an argument can be passed as it is: not `inout`, not variadic, no attribute that
    /// changes what is passed.
    var isPlain: Bool
    /// Whether a call may leave the argument out.
    var hasDefault: Bool
    /// Whether the argument is a function that is kept.
    var isEscaping = false
  }

  var position: Position
  var parameters: [Parameter]
  var writtenAccess: AccessLevel?
  /// Whether a call may give `nil`.
  var isFailable: Bool
  var isThrowing: Bool
  var isAsync: Bool
  /// Whether there is one only for some type arguments, its own or those of the type.
  var isGeneric: Bool
  /// Whether `nonisolated` stands before it.
  var isNonisolated: Bool
  var attributes: [Attribute]
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition]
  /// What the statements of its body do.
  var steps: [InitializerStep]
  /// Whether Swift adds it to a struct that has none.
  var isMemberwise = false
}

extension Initializer {
  /// Whether any call gives a value, at once.
  var isTotal: Bool { !isFailable && !isThrowing && !isAsync && !isGeneric }
}

extension [Initializer.Parameter] {
  /// Whether a call may have arguments with the given labels, in this order.
  func accept(_ labels: [Identifier?]) -> Bool { matching(labels) != nil }

  /// The names of the parameters that arguments with the given labels are for, in their order;
  /// `nil` where there cannot be such a call.
  func matching(_ labels: [Identifier?]) -> [Identifier]? {
    var names: [Identifier] = []
    var rest = labels[...]
    for parameter in self {
      if let label = rest.first, label == parameter.label {
        names.append(parameter.name)
        rest = rest.dropFirst()
        // What is not plain may take several arguments.
        while !parameter.isPlain, let next = rest.first, next == nil {
          names.append(parameter.name)
          rest = rest.dropFirst()
        }
      } else if !parameter.hasDefault && parameter.isPlain {
        return nil
      }
    }
    return rest.isEmpty ? names : nil
  }
}

extension Sequence {
  /// The parameters of a function that a call of it passes something for.
  ///
  /// What comes after a parameter without a label would be taken for it where it is left out: so
  /// those that follow it without a label are left out, too.
  ///
  /// - Parameters:
  ///   - label: The label of a parameter.
  ///   - hasDefault: Whether a call may leave a parameter out.
  ///   - argument: What is passed for a parameter, if there is something.
  /// - Returns: The arguments; `nil` where one is missing.
  func arguments<Argument>(
    label: (Element) -> Identifier?, hasDefault: (Element) -> Bool, argument: (Element) -> Argument?
  ) -> [Argument]? {
    var arguments: [Argument] = []
    var isShifted = false
    for parameter in self {
      if label(parameter) != nil { isShifted = false }
      if !isShifted, let argument = argument(parameter) {
        arguments.append(argument)
      } else if hasDefault(parameter) {
        isShifted = label(parameter) == nil
      } else {
        return nil
      }
    }
    return arguments
  }
}
