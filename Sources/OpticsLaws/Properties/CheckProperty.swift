// MARK: - Properties that are checked at once

/// Checks that a property holds for arbitrary values.
///
///     try checkProperty(of: [Int].self, [Int].self) { one, other in
///       (one + other).count == one.count + other.count
///     }
///
/// The property returns whether it holds. If it returns `false` or throws, the check simplifies the
/// values as long as the property still fails, and throws them as a ``Counterexample``. So return a
/// condition instead of passing it to `#expect` or `XCTAssert`, which would fail the test for each
/// value that is tried on the way.
///
///     let coverage = try checkProperty(
///       of: [Int].self, where: { !$0.isEmpty }, label: { $0.count < 5 ? "few" : "many" }
///     ) { numbers in
///       numbers.min()! <= numbers.max()!
///     }
///     print(coverage.labels.keys.sorted())  // ["few", "many"]
///
/// - Parameters:
///   - type: The type of the values. There may be up to three types; ``Gen/zip(_:)`` combines more.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - isIncluded: Whether the property is meant for a value. Other values are discarded. The check
///     fails if it discards more than four times as many cases as it should try.
///   - label: The name of the group that a case is counted in.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The property: whether it holds for a value.
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@discardableResult
public func checkProperty<Value: Arbitrary>(
  of type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (Value) -> Bool = { _ in true },
  label: (Value) -> String? = { _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (Value) throws -> Bool
) throws(Counterexample) -> Coverage {
  try checkProperty(
    for: .arbitrary, cases: cases, seed: seed, size: size, where: isIncluded, label: label,
    fileID: fileID, line: line, holds)
}

/// Checks that a property of two values holds, like the check for one value.
///
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@discardableResult
public func checkProperty<First: Arbitrary, Second: Arbitrary>(
  of first: First.Type, _ second: Second.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (First, Second) -> Bool = { _, _ in true },
  label: (First, Second) -> String? = { _, _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (First, Second) throws -> Bool
) throws(Counterexample) -> Coverage {
  try checkProperty(
    for: .zip(.arbitrary, .arbitrary), cases: cases, seed: seed, size: size, where: isIncluded,
    label: label, fileID: fileID, line: line, holds)
}

/// Checks that a property of three values holds, like the check for one value.
///
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@discardableResult
public func checkProperty<First: Arbitrary, Second: Arbitrary, Third: Arbitrary>(
  of first: First.Type, _ second: Second.Type, _ third: Third.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (First, Second, Third) -> Bool = { _, _, _ in true },
  label: (First, Second, Third) -> String? = { _, _, _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (First, Second, Third) throws -> Bool
) throws(Counterexample) -> Coverage {
  try checkProperty(
    for: .zip(.arbitrary, .arbitrary, .arbitrary), cases: cases, seed: seed, size: size,
    where: isIncluded, label: label, fileID: fileID, line: line, holds)
}

/// Checks that a property holds for the values of a generator.
///
///     try checkProperty(for: .int(in: 1...1000)) { price in price * 2 > price }
///
/// Combine generators for a property of several values:
///
///     try checkProperty(for: .zip(.int(in: 1...9), .element(of: "abc"))) { number, letter in
///       String(repeating: letter, count: number).count == number
///     }
///
/// - Parameters:
///   - generator: The generator. Counterexamples shrink to others of its values.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - isIncluded: Whether the property is meant for a value. Other values are discarded. The check
///     fails if it discards more than four times as many cases as it should try.
///   - label: The name of the group that a case is counted in.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The property: whether it holds for a value.
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@discardableResult
public func checkProperty<Value>(
  for generator: Gen<Value>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (Value) -> Bool = { _ in true },
  label: (Value) -> String? = { _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: (Value) throws -> Bool
) throws(Counterexample) -> Coverage {
  try PropertyCheck(
    for: generator, cases: cases, seed: seed, size: size, fileID: fileID, line: line
  ).run(where: isIncluded, label: label) { try holds($0) ? nil : .failed }
}

// MARK: - Properties that are awaited

/// Checks that an async property holds for arbitrary values, one after the other.
///
///     try await checkProperty(of: String.self) { text in
///       await Task.yield()
///       return text.lowercased() == text.lowercased().lowercased()
///     }
///
/// The property runs where the check was called, such as on the main actor.
///
/// - Parameters:
///   - type: The type of the values. There may be up to three types; ``Gen/zip(_:)`` combines more.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values.
///   - size: The maximal size of the generated values; not negative.
///   - isIncluded: Whether the property is meant for a value. Other values are discarded.
///   - label: The name of the group that a case is counted in.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The property: whether it holds for a value.
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@discardableResult
nonisolated(nonsending) public func checkProperty<Value: Arbitrary>(
  of type: Value.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (Value) -> Bool = { _ in true },
  label: (Value) -> String? = { _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: nonisolated(nonsending) (Value) async throws -> Bool
) async throws(Counterexample) -> Coverage {
  try await checkProperty(
    for: .arbitrary, cases: cases, seed: seed, size: size, where: isIncluded, label: label,
    fileID: fileID, line: line, holds)
}

/// Checks that an async property of two values holds, like the check for one value.
///
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@discardableResult
nonisolated(nonsending) public func checkProperty<First: Arbitrary, Second: Arbitrary>(
  of first: First.Type, _ second: Second.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (First, Second) -> Bool = { _, _ in true },
  label: (First, Second) -> String? = { _, _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: nonisolated(nonsending) (First, Second) async throws -> Bool
) async throws(Counterexample) -> Coverage {
  try await checkProperty(
    for: .zip(.arbitrary, .arbitrary), cases: cases, seed: seed, size: size, where: isIncluded,
    label: label, fileID: fileID, line: line, holds)
}

/// Checks that an async property of three values holds, like the check for one value.
///
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@discardableResult
nonisolated(nonsending) public func checkProperty<
  First: Arbitrary, Second: Arbitrary, Third: Arbitrary
>(
  of first: First.Type, _ second: Second.Type, _ third: Third.Type,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (First, Second, Third) -> Bool = { _, _, _ in true },
  label: (First, Second, Third) -> String? = { _, _, _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: nonisolated(nonsending) (First, Second, Third) async throws -> Bool
) async throws(Counterexample) -> Coverage {
  try await checkProperty(
    for: .zip(.arbitrary, .arbitrary, .arbitrary), cases: cases, seed: seed, size: size,
    where: isIncluded, label: label, fileID: fileID, line: line, holds)
}

/// Checks that an async property holds for the values of a generator, one after the other.
///
///     try await checkProperty(for: .int(in: 1...1000)) { price in
///       await Task.yield()
///       return price * 2 > price
///     }
///
/// - Parameters:
///   - generator: The generator. Counterexamples shrink to others of its values.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - isIncluded: Whether the property is meant for a value. Other values are discarded. The check
///     fails if it discards more than four times as many cases as it should try.
///   - label: The name of the group that a case is counted in.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - holds: The property: whether it holds for a value.
/// - Returns: How many cases there were, and how many in each group.
/// - Throws: ``Counterexample`` if the property fails, or if there are too few cases.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@discardableResult
nonisolated(nonsending) public func checkProperty<Value>(
  for generator: Gen<Value>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  where isIncluded: (Value) -> Bool = { _ in true },
  label: (Value) -> String? = { _ in nil },
  fileID: StaticString = #fileID, line: UInt = #line,
  _ holds: nonisolated(nonsending) (Value) async throws -> Bool
) async throws(Counterexample) -> Coverage {
  try await PropertyCheck(
    for: generator, cases: cases, seed: seed, size: size, fileID: fileID, line: line
  ).run(where: isIncluded, label: label) { try await holds($0) ? nil : .failed }
}

extension PropertyCheck {
  /// Creates a check with the values of a generator.
  fileprivate init(
    for generator: Gen<Values>, cases: Int, seed: UInt64, size: Int, fileID: StaticString,
    line: UInt
  ) {
    self.init(
      claim: "the property holds for every \(Values.self)", inputs: inputs, of: generator,
      cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  }
}

/// Returns the rows of a report for a value: a tuple has one for each element, as the property names them.
private func inputs(of value: Any) -> [(name: String, value: Any)] {
  // A mirror that a value writes itself, as no tuple does, may stop the program, or never end.
  if value is any CustomReflectable { return [("$0", value)] }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple, !mirror.children.isEmpty else { return [("$0", value)] }
  return mirror.children.enumerated().map { ("$\($0)", $1.value) }
}
