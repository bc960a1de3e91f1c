import EmissionKernel

/// The options of stubs.
package struct StubOptions: EmissionOption {
  /// The name of stubs, with `*` for the name of the protocol.
  package var name = "*Stub"
  /// Whether stubs record the arguments of their calls.
  package var recordsCalls = false
  /// Whether copies of a stub share their closures, so that a test can set them at any time.
  package var sharesClosures = false
  /// The test frameworks, `Testing` and `XCTest`, with which stubs fail a test that uses what no
  /// closure answers; if there is none, stubs return a default.
  package var strictness: [String] = []

  package init() {}
}
