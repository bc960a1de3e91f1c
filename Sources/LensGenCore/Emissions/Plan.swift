/// What to generate for a module, file by file.
struct Plan: Sendable {
  /// What to generate for the types of one file.
  struct File: Sendable {
    let source: Declarations
    var declarations: [GeneratedDeclaration]
  }

  private(set) var files: [File]
  private(set) var report = Report()

  /// Plans the generated code of a module.
  ///
  /// - Parameter threads: The number of threads that share the work.
  init(for run: Run, threads: Int = 1) {
    let planners = Emission.allCases.filter(run.settings.emissions.contains)
      .map { $0.planner.init(run: run) }
    let plannersBySubject = Dictionary(
      uniqueKeysWithValues: Subject.allCases.map { subject in
        (subject, planners.filter { type(of: $0).subjects.contains(subject) })
      })
    let parts = Workers.map(run.module.files, by: threads) { file in
      var planner = TypePlanner(run: run, planners: plannersBySubject)
      let declarations = file.types.flatMap { planner.declarations(for: $0) }
      return (file: File(source: file, declarations: declarations), report: planner.report)
    }
    files = parts.map(\.file)
    for part in parts { report.append(part.report) }
    if run.settings.needs.takesDefaults { run.reportUnusedDefaults(to: &report) }
    for planner in planners { planner.connect(&files) }
  }
}

extension Plan {
  var declarations: [GeneratedDeclaration] { files.flatMap(\.declarations) }
}

/// Plans the generated code of types, one emission after the other.
private struct TypePlanner {
  let run: Run
  let planners: [Subject: [any EmissionPlanner]]
  var report = Report()
}

extension TypePlanner {
  mutating func declarations(for type: TypeDeclaration) -> [GeneratedDeclaration] {
    if !run.isWanted(type) { return [] }
    switch type.kind {
    case .protocol, .typealias: return declarations(for: type, as: .protocols)
    case .associatedtype: return []
    case .class:
      return declarations(forClass: type)
        + (type.hasStub ? declarations(for: type, as: .markedClasses) : [])
    case .struct, .enum, .actor:
      if planners(for: .values).isEmpty { return [] }
      guard let reason = run.reasonToSkip(type) else { return declarations(for: type, as: .values) }
      if !type.hasNoParts { report.skip(type, reason) }
      return []
    }
  }

  /// Plans the code for a class, for which only some emissions have any.
  private mutating func declarations(forClass type: TypeDeclaration) -> [GeneratedDeclaration] {
    let able = planners(for: .classes)
    let hasOthers = able.count < planners(for: .values).count
    if hasOthers, !type.hasNoParts { report.skip(type, .notAValue(.class)) }
    if able.isEmpty || type.hasNoParts && run.module.initializers(of: type).isEmpty { return [] }
    guard let reason = run.reasonNotToMake(type) else {
      return declarations(for: type, as: .classes)
    }
    if !hasOthers { report.skip(type, reason) }
    return []
  }

  private mutating func declarations(
    for type: TypeDeclaration, as subject: Subject
  ) -> [GeneratedDeclaration] {
    var code: [any GeneratedCode] = []
    for planner in planners(for: subject) {
      do throws(Skipped) {
        if let own = try planner.code(for: type, report: &report) { code.append(own) }
      } catch {
        report.skip(type, error.reason)
      }
    }
    if code.isEmpty { return [] }
    let extended = run.extended(type)
    return code.map { GeneratedDeclaration(type: extended, code: $0) }
  }

  private func planners(for subject: Subject) -> [any EmissionPlanner] { planners[subject] ?? [] }
}

extension TypeDeclaration {
  /// Whether nothing in the type could have an optic, so that it needs no warning.
  fileprivate var hasNoParts: Bool {
    members.cases.isEmpty && !members.properties.contains(where: \.isStored)
  }
}
