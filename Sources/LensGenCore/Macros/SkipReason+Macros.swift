extension SkipReason {
  /// The message for the user of a macro, which sees one declaration and has no settings.
  var messageOfMacro: String {
    switch self {
    case .attribute(let name, of: .property), .wrapper(let name):
      "'@Optics' cannot see what '@\(name)' does to a property; lens-gen can"
    case .attribute(let name, of: .case): "'@Optics' cannot see what '@\(name)' does to a case"
    case .attribute(let name, of: .type), .macro(let name), .extended(let name):
      "'@Optics' cannot see what '@\(name)' does to the type; lens-gen can be told"
    case .initializerMacro(let name):
      "a macro cannot see what '@\(name)' does to the initializer; lens-gen can be told"
    case .storingMacro(let name): "'@\(name)' declares the names of the optics"
    case .unresolved(let name):
      "a macro cannot see where '\(name)' is declared; write the type or module before it"
    case .noInitializer, .changingInitializer:
      "no initializer of this declaration is certain to store every 'let' property unchanged and "
        + "do nothing else; lens-gen also sees initializers in extensions"
    case .noBuilder:
      "no builder: no initializer of this declaration has only parameters that a builder can pass "
        + "on; lens-gen also sees initializers in extensions"
    default: message
    }
  }
}
