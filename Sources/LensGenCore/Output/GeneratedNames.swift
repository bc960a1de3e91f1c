/// The names of generated files that mirror sources.
///
///     GeneratedNames.names(of: ["Model/User.swift", "Model/Order.swift"])
///     // ["User.generated.swift", "Order.generated.swift"]
///
/// A module cannot have two files of one name, even in different folders. So if sources of several
/// modules or folders share a name, as many of their folders stand before it as distinguish them:
/// `Shop+User.generated.swift` and `Bank+User.generated.swift`.
public enum GeneratedNames {
  /// Returns the name of the generated file of each source, by the paths of all sources together.
  ///
  /// - Complexity: O(*n*) in the number of sources, if few share a name.
  public static func names(of paths: [String]) -> [String] {
    let parts = paths.map { path in
      path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    }
    var depths = paths.map { _ in 1 }
    while true {
      let names = parts.indices.map { name(of: parts[$0], depth: depths[$0]) }
      // Some file systems ignore case.
      let groups = Dictionary(grouping: names.indices) { names[$0].lowercased() }
      let shared = groups.values.filter { $0.count > 1 }.joined()
        .filter { depths[$0] < parts[$0].count }
      if shared.isEmpty { return names }
      for index in shared { depths[index] += 1 }
    }
  }

  private static func name(of parts: [String], depth: Int) -> String {
    let name = parts.suffix(depth).joined(separator: "+")
    return (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".generated.swift"
  }
}
