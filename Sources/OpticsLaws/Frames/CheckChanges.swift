import Optics
import OpticsChanges

/// Checks that a change writes to the parts of the given optics, and to nothing else.
///
///     let line = lines[0]
///     let more = line |> Line._quantity %~ { $0 + 1 }
///     try checkChanges(only: Line._quantity, from: line, to: more)
///
/// The error names everything else that changed:
///
///     do {
///       let renamed = lines[0] |> Line._product *~ "Cup"
///       try checkChanges(only: Line._quantity, from: lines[0], to: renamed, fileID: "M/F.swift", line: 1)
///     } catch {
///       print(error)
///     }
///     // Line changed outside of Line.quantity
///     //   product:  "Tea" → "Cup"
///     //   checked:  M/F.swift:1
///
/// If the number of an optic's parts changes, the check says so, too, because an optic cannot write
/// a part that is not there: pass the optic onto the collection instead.
///
/// - Parameters:
///   - optics: The optics onto the parts that may change. The optics have to be lawful.
///   - before: The value before the change.
///   - after: The value after the change.
///   - fileID: The file to name in the report.
///   - line: The line to name in the report.
/// - Throws: ``Counterexample`` if anything else changed, with the path, the old and the new value
///   of each part.
@_disfavoredOverload
public func checkChanges<each Kind, Whole: Equatable, each Part>(
  only optics: repeat Optic<each Kind, Whole, each Part>, from before: Whole, to after: Whole,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(Counterexample) {
  let location = "\(fileID):\(line)"
  let current = CurrentCase<(Whole, Whole)>(
    "only some parts of \(Whole.self) changed", location: location
  ) { values, rendering in
    [
      .init(name: "before", value: rendering.text(of: values.0)),
      .init(name: "after", value: rendering.text(of: values.1)),
    ]
  }
  current.begin(nil)
  current.tryValues((before, after))
  try current.reportingCrashes { () throws(Counterexample) in
    var allowed = before
    var counts: [Counterexample.Input] = []
    var names: [String] = []
    for optic in repeat each optics {
      let (old, new) = (optic.all(before), optic.all(after))
      allowed = optic.parts.set(new, allowed)
      names.append("\(optic)")
      if old.count != new.count {
        counts.append(.init(name: "\(optic)", value: "\(old.count) parts → \(new.count) parts"))
      }
    }
    if allowed == after { return }
    throw Counterexample(
      claim: "\(Whole.self) changed outside of \(names.joined(separator: ", "))",
      inputs: differences(from: allowed, to: after).map { .init(name: $0.path, value: $0.values) }
        + counts, expected: nil, actual: nil,
      replay: nil, location: location)
  }
}
