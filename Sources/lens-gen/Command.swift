import SwiftReading
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
  private static let standardOutput = "-"

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
      System.isTaken(ConfigurationName.standard)
    {
      paths = [ConfigurationName.standard]
    }
    if paths.isEmpty, !invocation.ignoresDefaultConfiguration {
      for name in ConfigurationName.misspelled where System.isTaken(name) {
        Console.log(
          "\(name): warning: is not read; rename it to '\(ConfigurationName.standard)', or add "
            + "'--config \(name)'")
      }
    }
    for path in invocation.misnamedFiles {
      Console.log(
        "\(path.onOneLine): warning: is not read; rename it to '\(ConfigurationName.standard)'")
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
    // Others, such as a pipe, may never end.
    if let kind = System.status(of: path)?.kind, kind != .file {
      throw FileProblem(path, kind == .folder ? "is a folder, not a file" : "is not a regular file")
    }
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
    let tests = Set(invocation.testFiles)
    let paths = finder.paths(at: job.inputs + invocation.testFiles)
    let threads = invocation.jobs ?? Workers.processors
    let read = Workers.map(paths, by: threads, isDeep: true) { path in
      Result { () throws(FileProblem) in
        SourceSummary(try SourceReader.source(at: path), isOfTests: tests.contains(path))
      }
    }
    let problems =
      finder.problems
      + read.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
    let sources = read.compactMap { try? $0.get() }
    let dependencies: [Dependency]
    do {
      dependencies = try self.dependencies(of: job, besides: sources, threads: threads)
    } catch {
      Console.log("\(error)")
      return false
    }
    let output = job.generator.generate(from: sources, knowing: dependencies, threads: threads)
    for problem in problems { Console.log(problem.description) }
    if !job.isQuiet {
      for warning in job.warnings + unseenChanges() { Console.log(warning) }
      // The plugin may read one file for several targets.
      if invocation.loudness != .notes {
        for message in job.generator.unusedNames(in: sources) {
          Console.log("lens-gen: warning: \(message)")
        }
      }
      for folder in finder.foldersWithoutSources {
        Console.log("\(folder.onOneLine): warning: no Swift files in this folder")
      }
      for (path, message) in unusedExcludes(of: finder) {
        Console.log("\(path): warning: \(message)")
      }
    }
    for diagnostic in output.diagnostics
    where diagnostic.severity == .error || !job.isQuiet {
      Console.log((invocation.loudness == .notes ? diagnostic.asNote : diagnostic).description)
    }
    let count = paths.count == 1 ? "1 file" : "\(paths.count) files"
    note("\(count) read in \(Int((System.seconds - start) * 1000)) ms")
    if output.hasErrors || !problems.isEmpty { return false }
    // A file with the code of all sources is only made if it is needed.
    lazy var text = output.text ?? ""
    let outputs = job.outputs.isEmpty ? [Self.standardOutput] : job.outputs
    return outputs.reduce(true) { succeeds, path in
      let isDelivered: Bool
      if path == Self.standardOutput || Console.isOutput(path) && !invocation.isCheck {
        isDelivered = Console.print(text)
      } else if let folder = OutputFolder(path, workingFolder: workingFolder) {
        isDelivered = deliver(output, of: job, reading: paths, to: folder)
      } else {
        isDelivered = deliver(text, job.isQuiet ? nil : output.summary, to: OutputFile(path: path))
      }
      return isDelivered && succeeds
    }
  }

  /// Returns the modules that the sources import, in the order in which they are given.
  ///
  /// Of other packages, only those that a source names are read, and those that these reexport. Of a module,
  /// only the files are read that concern a type in use, unless lens-gen generates values in it.
  ///
  /// - Parameter sources: The sources, which are read already.
  private func dependencies(
    of job: Job, besides sources: [SourceSummary], threads: Int
  ) throws -> [Dependency] {
    let paths = Dictionary(grouping: job.dependencies, by: \.module)
    let generator = job.generator
    let own = Set(generator.testableImports + generator.supportedImports)
    var reading = DependencyReading(besides: sources, threads: threads)
    var needed = own.union(sources.flatMap(\.importedModules))
    var whole: Set<String> = []
    var found: [Dependency] = []
    for name in job.dependencies.map(\.module).unique.reversed() where needed.contains(name) {
      let file = try configuration(ofDependency: name)
      var finder = SourceFinder(excludes: file?.excludes ?? [], workingFolder: workingFolder)
      let files = finder.paths(at: (paths[name] ?? []).map(\.path))
      if let problem = finder.problems.first { throw problem }
      let isWhole = whole.contains(name) || file?.generator.makesConformances == true
      let dependency = Dependency(
        name, files: reading.summaries(of: files, areAllNeeded: isWhole),
        generator: file?.generator,
        isMainActorByDefault: job.mainActorDependencies.contains(name))
      let isOfPackage = generator.packageModules.contains(name)
      for file in dependency.files {
        needed.formUnion(isOfPackage ? file.importedModules : file.reexportedModules)
      }
      needed.formUnion(file?.generator.supportedImports ?? [])
      whole.formUnion(file?.generator.supportedImports ?? [])
      found.append(dependency)
    }
    return found.reversed()
  }

  private func configuration(ofDependency name: String) throws -> Job? {
    try invocation.dependencyConfigurations.last { $0.module == name }.map { file in
      try Job(
        options: Configuration(), file: (configuration(at: file.path).reading(name), file.path),
        workingFolder: workingFolder)
    }
  }

  /// Returns a message for each key that has another value than the one that the build plugin has read.
  private func unseenChanges() -> [String] {
    guard let path = invocation.configurationFiles.first, let file = try? configuration(at: path)
    else { return [] }
    let values = [
      "includes": file.includes, "testables": file.generator.testableImports,
      "supports": file.generator.supportedImports,
    ]
    return invocation.readKeys.filter { key, value in
      values[key].map { $0.joined(separator: ",") } != value
    }.map { key, _ in
      "\(path.onOneLine): warning: '\(key)' has changed, and SwiftPM does not ask the plugin again; "
        + "touch Package.swift"
    }
  }

  /// Returns the messages about excludes that match nothing.
  private func unusedExcludes(of finder: SourceFinder) -> [(path: String, message: String)] {
    // Excludes of a file need not concern the sources on the command line. The plugin names all sources
    // there, and the file may be for several targets.
    if invocation.loudness == .notes { return finder.missingExcludes }
    let hasOwn = invocation.options.includes.isEmpty == invocation.options.excludes.isEmpty
    return hasOwn ? finder.unusedExcludes : []
  }

  private func deliver(_ text: String, _ summary: Summary?, to file: OutputFile) -> Bool {
    do throws(FileProblem) {
      if invocation.isCheck {
        try check(text, of: file)
        return true
      }
      let change = try file.change(to: text)
      if let change { try file.write(change) }
      report("\(file.path.onOneLine) \(change == nil ? "is up to date" : "written")", summary)
      return true
    } catch {
      Console.log(error.description)
      return false
    }
  }

  /// Writes or compares the file of each source, and removes those of sources that have none.
  private func deliver(
    _ output: Generator.Output, of job: Job, reading sources: [String], to folder: OutputFolder
  ) -> Bool {
    if sources.contains(SourceReader.standardInput) {
      Console.log(
        FileProblem(
          folder.path,
          "the standard input has no name for a file in this folder; "
            + "name an output file"
        ).description)
      return false
    }
    let files = folder.files(for: output, expecting: invocation.expectedFiles)
    let leftOvers = folder.leftOvers(besides: files, sources: sources, inputs: job.inputs)
    var problems: [FileProblem] = []
    var changes: [(place: OutputFile, change: OutputFile.Change)] = []
    for file in files {
      let place = OutputFile(path: folder.path + file.name, folder: folder.path)
      do throws(FileProblem) {
        if invocation.isCheck {
          try check(file.text, of: place)
        } else if let change = try place.change(to: file.text) {
          changes.append((place, change))
        }
      } catch {
        problems.append(error)
      }
    }
    // If one of the files is not to be replaced, nothing is written.
    if problems.isEmpty, !invocation.isCheck {
      do throws(FileProblem) {
        try folder.create()
        for (place, change) in changes {
          try place.write(change)
          note("\(place.path.onOneLine) written")
        }
      } catch {
        problems.append(error)
      }
    }
    // A file of a source that was renamed goes only after the new one is there.
    for file in problems.isEmpty || invocation.isCheck ? leftOvers : [] {
      do throws(FileProblem) {
        if invocation.isCheck {
          throw FileProblem(
            file.path, "is left over: \(file.reason); run lens-gen without --check")
        }
        try folder.remove(file)
        if !job.isQuiet { Console.log("lens-gen: \(file.path.onOneLine) removed: \(file.reason)") }
      } catch {
        problems.append(error)
      }
    }
    for problem in problems { Console.log(problem.description) }
    if problems.isEmpty, !invocation.isCheck {
      report(
        "\(folder.path.onOneLine): \(changes.count) written, "
          + "\(files.count - changes.count) up to date",
        job.isQuiet ? nil : output.summary)
    }
    return problems.isEmpty
  }

  /// Prints the difference between a file and its text, and throws if there is one.
  private func check(_ text: String, of file: OutputFile) throws(FileProblem) {
    guard let difference = try file.difference(to: text) else { return }
    _ = Console.print(difference.unified(name: file.path.onOneLine))
    throw FileProblem(file.path, "is not up to date; run lens-gen without --check")
  }

  private func report(_ state: String, _ summary: Summary?) {
    if let summary, invocation.loudness != .notes {
      Console.log("lens-gen: \(state): \(summary)")
    } else {
      note(state)
    }
  }

  /// Prints a progress note if the user asked for notes.
  private func note(_ text: @autoclosure () -> String) {
    if invocation.loudness == .verbose { Console.log("lens-gen: \(text())") }
  }
}
