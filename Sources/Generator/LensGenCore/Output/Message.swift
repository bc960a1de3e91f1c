import SwiftReading

/// A message of a run: about a place in a file, about a file or folder, or about lens-gen itself.
package struct Message: Equatable, Sendable {
  package enum Place: Hashable, Sendable {
    case tool
    case path(String)
    case position(Position)
  }

  package var severity: Diagnostic.Severity
  package let id: MessageID
  package let place: Place
  package let text: String

  /// Creates a message about a file or folder, or about lens-gen itself.
  package init(
    _ severity: Diagnostic.Severity, _ id: MessageID, about path: String? = nil, _ text: String
  ) {
    self.severity = severity
    self.id = id
    place = path.map { .path($0) } ?? .tool
    self.text = text
  }

  package init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    id = diagnostic.id
    place = .position(diagnostic.position)
    text = diagnostic.message
  }
}

extension Message {
  /// The file with the place, if it is one in a file.
  package var file: String? {
    if case .position(let position) = place { position.file } else { nil }
  }
}

extension Message {
  /// The form in which messages are printed.
  package enum Format: String, CaseIterable, Sendable {
    /// The form of compilers, which editors recognize.
    case text
    /// The commands of a workflow of GitHub, which shows the messages at their lines.
    case github
    /// An object on each line.
    case json
  }

  /// Returns the message on one line.
  package func line(in format: Format) -> String {
    switch format {
    case .text: "\(name): \(severity.rawValue): \(id.labeling(text))"
    case .github: commandOfWorkflow
    case .json: object
    }
  }

  private var name: String {
    switch place {
    case .tool: "lens-gen"
    case .path(let path): path.onOneLine
    case .position(let position): position.description
    }
  }

  private var commandOfWorkflow: String {
    let command = severity == .note ? "notice" : severity.rawValue
    let properties = (location + [("title", "lens-gen: \(id.rawValue)")]).map { key, value in
      "\(key == "column" ? "col" : key)=\(value.percentEncoding("%\r\n:,"))"
    }
    return "::\(command) \(properties.joined(separator: ","))::\(text.percentEncoding("%\r\n"))"
  }

  private var object: String {
    let texts = [("severity", severity.rawValue), ("id", id.rawValue), ("message", text)]
    let members = (texts + location).map { key, value in
      "\"\(key)\":" + (["line", "column"].contains(key) ? value : value.quotedForJSON)
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// The file, line and column, as far as the message has them.
  private var location: [(key: String, value: String)] {
    switch place {
    case .tool: []
    case .path(let path): [("file", path)]
    case .position(let position):
      [
        ("file", position.file), ("line", String(position.line)),
        ("column", String(position.column)),
      ]
    }
  }
}

extension String {
  fileprivate func percentEncoding(_ special: String) -> String {
    unicodeScalars.map { scalar in
      if !special.unicodeScalars.contains(scalar) { return String(scalar) }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (code.count == 1 ? "0" : "") + code
    }.joined()
  }

  fileprivate var quotedForJSON: String {
    "\""
      + unicodeScalars.map { scalar in
        if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
        if scalar.value >= 0x20 { return String(scalar) }
        let code = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - code.count) + code
      }.joined() + "\""
  }
}
