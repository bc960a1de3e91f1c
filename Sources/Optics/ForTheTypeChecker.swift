// What exists only for the type checker of Swift 6.2 and 6.3. Nothing here does anything at run time.
//
// With each new version of Swift, remove one of the three pieces after the other and run
// `optics-benchmark --type-check`. A piece without which every row stays within its limit can go.

// MARK: - A wrong kind counts as ten mistakes
//
// In an expression with a mistake, the compiler pursues each overload of a dot until it counts more
// mistakes than the best explanation so far. A wrong kind has to count more than a misspelled member,
// which counts nine. Dots therefore compare types that differ in ten places. If they compare the kinds
// instead, wrong arithmetic behind paths of all kinds takes 4,326 attempts in place of 1,674 in four
// links, and 8,575 in place of 2,285 in eight.

extension Can {
  /// This kind, repeated ten times.
  public typealias Tenfold = TenTimes<Self, Self, Self, Self, Self, Self, Self, Self, Self, Self>
}

/// A type repeated ten times, so that two of them differ in ten places.
public enum TenTimes<A, B, C, D, E, F, G, H, I, J> {}

// MARK: - One declaration of `*` for all pairs of kinds
//
// Swift has no function of two types. Without this one, `*` needs 25 overloads, and the compiler tries
// them all for each `*`: 18 s for a wrong value in twelve links, in place of 20 ms.

/// An ability, paired with an ability of another optic: `Kept<A, B>` is `A`, so
/// `repeat Kept<A, each B>` is `A` once for each element of the pack.
public typealias Kept<Ability, Other> = Ability

// MARK: - More declarations of `|>` than of dots
//
// The compiler searches an expression with a mistake starting from the operator with the fewest
// declarations. With two declarations, a pipe comes before the dots of its own operands, so the
// compiler tries all overloads of the pipes in a chain before it knows the type of anything. With these
// four, the dots (five declarations) come first. Without them, a wrong value in four links with
// operators on their right-hand sides takes 6,522 attempts in place of 3,231, and a misspelled member in
// the last of them 809,533 in place of 165,869.

/// Cannot be called; lets the compiler find mistakes in long expressions quickly.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) {}

/// Cannot be called; lets the compiler find mistakes in long expressions quickly.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) -> Never {}

/// Cannot be called; lets the compiler find mistakes in long expressions quickly.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) -> Never? {}

/// Cannot be called; lets the compiler find mistakes in long expressions quickly.
@_disfavoredOverload @_documentation(visibility: internal)
public func |> (value: Never, function: Never) -> [Never] {}
