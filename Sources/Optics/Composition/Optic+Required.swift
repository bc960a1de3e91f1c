extension Optic where Kind.Extracting == Extracts {
  /// The part as one that has to be there: a lens that traps where this optic finds no part.
  ///
  ///     let first = [Int]._first.required()
  ///     print([1, 2] |> first *~ 10)  // [10, 2]
  ///
  /// Without `required()`, a change that finds no part changes nothing. A test that sets the IBAN of
  /// a cash payment then silently tests a cash payment. With `required()`, the test stops at the line
  /// of the path, and names the part and the whole:
  ///
  ///     enum Payment { case cash, transfer(iban: String) }
  ///     let transfer = Prism<Payment, String>(
  ///       extract: { if case .transfer(let iban) = $0 { iban } else { nil } },
  ///       embed: { .transfer(iban: $0) })
  ///     let payment = Payment.transfer(iban: "NO1") |> transfer.required() *~ "NO2"
  ///     print(payment)  // transfer(iban: "NO2")
  ///
  /// For `Payment.cash`, the program stops: *required part missing: no String in cash*. A step after
  /// `required()` may still find no part, so call it last to require the whole path.
  ///
  /// The laws of a ``Lens`` hold for the wholes that have the part.
  ///
  /// - Parameters:
  ///   - fileID: The file that the message names.
  ///   - line: The line that the message names.
  /// - Returns: The lens. Its verbs trap for a whole without the part.
  @inlinable @inline(__always)
  public func required(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Lens<Whole, Part> {
    let optic = self
    return Lens<Whole, Part>(
      get: { optic.get($0, fileID: fileID, line: line) },
      modify: { optic.modify(&$0, $1, fileID: fileID, line: line) }
    )
    .named(name.then("required()"))
  }

  /// Returns the part, or stops the program.
  @inlinable @inline(__always)
  internal func get(_ whole: Whole, fileID: StaticString, line: UInt) -> Part {
    guard let part = access.extract(whole) else {
      Self.stop(without: whole, fileID: fileID, line: line)
    }
    return part
  }

  /// Changes the part in place, or stops the program.
  @inlinable @inline(__always)
  internal func modify(
    _ whole: inout Whole, _ body: (inout Part) -> Void, fileID: StaticString, line: UInt
  ) {
    var isFound = false
    access.modify(&whole) {
      isFound = true
      body(&$0)
    }
    if !isFound { Self.stop(without: whole, fileID: fileID, line: line) }
  }

  @usableFromInline
  internal static func stop(without whole: Whole, fileID: StaticString, line: UInt) -> Never {
    #if hasFeature(Embedded)
      fatalError("required part missing", file: fileID, line: line)
    #else
      fatalError(
        "required part missing: no \(Part.self) in \(whole)", file: fileID, line: line)
    #endif
  }
}
