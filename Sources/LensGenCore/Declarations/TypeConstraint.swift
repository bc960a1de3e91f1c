/// What a `where` clause asks of a type.
struct TypeConstraint: Equatable, Sendable {
  enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  var subject: TypeReference
  var relation: Relation
  var object: TypeReference
}
