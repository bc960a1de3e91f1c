import Testing

/// Chains that make the generator call itself as often as a source can.
extension SafetyTests {
  /// The stack holds them, also in a build for debugging.
  @Test func longestChainsAreReadOrAnError() throws {
    try expectChainsToBeReadOrAnError(ofLength: 900)
  }
}
