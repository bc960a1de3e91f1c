import SwiftModule
import SwiftReading

/// What all emissions have to know of one call of the generator: the module that it reads, the
/// settings, and what other emissions offer.
///
/// It is a class, because many values refer to it and are copied. Its variables do not change once the
/// planners exist.
package final class GenerationContext: @unchecked Sendable {
  package let module: ModuleIndex
  /// The number of threads that share the work.
  package let threads: Int
  /// What the code of the requested emissions needs of the module.
  package let needs: CodeNeeds
  /// What the requested emissions generate.
  package let capabilities: Set<Capability>
  /// The expressions for types and parameters that the configuration or a mark gives.
  package let givenExpressions: [String: GivenExpression]
  /// The given expressions, and those that an emission offers for other types.
  package private(set) var expressions: [String: GivenExpression]
  /// Whether expressions of the author stand in generated code, which may refer to anything.
  package let hasGivenExpressions: Bool

  package let planners: [any EmissionPlanner.Type]
  /// The planners of the emissions that were not requested, which can say how they would help.
  package let otherPlanners: [any EmissionPlanner.Type]
  private let options: EmissionOptions
  private let memberNames: Set<Identifier>
  private var findings: [ObjectIdentifier: any SharedFinding] = [:]

  /// Creates the context of some emissions.
  ///
  /// - Parameters:
  ///   - planners: The planners of the requested emissions.
  ///   - otherPlanners: The planners of the other emissions.
  package init(
    for module: ModuleIndex, emitting planners: [any EmissionPlanner.Type],
    besides otherPlanners: [any EmissionPlanner.Type] = [],
    options: EmissionOptions = EmissionOptions(), threads: Int = 1
  ) {
    self.module = module
    self.planners = planners
    self.otherPlanners = otherPlanners
    self.options = options
    self.threads = threads
    needs = CodeNeeds(of: planners)
    capabilities = planners.reduce(into: []) { $0.formUnion($1.capabilities) }
    memberNames = module.memberNames
    givenExpressions = module.markedDefaults.merging(module.settings.labeledDefaults) { $1 }
      .mapValues(GivenExpression.init)
    expressions = givenExpressions
    hasGivenExpressions = !givenExpressions.isEmpty || module.hasOwnExpressions
    if !needs.takesExpressions { return }
    for planner in planners {
      expressions.merge(planner.offeredExpressions(in: self)) { given, _ in given }
    }
  }
}

extension GenerationContext {
  package var settings: Settings { module.settings }

  /// Whether a `switch` of generated code has to expect cases that an enum does not have yet: if the
  /// code is in another package.
  package func isOpenEnum(_ type: TypeDeclaration) -> Bool {
    settings.isOutside && type.attributes.contains { $0.name == "nonexhaustive" }
  }

  /// The options of an emission.
  package subscript<Options: EmissionOption>(_: Options.Type) -> Options { options[Options.self] }

  /// Returns what several planners have to know, found once.
  ///
  /// Only the initializers of planners, which run one after the other, may ask for it first.
  package func finding<Finding: SharedFinding>(_: Finding.Type) -> Finding {
    let key = ObjectIdentifier(Finding.self)
    if let known = findings[key] as? Finding { return known }
    let found = Finding(in: self)
    findings[key] = found
    return found
  }

  /// Returns the answer about each of some types, by the position of its declaration.
  package func answers<Answer: Sendable>(
    about types: [TypeDeclaration], by answer: @escaping @Sendable (TypeDeclaration) -> Answer
  ) -> [Position: Answer] {
    let found = Workers.map(types, by: threads) { ($0.position, answer($0)) }
    return Dictionary(found) { first, _ in first }
  }

  /// Returns what several planners have to know, if a planner has asked for it.
  package func known<Finding: SharedFinding>(_: Finding.Type) -> Finding? {
    findings[ObjectIdentifier(Finding.self)] as? Finding
  }
}

extension GenerationContext {
  /// Returns a name of a library, qualified if it has another meaning in the module.
  package func qualified(_ name: String, in library: String) -> String {
    isTaken(name) ? "\(library).\(name)" : name
  }

  /// Returns a library whose types declarations show, with the access level that its import needs.
  package func library(
    _ name: String, shownBy access: AccessLevel
  ) -> (name: String, access: AccessLevel) { (name, settings.isInTests ? .internal : access) }

  /// Returns the modifier of a declaration; nobody imports a test target.
  package func prefix(_ access: AccessLevel) -> String { settings.isInTests ? "" : access.prefix }

  /// Whether a name of a library has another meaning in the module.
  package func isTaken(_ name: String) -> Bool {
    module.declares(name) || module.imports.doubledNames.contains(name)
      || memberNames.contains(Identifier(name))
  }

  /// Returns the head of an extension that conforms a type to a protocol of a library.
  ///
  /// - Parameter modifier: The modifier of the conformance, with a space after it.
  package func conformance(
    of type: ExtendedType, to name: String, of library: String, modifier: String = ""
  ) -> String {
    // If both names are qualified, the compiler does not warn about conformances of imported types.
    let modules = type.isForeign ? [] : settings.ownModules
    if settings.isOutside, modules.count == 1 {
      // A type with the name of the module hides it, but not before `::`.
      let sign = module.ownModule?.isHidden == true ? "::" : "."
      return "\(modules[0])\(sign)\(type.path.spelling): \(modifier)\(library).\(name)"
    }
    // The name of a nested type counts as qualified.
    let subject =
      settings.isOutside && type.path.count > 1
      ? "\(library).\(name)" : qualified(name, in: library)
    return "\(type.name): \(modifier)\(subject)"
  }
}

extension Settings {
  /// The configured expressions, each with a comment that leads from an error of the compiler to its
  /// entry.
  ///
  /// The comment has no line number, because every edit of the file would change generated code.
  fileprivate var labeledDefaults: [String: String] {
    Dictionary(
      uniqueKeysWithValues: defaults.map { key, value in
        let file = value.position?.file.split(separator: "/").last
        return (key, file.map { "\(value.text) /* \($0): \(key) */" } ?? value.text)
      })
  }
}
