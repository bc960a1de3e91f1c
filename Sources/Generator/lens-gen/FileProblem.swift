import LensGenCore
import SwiftReading

/// A problem with a file.
struct FileProblem: Error {
  let message: Message

  init(_ path: String, _ text: String, _ id: MessageID = .file) {
    message = Message(.error, id, about: path.isEmpty ? "''" : path, text)
  }
}
