import EmissionKernel
import SwiftReading

/// A path, or a glob: `*` matches characters of a name, `?` matches one character, and `**` matches
/// any number of folders.
package struct PathPattern: Sendable {
  private enum Component {
    case name(String)
    case glob([Character])
    case anyFolders
  }

  /// The pattern as written.
  package let text: String
  /// The folder that a pattern is relative to.
  private let folder: String
  private let components: [Component]

  /// Creates a pattern from a text.
  ///
  /// - Parameters:
  ///   - text: The pattern. If it starts with `**`, it matches paths anywhere.
  ///   - folder: The absolute path of the folder that the pattern is relative to.
  package init(_ text: String, in folder: String) {
    self.text = text
    self.folder = folder
    var pattern = Self.names(in: text)
    let isAnchored = !text.hasPrefix("/") && pattern.first != "**"
    // The names of the folder may contain characters that are wildcards in a pattern.
    var base = isAnchored ? Self.names(in: folder) : []
    while pattern.first == "..", base.popLast() != nil { pattern.removeFirst() }
    components =
      base.map(Component.name)
      + pattern.map { name in
        name == "**"
          ? .anyFolders : name.contains { "*?".contains($0) } ? .glob(Array(name)) : .name(name)
      }
      + [.anyFolders]
  }

  /// Whether the pattern matches the names of an absolute path, or one of its parent folders.
  package func matches(_ names: [String]) -> Bool {
    Self.matches(
      components, names,
      isWildcard: { if case .anyFolders = $0 { true } else { false } },
      fits: { component, name in
        switch component {
        case .name(let own): own == name
        case .glob(let glob):
          Self.matches(
            glob, Array(name), isWildcard: { $0 == "*" }, fits: { $0 == "?" || $0 == $1 })
        case .anyFolders: true
        }
      })
  }
}

extension PathPattern {
  /// Returns the path that the author of a pattern without a match may have meant, as written in
  /// the pattern's place, or `nil` if none is near.
  ///
  /// - Parameters:
  ///   - paths: The paths that the pattern was compared with.
  ///   - folder: The absolute path of the folder that the paths are relative to.
  package func nearest(among paths: [String], in folder: String) -> String? {
    let isAbsolute = text.hasPrefix("/")
    let base = Self.names(in: self.folder)
    let candidates = paths.map { path -> String in
      let names = Self.names(in: path, from: folder)
      let isInside = !isAbsolute && names.starts(with: base)
      return (isInside ? "" : "/")
        + names.dropFirst(isInside ? base.count : 0).joined(separator: "/")
    }
    return EmissionKernel.nearest(to: text, among: candidates, within: max(2, text.count / 4))
  }

  /// The names of the only path that the pattern matches, besides those in it; `nil` if the pattern
  /// has a wildcard.
  package var plainNames: [String]? {
    let names = components.dropLast().compactMap { component in
      if case .name(let name) = component { name } else { nil }
    }
    return names.count == components.count - 1 ? names : nil
  }

  /// Returns the names of a path that may start at a folder, from the root.
  package static func names(in path: String, from folder: String) -> [String] {
    names(in: path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// Returns the names of a path, without empty names, `.` and `..`.
  package static func names(in path: String) -> [String] {
    var names: [String] = []
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name == "..", let last = names.last, last != "..", last != "**" {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// Whether a pattern with wildcards, which match any number of units, matches a whole text.
  ///
  /// After a mismatch, only the last wildcard has to match one more unit, because everything before
  /// it matches anyway. So the time grows with the product of the two lengths.
  private static func matches<Sign, Unit>(
    _ pattern: [Sign], _ text: [Unit], isWildcard: (Sign) -> Bool, fits: (Sign, Unit) -> Bool
  ) -> Bool {
    var (sign, unit) = (0, 0)
    var last: (sign: Int, unit: Int)?
    while unit < text.count {
      if sign < pattern.count, isWildcard(pattern[sign]) {
        last = (sign, unit)
        sign += 1
      } else if sign < pattern.count, fits(pattern[sign], text[unit]) {
        (sign, unit) = (sign + 1, unit + 1)
      } else if let (wildcard, start) = last {
        last = (wildcard, start + 1)
        (sign, unit) = (wildcard + 1, start + 1)
      } else {
        return false
      }
    }
    return pattern[sign...].allSatisfy(isWildcard)
  }
}
