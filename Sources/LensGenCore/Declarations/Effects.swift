struct Effects: Hashable, Sendable {
  enum Throwing: Hashable, Sendable {
    case never, any, rethrown
    case typed(WrittenType)
  }

  var isAsync = false
  var throwing = Throwing.never
}

extension Effects {
  /// The effects between parameters and result, with a leading space.
  var text: String { (isAsync ? " async" : "") + throwing.text }

  /// The words before a call with the effects.
  var words: String { (throwing == .never ? "" : "try ") + (isAsync ? "await " : "") }
}

extension Effects.Throwing {
  fileprivate var text: String {
    switch self {
    case .never: ""
    case .any: " throws"
    case .rethrown: " rethrows"
    case .typed(let error): " throws(\(error.text))"
    }
  }
}
