import Testing

extension SameTextTests {
  @Test func theOpticsOfHostileModelsAreThoseThatLensGenWrites() throws {
    let comparison = try Comparison(of: "Tests/Generator/HostileTests/Model")
    let different: Set = [
      // The macro does not see an initializer in an extension, or another branch of `#if`.
      "DelegatingToMemberwise._age", "DelegatingToMemberwise._name", "EitherWay._name",
      "InitializerInExtension._name",
      // It leaves out the generic arguments of enclosing types, as the declaration does.
      "GenericsInside.Outer.Inner._outer", "GenericsInside.Outer.Inner._sibling",
      "GenericsInside.Tree._node",
      // It does not know that a protocol isolates the type.
      "ScreenModel._age", "ScreenModel._name",
      // It does not know that an alias is of an unsafe type.
      "UnsafeParts._raw", "UnsafePayload._pair",
    ]
    #expect(Set(comparison.different) == different)
    #expect(comparison.same > 600)
  }
}
