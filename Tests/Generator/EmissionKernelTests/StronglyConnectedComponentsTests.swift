import Testing

@testable import EmissionKernel

/// Which nodes of a graph lead back to themselves.
@Suite struct StronglyConnectedComponentsTests {
  @Test func nodesThatReachEachOtherShareANumber() {
    let circles = StronglyConnectedComponents([
      1: [2], 2: [3], 3: [1, 4], 4: [5], 5: [6], 6: [5], 7: [7], 8: [1], 9: [10],
    ]).numbers
    #expect(Set(circles.keys) == [1, 2, 3, 5, 6, 7])
    #expect(Set([1, 2, 3].map { circles[$0] }).count == 1)
    #expect(circles[5] == circles[6])
    #expect(Set(circles.values).count == 3)
  }

  @Test func withoutACircleThereIsNone() {
    #expect(StronglyConnectedComponents([1: [2, 3], 2: [3], 3: []]).numbers.isEmpty)
    #expect(StronglyConnectedComponents([Int: Set<Int>]()).numbers.isEmpty)
  }

  @Test func eachNodeFollowsItsSuccessors() throws {
    let order = StronglyConnectedComponents([1: [2, 3], 2: [4], 3: [4], 4: [5], 5: [6], 6: [5]])
      .order
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    #expect(places.count == 6)
    for (before, after) in [(2, 1), (3, 1), (4, 2), (4, 3), (5, 4), (6, 4)] {
      #expect(try #require(places[before]) < #require(places[after]))
    }
  }

  @Test func aLongChainIsNoneTooLong() {
    let chain = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, Set([$0 + 1])) })
    #expect(StronglyConnectedComponents(chain).order.count == 100_000)
    #expect(
      StronglyConnectedComponents(chain.merging([100_000: [0]]) { $1 }).numbers.count == 100_001)
  }
}
