import Optics

/// Checks that a function does not read the parts of an optic: its result stays the same, whatever
/// these parts are.
///
///     try checkIgnores(User._name, in: users[0]) { user in user.age + 1 }
///
/// The error shows the simplest part that was found to change the result:
///
///     do {
///       try checkIgnores(User._age, in: users[0], fileID: "M/F.swift", line: 1) { user in
///         user.age < 65
///       }
///     } catch {
///       print(error)
///     }
///     // not true: the result does not depend on Lens<User, Int>
///     //   part:     65
///     //   expected: true
///     //   actual:   false
///     //   replay:   seed: 0
///     //   checked:  M/F.swift:1
///
/// - Parameters:
///   - optic: An optic onto one or several parts. Several parts get different arbitrary values.
///   - whole: The value to change. The optic has to find a part in it.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated parts. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated parts; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - function: The function.
/// - Throws: ``Counterexample`` if the result changes, or if there is no part to change.
public func checkIgnores<Kind, Whole, Part: Arbitrary, Result: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, in whole: Whole,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ function: (Whole) throws -> Result
) throws {
  let check = try PropertyCheck(
    ignoring: optic, in: whole, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  let expected = try function(whole)
  _ = try check.run { parts in
    .ifDiffers(try function(optic.parts.set(parts, whole)), from: expected)
  }
}

/// Checks that an async function does not read the parts of an optic.
///
///     try await checkIgnores(User._name, in: users[0]) { user in
///       await Task.yield()
///       return user.age
///     }
///
/// - Parameters:
///   - optic: An optic onto one or several parts. Several parts get different arbitrary values.
///   - whole: The value to change. The optic has to find a part in it.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated parts.
///   - size: The maximal size of the generated parts; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - function: The function.
/// - Throws: ``Counterexample`` if the result changes, or if there is no part to change.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) public func checkIgnores<Kind, Whole, Part: Arbitrary, Result: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, in whole: Whole,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ function: nonisolated(nonsending) (Whole) async throws -> Result
) async throws {
  let check = try PropertyCheck(
    ignoring: optic, in: whole, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  let expected = try await function(whole)
  _ = try await check.run { parts in
    .ifDiffers(try await function(optic.parts.set(parts, whole)), from: expected)
  }
}

extension PropertyCheck {
  /// Creates a check that varies the parts of an optic.
  fileprivate init<Kind, Whole, Part: Arbitrary>(
    ignoring optic: Optic<Kind, Whole, Part>, in whole: Whole,
    cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) throws(Counterexample) where Values == [Part] {
    let count = optic.all(whole).count
    let claim = "the result does not depend on \(optic)"
    if count == 0 {
      throw Counterexample(
        claim: "not checked: \(claim)", inputs: [],
        expected: "at least one part to change",
        actual: "no part in \(Rendering.code.text(of: whole))",
        replay: nil, location: "\(fileID):\(line)")
    }
    self.init(
      inputs: { count == 1 ? $0 : [$0] },
      values: { source in (0..<count).map { _ in .arbitrary(using: &source) } },
      simpler: { $0.shrunkElements(by: { $0.shrunk() }) },
      cases: cases, seed: seed, size: size, fileID: fileID, line: line)
    self.claim = claim
    name = { _ in count == 1 ? "part" : "parts" }
  }
}

extension PropertyCheck.Failure {
  /// The failure if a value differs from what is expected, otherwise `nil`.
  internal static func ifDiffers<Value: Equatable>(_ actual: Value, from expected: Value) -> Self? {
    actual == expected ? nil : .differs(Sides(actual: actual, expected: expected))
  }
}
