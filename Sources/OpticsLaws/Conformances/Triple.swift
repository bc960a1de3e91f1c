/// Three values for which a law of a conformance is tried.
///
/// Independent arbitrary values are rarely equal, and laws such as transitivity say nothing about
/// values that are not. So the second value is often the first one made anew or a little simpler, and
/// the third value likewise from the second one.
internal struct Triple<Value: Arbitrary> {
  internal var a: Value
  internal var b: Value
  internal var c: Value
}

extension Triple {
  internal static func arbitrary(using source: inout RandomSource) -> Triple {
    let start = source
    let a = Value.arbitrary(using: &source)
    func relative(of value: Value) -> Value {
      switch source.index(below: 4) {
      case 0: return .arbitrary(using: &source)
      case 1:
        var again = start
        return .arbitrary(using: &again)
      default:
        let simpler = value.shrunk().all
        return simpler.isEmpty ? .arbitrary(using: &source) : source.choice(of: simpler)
      }
    }
    let b = relative(of: a)
    return Triple(a: a, b: b, c: relative(of: b))
  }

  /// The triples in which all values are simpler in the same way, then those in which one is.
  internal func simpler(for variables: [Variable]) -> SimplerValues<Triple> {
    let (a, b, c) = (a, b, c)
    let simpler: [() -> SimplerValues<Triple>] = [
      {
        SimplerValues(
          zip(zip(a.shrunk(), b.shrunk()), c.shrunk()).lazy
            .map { Triple(a: $0.0, b: $0.1, c: $1) })
      },
      { SimplerValues(zip(a.shrunk(), b.shrunk()).lazy.map { Triple(a: $0, b: $1, c: c) }) },
      { a.shrunk().map { Triple(a: $0, b: b, c: c) } },
      { variables.contains(.b) ? b.shrunk().map { Triple(a: a, b: $0, c: c) } : [] },
      { variables.contains(.c) ? c.shrunk().map { Triple(a: a, b: b, c: $0) } : [] },
    ]
    return SimplerValues(simpler.lazy.flatMap { $0() })
  }
}

extension Laws {
  /// The laws of the conformance of a type.
  internal init<Value: Arbitrary>(
    of conformance: String, _ own: [Equation<Values>], derived: [Equation<Values>] = []
  ) where Values == Triple<Value> {
    self.init(
      subject: "\(Value.self): \(conformance)", own: own, derived: derived,
      variables: [.a, .b, .c],
      text: { variable, triple, rendering in
        switch variable {
        case .b: rendering.text(of: triple.b)
        case .c: rendering.text(of: triple.c)
        default: rendering.text(of: triple.a)
        }
      },
      simpler: { triple, law in triple.simpler(for: law.variables) },
      isTelling: { _ in true })
  }

  /// Checks the laws with generated values.
  ///
  /// - Throws: ``LawViolations`` if a law is broken.
  package func check<Value>(
    cases: Int, seed: UInt64, size: Int, fileID: StaticString, line: UInt
  ) throws(LawViolations) where Values == Triple<Value> {
    var check = LawCheck(self, fileID: fileID, line: line)
    check.run({ .arbitrary(using: &$0) }, cases: cases, seed: seed, size: size)
    try check.result()
  }
}

extension Equation {
  /// A law that a condition has one value.
  internal init<Value>(
    _ law: Law, _ variables: [Variable], isAlways expected: Bool = true,
    if applies: @escaping (Values) -> Bool = { _ in true },
    _ condition: @escaping (Values) -> Bool
  ) where Values == Triple<Value> {
    self.init(law: law, variables: variables) { triple in
      guard applies(triple) else { return nil }
      let actual = condition(triple)
      return actual == expected ? nil : Sides(actual: actual, expected: expected)
    }
  }
}
