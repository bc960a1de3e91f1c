package struct Effects: Hashable, Sendable {
  package enum Throwing: Hashable, Sendable {
    case never, any, rethrown
    case typed(WrittenType)
  }

  package var isAsync = false
  package var throwing = Throwing.never

  package init(isAsync: Bool = false, throwing: Throwing = Throwing.never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }
}

extension Effects {
  /// The effects between parameters and result, with a leading space.
  package var text: String { (isAsync ? " async" : "") + throwing.text }

  /// The words before a call with the effects.
  package var words: String { (throwing == .never ? "" : "try ") + (isAsync ? "await " : "") }
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
