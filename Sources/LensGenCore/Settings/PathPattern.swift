/// A path, or a glob in which `*` stands for a part of a name, `?` for a letter, and `**` for any
/// number of folders.
public struct PathPattern: Sendable {
  private enum Component {
    case name([Character])
    case glob([Character])
    case anyFolders
  }

  private let components: [Component]

  /// The pattern that a text stands for.
  ///
  /// - Parameters:
  ///   - text: The pattern. One that starts with `**` stands for paths anywhere.
  ///   - folder: The absolute path of the folder that the pattern is relative to.
  public init(_ text: String, in folder: String) {
    var pattern = Self.names(in: text)
    let isAnchored = !text.hasPrefix("/") && pattern.first != ["*", "*"]
    // The names of the folder may hold letters that would be signs within the pattern.
    var base = isAnchored ? Self.names(in: folder) : []
    while pattern.first == [".", "."], base.popLast() != nil { pattern.removeFirst() }
    components =
      base.map(Component.name)
      + pattern.map { $0 == ["*", "*"] ? .anyFolders : .glob($0) }
      + [.anyFolders]
  }

  /// Whether the pattern names a path or a folder that the path is in.
  ///
  /// - Parameters:
  ///   - path: The path of a file or folder.
  ///   - folder: The absolute path of the folder that the path is relative to.
  public func matches(_ path: String, in folder: String) -> Bool {
    Self.matches(
      components, Self.names(in: path.hasPrefix("/") ? path : "\(folder)/\(path)"),
      isWildcard: { if case .anyFolders = $0 { true } else { false } },
      fits: { component, name in
        switch component {
        case .name(let own): own == name
        case .glob(let glob):
          Self.matches(
            glob, name, isWildcard: { $0 == "*" }, fits: { $0 == "?" || $0 == $1 })
        case .anyFolders: true
        }
      })
  }
}

extension PathPattern {
  /// The names of a path, without those that lead nowhere or back.
  static func names(in path: String) -> [[Character]] {
    var names: [[Character]] = []
    for name in path.split(separator: "/").map(Array.init) where name != ["."] {
      if name == [".", "."], let last = names.last, last != [".", "."], last != ["*", "*"] {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// Whether a pattern with wildcards, which stand for any number of units, fits all of a text.
  ///
  /// Where it does not go on, only the last wildcard has to take one unit more, since what is before
  /// it fits whatever it takes: the time grows with the product of the two lengths.
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
