/// What surrounds a declaration.
struct Scope {
  /// The names of the types around it, from the outermost.
  var path: [Identifier] = []
  /// How many of those types stand around it in the source; an extension names the others.
  var depth = 0
  /// The access level of a declaration that writes none.
  var defaultAccess: AccessLevel?
  /// Whether it stands in an extension of some of a type's specializations only.
  var isConstrained = false
  /// Whether the extension around it leaves no choice for a generic parameter.
  var isSpecialized = false
  /// The requirements of the extension around it.
  var requirements: [GenericRequirement] = []
  /// The attributes of the extension around it.
  var attributes: [Attribute] = []
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [Condition] = []

  /// The scope between the braces of a type.
  func inside(_ name: Identifier) -> Scope {
    Scope(path: path + [name], depth: depth + 1, conditions: conditions)
  }

  /// The scope inside one branch of an `#if` block.
  func under(_ condition: Condition) -> Scope {
    var scope = self
    scope.conditions.append(condition)
    return scope
  }
}
