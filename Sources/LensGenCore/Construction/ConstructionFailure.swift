extension ModuleIndex {
  /// Returns the reason why generated code cannot make a value of a type, in words.
  ///
  /// - Parameter type: A type without a usable construction.
  func constructionFailure(of type: TypeDeclaration) -> String {
    if type.kind == .enum {
      return "it has no case that other files can make without another value"
    }
    let best = initializers(of: type).max { $0.parameters.count < $1.parameters.count }
    return best.map { "'\($0.name)' \($0.failure)" }
      ?? "it has no initializer that other files can call"
  }
}

extension Initializer {
  /// The name as documentation writes it: `init(x:)`.
  fileprivate var name: String {
    "init(\(parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }

  /// The reason why generated code cannot rely on a value of the initializer.
  fileprivate var failure: String {
    if let access = writtenAccess, access < .internal { return "is \(access)" }
    if isFailable { return "is failable" }
    if isThrowing { return "throws" }
    if isAsync { return "is async" }
    if isGeneric { return "exists for some generic arguments only" }
    return "needs another value of the type, or an argument that lens-gen cannot pass"
  }
}
