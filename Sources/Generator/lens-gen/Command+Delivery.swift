import LensGenCore
import SwiftReading

// What a run writes, or compares.
extension Command {
  private static let standardOutput = "-"

  /// Writes or compares the outputs of a job.
  mutating func deliver(_ output: Generator.Output, of job: Job, reading sources: [String]) {
    // A file with the code of all sources is only made if it is needed.
    lazy var text = output.text ?? ""
    for path in job.outputs.isEmpty ? [Self.standardOutput] : job.outputs {
      do throws(FileProblem) {
        if path == Self.standardOutput || Console.isOutput(path) && !invocation.isCheck {
          try Console.print(text)
        } else if let folder = OutputFolder(path, workingFolder: workingFolder) {
          try deliver(output, of: job, reading: sources, to: folder)
        } else {
          try deliver(text, job.isQuiet ? nil : output.summary, to: OutputFile(path: path))
        }
      } catch {
        log(error.message)
      }
    }
  }

  private func deliver(
    _ text: String, _ summary: Summary?, to file: OutputFile
  ) throws(FileProblem) {
    var isChanged = false
    if invocation.isCheck {
      try check(text, of: file)
    } else if let change = try file.change(to: text) {
      try file.write(change)
      isChanged = true
    }
    report("\(file.path.onOneLine) \(isChanged ? "written" : "is up to date")", summary)
  }

  /// Writes or compares the file of each source, and removes those of sources that have none.
  private mutating func deliver(
    _ output: Generator.Output, of job: Job, reading sources: [String], to folder: OutputFolder
  ) throws(FileProblem) {
    if sources.contains(SourceReader.standardInput) {
      throw FileProblem(
        folder.path,
        "the standard input has no name for a file in this folder; name an output file")
    }
    let files = folder.files(for: output, expecting: invocation.expectedFiles)
    let leftOvers = folder.leftOvers(besides: files, sources: sources, inputs: job.includes)
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
            file.path, "is left over: \(file.reason); run the same command without '--check'",
            .output)
        }
        try folder.remove(file)
        if !job.isQuiet { state("\(file.path.onOneLine) removed: \(file.reason)") }
      } catch {
        problems.append(error)
      }
    }
    for problem in problems { log(problem.message) }
    if problems.isEmpty {
      let written = invocation.isCheck ? "" : "\(changes.count) written, "
      report(
        "\(folder.path.onOneLine): \(written)\(files.count - changes.count) up to date",
        job.isQuiet ? nil : output.summary)
    }
  }

  /// Prints the difference between a file and its text, and throws if there is one.
  private func check(_ text: String, of file: OutputFile) throws(FileProblem) {
    guard let difference = try file.difference(to: text) else { return }
    try Console.print(difference.unified(name: file.path.onOneLine))
    throw FileProblem(file.path, "is out of date; run the same command without '--check'", .output)
  }

  private func report(_ text: String, _ summary: Summary?) {
    if let summary, invocation.loudness != .notes {
      state("\(text): \(summary)")
    } else {
      note(text)
    }
  }

  /// Prints a progress note if the user asked for notes.
  func note(_ text: @autoclosure () -> String) {
    if invocation.loudness == .verbose { state(text()) }
  }

  /// Prints what was done, unless each line has to be a message.
  private func state(_ text: String) {
    if invocation.format != .json { Console.log("lens-gen: \(text)") }
  }
}
