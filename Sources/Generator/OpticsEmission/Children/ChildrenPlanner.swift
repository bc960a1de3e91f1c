import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans a traversal of the children of each recursive type.
package struct ChildrenPlanner: EmissionPlanner {
  package static let name = "children"
  package static let summary =
    "traversals '_children' and '_deep' of the nodes of recursive types"
  package static let needs = CodeNeeds(libraries: ["Optics"])
  package static let capabilities: Set<Capability> = [.children]
  package static let findings: [any SharedFinding.Type] = [
    PlannedSharedParts.self, RecursiveTypes.self,
  ]

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(
    for type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> GeneratedCode? {
    guard let children = try context.children(of: type, report: &report) else { return nil }
    let deep = context.nodes(of: type, below: children, report: &report)
    let extended = ExtendedType(type, in: context)
    let optics = [children] + (deep.map { [$0] } ?? [])
    return GeneratedCode(
      type: extended, access: children.access, nameUses: children.nameUses,
      library: context.library("Optics", shownBy: children.access), opticCount: optics.count,
      lines: context.opticExtension(of: extended, with: optics))
  }
}

extension Capability {
  package static let children = Capability("children")
}

extension GenerationContext {
  /// Plans the traversal of the children of a type, or returns `nil` if the type is not recursive.
  ///
  /// A child is in the part of one of the type's lenses or prisms, or in a part of another type that leads
  /// back to this one. Parts of the type without an optic are reported where the optics are generated.
  package func children(
    of type: TypeDeclaration, report: inout Report
  ) throws(SkipReason) -> OpticDefinition? {
    var ignored = Report()
    let search = ChildSearch(of: type, in: self)
    let optics = optics(of: type, report: &ignored)
    var found: [PathsToChildren] = []
    for optic in optics {
      // The prisms find the same children.
      if case .shared = optic.form { continue }
      let subject = optic.subject(in: type)
      let toChildren = PathsToChildren(optic, named: subject.name, search)
      if let part = toChildren.unreached.first {
        report.skip(subject, .unreached(part))
      }
      for part in toChildren.missed.unique {
        report.skip(subject, .unreached(behind: part))
      }
      if !toChildren.hasChildren { continue }
      if let reason = obstacle(toVisiting: toChildren, in: type) {
        report.skip(subject, reason)
      } else {
        found.append(toChildren)
      }
    }
    let used = found.flatMap(\.generated)
    guard let access = used.map(\.access).min() else { return nil }
    if !emitsOptics(of: type) { throw .childrenWithoutOptics }
    let member = Identifier("children")
    let name = member.opticName
    if module.isTaken(name, in: type.path) { throw .taken(name) }
    if optics.contains(where: { $0.name == name }) { throw .childrenTaken(in: type) }
    let writer = ChildrenWriter(found, of: type, search, in: self)
    return OpticDefinition(
      member: member, position: type.position, part: WrittenType(name: "Self"),
      unknownNames: found.reduce(into: []) { $0.formUnion($1.namesInExpressions) },
      isUnsafe: type.kind == .struct && found.contains(where: \.optic.isUnsafe),
      form: .traversal(type.kind == .struct ? writer.paths : writer.switches),
      access: access, isInlinable: used.allSatisfy(\.isInlinable),
      attributes: found.flatMap(\.optic.attributes).unique, conditions: [])
  }

  /// Plans the traversal of the nodes at any depth.
  ///
  /// - Parameter children: The traversal of the children of a node.
  package func nodes(
    of type: TypeDeclaration, below children: OpticDefinition, report: inout Report
  ) -> OpticDefinition? {
    var ignored = Report()
    let member = Identifier("deep")
    let name = member.opticName
    let isTaken =
      module.isTaken(name, in: type.path)
      || optics(of: type, report: &ignored).contains { $0.name == name }
    if isTaken {
      report.skip(.part(member, at: type.position, of: type), .taken(name))
      return nil
    }
    var nodes = children
    nodes.member = member
    nodes.form = .expression("Self.\(children.name.memberSpelling).deep")
    return nodes
  }

  private func obstacle(toVisiting part: PathsToChildren, in type: TypeDeclaration) -> SkipReason? {
    let isConditional = type.kind == .struct && !part.optic.conditions.isEmpty
    return isConditional || part.optic.attributes.contains(where: \.isAvailability)
      ? .conditionalChildren : nil
  }
}
