import FactoryProvider
import Testing

/// Tests what a stub's closure receives for a generic value of another module's type.
@Suite struct UnpassableFunctionTests {
  private func erased<Value>(
    _ value: Value, _ none: () -> Value, _ one: (Value) throws -> Void, _ two: (Value, Int) -> Void,
    _ three: (Value, Int, Int) -> Value, _ change: (inout Value) -> Void,
    _ four: (Value, Int, Int, Int) -> Void, _ changeBy: (inout Value, Int) -> Void,
    _ all: (Value...) -> Void, _ waiting: nonisolated(nonsending) (Value) async -> Void
  ) -> [Any] {
    [
      StubAnswer.erased(value), StubAnswer.erased([value]), StubAnswer.erased(none),
      StubAnswer.erased(one), StubAnswer.erased(two), StubAnswer.erased(three),
      StubAnswer.erased(change), StubAnswer.erased(four), StubAnswer.erased(changeBy),
      StubAnswer.erased(all), StubAnswer.erased(waiting),
    ]
  }

  @Test func valuesAreKeptAndFunctionsAreReplaced() {
    let given = erased(
      3, { 3 }, { _ in }, { _, _ in }, { value, _, _ in value }, { $0 += 1 }, { _, _, _, _ in },
      { $0 += $1 }, { (_: Int...) in }, { _ in })
    #expect(given[0] as? Int == 3)
    #expect(given[1] as? [Int] == [3])
    #expect(given.dropFirst(2).allSatisfy { $0 is UnpassableFunction })
  }
}
