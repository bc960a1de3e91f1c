// What exists only for the type checker of Swift 6.3. Nothing here does anything at run time.
//
// With each new version of Swift, remove one of the two pieces after the other and run
// `optics-benchmark --type-check`. A piece without which every row stays within its limit can go.

// MARK: - What completion sees counts as ten mistakes
//
// In an expression with a mistake, the compiler pursues each overload of a dot until it counts more
// mistakes than the best explanation so far. The subscripts that only completion sees
// (OpticsCompletion/Dots.swift) have to count more than a misspelled member, which counts nine. They
// therefore compare types that differ in ten places.

extension Can {
  /// This kind, repeated ten times.
  public typealias _Tenfold = _TenTimes<Self, Self, Self, Self, Self, Self, Self, Self, Self, Self>
}

/// A type repeated ten times, so that two of them differ in ten places.
public enum _TenTimes<A, B, C, D, E, F, G, H, I, J> {}

// MARK: - One declaration of `*`, and one of dots, for all pairs of kinds
//
// Swift has no function of two types. Without this one, `*` needs 25 overloads, and the compiler tries
// them all for each `*`: 18 s for a wrong value in twelve links, in place of 20 ms. Without it, dots
// need five: 283,536 attempts for a misspelled member in four links, in place of 373.

/// An ability, paired with an ability of another optic: `_Kept<A, B>` is `A`, so
/// `repeat _Kept<A, each B>` is `A` once for each element of the pack.
public typealias _Kept<Ability, Other> = Ability
