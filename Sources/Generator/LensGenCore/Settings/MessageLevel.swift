import EmissionKernel
import SwiftReading

/// How much a message matters, as the configuration file says it.
package enum MessageLevel: String, CaseIterable, Sendable {
  case ignore, note, warning, error
}

extension MessageLevel {
  fileprivate var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
}

extension Invocation {
  /// Returns a message with the severity that the settings give it, or `nil` if nobody wants to see it.
  ///
  /// - Parameters:
  ///   - levels: The configured levels.
  ///   - isQuiet: Whether only errors are shown.
  package func shown(
    _ message: Message, by levels: [MessageID: MessageLevel] = [:], isQuiet: Bool = false
  ) -> Message? {
    if message.severity == .error { return message }
    var message = message
    if let level = levels[message.id] {
      guard let severity = level.severity else { return nil }
      message.severity = severity
    }
    if isStrict, message.severity == .warning { message.severity = .error }
    return isQuiet && message.severity != .error ? nil : message
  }
}

extension YAMLEntry {
  /// Returns the levels of messages.
  ///
  /// An id counts more than a beginning of ids, such as `skipped-*`, and a long beginning more than a
  /// short one.
  func messageLevels() throws(Diagnostic) -> [MessageID: MessageLevel] {
    var levels: [MessageID: MessageLevel] = [:]
    func rank(_ name: String) -> Int { name.hasSuffix("*") ? name.count : Int.max }
    for (name, scalar) in try entries().sorted(by: { rank($0.key) < rank($1.key) }) {
      let text = try scalar.text()
      guard let level = MessageLevel(rawValue: text) else {
        let known = MessageLevel.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw scalar.mistake("'\(text)' is no level of a message; write one of \(known)")
      }
      let ids = MessageID.allCases.filter {
        name.hasSuffix("*") ? $0.rawValue.hasPrefix(name.dropLast()) : $0.rawValue == name
      }
      if ids.isEmpty {
        throw scalar.mistake("there is no message '\(name)'\(MessageID.suggestion(for: name))")
      }
      if ids.allSatisfy(\.isError), level != .error {
        throw scalar.mistake("'\(name)' is always an error")
      }
      for id in ids where !id.isError { levels[id] = level }
    }
    return levels
  }
}

extension MessageID {
  /// Returns what was probably meant, as the rest of a message.
  fileprivate static func suggestion(for name: String) -> String {
    let names = allCases.map(\.rawValue)
    let near =
      names.contains { $0.hasPrefix(name + "-") }
      ? name + "-*" : nearest(to: name, among: names, within: max(2, name.count / 4))
    return near.map { "; did you mean '\($0)'?" } ?? ""
  }
}
