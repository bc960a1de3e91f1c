import LensGenCore
import SwiftReading

/// What a run of a build read, wrote and printed: the next one has nothing to do if no declaration has changed.
///
/// SwiftPM runs lens-gen after each change of a source, and most changes concern only the code of functions.
struct LastRun {
  /// Where it is stored, beside the output.
  private let path: String
  /// The tool, and what it was asked for.
  private let words: [String]
  private var inputs: [Input] = []
  private var outputs: [Output] = []
  private(set) var lines: [Line] = []

  /// A message as it was printed.
  struct Line {
    /// The file with the place that the message is about.
    let file: String?
    let text: String
  }

  private struct Input {
    let path: String
    /// What differs if the file has changed; `nil` if that cannot be known.
    let stamp: String?
    /// The hash of its declarations.
    var hash: UInt64?
  }

  private struct Output {
    let path: String
    let stamp: String
  }
}

extension LastRun {
  /// Notes what a job is about to read, if a build asks for it; otherwise returns `nil`.
  init?(of job: Job, by invocation: Invocation, in workingFolder: String) {
    guard let tool = System.status(of: CommandLine.arguments[0]), invocation.isOfBuild(job)
    else { return nil }
    path = job.outputs[0] + ".last-run"
    words = [tool.stamp, workingFolder] + CommandLine.arguments.dropFirst()
    let date = System.date
    for path in invocation.inputs(of: job) {
      let status = System.status(of: path)
      if let status, status.kind != .file { return nil }
      // Another change in the same moment would not show.
      let isOld = status.map { $0.changed.0 < date - 1 } ?? true
      inputs.append(Input(path: path, stamp: isOld ? status?.stamp ?? "missing" : nil))
    }
  }

  /// Returns what this run would do, if it is what the last one did: each input has the same declarations as then, and
  /// each output is as it was left.
  func repeated() -> LastRun? {
    guard let last = LastRun(storedAt: path), words == last.words,
      inputs.map(\.path) == last.inputs.map(\.path),
      last.outputs.allSatisfy({ System.status(of: $0.path)?.stamp == $0.stamp })
    else { return nil }
    let places = Set(last.lines.compactMap(\.file))
    var run = self
    for (index, old) in last.inputs.enumerated() {
      run.inputs[index].hash = old.hash
      if let stamp = old.stamp, stamp == inputs[index].stamp { continue }
      // The line of a message may be another one.
      guard let hash = old.hash, !places.contains(old.path),
        let source = try? SourceReader.source(at: old.path), SourceSummary(source).hash == hash
      else { return nil }
    }
    run.outputs = last.outputs
    run.lines = last.lines
    return run
  }

  /// Notes what a run has read, written and printed.
  mutating func finish(
    reading sources: [SourceSummary], writing files: [String], printing lines: [Line]
  ) {
    let hashes = Dictionary(
      sources.map { ($0.path, $0.hash) }, uniquingKeysWith: { first, _ in first })
    for index in inputs.indices { inputs[index].hash = hashes[inputs[index].path] ?? nil }
    outputs = files.map { Output(path: $0, stamp: System.status(of: $0)?.stamp ?? "missing") }
    self.lines = lines
  }
}

extension Invocation {
  /// Whether a build runs the job.
  fileprivate func isOfBuild(_ job: Job) -> Bool {
    !expectedFiles.isEmpty && !isCheck && loudness == .notes && job.outputs.count == 1
      && job.outputs[0].hasSuffix("/")
  }

  /// The files that a job depends on.
  fileprivate func inputs(of job: Job) -> [String] {
    let named = pluginNotes.flatMap { PluginNote(at: $0.path)?.paths ?? [] }
    return job.includes + testFiles + job.dependencies.map(\.path) + configurationFiles
      + (dependencyConfigurations + pluginNotes).map(\.path) + named
  }
}

// The stored form: a line for each word, input, output and message.
extension LastRun {
  private init?(storedAt path: String) {
    guard let contents = System.contents(of: path) else { return nil }
    self.path = path
    var words: [String] = []
    for line in String(decoding: contents, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("word", 2): words.append(parts[1])
      case ("input", 4):
        inputs.append(
          Input(
            path: parts[1], stamp: parts[2].isEmpty ? nil : parts[2], hash: UInt64(parts[3])))
      case ("output", 3): outputs.append(Output(path: parts[1], stamp: parts[2]))
      case ("message", 3):
        lines.append(Line(file: parts[1].isEmpty ? nil : parts[1], text: parts[2]))
      default: return nil
      }
    }
    self.words = words
  }

  /// Stores it, unless it cannot be: it only saves time.
  func store() {
    let parts =
      words.map { ["word", $0] }
      + inputs.map { ["input", $0.path, $0.stamp ?? "", $0.hash.map { String($0) } ?? ""] }
      + outputs.map { ["output", $0.path, $0.stamp] }
      + lines.map { ["message", $0.file ?? "", $0.text] }
    let text = parts.map { $0.joined(separator: "\t") + "\n" }.joined()
    let canBeRead = !parts.joined().contains { $0.contains { $0 == "\t" || $0.isNewline } }
    if canBeRead, let file = try? TemporaryFile(of: path),
      (try? file.replace(path, by: text, permissions: nil)) != nil
    {
      return
    }
    _ = System.remove(path)
  }
}

extension System.FileStatus {
  /// What differs after a change.
  fileprivate var stamp: String {
    "\(identity.device) \(identity.number) \(size) \(changed.0) \(changed.1)"
  }
}
