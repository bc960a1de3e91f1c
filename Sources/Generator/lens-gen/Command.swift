import EmissionKernel
import LensGenCore
import SwiftModule
import SwiftReading

/// The command: reads the configuration and the sources, generates, and writes the output.
struct Command {
  let invocation: Invocation
  let workingFolder = System.workingFolder
  /// Whether an error was printed.
  private var hasErrors = false
  /// The messages of the job.
  private var printed: [LastRun.Line] = []

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }
}

extension Command {
  /// Does what the arguments ask for.
  ///
  /// - Returns: Whether there were no errors, and no checked file was stale.
  /// - Throws: The error in the arguments or in a configuration file.
  mutating func succeeds() throws -> Bool {
    for job in try jobs() { try run(job) }
    return !hasErrors
  }

  /// Prints a message, unless the settings hide it.
  ///
  /// - Parameter isListed: Whether to print the message even if it is no error.
  mutating func log(_ message: Message, of job: Job? = nil, isListed: Bool = true) {
    let options = invocation.options
    let levels = job?.messages ?? options.messages
    guard let shown = invocation.shown(message, by: levels, isQuiet: job?.isQuiet ?? false),
      isListed || shown.severity == .error
    else { return }
    hasErrors = hasErrors || shown.severity == .error
    let line = shown.line(in: invocation.format)
    printed.append(LastRun.Line(file: shown.file, text: line))
    Console.log(line)
  }

