import SwiftModule
import SwiftReading

/// What to generate for a module, file by file.
struct Plan: Sendable {
  /// What to generate for the types of one file.
  struct File: Sendable {
    let source: Declarations
    let code: [GeneratedCode]
    let report: Report
  }

  let run: Run
  let files: [File]
  private(set) var report = Report()

  init(for run: Run) {
    self.run = run
    let planners = Emission.allCases.filter(run.settings.emissions.contains)
      .map { $0.planner.init(run: run) }
    let plannersBySubject = Dictionary(
      uniqueKeysWithValues: Subject.allCases.map { subject in
        (subject, planners.filter { type(of: $0).subjects.contains(subject) })
      })
    files = Workers.map(run.module.files, by: run.threads) { file in
      var planner = TypePlanner(run: run, planners: plannersBySubject)
      let code = file.types.flatMap { planner.code(for: $0) }
      return File(source: file, code: code, report: planner.report)
    }
    for file in files { report.append(file.report) }
    if run.settings.needs.takesDefaults { run.reportUnusedDefaults(to: &report) }
  }
}

extension Plan {
  var code: [GeneratedCode] { files.flatMap(\.code) }
}

/// Plans the generated code of types, one emission after the other.
private struct TypePlanner {
  let run: Run
  let planners: [Subject: [any EmissionPlanner]]
  var report = Report()
}

extension TypePlanner {
  mutating func code(for type: TypeDeclaration) -> [GeneratedCode] {
    if !run.isWanted(type) { return [] }
    switch type.kind {
    case .protocol, .typealias: return code(for: type, as: .protocols)
    case .associatedtype: return []
    case .class:
      return code(forClass: type)
        + (type.marks.contains(.stub) ? code(for: type, as: .markedClasses) : [])
    case .struct, .enum, .actor:
      if planners(for: .values).isEmpty { return [] }
      guard let reason = run.reasonToSkip(type) else { return code(for: type, as: .values) }
      if !type.hasNoParts { report.skip(type, reason) }
      return []
    }
  }

  /// Plans the code for a class, for which only some emissions have any.
  private mutating func code(forClass type: TypeDeclaration) -> [GeneratedCode] {
    let able = planners(for: .classes)
    let hasOthers = planners(for: .values).contains {
      !Swift.type(of: $0).subjects.contains(.classes)
    }
    if hasOthers, !type.hasNoParts { report.skip(type, .notAValue(.class)) }
    if able.isEmpty || type.hasNoParts && run.module.initializers(of: type).isEmpty { return [] }
    guard let reason = run.reasonNotToMake(type) else { return code(for: type, as: .classes) }
    if !hasOthers { report.skip(type, reason) }
    return []
  }

  private mutating func code(for type: TypeDeclaration, as subject: Subject) -> [GeneratedCode] {
    planners(for: subject).compactMap { planner in
      report.planned(type.name, at: type.position) { report throws(SkipReason) in
        try planner.code(for: type, report: &report)
      }
    }
  }

  private func planners(for subject: Subject) -> [any EmissionPlanner] { planners[subject] ?? [] }
}

extension TypeDeclaration {
  /// Whether nothing in the type could have an optic, so that it needs no warning.
  fileprivate var hasNoParts: Bool {
    members.cases.isEmpty && !members.properties.contains(where: \.isStored)
  }
}
