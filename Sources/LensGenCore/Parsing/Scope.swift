/// What surrounds a declaration.
struct Scope {
  /// The names of the types around it, from the outermost.
  var path: [Identifier] = []
  /// The access level of a declaration that writes none.
  var defaultAccess: AccessLevel?
  /// Whether an extension around it has a `where` clause.
  var hasWhereClause = false
  /// The conditions of the `#if` blocks around it, from the outermost.
  var conditions: [String] = []

  /// The scope between the braces of a type.
  func inside(_ name: Identifier) -> Scope {
    Scope(
      path: path + [name], defaultAccess: nil, hasWhereClause: hasWhereClause,
      conditions: conditions)
  }

  /// The scope inside one branch of an `#if` block.
  func under(_ condition: String) -> Scope {
    var scope = self
    scope.conditions.append(condition)
    return scope
  }
}
