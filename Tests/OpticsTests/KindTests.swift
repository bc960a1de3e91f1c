import Testing

@testable import Optics

/// In debug builds, an optic of a kind that it cannot have stops where it is made, not where it is used.
@Suite struct KindTests {
  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS) && !os(Android)
    @Test func aLensHasOnePart() async {
      await #expect(processExitsWith: .failure) {
        _ = Lens<Int?, Int>(
          access: .atMostOne(extract: { $0 }, inPlace: { _, _ in }, rebuild: nil))
      }
    }

    @Test func aPrismHasAtMostOnePart() async {
      await #expect(processExitsWith: .failure) {
        _ = Prism<[Int], Int>(access: [Int]._each.access) { [$0] }
      }
    }

    @Test func aPrismEmbeds() async {
      await #expect(processExitsWith: .failure) {
        _ = Prism<[Int], Int>(access: [Int]._first.access)
      }
    }

    @Test func aLensDoesNotEmbed() async {
      await #expect(processExitsWith: .failure) {
        _ = Lens<Int, Int>(access: Iso<Int, Int>.identity.access) { $0 }
      }
    }
  #endif

  @Test func aTraversalCanHaveOnePart() {
    #expect(Traversal<Int, Int>(access: Iso<Int, Int>.identity.access).all(3) == [3])
  }
}
