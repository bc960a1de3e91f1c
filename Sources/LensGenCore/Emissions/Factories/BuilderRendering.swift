extension Renderer {
  /// Returns the functions that make a value with a default for each argument.
  func builders(_ builders: [BuilderDefinition], of type: ExtendedType) -> [String] {
    plainExtension(
      of: type,
      members: builders.map { builder in
        let construction = builder.construction
        let parameters = zip(construction.parameters, builder.defaults).map(declaration)
        let effects =
          (construction.isAsync ? " async" : "") + (construction.isThrowing ? " throws" : "")
        let result = construction.isFailable ? "Self?" : "Self"
        let function = list(
          open: "\(prefix(construction.access))static func \(builder.name.spelling)(",
          items: parameters, close: ")\(effects) -> \(result) {")
        let calls =
          (construction.isThrowing ? "try " : "") + (construction.isAsync ? "await " : "")
        let call = call(construction, on: construction.isCase ? "" : "\(calls)Self") {
          construction.parameters[$0].name.spelling
        }
        return conditioned(function + indented(call) + ["}"], on: construction.conditions)
      })
  }

  /// Returns the function that makes the fixture with some parts replaced.
  func fixture(_ fixture: FixtureDefinition, of type: ExtendedType) -> [String] {
    let construction = fixture.construction
    let parameters = construction.parameters.map {
      "\(declaration(of: $0)) = \(unsafeMark($0.isUnsafe))fixture.\($0.name.memberSpelling)"
    }
    let function = list(
      open: "\(prefix(fixture.access))static func fixture(", items: parameters, close: ") -> Self {"
    )
    let call = call(construction, on: "Self") { construction.parameters[$0].name.spelling }
    return plainExtension(of: type, members: [function + indented(call) + ["}"]])
  }

  private func plainExtension(of type: ExtendedType, members: [[String]]) -> [String] {
    conditioned(
      type.attributes.map(\.text) + ["extension \(type.name) {"]
        + indented(Array(members.joined(separator: [""]))) + ["}"], on: type.conditions)
  }
}
