import EmissionKernel
import SwiftModule
import SwiftReading

/// Lists the optics of types for code completion.
package struct CompletionPlanner: EmissionPlanner {
  package static let name = "completion"
  package static let summary = "a list of these optics, for code completion after dots"
  package static let needs = CodeNeeds(libraries: ["OpticsCompletion"])
  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  /// Returns the list of a type's optics, or `nil` if Swift cannot express it.
  ///
  /// The conformance that lists them cannot depend on `SendableMetatype`, which the optics of
  /// constrained generic parameters ask for.
  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    if !context.writesOptics(of: type) { return nil }
    let extended = ExtendedType(type, in: context)
    let optics = optics(of: type).compactMap { optic in
      seen(optic, in: extended, of: context.module.scope(of: type))
    }
    if optics.isEmpty { return nil }
    let isTaken = context.module.isTaken(Identifier("ListedOptics"), in: type.path)
    let isGenericElsewhere = extended.isForeign && isGeneric(type)
    let name = WrittenType.named(context.module.spelling(of: type))
    // Names that mean something else inside of the list, or that only inlined code may use.
    let isHidden =
      type.path.isHiddenInExpressions || context.module.isShadowed(type)
      || context.module.isUsableFromInline(type) || context.module.hides(name, in: type)
    if isTaken || isHidden || isGenericElsewhere || !extended.capturedTypes.isEmpty { return nil }
    let whole = name.text
    let access = context.module.access(of: type)
    let entries = optics.map { $0.entry(of: whole, in: extended, of: context) }
    // A conformance has the access level of its type in a test target, too, but only a public one
    // shows the protocol.
    let library =
      extended.isForeign
      ? context.library(
        "OpticsCompletion", shownBy: min(access, optics.map(\.access).max() ?? access))
      : ("OpticsCompletion", access == .public ? access : .internal)
    return GeneratedCode(
      type: extended, [list(of: extended, entries, access: access)], library: library)
  }

  /// Returns all optics of a type; those that are skipped are reported where they are generated.
  private func optics(of type: TypeDeclaration) -> [Part] {
    var ignored = Report()
    let traversals = context.traversals(of: type).map { traversal in
      // In the list, `Self` is the list.
      var traversal = traversal
      traversal.type = .named(context.module.spelling(of: type))
      return traversal
    }
    return context.optics(of: type, report: &ignored) + traversals
      + context.everyTraversals(of: type)
  }

  /// Whether a type that another module declares, or a type around it, is generic.
  private func isGeneric(_ type: TypeDeclaration) -> Bool {
    let root = type.path.withoutSwift[0].text
    return context.module.nesting(of: type).contains { !$0.genericParameters.isEmpty }
      || KnownNames.genericTypes.contains(root) || KnownNames.parameters[root] != nil
  }

  /// Returns an optic with its part as written in the list, where `Self` is the list, and of which
  /// only a list inside of the type sees the members of the type.
  private func seen(
    _ optic: Part, in type: ExtendedType, of scope: TypeScope
  ) -> Part? {
    if optic.type.roots.contains("Self") { return nil }
    if !type.isForeign { return optic }
    var seen = optic
    guard let part = try? scope.spelled(optic.type, atTopLevel: true) else { return nil }
    seen.type = part
    return seen
  }

  /// Returns the conformance to `ListsOptics`, or for a type of another module, which another file
  /// may make conform as well, an extension of `OpticsOf`.
  private func list(
    of type: ExtendedType, _ entries: [GeneratedDeclaration], access: AccessLevel
  ) -> GeneratedDeclaration {
    if type.isForeign {
      let subject = context.qualified("OpticsOf", in: "OpticsCompletion")
      return type.extension("\(subject) where Whole == \(type.name)", members: entries)
    }
    let name = Identifier("ListedOptics")
    let list = GeneratedDeclaration(
      .type, name, access: access, reach: access == .public ? .conformance : .closedConformance,
      isolation: type.isolationOfMembers,
      .text("enum \(name.text)"), .members(entries))
    return type.extension(
      context.conformance(of: type, to: "ListsOptics", of: "OpticsCompletion"), members: [list])
  }
}
