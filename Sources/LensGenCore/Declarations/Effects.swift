/// What a call can do besides giving a result.
struct Effects: Equatable, Sendable {
  enum Throwing: Equatable, Sendable {
    case never, any, rethrown
    case typed(TypeReference)
  }

  var isAsync = false
  var throwing = Throwing.never
}
