import SwiftModule
import SwiftReading

/// What all emissions have to know of one call of the generator: the module that it reads, the
/// settings, and what other emissions offer.
///
/// It is a class, because many values refer to it and are copied.
package final class GenerationContext: Sendable {
  package let module: ModuleIndex
  /// The number of threads that share the work.
  package let threads: Int
  package let planners: [any EmissionPlanner.Type]
  /// The planners of the emissions that were not requested, which can say how they would help.
  package let otherPlanners: [any EmissionPlanner.Type]
  private let options: EmissionOptions
  private let findings: SharedFindings
  /// The findings that are being made of this context, each for the one after it.
  private let pending: [any SharedFinding.Type]

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
    findings = SharedFindings()
    pending = []
  }

  /// Creates the context in which a finding is made.
  private init(_ context: GenerationContext, for finding: any SharedFinding.Type) {
    module = context.module
    planners = context.planners
    otherPlanners = context.otherPlanners
    options = context.options
    threads = context.threads
    findings = context.findings
    pending = context.pending + [finding]
  }
}

extension GenerationContext {
  package var settings: Settings { module.settings }

  /// Where the generated code stands.
  package var place: CodePlace { module.place }

  /// Whether a `switch` of generated code has to expect cases that an enum does not have yet: if the
  /// code is in another package.
  package func isOpenEnum(_ type: TypeDeclaration) -> Bool {
    place.isOutside && type.attributes.contains { $0.name == "nonexhaustive" }
  }

  /// The options of an emission.
  package subscript<Options: EmissionOption>(_: Options.Type) -> Options { options[Options.self] }

  /// Returns what is found for each of some types, by the position of its declaration.
  package func found<Found: Sendable>(
    for types: [TypeDeclaration], by find: @escaping @Sendable (TypeDeclaration) -> Found
  ) -> [Position: Found] {
    let found = Workers.map(types, by: threads) { ($0.position, find($0)) }
    return Dictionary(found) { first, _ in first }
  }
}

extension GenerationContext {
  /// Whether the code of an emission is requested.
  package func emits<Planner: EmissionPlanner>(_: Planner.Type) -> Bool {
    planners.contains { $0 == Planner.self }
  }

  /// Returns a finding, which is made when it is first asked for.
  package func finding<Finding: SharedFinding>(_ type: Finding.Type) -> Finding {
    if let made = findings.made(type) { return made }
    // Otherwise, threads would wait for each other.
    precondition(
      !pending.contains { $0 == type },
      "a finding asks for itself: \((pending + [type]).map { "\($0)" }.joined(separator: " > "))")
    return findings.finding { Finding(in: GenerationContext(self, for: type)) }
  }

  /// The expressions that the author gives.
  package var givenExpressions: GivenExpressions { GivenExpressions(in: module) }

  /// The given expressions, and those that emissions offer for other types.
  package var expressions: GivenExpressions {
    let offered = planners.compactMap { $0.offer(in: self, of: nil)?.expressions }
    return GivenExpressions(
      in: module, besides: offered.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
  }
}

extension GenerationContext {
  /// Returns a name of a library, qualified if it has another meaning in the module.
  package func qualified(_ name: String, in library: String) -> String {
    hasOtherMeaning(name) ? "\(library).\(name)" : name
  }

  /// Returns a library whose types declarations show, with the access level that its import needs.
  package func library(
    _ name: String, shownBy access: AccessLevel
  ) -> (name: String, access: AccessLevel) { (name, level(access)) }

  /// Returns the access level that a generated declaration has; nobody imports a test target.
  package func level(_ access: AccessLevel) -> AccessLevel {
    place == .tests ? .internal : access
  }

  /// Returns the modifier of a declaration; nobody imports a test target.
  package func prefix(_ access: AccessLevel) -> String { min(access, level(access)).prefix }

  /// Whether a name of a library has another meaning in the module.
  package func hasOtherMeaning(_ name: String) -> Bool {
    module.declares(name) || module.imports.doubledNames.contains(name)
      || module.memberNames.contains(Identifier(name))
  }

  /// Returns the head of an extension that conforms a type to a protocol of a library.
  ///
  /// - Parameter modifier: The modifier of the conformance, with a space after it.
  package func conformance(
    of type: ExtendedType, to name: String, of library: String, modifier: String = ""
  ) -> String {
    // If both names are qualified, the compiler does not warn about conformances of imported types.
    let modules = type.isForeign ? [] : settings.ownModules
    if place.isOutside, modules.count == 1 {
      // A type with the name of the module hides it, but not before `::`.
      let sign = module.ownModule?.isShadowed == true ? "::" : "."
      return "\(modules[0])\(sign)\(type.path.spelling): \(modifier)\(library).\(name)"
    }
    // The name of a nested type counts as qualified.
    let subject =
      place.isOutside && type.path.count > 1
      ? "\(library).\(name)" : qualified(name, in: library)
    return "\(type.name): \(modifier)\(subject)"
  }
}
