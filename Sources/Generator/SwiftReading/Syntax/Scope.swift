/// The surroundings of a declaration.
package struct Scope {
  /// The names of the enclosing types, outermost first.
  package var path: [Identifier] = []
  /// The number of those types that enclose it in the source; an extension names the others.
  package var depth = 0
  /// The access level of a declaration without a modifier.
  var defaultAccess: AccessLevel?
  /// Whether it is in an extension that applies only to some specializations of a type.
  package var isConstrained = false
  /// Whether the enclosing extension fixes a generic parameter.
  package var isSpecialized = false
  package var requirements: [GenericRequirement] = []
  package var attributes: [Attribute] = []
  package var conditions: [Condition] = []

  /// Returns the scope between the braces of a type.
  package func inside(_ name: Identifier) -> Scope {
    Scope(path: path + [name], depth: depth + 1, conditions: conditions)
  }

  /// Returns the scope inside one branch of an `#if` block.
  package func under(_ condition: Condition) -> Scope {
    var scope = self
    scope.conditions.append(condition)
    return scope
  }
}
