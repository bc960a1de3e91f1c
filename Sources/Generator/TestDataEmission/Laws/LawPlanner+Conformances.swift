import EmissionKernel
import SwiftModule
import SwiftReading

// The tests of the conformances of types.
extension LawPlanner {
  /// Returns the conformances of a type whose laws its author could break, or all with laws if that is
  /// asked for.
  func conformances(of type: TypeDeclaration) -> [LawfulProtocol] {
    let module = context.module
    let candidates =
      context[LawOptions.self].includesSynthesized
      ? LawfulProtocol.allCases : LawfulProtocol.byHand(in: type, of: module)
    let found = candidates.filter { $0.isConformance(of: type, in: module) }
    // What is isolated cannot be compared or encoded outside of the actor.
    if found.isEmpty || module.isolation(of: type).isIsolated { return [] }
    // The laws of 'Hashable' include those of 'Equatable'.
    return found.filter { $0 != .equatable || !found.contains(.hashable) }
  }

  /// Whether the generated code can check a conformance wherever the type is; reports it, if not.
  func canCheck(
    _ conformance: LawfulProtocol, of type: TypeDeclaration, report: inout Report
  ) -> Bool {
    let library = conformance.library
    let imports = context.settings.imports + context.module.importedNames
    let reason: SkipReason
    if conformance.isRestricted(to: type, in: context.module) {
      reason = .notChecked(
        .lawsConditional, "it conforms only under '#if', on some systems, or on an actor")
    } else if !Self.needs.libraries.contains(library) && !imports.contains(library) {
      reason = .notChecked(.lawsImport, adviceToImport(library))
    } else {
      return true
    }
    report.skip(.other("\(type.name): \(conformance.rawValue)", at: type.position), reason)
    return false
  }

  /// Returns a test with an argument for each conformance; empty without one.
  func conformanceTest(
    of conformances: [LawfulProtocol], in whole: CheckedType
  ) -> [GeneratedDeclaration] {
    let checks = conformances.map { conformance in
      (conformance.rawValue, whole.alias + ["try \(conformance.check)(\(whole.name).self)"])
    }
    return test("conformanceIsLawful", checks, of: whole.type)
  }
}
