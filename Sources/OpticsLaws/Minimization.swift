/// The search for the simplest sample that refutes a claim.
///
/// It is a loop turned inside out, so that one search serves claims that are checked at once and
/// claims that have to be awaited: call `next()` for a candidate, and `record(_:)` what it shows, until
/// `next()` returns `nil`.
internal struct Minimization<Sample, Evidence> {
  /// The maximal number of simpler samples to try.
  ///
  /// Only a type that shrinks in circles, or a type with huge values, comes close.
  private static var greatestNumberOfCandidates: Int { 50_000 }

  /// The simplest sample found so far.
  internal private(set) var sample: Sample
  /// What the sample shows.
  internal private(set) var evidence: Evidence

  private let simpler: (Sample) -> SimplerValues<Sample>
  private var candidates: AnyIterator<Sample>
  private var candidate: Sample?
  private var rest = Self.greatestNumberOfCandidates

  internal init(
    _ sample: Sample, _ evidence: Evidence, simpler: @escaping (Sample) -> SimplerValues<Sample>
  ) {
    self.sample = sample
    self.evidence = evidence
    self.simpler = simpler
    candidates = simpler(sample).makeIterator()
  }

  /// Returns the next sample to try; `nil` if no simpler sample refutes the claim.
  internal mutating func next() -> Sample? {
    rest -= 1
    candidate = rest < 0 ? nil : candidates.next()
    return candidate
  }

  /// Notes what the last sample shows, or `nil` if it does not refute the claim.
  internal mutating func record(_ evidence: Evidence?) {
    guard let evidence, let candidate else { return }
    (sample, self.evidence) = (candidate, evidence)
    candidates = simpler(candidate).makeIterator()
  }
}
