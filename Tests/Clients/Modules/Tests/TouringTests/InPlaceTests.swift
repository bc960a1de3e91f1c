import Testing

@Test func partsOfAnotherModuleKeepTheirStorage() {
  #expect(changesThatCopy() == [])
}
