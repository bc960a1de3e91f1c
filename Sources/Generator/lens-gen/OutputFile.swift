import LensGenCore
import SwiftReading

struct OutputFile {
  let path: String
  /// The folder that links must not lead out of, if the user named only the folder.
  var folder: String?
}

extension OutputFile {
  /// A new text for a file.
  struct Change {
    fileprivate let place: String
    fileprivate let text: String
    /// The status of the file that is replaced.
    fileprivate let status: System.FileStatus?
  }

  /// Returns what has to be written, or `nil` if the file has this text already.
  ///
  /// - Throws: If lens-gen may not replace the file.
  func change(to text: String) throws(FileProblem) -> Change? {
    let place = try place
    let status = System.status(of: place)
    if let old = try contents(at: place), System.isEqual(text, to: old) {
      TemporaryFile.removeLeftover(of: place)
      return nil
    }
    // The folder would allow to replace the file, but its owner protects it.
    if let status, status.permissions & 0o222 == 0 {
      throw FileProblem(path, "is read-only; make it writable, or choose another output")
    }
    return Change(place: place, text: text, status: status)
  }

  /// Writes the text completely or not at all.
  func write(_ change: Change) throws(FileProblem) {
    do throws(TemporaryFile.Failure) {
      let temporary = try TemporaryFile(of: change.place)
      try temporary.replace(change.place, by: change.text, permissions: change.status?.permissions)
    } catch {
      throw FileProblem(path, "cannot be written: \(error.reason)")
    }
  }

  /// Returns the difference between the file and the output, or `nil` if they are equal.
  func difference(to text: String) throws(FileProblem) -> TextDifference? {
    guard let old = try contents(at: place) else {
      throw FileProblem(path, "does not exist yet; run the same command without '--check'", .output)
    }
    if System.isEqual(text, to: old) { return nil }
    return TextDifference(from: String(decoding: old, as: UTF8.self), to: text)
  }

  /// The path of the file itself: the target of a symbolic link, which remains a link.
  private var place: String {
    get throws(FileProblem) {
      if let resolved = System.resolved(path) {
        if let folder, System.isLink(path),
          !resolved.hasPrefix((System.resolved(folder) ?? folder) + "/")
        {
          throw FileProblem(path, "a symbolic link that leads out of the folder; delete it")
        }
        return resolved
      }
      // A pipe has no path to which it could be resolved.
      if System.status(of: path) != nil { return path }
      // Anything else at the path has been written in the meantime.
      if System.isLink(path) { throw FileProblem(path, "a broken symbolic link") }
      if path.hasSuffix("/") { throw FileProblem(path, "is not the name of a file") }
      return path
    }
  }

  /// Returns the contents of the file, if it exists; throws if lens-gen may not replace it.
  private func contents(at place: String) throws(FileProblem) -> [UInt8]? {
    guard let status = System.status(of: place) else { return nil }
    switch status.kind {
    case .file: break
    case .folder: throw FileProblem(path, "is a folder; name a file in it")
    case .pipe, .other:
      throw FileProblem(path, "is not a regular file; to print the code, use '-o -'")
    }
    guard let old = System.contents(of: place) else {
      throw FileProblem(path, "cannot be read, so lens-gen does not overwrite it")
    }
    guard old.isEmpty || old.starts(with: SourceFile.generatedHeader.utf8) else {
      throw FileProblem(
        path,
        "was not written by lens-gen, so it is left alone; delete "
          + "it or choose another output")
    }
    return old
  }
}
