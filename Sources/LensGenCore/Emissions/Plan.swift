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
    let parts = Workers.map(run.module.files, by: threads) { file in
      var report = Report()
      let planner = TypePlanner(run: run, planners: planners)
      let declarations = file.types.flatMap { planner.declarations(for: $0, report: &report) }
      return (file: File(source: file, declarations: declarations), report: report)
    }
    files = parts.map(\.file)
    for part in parts { report.append(part.report) }
    if run.settings.needs.takesDefaults { run.reportUnusedDefaults(to: &report) }
    for planner in planners { planner.connect(&files) }
  }
}

extension Plan {
  /// All declarations, in the order of the files.
  var declarations: [GeneratedDeclaration] { files.flatMap(\.declarations) }
}

/// Plans the generated code of one type, one emission after the other.
private struct TypePlanner {
  let run: Run
  let planners: [any EmissionPlanner]
}

extension TypePlanner {
  func declarations(
    for type: TypeDeclaration, report: inout Report
  ) -> [GeneratedDeclaration] {
    if !run.isWanted(type) { return [] }
    let isProtocol = type.kind == .protocol || type.kind == .typealias
    let planners = planners.filter {
      Swift.type(of: $0).subjects.contains(.protocols) == isProtocol
    }
    if planners.isEmpty { return stubs(of: type, report: &report) }
    guard isProtocol || type.kind.isNominal else { return [] }
    if !isProtocol, type.kind != .class, let reason = run.reasonToSkip(type) {
      if !type.hasNoParts { report.skip(type.name, at: type.position, reason) }
      return []
    }
    if type.kind == .class {
      return classDeclarations(for: type, by: planners, report: &report)
        + stubs(of: type, report: &report)
    }
    return declarations(for: type, asPlannedBy: planners, report: &report)
  }

  /// Plans the code for a class, for which only some emissions have any.
  private func classDeclarations(
    for type: TypeDeclaration, by planners: [any EmissionPlanner], report: inout Report
  ) -> [GeneratedDeclaration] {
    let able = planners.filter { Swift.type(of: $0).subjects.contains(.classes) }
    if able.count < planners.count, !type.hasNoParts {
      report.skip(type.name, at: type.position, run.reasonToSkip(type) ?? .notAValue(type.kind))
    }
    if able.isEmpty || type.hasNoParts && run.module.initializers(of: type).isEmpty { return [] }
    if let reason = run.reasonNotToMake(type) {
      if able.count == planners.count { report.skip(type.name, at: type.position, reason) }
      return []
    }
    return declarations(for: type, asPlannedBy: able, report: &report)
  }

  /// Plans the stub of a class that is marked for one.
  private func stubs(of type: TypeDeclaration, report: inout Report) -> [GeneratedDeclaration] {
    if !type.hasStub { return [] }
    let able = planners.filter { Swift.type(of: $0).subjects.contains(.markedClasses) }
    return declarations(for: type, asPlannedBy: able, report: &report)
  }

  private func declarations(
    for type: TypeDeclaration, asPlannedBy planners: [any EmissionPlanner], report: inout Report
  ) -> [GeneratedDeclaration] {
    let code = planners.compactMap { $0.code(for: type, report: &report) }
    if code.isEmpty { return [] }
    let extended = run.extended(type)
    return code.map { GeneratedDeclaration(type: extended, code: $0) }
  }
}

extension TypeDeclaration {
  /// Whether nothing in the type could have an optic, so that it needs no warning.
  fileprivate var hasNoParts: Bool {
    members.cases.isEmpty && !members.properties.contains(where: \.isStored)
  }
}
