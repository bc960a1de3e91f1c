/// The precedence of `|>`: below `*~` and `%~`, and above comparisons.
///
/// So `line |> Line._quantity *~ 2 == other` compares the changed line.
precedencegroup OpticPipePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}

/// The precedence of `*~` and `%~`: below arithmetic and `??`, so `Line._quantity *~ quantity + 1` and
/// `Line._product *~ name ?? ""` mean what you would expect.
precedencegroup OpticUpdatePrecedence {
  associativity: none
  higherThan: OpticPipePrecedence
  lowerThan: NilCoalescingPrecedence
}

// `*~` and `%~` take an `Optic`. With any `OpticProtocol` instead, a misspelled first member would
// also be the only error, but the compiler would take seconds to find a mistake in four links
// composed with `*`.

infix operator *~ : OpticUpdatePrecedence
infix operator %~ : OpticUpdatePrecedence
infix operator |> : OpticPipePrecedence

/// Returns a function that replaces each part of a whole; the operator for ``Optic/set(_:_:)``.
///
///     let reset = [Int]._each *~ 0
///     print(reset([1, 2]))  // [0, 0]
///
/// - Parameters:
///   - optic: The optic onto the parts.
///   - part: The new part.
/// - Returns: A function from a whole to its changed copy, or to the same whole if nothing matches.
/// - Complexity: A call of the function takes the time of ``Optic/set(_:_:)``.
@_transparent
public func *~ <Kind, Whole, Part>(
  optic: Optic<Kind, Whole, Part>, part: Part
) -> (Whole) -> Whole {
  optic.setting(part)
}

/// Returns a function that transforms each part of a whole, in order; the operator for
/// ``Optic/modifying(_:_:)``.
///
///     let double = [Int]._each %~ { $0 * 2 }
///     print(double([1, 2]))  // [2, 4]
///
/// - Parameters:
///   - optic: The optic onto the parts.
///   - transform: Returns the new part for an old part.
/// - Returns: A function from a whole to its changed copy, or to the same whole if nothing matches.
/// - Complexity: A call of the function takes the time of ``Optic/modifying(_:_:)``.
@_transparent
public func %~ <Kind, Whole, Part>(
  optic: Optic<Kind, Whole, Part>, transform: @escaping (Part) -> Part
) -> (Whole) -> Whole {
  optic.modifying(transform)
}

/// Applies a function to a value: `value |> function` is `function(value)`.
///
///     print([3, 1, 2] |> { $0.sorted() })  // [1, 2, 3]
///
/// - Parameters:
///   - value: The argument of the function.
///   - function: The function to call.
/// - Returns: The result of the function.
@_transparent
public func |> <Value, Result>(value: Value, function: (Value) -> Result) -> Result {
  function(value)
}

/// Composes two functions; the left one is applied first.
///
///     let change = [Int]._first *~ 10 |> [Int]._last *~ 20
///     print(change([1, 2, 3]))  // [10, 2, 20]
///
/// - Parameters:
///   - first: The function to apply first.
///   - second: The function to apply to the result of the first.
/// - Returns: The composed function.
@_transparent
@_disfavoredOverload
public func |> <Value, Middle, Result>(
  first: @escaping (Value) -> Middle, second: @escaping (Middle) -> Result
) -> (Value) -> Result {
  { second(first($0)) }
}

extension Optic {
  /// Returns the function that ``*~`` returns.
  @inlinable
  internal func setting(_ part: Part) -> (Whole) -> Whole {
    reportingMissingParts(access.setting(part))
  }

  /// Returns the function that ``%~`` returns.
  @inlinable
  internal func modifying(_ transform: @escaping (Part) -> Part) -> (Whole) -> Whole {
    reportingMissingParts(access.modifying(transform))
  }
}
