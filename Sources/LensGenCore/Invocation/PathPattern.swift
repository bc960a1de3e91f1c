/// A path, or a glob in which `*` stands for a part of a name, `?` for a letter, and `**` for any
/// number of folders.
public struct PathPattern: Sendable {
  private let components: [[Character]]

  /// The pattern that a text stands for.
  public init(_ text: String) {
    components = Self.components(of: text)
  }

  /// Whether the pattern names a path or a folder that the path is in.
  public func matches(_ path: String) -> Bool {
    Self.matches(components[...], Self.components(of: path)[...])
  }

  private static func components(of path: String) -> [[Character]] {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return path.hasPrefix("/") ? [["/"]] + names : names
  }

  private static func matches(
    _ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>
  ) -> Bool {
    // What is left of the path lies in the folder that the pattern names.
    guard let first = pattern.first else { return true }
    if first == ["*", "*"] {
      return matches(pattern.dropFirst(), path)
        || (!path.isEmpty && matches(pattern, path.dropFirst()))
    }
    guard let name = path.first, matchesName(first[...], name[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matchesName(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matchesName(pattern.dropFirst(), name)
        || (!name.isEmpty && matchesName(pattern, name.dropFirst()))
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matchesName(pattern.dropFirst(), name.dropFirst())
  }
}
