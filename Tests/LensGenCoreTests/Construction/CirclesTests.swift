import Testing

@testable import LensGenCore

/// Which nodes of a graph lead back to themselves.
@Suite struct CirclesTests {
  @Test func nodesThatReachEachOtherShareANumber() {
    let circles = Circles([
      1: [2], 2: [3], 3: [1, 4], 4: [5], 5: [6], 6: [5], 7: [7], 8: [1], 9: [10],
    ]).numbers
    #expect(Set(circles.keys) == [1, 2, 3, 5, 6, 7])
    #expect(Set([1, 2, 3].map { circles[$0] }).count == 1)
    #expect(circles[5] == circles[6])
    #expect(Set(circles.values).count == 3)
  }

  @Test func withoutACircleThereIsNone() {
    #expect(Circles([1: [2, 3], 2: [3], 3: []]).numbers.isEmpty)
    #expect(Circles([Int: Set<Int>]()).numbers.isEmpty)
  }
}
