extension Optic where Kind.Extracting == Extracts {
  /// The part as one that has to be there: a lens that traps where this optic finds no part.
  ///
  ///     let first = [Int]._first.required()
  ///     print([1, 2] |> first *~ 10)  // [10, 2]
  ///
  /// A change that finds no part leaves the whole alone, so that a test may arrange less than its
  /// code says. In a strict path, the test stops and names the line of the path, the part and the
  /// whole that lacks it, with the case that is there instead:
  ///
  ///     enum Payment { case cash, transfer(iban: String) }
  ///     let transfer = Prism<Payment, String>(
  ///       extract: { if case .transfer(let iban) = $0 { iban } else { nil } },
  ///       embed: { .transfer(iban: $0) })
  ///     let isPaid = Payment.transfer(iban: "NO1") |> transfer.required() *~ "NO2"
  ///     print(isPaid)  // transfer(iban: "NO2")
  ///
  /// With `Payment.cash` in its place, the program stops: *required part missing: no String in
  /// cash*. What stands behind `required()` in a path may still be absent; call it
  /// last to require all of the path.
  ///
  /// The laws of a ``Lens`` hold for the wholes that have the part.
  ///
  /// - Parameters:
  ///   - file: The file to blame.
  ///   - line: The line to blame.
  /// - Returns: The lens. Its verbs trap for a whole without the part.
  @inlinable @inline(__always)
  public func required(
    file: StaticString = #fileID, line: UInt = #line
  ) -> Lens<Whole, Part> {
    let access = self.access
    return Lens<Whole, Part>(
      get: { whole in
        guard let part = access.extract(whole) else {
          Self.stop(without: whole, file: file, line: line)
        }
        return part
      },
      modify: { whole, body in
        var isFound = false
        access.modify(&whole) {
          isFound = true
          body(&$0)
        }
        if !isFound { Self.stop(without: whole, file: file, line: line) }
      })
  }

  /// Stops the program, since a whole has no part.
  @usableFromInline
  internal static func stop(without whole: Whole, file: StaticString, line: UInt) -> Never {
    #if hasFeature(Embedded)
      fatalError("required part missing", file: file, line: line)
    #else
      fatalError(
        "required part missing: no \(Part.self) in \(whole)", file: file, line: line)
    #endif
  }
}
