import SwiftModule
import SwiftReading

/// A type that generated code extends, with everything that has to surround the extension.
struct ExtendedType: Sendable {
  private let declaration: TypeDeclaration
  private let run: Run
  /// The type after its enclosing types.
  private let types: [TypeDeclaration]
  /// Whether members have to say that they are not isolated.
  let marksNonisolated: Bool

  init(_ declaration: TypeDeclaration, in run: Run) {
    self.declaration = declaration
    self.run = run
    types = run.module.nesting(of: declaration)
    marksNonisolated =
      run.reasonOfIsolation(declaration) != nil || run.isUnlikeItsExtensions(declaration)
  }
}

extension ExtendedType {
  var path: [Identifier] { declaration.path }

  /// The type as written at the top level of a file.
  var name: String { run.module.spelling(of: path) }

  /// Whether its name always has another meaning in an expression.
  var isHiddenInExpressions: Bool { path.isHiddenInExpressions }

  /// Whether another module declares the outermost type.
  var isOfOtherModule: Bool { run.module.types(at: [path[0]]).isEmpty }

  /// Whether the type or an enclosing type is generic.
  var isGeneric: Bool {
    types.contains { !$0.genericParameters.isEmpty }
      || KnownNames.genericTypes.contains(path[0].text)
      || isOfOtherModule && KnownNames.parameters[path[0].text] != nil
  }

  /// The generic parameters and associated types whose conformances a closure captures, which Swift
  /// 6 warns about without a `SendableMetatype` requirement.
  var capturedTypes: [String] {
    let known = isOfOtherModule ? KnownNames.requirements[path[0].text] ?? [] : []
    return (known + types.flatMap(\.requirements)).filter(\.isConformance)
      .map(\.subject.text).unique
  }

  var attributes: [Attribute] { types.flatMap(\.attributes).filter(\.isAvailability).unique }

  /// The attributes that hide the type from the public interface, which extensions of other types
  /// have to repeat.
  var interfaceAttributes: [Attribute] {
    types.flatMap(\.attributes).filter(\.isSystemInterface).unique
  }

  var conditions: [Condition] { declaration.conditions }

  /// Returns an extension with members, separated by empty lines.
  ///
  /// - Parameters:
  ///   - head: What is extended, with everything up to the brace.
  ///   - own: The attributes of the extension, besides those of the type.
  ///   - modifier: The modifier of the extension, with a space after it.
  func lines(
    extending head: String, members: [[String]], attributes own: [String] = [],
    modifier: String = ""
  ) -> [String] {
    conditioned(
      attributes.map(\.text) + own
        + braced("\(modifier)extension \(head) {", separated(members)),
      on: conditions)
  }
}

extension [Identifier] {
  /// Whether the name of a type at this path always has another meaning in an expression.
  var isHiddenInExpressions: Bool {
    contains { ["Protocol", "Type", "self"].contains($0.text) }
  }
}
