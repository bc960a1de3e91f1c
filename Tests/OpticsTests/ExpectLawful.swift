import Optics
import OpticsLaws
import Testing

/// Expects an optic to keep the laws of its kind, and its ways of reading to agree.
func expectLawful<Kind, Whole: Equatable, Part: Equatable>(
  _ optic: Optic<Kind, Whole, Part>, wholes: [Whole], parts: [Part],
  at location: SourceLocation = #_sourceLocation
) {
  do { try checkLaws(of: optic, wholes: wholes, parts: parts) } catch {
    Issue.record(error, sourceLocation: location)
  }
  for whole in wholes {
    let all = optic.all(whole)
    #expect(optic.matches(whole) == !all.isEmpty, sourceLocation: location)
    #expect(Traversal(optic).first.extract(whole) == all.first, sourceLocation: location)
  }
}
