import Foundation
import GeneratorTesting
import LensGenCore
import Testing

@Suite struct ChangelogTests {
  @Test func theFirstVersionIsTheOneThatLensGenPrints() throws {
    let changelog = try String(
      contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.firstMatch(of: /(?m)^## (\S+) \((.+)\)$/))
    #expect(String(heading.1) == Invocation.version)
  }
}
