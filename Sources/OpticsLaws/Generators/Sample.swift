import Optics

/// A generated value that knows its simpler values.
///
/// A value alone does not know the range or the function that it comes from. A sample does, so all simpler
/// values come from the same generator.
///
/// A reference, because a check passes on many samples where nothing is optimized, and the compiler does not know
/// the size of a value there.
internal final class Sample<Value> {
  /// Where the simpler values come from.
  private enum Origin {
    case none
    /// They depend on the value: arbitrary values, of which a check makes many, need no closure of their own.
    case value((Value) -> SimplerValues<Value>)
    case generator(() -> SimplerValues<Sample>)
  }

  internal let value: Value
  private let origin: Origin

  /// Creates a sample without simpler values.
  internal init(_ value: Value) {
    self.value = value
    origin = .none
  }

  /// Creates a sample whose simpler values depend on its value.
  internal init(_ value: Value, shrunk: @escaping (Value) -> SimplerValues<Value>) {
    self.value = value
    origin = .value(shrunk)
  }

  /// Creates a sample with simpler samples.
  internal init(_ value: Value, simpler: @escaping () -> SimplerValues<Sample>) {
    self.value = value
    origin = .generator(simpler)
  }
}

extension Sample {
  /// Returns the simpler samples to try instead, the simplest first.
  internal func simpler() -> SimplerValues<Sample> {
    switch origin {
    case .none: []
    case .value(let shrunk): shrunk(value).map { Sample($0, shrunk: shrunk) }
    case .generator(let simpler): simpler()
    }
  }
}

extension Sample {
  internal func map<Result>(_ transform: @escaping (Value) -> Result) -> Sample<Result> {
    Sample<Result>(transform(value)) { self.simpler().map { $0.map(transform) } }
  }

  /// Returns the sample without the values that do not meet a condition; `nil` if its own does not.
  ///
  /// The values that are simpler than a simpler value without the condition stand in for it: of the integers
  /// that are simpler than an odd one, most are even.
  internal func filtered(by isIncluded: @escaping (Value) -> Bool) -> Sample? {
    guard isIncluded(value) else { return nil }
    return Sample(value) {
      SimplerValues(
        self.simpler().lazy.flatMap { candidate -> SimplerValues<Sample> in
          candidate.filtered(by: isIncluded).map { [$0] }
            ?? SimplerValues(
              candidate.simpler().lazy.compactMap { $0.filtered(by: isIncluded) })
        })
    }
  }
}

extension Sample {
  /// Returns a sample of a tuple: in the simpler tuples, one element is simpler.
  internal static func tuple<each Element>(
    _ elements: repeat Sample<each Element>
  ) -> Sample where Value == (repeat each Element) {
    Sample((repeat (each elements).value)) {
      var simpler: [SimplerValues<Sample>] = []
      for element in repeat each elements {
        let position = simpler.count
        simpler.append(
          element.simpler().map { candidate in
            var current = -1
            func replaced<Other>(_ other: Sample<Other>) -> Sample<Other> {
              current += 1
              return current == position ? candidate as? Sample<Other> ?? other : other
            }
            return .tuple(repeat replaced(each elements))
          })
      }
      return SimplerValues(simpler.lazy.joined())
    }
  }

  /// Returns a sample of a list: the simpler lists are shorter, or have one simpler element.
  internal static func list<Element>(
    _ elements: [Sample<Element>], least: Int
  ) -> Sample where Value == [Element] {
    Sample(elements.map(\.value)) {
      elements.shrunk { $0.simpler() }
        .filter { $0.count >= least }.map { .list($0, least: least) }
    }
  }

  /// Returns a sample of a whole, before and after the parts of an optic are replaced.
  ///
  /// In a simpler whole with fewer parts, each run of the parts may be missing.
  internal static func replacing<Kind, Whole, Part>(
    _ optic: Optic<Kind, Whole, Part>, in whole: Sample<Whole>, by parts: [Sample<Part>]
  ) -> Sample where Value == (old: Whole, new: Whole) {
    Sample((whole.value, optic.parts.set(parts.map(\.value), whole.value))) {
      let simplerWholes = whole.simpler().lazy.flatMap { simpler -> SimplerValues<Sample> in
        let missing = parts.count - optic.all(simpler.value).count
        guard missing >= 0 else { return [] }
        return SimplerValues(
          (0...(missing == 0 ? 0 : parts.count - missing)).lazy.map { start in
            replacing(
              optic, in: simpler, by: Array(parts[..<start] + parts[(start + missing)...]))
          })
      }
      return parts.shrunkElements { $0.simpler() }.map { replacing(optic, in: whole, by: $0) }
        .preceded(by: SimplerValues(simplerWholes))
    }
  }
}
