import SwiftModule
import SwiftReading

/// What to generate for a module, file by file.
package struct Plan: Sendable {
  /// What to generate for the types of one file.
  package struct File: Sendable {
    package let source: Declarations
    package let code: [GeneratedCode]
    package let report: Report
    /// The names of the emissions with code that is left out, because it is there elsewhere.
    package let repeated: Set<String>

    package init(
      source: Declarations, code: [GeneratedCode], report: Report, repeated: Set<String> = []
    ) {
      self.source = source
      self.code = code
      self.report = report
      self.repeated = repeated
    }
  }

  package let context: GenerationContext
  /// What is not generated again.
  package let elsewhere: CodeElsewhere
  package let files: [File]
  package private(set) var report = Report()

  package init(for context: GenerationContext, besides elsewhere: CodeElsewhere = CodeElsewhere()) {
    self.context = context
    self.elsewhere = elsewhere
    let planners = context.planners.map { $0.init(in: context) }
    let plannersByGroup = Dictionary(
      uniqueKeysWithValues: TypeGroup.allCases.map { group in
        (group, planners.filter { type(of: $0).typeGroups.contains(group) })
      })
    files = Workers.map(
      context.module.files.filter { !$0.belongsToTests }, by: context.threads
    ) { file in
      var planner = TypePlanner(
        context: context, planners: plannersByGroup, elsewhere: elsewhere)
      let code = file.types.flatMap { planner.code(for: $0) }
      return File(
        source: file, code: code, report: planner.report, repeated: planner.repeated)
    }
    for file in files { report.append(file.report) }
    for planner in planners { planner.complete(&report) }
  }
}

extension Plan {
  package var code: [GeneratedCode] { files.flatMap(\.code) }

  /// The names of the emissions with code that is left out, because it is there elsewhere.
  package var repeated: Set<String> { files.reduce(into: []) { $0.formUnion($1.repeated) } }
}

/// Plans the generated code of types, one emission after the other.
private struct TypePlanner {
  let context: GenerationContext
  let planners: [TypeGroup: [any EmissionPlanner]]
  let elsewhere: CodeElsewhere
  var report = Report()
  var repeated: Set<String> = []
}

extension TypePlanner {
  mutating func code(for type: TypeDeclaration) -> [GeneratedCode] {
    if !context.isWanted(type) { return [] }
    switch type.kind {
    case .protocol, .typealias: return code(for: type, as: .protocols)
    case .associatedtype: return []
    case .class:
      return code(forClass: type)
        + (type.marks.contains(.stub) ? code(for: type, as: .markedClasses) : [])
    case .struct, .enum, .actor:
      if planners(for: .values).isEmpty { return [] }
      guard let reason = context.obstacle(toCopying: type) else {
        return code(for: type, as: .values)
      }
      if !type.hasNoParts { report.skip(.type(type), reason) }
      return []
    }
  }

  /// Plans the code for a class, for which only some emissions have any.
  private mutating func code(forClass type: TypeDeclaration) -> [GeneratedCode] {
    let able = planners(for: .classes)
    let hasOthers = planners(for: .values).contains {
      !Swift.type(of: $0).typeGroups.contains(.classes)
    }
    if hasOthers, !type.hasNoParts { report.skip(.type(type), .notAValue(.class)) }
    if able.isEmpty || type.hasNoParts && context.module.initializers(of: type).isEmpty {
      return []
    }
    guard let reason = context.obstacle(toMaking: type) else {
      return code(for: type, as: .classes)
    }
    if !hasOthers { report.skip(.type(type), reason) }
    return []
  }

  private mutating func code(for type: TypeDeclaration, as group: TypeGroup) -> [GeneratedCode] {
    planners(for: group).compactMap { planner in
      var found = Report()
      let code = found.planned(.type(type)) { report throws(SkipReason) in
        try planner.code(for: type, report: &report)
      }
      if let code, elsewhere.has(code) {
        // What is skipped is said where the code is.
        repeated.insert(Swift.type(of: planner).name)
        return nil
      }
      report.append(found)
      return code
    }
  }

  private func planners(for group: TypeGroup) -> [any EmissionPlanner] { planners[group] ?? [] }
}

extension TypeDeclaration {
  /// Whether nothing in the type could have an optic, so that it needs no warning.
  fileprivate var hasNoParts: Bool {
    members.cases.isEmpty && !members.properties.contains(where: \.isStored)
  }
}
