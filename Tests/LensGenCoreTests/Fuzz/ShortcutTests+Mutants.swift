import LensGenCore
import OpticsLaws
import SwiftReading
import Testing

extension ShortcutTests {
  @Test func parsableMutantsGiveTheSameOutput() throws {
    var random = RandomSource(seed: 1)
    var compared = 0
    for _ in 0..<500 {
      let text = try #require(files.randomElement(using: &random)).mutated(using: &random)
      let sources = [SourceFile(path: "a.swift", text: text)]
      let whole = output(of: sources, readsBodies: true)
      if whole.hasErrors { continue }
      compared += 1
      let isSame = output(of: sources, readsBodies: false) == whole
      #expect(isSame, "\(text)")
    }
    #expect(compared > 100)
  }
}
