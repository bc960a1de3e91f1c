import EmissionKernel
import SwiftModule
import SwiftReading

/// The traversals of all recursive types, if they are generated: laws and lists are made of them, too.
package struct PlannedTraversals: SharedFinding {
  /// The traversals of the types, by the position of their declaration.
  let plans: [Position: (optics: [Part], report: Report)]

  package init(in context: GenerationContext) {
    guard context.emits(ChildrenPlanner.self) else {
      plans = [:]
      return
    }
    plans = context.found(for: context.copyableTypes) { type in
      var report = Report()
      let optics = report.planned(.type(type)) { report throws(SkipReason) in
        try context.foundTraversals(of: type, report: &report)
      }
      return (optics ?? [], report)
    }
  }
}

extension GenerationContext {
  /// Returns the traversals of the children of a type, and of the nodes at any depth, as far as they are
  /// generated.
  package func traversals(of type: TypeDeclaration) -> [Part] {
    finding(PlannedTraversals.self).plans[type.position]?.optics ?? []
  }

  /// Plans the traversals of a type; there are none if the type is not recursive.
  ///
  /// A child is in the part of one of the type's lenses or prisms, or in a part of another type that leads
  /// back to this one. Parts of the type without an optic are reported where the optics are generated.
  fileprivate func foundTraversals(
    of type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> [Part] {
    var ignored = Report()
    let search = ChildSearch(of: type, in: self)
    let optics = optics(of: type, report: &ignored)
    let member = Identifier("children")
    let name = member.opticName
    let found = paths(
      from: optics, of: type, by: search, for: name, report: &report)
    let used = found.flatMap(\.generated)
    guard let access = used.map(\.access).min() else { return [] }
    if !emitsOptics(of: type) { throw .withoutOptics(name) }
    if module.isTaken(name, in: type.path) { throw .taken(name) }
    if optics.contains(where: { $0.opticName == name }) { throw .childrenTaken(in: type) }
    let writer = ChildrenWriter(found, of: type, search, in: self)
    let children = Part(
      member: member, position: type.position, type: WrittenType(name: "Self"),
      names: found.reduce(into: []) { $0.formUnion($1.namesInExpressions) },
      isUnsafe: type.kind == .struct && found.contains(where: \.optic.isUnsafe),
      form: .traversal(type.kind == .struct ? writer.paths : writer.switches),
      access: access, isInlinable: used.allSatisfy(\.isInlinable),
      attributes: found.flatMap(\.optic.attributes).unique, conditions: [])
    return [children] + nodes(of: type, below: children, beside: optics, report: &report)
  }

  /// Plans the traversal of the nodes at any depth; there is none if its name is taken.
  ///
  /// - Parameter children: The traversal of the children of a node.
  private func nodes(
    of type: TypeDeclaration, below children: Part, beside optics: [Part],
    report: inout Report
  ) -> [Part] {
    let member = Identifier("deep")
    let name = member.opticName
    if module.isTaken(name, in: type.path) || optics.contains(where: { $0.opticName == name }) {
      report.skip(.part(member, at: type.position, of: type), .taken(name))
      return []
    }
    var nodes = children
    nodes.member = member
    nodes.form = .expression("\(children.opticName.memberSpelling).deep")
    return [nodes]
  }

  /// Returns the paths of a traversal through the optics of a type, and reports what it leaves out.
  func paths(
    from optics: [Part], of type: TypeDeclaration, by search: ChildSearch,
    for traversal: Identifier, report: inout Report
  ) -> [PathsToChildren] {
    var found: [PathsToChildren] = []
    for optic in optics {
      // The prisms find the same children.
      if case .shared = optic.form { continue }
      let subject = optic.subject(in: type)
      let paths = PathsToChildren(optic, search)
      if let part = paths.unreached.first {
        report.skip(subject, .unreached(part, by: traversal))
      }
      for part in paths.missed.unique {
        report.skip(subject, .unreached(behind: part, by: traversal))
      }
      if !paths.hasChildren { continue }
      if isConditional(paths.optic, of: type) {
        report.skip(subject, .conditionalChildren(of: traversal))
      } else {
        found.append(paths)
      }
    }
    return found
  }

  private func isConditional(_ optic: Part, of type: TypeDeclaration) -> Bool {
    type.kind == .struct && !optic.conditions.isEmpty
      || optic.attributes.contains(where: \.isAvailability)
  }
}
