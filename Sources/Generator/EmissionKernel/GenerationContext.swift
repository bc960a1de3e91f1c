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
  /// What the requested emissions generate.
  package let capabilities: Set<Capability>
  package let planners: [any EmissionPlanner.Type]
  /// The planners of the emissions that were not requested, which can say how they would help.
  package let otherPlanners: [any EmissionPlanner.Type]
  private let options: EmissionOptions
  private let findings: Findings

  /// Creates the context of some emissions.
  ///
  /// - Parameters:
  ///   - planners: The planners of the requested emissions.
  ///   - otherPlanners: The planners of the other emissions.
  ///   - findings: The findings that can be asked for; `withFindings` adds all that the planners declare.
  package init(
    for module: ModuleIndex, emitting planners: [any EmissionPlanner.Type],
    besides otherPlanners: [any EmissionPlanner.Type] = [],
    options: EmissionOptions = EmissionOptions(), threads: Int = 1,
    knowing findings: Findings = [:]
  ) {
    self.module = module
    self.planners = planners
    self.otherPlanners = otherPlanners
    self.options = options
    self.threads = threads
    self.findings = findings
    capabilities = planners.reduce(into: []) { $0.formUnion($1.capabilities) }
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

  /// Returns the answer about each of some types, by the position of its declaration.
  package func answers<Answer: Sendable>(
    about types: [TypeDeclaration], by answer: @escaping @Sendable (TypeDeclaration) -> Answer
  ) -> [Position: Answer] {
    let found = Workers.map(types, by: threads) { ($0.position, answer($0)) }
    return Dictionary(found) { first, _ in first }
  }
}

extension GenerationContext {
  /// Returns a finding, which the planner or finding that asks for it has to declare.
  package func finding<Finding: SharedFinding>(_: Finding.Type) -> Finding {
    guard let finding = findings[ObjectIdentifier(Finding.self)] as? Finding else {
      fatalError("add '\(Finding.self)' to the 'findings' of what asks for it")
    }
    return finding
  }

  /// The given expressions, and those that emissions offer for other types.
  package var expressions: [String: GivenExpression] {
    planners.compactMap { $0.offer }.reduce(into: module.givenExpressions) { expressions, offer in
      expressions.merge(finding(offer).expressions) { given, _ in given }
    }
  }

  /// Returns the context with all findings that its planners declare: each is made once, after those that
  /// it declares.
  package func withFindings() -> GenerationContext {
    var made: Findings = [:]
    let offers = found(planners.compactMap { $0.offer }, once: &made)
    let declared = [CopyObstacles.self] + planners.flatMap { $0.findings }
    return knowing(found(declared, beside: offers, once: &made))
  }

  /// Returns the context with only those findings that a planner declares, and that they declare.
  package func showing(_ declared: [any SharedFinding.Type]) -> GenerationContext {
    var made = findings
    return knowing(found(declared, once: &made))
  }

  /// Returns some findings, and those that they declare.
  ///
  /// - Parameters:
  ///   - others: Findings that all may ask for.
  ///   - made: All that are made so far.
  private func found(
    _ declared: [any SharedFinding.Type], beside others: Findings = [:], once made: inout Findings
  ) -> Findings {
    declared.reduce(into: others) { all, type in
      let needed = found(type.findings, beside: others, once: &made)
      let finding = made[ObjectIdentifier(type)] ?? type.init(in: knowing(needed))
      made[ObjectIdentifier(type)] = finding
      all.merge(needed) { first, _ in first }
      all[ObjectIdentifier(type)] = finding
    }
  }

  private func knowing(_ findings: Findings) -> GenerationContext {
    GenerationContext(
      for: module, emitting: planners, besides: otherPlanners, options: options, threads: threads,
      knowing: findings)
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

  /// Returns the modifier of a declaration; nobody imports a test target.
  package func prefix(_ access: AccessLevel) -> String { settings.isInTests ? "" : access.prefix }

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
