import Testing

@testable import Optics

/// In debug builds, an optic of a kind that it cannot have stops where it is made, not where it is used.
@Suite struct KindTests {
  /// Optimized code leaves out assertions.
  private static var assertionsAreChecked: Bool {
    var areChecked = false
    assert({ areChecked = true }() == ())
    return areChecked
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS) && !os(Android)
    @Test(.enabled(if: assertionsAreChecked)) func aLensHasOnePart() async {
      await #expect(processExitsWith: .failure) {
        _ = Lens<Int?, Int>(
          access: .atMostOne(extract: { $0 }, inPlace: { _, _ in }, rebuild: nil))
      }
    }

    @Test(.enabled(if: assertionsAreChecked)) func aPrismHasAtMostOnePart() async {
      await #expect(processExitsWith: .failure) {
        _ = Prism<[Int], Int>(access: [Int]._each.access) { [$0] }
      }
    }

    @Test(.enabled(if: assertionsAreChecked)) func aPrismEmbeds() async {
      await #expect(processExitsWith: .failure) {
        _ = Prism<[Int], Int>(access: [Int]._first.access)
      }
    }

    @Test(.enabled(if: assertionsAreChecked)) func aLensDoesNotEmbed() async {
      await #expect(processExitsWith: .failure) {
        _ = Lens<Int, Int>(access: Iso<Int, Int>.identity.access) { $0 }
      }
    }
  #endif

  @Test func aTraversalCanHaveOnePart() {
    #expect(Traversal<Int, Int>(access: Iso<Int, Int>.identity.access).all(3) == [3])
  }
}
