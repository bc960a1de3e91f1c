import SwiftModule
import SwiftReading

package indirect enum ValueExpression: Hashable, Sendable {
  /// A literal of a type, such as `0`.
  case literal(String)
  /// A literal with nothing in it: `nil`, `[]` or `[:]`.
  case empty(String)
  /// A value made by the conformance of the type.
  case conformance
  /// A call of the builder of the type at a path, by the builder's name.
  case built([Identifier], by: Identifier)
  case enumCase(Identifier)
  /// A configured expression.
  case given(GivenExpression)
  /// A function that ignores its arguments and returns a value; `nil` for `Void`.
  case function(arity: Int, result: ValueExpression?)
  case tuple([Element])

  package struct Element: Hashable, Sendable {
    var label: Identifier?
    package var value: ValueExpression
  }
}

extension ValueExpression {
  /// Returns the expression as source text, given an expression that uses the conformance.
  package func text(byConformance: String = ".provide()") -> String {
    switch self {
    case .literal(let text), .empty(let text): return text
    case .given(let expression): return expression.text
    case .conformance: return byConformance
    case .built(_, let name): return ".\(name.memberSpelling)()"
    case .enumCase(let name): return ".\(name.memberSpelling)"
    case .function(let arity, let result):
      let names = Array(repeating: "_", count: arity).joined(separator: ", ")
      let words = [
        names.isEmpty ? "" : "\(names) in", result?.text(byConformance: ".provide()") ?? "",
      ].filter { !$0.isEmpty }
      return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
    case .tuple(let elements):
      let list = elements.map { $0.label.labeling($0.value.text(byConformance: byConformance)) }
      return "(\(list.joined(separator: ", ")))"
    }
  }

  /// Whether it is an expression of the author, which may refer to anything.
  var isGiven: Bool { if case .given = self { true } else { false } }

  /// The expressions of the author in it.
  var givenExpressions: [GivenExpression] {
    switch self {
    case .given(let expression): [expression]
    case .function(_, let result): result?.givenExpressions ?? []
    case .tuple(let elements): elements.flatMap(\.value.givenExpressions)
    case .literal, .empty, .conformance, .built, .enumCase: []
    }
  }

  /// Whether it names anything itself, such as `Date` in `Date(timeIntervalSince1970: 0)`.
  var isWrittenOut: Bool {
    switch self {
    case .literal, .given: true
    case .function(_, let result): result?.isWrittenOut == true
    case .tuple(let elements): elements.contains(where: \.value.isWrittenOut)
    case .conformance, .built, .empty, .enumCase: false
    }
  }

  /// Whether it calls something that a type of the module may declare.
  var isCall: Bool {
    switch self {
    case .conformance, .built: true
    case .function(_, let result): result?.isCall == true
    case .tuple(let elements): elements.contains(where: \.value.isCall)
    case .literal, .empty, .enumCase, .given: false
    }
  }

  /// Whether some part of it comes from `FactoryProvider`.
  var usesFactories: Bool {
    switch self {
    case .conformance: true
    case .function(_, let result): result?.usesFactories == true
    case .given(let expression): expression.usesFactories
    case .tuple(let elements): elements.contains(where: \.value.usesFactories)
    case .literal, .empty, .built, .enumCase: false
    }
  }

  /// Returns the types, inside the whole type, whose values are made by conformance.
  func conformingTypes(of type: ResolvedType) -> [ResolvedType] {
    switch (self, type) {
    case (.conformance, _): [type]
    case (.function(_, let result?), .function(let function)):
      result.conformingTypes(of: function.result)
    case (.tuple(let values), .tuple(let elements)):
      zip(values, elements).flatMap { $0.value.conformingTypes(of: $1.type) }
    default: []
    }
  }
}

extension GivenExpression {
  /// Whether a value in it is provided: `.provide()`.
  var usesFactories: Bool { calledMembers.contains("provide") }
}

extension ValueExpression {
  /// Returns a tuple of values, or `nil` if an element has none.
  static func tuple(
    of elements: [ResolvedType.TupleElement], _ value: (ResolvedType) -> ValueExpression?
  ) -> ValueExpression? {
    var values: [Element] = []
    for element in elements {
      guard let value = value(element.type) else { return nil }
      values.append(Element(label: element.label, value: value))
    }
    return .tuple(values)
  }
}

extension ResolvedType.Function {
  /// Returns the function that ignores its arguments, or `nil` if its result has no value.
  ///
  /// - Parameter value: The value of the result, if it has one.
  func ignoringArguments(_ value: (ResolvedType) -> ValueExpression?) -> ValueExpression? {
    // A parameter of a generic pack stands for any number of arguments.
    let hasPack = parameters.contains { if case .unknown = $0 { true } else { false } }
    if hasPack { return nil }
    if result == .void { return .function(arity: parameters.count, result: nil) }
    return value(result).map { .function(arity: parameters.count, result: $0) }
  }
}

extension ResolvedType {
  /// Whether a value of the type is made by code of the module.
  var isMadeByModule: Bool { !declaredPaths.isEmpty }

  /// The expression of an empty value, if the type has one.
  var emptyValue: ValueExpression? {
    switch foreignName {
    case "Optional": .empty("nil")
    case "Dictionary": .empty("[:]")
    case "Array", "ArraySlice", "ContiguousArray", "Set": .empty("[]")
    default: nil
    }
  }
}
