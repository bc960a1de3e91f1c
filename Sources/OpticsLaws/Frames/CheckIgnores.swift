import Optics
import OpticsChanges

/// Checks that a function does not read the parts of an optic: its result stays the same, whatever
/// these parts are.
///
///     try checkIgnores(Line._product, in: lines[0]) { line in line.quantity + 1 }
///
/// The error shows the simplest part that was found to change the result:
///
///     do {
///       try checkIgnores(Line._quantity, in: lines[0], fileID: "M/F.swift", line: 1) { line in
///         line.quantity < 10
///       }
///     } catch {
///       print(error)
///     }
///     // not true: the result does not depend on Line.quantity
///     //   part:     10
///     //   expected: true
///     //   actual:   false
///     //   replay:   seed: 0
///     //   checked:  M/F.swift:1
///
/// The value should be one in which the parts could matter: a total does not depend on quantities if all
/// prices are 0. If you cannot say which value that is, pass a generator as `for:` instead.
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
/// - Throws: ``Counterexample`` if the result changes, or if there is no part that the check can change; what
///   `function` throws for `whole` itself.
public func checkIgnores<Kind, Whole, Part: Arbitrary, Result: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, in whole: Whole,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ function: (Whole) throws -> Result
) throws {
  let check = try PropertyCheck(
    ignoring: optic, in: whole, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  let old = optic.all(whole)
  let expected = try check.trying(old) { try function(whole) }
  var hasChanged = false
  _ = try check.run { parts in
    hasChanged = hasChanged || areEqual(parts, old) != true
    return .ifDiffers(try function(optic.parts.set(parts, whole)), from: expected)
  }
  if !hasChanged { throw check.variesNothing }
}

/// Checks that a function does not read the parts of an optic, in generated values.
///
///     try checkIgnores(Line._product, for: .arbitrary) { line in line.quantity }
///
/// In one value, a part may not matter because of the others; generated values rule that out.
///
/// - Parameters:
///   - optic: An optic onto one or several parts. Several parts get different arbitrary values.
///   - wholes: A generator of the values to change. Values without parts are discarded.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values. A report names the seed that replays its
///     counterexample.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - function: The function.
/// - Throws: ``Counterexample`` if the result changes, or if too few values have a part.
public func checkIgnores<Kind, Whole, Part: Arbitrary, Result: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, for wholes: Gen<Whole>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ function: (Whole) throws -> Result
) throws(Counterexample) {
  _ = try PropertyCheck(
    ignoring: optic, for: wholes, cases: cases, seed: seed, size: size, fileID: fileID, line: line
  ).run(where: { optic.matches($0.old) }) { whole in
    .ifDiffers(try function(whole.new), from: try function(whole.old))
  }
}

/// Checks that an async function does not read the parts of an optic.
///
///     try await checkIgnores(Line._product, in: lines[0]) { line in
///       await Task.yield()
///       return line.quantity
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
/// - Throws: ``Counterexample`` if the result changes, or if there is no part that the check can change; what
///   `function` throws for `whole` itself.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) public func checkIgnores<Kind, Whole, Part: Arbitrary, Result: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, in whole: Whole,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ function: nonisolated(nonsending) (Whole) async throws -> Result
) async throws {
  let check = try PropertyCheck(
    ignoring: optic, in: whole, cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  let old = optic.all(whole)
  let expected = try await check.trying(old) { try await function(whole) }
  var hasChanged = false
  _ = try await check.run { parts in
    hasChanged = hasChanged || areEqual(parts, old) != true
    return .ifDiffers(try await function(optic.parts.set(parts, whole)), from: expected)
  }
  if !hasChanged { throw check.variesNothing }
}

/// Checks that an async function does not read the parts of an optic, in generated values.
///
///     try await checkIgnores(Line._product, for: .arbitrary) { line in
///       await Task.yield()
///       return line.quantity
///     }
///
/// - Parameters:
///   - optic: An optic onto one or several parts. Several parts get different arbitrary values.
///   - wholes: A generator of the values to change. Values without parts are discarded.
///   - cases: The number of cases to try; at least one.
///   - seed: The seed of the generated values.
///   - size: The maximal size of the generated values; not negative.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
///   - function: The function.
/// - Throws: ``Counterexample`` if the result changes, or if too few values have a part.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
nonisolated(nonsending) public func checkIgnores<Kind, Whole, Part: Arbitrary, Result: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, for wholes: Gen<Whole>,
  cases: Int = defaultNumberOfCases, seed: UInt64 = 0, size: Int = RandomSource.defaultSize,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ function: nonisolated(nonsending) (Whole) async throws -> Result
) async throws(Counterexample) {
  _ = try await PropertyCheck(
    ignoring: optic, for: wholes, cases: cases, seed: seed, size: size, fileID: fileID, line: line
  ).run(where: { optic.matches($0.old) }) { whole in
    let expected = try await function(whole.old)
    return .ifDiffers(try await function(whole.new), from: expected)
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
      claim: claim, inputs: { [inputs(of: $0)] },
      of: Gen(
        { source in (0..<count).map { _ in .arbitrary(using: &source) } },
        shrunk: { $0.shrunkElements { $0.shrunk() } }),
      cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  }

  /// Creates a check that varies the parts of an optic in generated values.
  fileprivate init<Kind, Whole, Part: Arbitrary>(
    ignoring optic: Optic<Kind, Whole, Part>, for wholes: Gen<Whole>,
    cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) where Values == (old: Whole, new: Whole) {
    self.init(
      claim: "the result does not depend on \(optic)",
      inputs: { [("whole", $0.old), inputs(of: optic.all($0.new))] },
      of: wholes.pairs(replacing: optic, by: .arbitrary),
      cases: cases, seed: seed, size: size, fileID: fileID, line: line)
  }

  /// The error that each case had the parts that were there before.
  fileprivate var variesNothing: Counterexample {
    notChecked(
      expected: "a case that changes a part",
      actual: "all arbitrary parts equal those of the value")
  }
}

/// Returns the row of a report for the parts of a case.
private func inputs(of parts: [some Any]) -> (name: String, value: Any) {
  parts.count == 1 ? ("part", parts[0]) : ("parts", parts)
}

extension PropertyCheck.Failure {
  /// The failure if a value differs from what is expected, otherwise `nil`.
  internal static func ifDiffers<Value: Equatable>(_ actual: Value, from expected: Value) -> Self? {
    actual == expected ? nil : .differs(Sides(actual: actual, expected: expected))
  }
}