  /// Returns one job for each configuration file, or one job without any.
  private mutating func jobs() throws -> [Job] {
    var paths = invocation.configurationFiles
    if paths.isEmpty, !invocation.ignoresDefaultConfiguration,
      System.exists(ConfigurationName.standard)
    {
      paths = [ConfigurationName.standard]
    }
    if paths.isEmpty, !invocation.ignoresDefaultConfiguration {
      for name in ConfigurationName.misspelled where System.exists(name) {
        log(
          Message(
            .warning, .unusedConfiguration, about: name,
            "is not read; rename it to '\(ConfigurationName.standard)', or add '--config \(name)'"))
      }
    }
    for path in invocation.misnamedFiles {
      log(
        Message(
          .warning, .unusedConfiguration, about: path,
          "is not read; rename it to '\(ConfigurationName.standard)'"))
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
  private mutating func run(_ job: Job) throws {
    let start = System.seconds
    printed = []
    var thisRun = LastRun(of: job, by: invocation, in: workingFolder)
    if let repeated = thisRun?.repeated() {
      for line in repeated.lines { Console.log(line.text) }
      return repeated.store()
    }
    var finder = SourceFinder(excludes: job.excludes, workingFolder: workingFolder)
    let tests = Set(invocation.testFiles)
    let paths = finder.paths(at: job.includes + invocation.testFiles)
    let threads = invocation.jobs ?? Workers.processors
    let isOutside = job.generator.settings.place.isOutside
    let outputs = Set(job.outputs.compactMap { System.status(of: $0)?.identity })
    let read = Workers.map(paths, by: threads, isDeep: true) { path in
      Result { () throws(FileProblem) -> SourceSummary in
        let (source, isOfTests) = (try SourceReader.source(at: path), tests.contains(path))
        let isOwnOutput = System.status(of: path).map { outputs.contains($0.identity) } == true
        return isOutside && source.isGenerated && !isOfTests && !isOwnOutput
          ? SourceSummary.generated(source) : SourceSummary(source, belongsToTests: isOfTests)
      }
    }
    let problems =
      finder.problems
      + read.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
    let sources = read.compactMap { try? $0.get() }
    let dependencies = try self.dependencies(of: job, besides: sources, threads: threads)
    let output = job.generator.generate(from: sources, knowing: dependencies, threads: threads)
    for problem in problems { log(problem.message) }
    for warning in job.warnings + unseenChanges() { log(warning, of: job) }
    if let message = output.messageAboutRepetition(in: job.file?.onOneLine) {
      log(message, of: job)
    }
    // The plugin may read one file for several targets.
    if invocation.loudness != .notes {
      for message in job.generator.unusedNames(in: sources) { log(message, of: job) }
    }
    for path in finder.unreadableNames {
      log(
        Message(
          .warning, .unreadableName, about: path,
          "is not read, because its name is not valid UTF-8; rename it"), of: job)
    }
    for folder in finder.foldersWithoutSources {
      log(
        Message(.warning, .unusedFolder, about: folder, "no Swift files in this folder"),
        of: job)
    }
    for message in unusedExcludes(of: finder) { log(message, of: job) }
    for diagnostic in output.diagnostics {
      var message = Message(diagnostic)
      if invocation.loudness == .notes, message.severity != .error { message.severity = .note }
      // Who checks has seen them when the code was written.
      log(message, of: job, isListed: !invocation.isCheck || invocation.loudness == .verbose)
    }
    let count = paths.count == 1 ? "1 file" : "\(paths.count) files"
    note("\(count) read in \(Int((System.seconds - start) * 1000)) ms")
    if output.hasErrors || !problems.isEmpty { return }
    deliver(output, of: job, reading: paths)
    if hasErrors { return }
    thisRun?.finish(
      reading: sources + dependencies.flatMap(\.files),
      writing: invocation.expectedFiles.map { job.outputs[0] + $0 }, printing: printed)
    thisRun?.store()
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
    let own = Set(generator.settings.ownModules)
    var reading = DependencyReading(besides: sources, threads: threads)
    var needed = own.union(sources.flatMap(\.importedModules))
    var whole: Set<String> = []
    var found: [Dependency] = []
    for name in job.dependencies.map(\.module).unique.reversed() {
      let file = try configuration(ofDependency: name)
      let supported = file?.generator.settings.supportedImports ?? []
      guard needed.contains(name) || !own.isDisjoint(with: supported) else { continue }
      let plugin = own.contains(name) ? try pluginJob(of: name) : nil
      var finder = SourceFinder(
        excludes: (plugin ?? file)?.excludes ?? [], workingFolder: workingFolder)
      let files = finder.paths(at: (paths[name] ?? []).map(\.path))
      if let problem = finder.problems.first { throw problem }
      let isWhole = whole.contains(name) || file?.generator.makesConformances == true
      let dependency = Dependency(
        name, files: reading.summaries(of: files, areAllNeeded: isWhole),
        generator: file?.generator,
        isMainActorByDefault: job.mainActorDependencies.contains(name),
        plugin: plugin?.generator)
      let isInPackage = generator.settings.packageModules.contains(name)
      for file in dependency.files {
        needed.formUnion(isInPackage ? file.importedModules : file.reexportedModules)
      }
      needed.formUnion(supported)
      whole.formUnion(supported)
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

  /// Returns what the build plugin generates in a module, if it is used there.
  ///
  /// The plugin leaves a note when it is asked about a module. A note that is older than the manifest is of a time when
  /// the module used the plugin.
  private func pluginJob(of name: String) throws -> Job? {
    guard let path = invocation.pluginNotes.last(where: { $0.module == name })?.path,
      let note = PluginNote(at: path), !System.isFile(path, olderThan: note.manifest)
    else { return nil }
    let file = try note.configuration.map { (try configuration(at: $0).reading(name), $0) }
    return try Job(
      options: file == nil ? Configuration().reading(name) : Configuration(), file: file,
      workingFolder: workingFolder)
  }

  /// Returns a message for each key that has another value than the one that the build plugin has read.
  private func unseenChanges() -> [Message] {
    guard let path = invocation.configurationFiles.first, let file = try? configuration(at: path)
    else { return [] }
    let values = [
      "includes": file.includes, "testables": file.generator.settings.testableImports,
      "supports": file.generator.settings.supportedImports,
    ]
    return invocation.readKeys.filter { key, value in
      values[key].map { $0.joined(separator: ",") } != value
    }.map { key, _ in
      Message(
        .warning, .unseenChange, about: path,
        "'\(key)' has changed, and SwiftPM does not ask the plugin again; touch Package.swift")
    }
  }

  /// Returns the messages about excludes that match nothing.
  private func unusedExcludes(of finder: SourceFinder) -> [Message] {
    // Excludes of a file need not concern the sources on the command line. The plugin names all sources
    // there, and the file may be for several targets.
    if invocation.loudness == .notes { return finder.missingExcludes }
    let hasOwn = invocation.options.includes.isEmpty == invocation.options.excludes.isEmpty
    return hasOwn ? finder.unusedExcludes : []
  }
}
