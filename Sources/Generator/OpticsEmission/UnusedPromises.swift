import EmissionKernel
import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Warns about each mark `trust` before an initializer that no lens relies on.
  func reportUnusedPromises(to report: inout Report) {
    let types = module.files.flatMap(\.types)
    let members = types.map(\.members) + module.files.flatMap(\.extensions).map(\.members)
    let marked = members.flatMap(\.initializers).filter { $0.marks.contains(.trust) }
    if marked.isEmpty { return }
    var (used, visible): (Set<Position>, Set<Position>) = ([], [])
    for type in types where type.kind == .struct {
      let rebuilder = Rebuilder(of: type, in: self)
      for initializer in module.initializers(of: type) where initializer.marks.contains(.trust) {
        if rebuilder.needsPromise(of: initializer) {
          used.insert(initializer.position)
        } else if rebuilder.canCall(initializer) {
          visible.insert(initializer.position)
        }
      }
    }
    for initializer in marked where !used.contains(initializer.position) {
      report.warn(
        .unusedMark,
        "the mark 'trust' has no effect here: "
          + (visible.contains(initializer.position)
            ? "lens-gen sees what '\(initializer.name)' stores"
            : "no lens can call '\(initializer.name)'"),
        at: initializer.position)
    }
  }
}
