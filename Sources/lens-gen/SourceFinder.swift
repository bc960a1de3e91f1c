import LensGenCore

/// Finds the sources in files and folders.
struct SourceFinder {
  private let excludes: [PathPattern]
  private let workingFolder: String
  private var found: [(path: String, identity: System.FileStatus.Identity)] = []

  /// What could not be found or looked into.
  private(set) var problems: [FileProblem] = []

  init(excludes: [PathPattern], workingFolder: String) {
    self.excludes = excludes
    self.workingFolder = workingFolder
  }
}

extension SourceFinder {
  /// The sources at paths, sorted; a file that is named twice is there once.
  ///
  /// - Parameter inputs: Files, folders to search for `.swift` files, and `-` for the standard
  ///   input, which comes first.
  mutating func paths(at inputs: [String]) -> [String] {
    for input in inputs where input != SourceReader.standardInput {
      collect(input, parents: [], isNamed: true)
    }
    var seen: Set<System.FileStatus.Identity> = []
    return (inputs.contains(SourceReader.standardInput) ? [SourceReader.standardInput] : [])
      + found.sorted { $0.path < $1.path }.filter { seen.insert($0.identity).inserted }.map(\.path)
  }

  /// Adds a file, or the Swift files in a folder and its folders.
  private mutating func collect(
    _ path: String, parents: [System.FileStatus.Identity], isNamed: Bool
  ) {
    if excludes.contains(where: { $0.matches(path, in: workingFolder) }) { return }
    guard let status = System.status(of: path) else {
      // A link that leads nowhere is of no interest where it does not look like a source.
      if isNamed || path.hasSuffix(".swift"), let reason = System.reasonForNoStatus(of: path) {
        problems.append(FileProblem(path, reason))
      }
      return
    }
    switch status.kind {
    case .folder: collectFolder(path, status.identity, parents: parents)
    case .file where isNamed || path.hasSuffix(".swift"),
      // `<(command)` on a command line is a pipe.
      .pipe where isNamed:
      found.append((path, status.identity))
    case .other where isNamed: problems.append(FileProblem(path, "neither a file nor a folder"))
    default: break
    }
  }

  private mutating func collectFolder(
    _ path: String, _ identity: System.FileStatus.Identity,
    parents: [System.FileStatus.Identity]
  ) {
    if parents.contains(identity) {
      problems.append(FileProblem(path, "a symbolic link to a folder that it is in"))
      return
    }
    guard let names = System.names(in: path) else {
      problems.append(FileProblem(path, "cannot be read"))
      return
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    // What a documentation catalog holds is code to be shown, not a source of the module.
    for name in names where !name.hasSuffix(".docc") {
      collect(base + name, parents: parents + [identity], isNamed: false)
    }
  }
}
