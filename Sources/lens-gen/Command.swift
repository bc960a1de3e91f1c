import LensGenCore

/// The command: reads the configuration and the sources, generates, and writes the output.
struct Command {
  private let invocation: Invocation
  private let workingFolder = System.workingFolder

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }
}

extension Command {
  private static let defaultConfiguration = ".lens-gen.yml"
  /// The environment variable that makes the parser read function bodies, too, to test that the
  /// output is the same.
  private static let readsBodiesVariable = "LENS_GEN_READS_BODIES"

  /// Does what the arguments ask for.
  ///
  /// - Returns: Whether there were no errors, and no checked file was stale.
  /// - Throws: The error in the arguments or in a configuration file.
  func succeeds() throws -> Bool {
    var hasSucceeded = true
    for job in try jobs() { hasSucceeded = run(job) && hasSucceeded }
    return hasSucceeded
  }

  /// Returns one job for each configuration file, or one job without any.
  private func jobs() throws -> [Job] {
    var paths = invocation.configurationFiles
    if paths.isEmpty, !invocation.ignoresDefaultConfiguration,
      System.isTaken(Self.defaultConfiguration)
    {
      paths = [Self.defaultConfiguration]
    }
    var jobs = try paths.map { path in
      note("configured by \(path.onOneLine)")
      return try job((configuration(at: path), path))
    }
    if jobs.isEmpty { jobs = [try job(nil)] }
    try invocation.checkTogether(jobs)
    return jobs
  }

  private func job(_ file: (configuration: Configuration, path: String)?) throws -> Job {
    try Job(options: invocation.options, file: file, workingFolder: workingFolder)
  }

  private func configuration(at path: String) throws -> Configuration {
    guard let contents = System.contents(of: path) else {
      throw FileProblem(path, System.reasonForNoStatus(of: path) ?? "cannot be read")
    }
    return try Configuration(text: SourceReader.text(contents, at: path), path: path.onOneLine)
  }
}

extension Command {
  /// Generates the output of a job, and writes it or compares it.
  private func run(_ job: Job) -> Bool {
    let start = System.seconds
    var finder = SourceFinder(excludes: job.excludes, workingFolder: workingFolder)
    let paths = finder.paths(at: job.inputs)
    let threads = invocation.jobs ?? Workers.processors
    let readsBodies = System.hasVariable(Self.readsBodiesVariable)
    let read = Workers.map(paths, by: threads, isDeep: true) { path in
      Result { () throws(FileProblem) in
        SourceSummary(try SourceReader.source(at: path), readsBodies: readsBodies)
      }
    }
    let problems =
      finder.problems
      + read.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
    let output = job.generator.generate(
      from: read.compactMap { try? $0.get() }, threads: threads)
    for problem in problems { Console.log(problem.description) }
    if !job.isQuiet {
      for folder in finder.foldersWithoutSources {
        Console.log("\(folder.onOneLine): warning: no Swift files in this folder")
      }
      // Excludes of a file need not concern the sources on the command line.
      let hasOwnExcludes =
        invocation.options.includes.isEmpty == invocation.options.excludes.isEmpty
      for (path, message) in hasOwnExcludes ? finder.unusedExcludes : [] {
        Console.log("\(path): \(invocation.loudness == .notes ? "note" : "warning"): \(message)")
      }
    }
    for diagnostic in output.diagnostics
    where diagnostic.severity == .error || !job.isQuiet {
      Console.log((invocation.loudness == .notes ? diagnostic.asNote : diagnostic).description)
    }
    note("\(paths.count) files read in \(Int((System.seconds - start) * 1000)) ms")
    guard let text = output.text, problems.isEmpty else { return false }
    if job.outputs.isEmpty { return Console.print(text) }
    let summary = job.isQuiet ? nil : output.summary
    return job.outputs.reduce(true) { deliver(text, summary, to: OutputFile(path: $1)) && $0 }
  }

  private func deliver(_ text: String, _ summary: Summary?, to file: OutputFile) -> Bool {
    do throws(FileProblem) {
      if invocation.isCheck {
        guard let difference = try file.difference(to: text) else { return true }
        _ = Console.print(difference.unified(name: file.path.onOneLine))
        throw FileProblem(file.path, "is not up to date; run lens-gen without --check")
      }
      let hasChanged = try file.write(text)
      let state = "\(file.path.onOneLine) \(hasChanged ? "written" : "is up to date")"
      if let summary, invocation.loudness != .notes {
        Console.log("lens-gen: \(state): \(summary)")
      } else {
        note(state)
      }
      return true
    } catch {
      Console.log(error.description)
      return false
    }
  }

  /// Prints a progress note if the user asked for notes.
  private func note(_ text: @autoclosure () -> String) {
    if invocation.loudness == .verbose { Console.log("lens-gen: \(text())") }
  }
}
