import Optics
import Testing

/// Expects the laws of every kind to hold for the wholes and parts.
func expectTraversalLaws<Kind, Whole: Equatable, Part: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  at location: SourceLocation = #_sourceLocation
) {
  for whole in wholes {
    #expect(optic.modifying(whole) { $0 } == whole, sourceLocation: location)
    var visited: [Part] = []
    optic.forEach(in: whole) { visited.append($0) }
    #expect(visited == optic.all(whole), sourceLocation: location)
    #expect(optic.count(in: whole) == visited.count, sourceLocation: location)
    #expect(optic.matches(whole) == !visited.isEmpty, sourceLocation: location)
    for part in parts {
      let changed = optic.set(part, whole)
      #expect(optic.all(changed) == visited.map { _ in part }, sourceLocation: location)
      #expect(
        optic.setIfPresent(part, whole) == (visited.isEmpty ? nil : changed),
        sourceLocation: location)
      for other in parts {
        #expect(optic.set(part, optic.set(other, whole)) == changed, sourceLocation: location)
      }
      var whole = whole
      var order: [Part] = []
      optic.modify(&whole) {
        order.append($0)
        $0 = part
      }
      #expect(order == visited, sourceLocation: location)
      #expect(whole == changed, sourceLocation: location)
    }
  }
}

/// Expects the laws of an affine traversal to hold for the wholes and parts.
func expectAffineLaws<Kind, Whole: Equatable, Part: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  at location: SourceLocation = #_sourceLocation
) where Kind.Extracting == Extracts {
  expectTraversalLaws(optic, wholes: wholes, parts: parts, at: location)
  for whole in wholes {
    #expect(optic.all(whole) == optic.extract(whole).map { [$0] } ?? [], sourceLocation: location)
    #expect(
      optic.extract(whole).map { optic.set($0, whole) } ?? whole == whole,
      sourceLocation: location)
  }
}

/// Expects the laws of a lens to hold for the wholes and parts.
func expectLensLaws<Kind, Whole: Equatable, Part: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  at location: SourceLocation = #_sourceLocation
) where Kind.Extracting == Extracts, Kind.Getting == Gets {
  expectAffineLaws(optic, wholes: wholes, parts: parts, at: location)
  for whole in wholes {
    #expect(optic.set(optic.get(whole), whole) == whole, sourceLocation: location)
    for part in parts {
      #expect(optic.get(optic.set(part, whole)) == part, sourceLocation: location)
    }
  }
}

/// Expects the laws of a prism to hold for the wholes and parts.
func expectPrismLaws<Kind, Whole: Equatable, Part: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  at location: SourceLocation = #_sourceLocation
) where Kind.Extracting == Extracts, Kind.Embedding == Embeds {
  expectAffineLaws(optic, wholes: wholes, parts: parts, at: location)
  for whole in wholes {
    #expect(optic.extract(whole).map(optic.embed) ?? whole == whole, sourceLocation: location)
  }
  for part in parts {
    #expect(optic.extract(optic.embed(part)) == part, sourceLocation: location)
  }
}

/// Expects the laws of an isomorphism to hold for the wholes and parts.
func expectIsoLaws<Whole: Equatable, Part: Equatable>(
  _ optic: Iso<Whole, Part>, wholes: [Whole], parts: [Part],
  at location: SourceLocation = #_sourceLocation
) {
  expectLensLaws(optic, wholes: wholes, parts: parts, at: location)
  expectPrismLaws(optic, wholes: wholes, parts: parts, at: location)
}

/// Where the elements of an array are stored, to see that they are not copied.
func address<Element>(of array: [Element]) -> Int {
  array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}
