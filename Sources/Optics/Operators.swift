/// The precedence of `|>`: below that of `*~` and `%~`, above that of comparisons, so that
/// `user |> User._age *~ 20 == other` compares the changed user.
precedencegroup OpticPipePrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}

/// The precedence of `*~` and `%~`: below that of arithmetic and `??`, so that
/// `User._age *~ age + 1` and `User._name *~ name ?? ""` set what they seem to set.
precedencegroup OpticUpdatePrecedence {
  associativity: none
  higherThan: OpticPipePrecedence
  lowerThan: NilCoalescingPrecedence
}

// `*~` and `%~` name `Optic` itself: with any `OpticProtocol` in its place, a misspelled first
// member would be the only error, too, but a mistake in four links composed with `*` would take
// seconds to find.

infix operator *~ : OpticUpdatePrecedence
infix operator %~ : OpticUpdatePrecedence
infix operator |> : OpticPipePrecedence

/// A function that replaces the part of a whole; ``Optic/set(_:_:)`` as an operator.
///
///     let reset = [Int]._each *~ 0
///     print(reset([1, 2]))  // [0, 0]
///
/// - Parameters:
///   - optic: Where to write.
///   - part: What to write.
/// - Returns: A function from a whole to its changed copy.
@inlinable @inline(__always)
public func *~ <Kind, Whole, Part>(
  optic: Optic<Kind, Whole, Part>, part: Part
) -> (Whole) -> Whole {
  { optic.set(part, $0) }
}

/// A function that transforms the part of a whole; ``Optic/modifying(_:_:)`` as an operator.
///
///     let double = [Int]._each %~ { $0 * 2 }
///     print(double([1, 2]))  // [2, 4]
///
/// - Parameters:
///   - optic: Where to write.
///   - transform: Gives the part that replaces a part.
/// - Returns: A function from a whole to its changed copy.
@inlinable @inline(__always)
public func %~ <Kind, Whole, Part>(
  optic: Optic<Kind, Whole, Part>, transform: @escaping (Part) -> Part
) -> (Whole) -> Whole {
  { optic.access.copying($0, transform) }
}

/// Applies a function to a value: `value |> function` is `function(value)`.
///
///     print([3, 1, 2] |> { $0.sorted() })  // [1, 2, 3]
///
/// - Parameters:
///   - value: What the function is applied to.
///   - function: The function.
/// - Returns: What the function returns.
@inlinable @inline(__always)
public func |> <Value, Result>(value: Value, function: (Value) -> Result) -> Result {
  function(value)
}

/// Composes two functions, the left one to be applied first.
///
///     let change = [Int]._first *~ 10 |> [Int]._last *~ 20
///     print(change([1, 2, 3]))  // [10, 2, 20]
///
/// - Parameters:
///   - first: The function that is applied first.
///   - second: The function that is applied to its result.
/// - Returns: The composed function.
@inlinable @inline(__always)
@_disfavoredOverload
public func |> <Value, Middle, Result>(
  first: @escaping (Value) -> Middle, second: @escaping (Middle) -> Result
) -> (Value) -> Result {
  { second(first($0)) }
}

// An expression with a mistake in it is searched from the operator with the fewest declarations.
// With two, a pipe came before the dots of its own operands, so that the compiler tried all ways to
// read the pipes of a chain before it knew the type of anything: seconds for twelve links. With
// these four, the dots (five declarations) come first: milliseconds.

/// Cannot be called; makes mistakes in long expressions quick to find.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) {}

/// Cannot be called; makes mistakes in long expressions quick to find.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) -> Never {}

/// Cannot be called; makes mistakes in long expressions quick to find.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) -> Never? {}

/// Cannot be called; makes mistakes in long expressions quick to find.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) -> [Never] {}
