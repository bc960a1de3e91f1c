import Foundation
import GeneratorTesting
import Testing

/// The picture of the targets is drawn from the manifest.
@Suite struct TargetGraphTests {
  /// The targets, each with those that it depends on.
  private let targets: [String: Set<String>]

  init() throws {
    let manifest = try Self.text(of: "Package.swift")
    let entry =
      /(?<kind>\.(?:executableTarget|plugin|target)|Target\.macro)\(\s*name: "(?<name>[^"]+)"/
    var targets: [String: Set<String>] = [:]
    var rest = manifest[...]
    while let match = rest.firstMatch(of: entry) {
      rest = rest[match.range.upperBound...]
      // Up to the next entry, which may be that of a test.
      let own = rest[..<(rest.range(of: "arget(")?.lowerBound ?? rest.endIndex)]
      if own.hasPrefix(", targets:") { continue }
      let list = own.firstMatch(of: /dependencies: \[(?<names>[^\]]*)\]/)
      let names = list?.names.matches(of: /"([^"]+)"/).map { String($0.1) } ?? []
      targets[String(match.name), default: []].formUnion(names)
    }
    self.targets = targets
  }

  @Test func thePictureHasTheArrowsOfTheManifest() throws {
    let page = try Self.text(of: "Documentation/GENERATOR.md")
    let picture = try #require(page.firstMatch(of: /```mermaid\ngraph TD\n(?<lines>[^`]*)```/))
    let drawn = picture.lines.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(targets.count > 15)
    #expect(drawn.map(String.init).joined(separator: "\n") == arrows.joined(separator: "\n"))
  }

  /// The arrows of the targets, without those that a longer way implies.
  private var arrows: [String] {
    targets.keys.sorted().flatMap { target in
      let next = targets[target] ?? []
      return next.filter { name in !next.contains { reachable(from: $0).contains(name) } }
        .sorted().map { "\(target) --> \($0)" }
    }
  }

  private func reachable(from target: String) -> Set<String> {
    (targets[target] ?? []).reduce(into: []) {
      $0.formUnion(reachable(from: $1).union([$1]))
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}
