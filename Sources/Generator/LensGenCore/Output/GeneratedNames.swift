/// The names of generated files that mirror sources.
///
///     GeneratedNames.names(of: ["Model/Order.swift", "Model/Payment.swift"])
///     // ["Order.generated.swift", "Payment.generated.swift"]
///
/// A module cannot have two files of one name, even in different folders. So if sources of several
/// modules or folders share a name, as many of their folders stand before it as distinguish them:
/// `Shop+Order.generated.swift` and `Bank+Order.generated.swift`. If a source by another tool has the name already,
/// the file is `Order.optics.generated.swift`.
public enum GeneratedNames {
  /// Returns the name of the generated file of each source, by the paths of all sources together.
  ///
  /// - Complexity: O(*n*) in the number of sources, if few share a name.
  public static func names(of paths: [String]) -> [String] {
    let parts = paths.map { path in
      path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    }
    // Some file systems ignore case.
    let taken = Set(parts.compactMap { $0.last?.lowercased() })
    var depths = paths.map { _ in 1 }
    while true {
      let names = parts.indices.map { name(of: parts[$0], depth: depths[$0], besides: taken) }
      let groups = Dictionary(grouping: names.indices) { names[$0].lowercased() }
      let shared = groups.values.filter { $0.count > 1 }.joined()
        .filter { depths[$0] < parts[$0].count }
      if shared.isEmpty { return names }
      for index in shared { depths[index] += 1 }
    }
  }

  private static func name(
    of parts: [String], depth: Int, besides taken: Set<String>
  ) -> String {
    let name = parts.suffix(depth).joined(separator: "+")
    var stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    while taken.contains("\(stem).generated.swift".lowercased()) { stem += ".optics" }
    return stem + ".generated.swift"
  }
}
