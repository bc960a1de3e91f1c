import Foundation
import GeneratorTesting
import Testing

@testable import LensGenCore

/// Tests the table of settings, and what follows from it.
@Suite struct SettingTests {
  @Test func namesAreDifferent() {
    let keys = Setting.all.compactMap(\.key)
    let options = Setting.all.flatMap { [$0.option, $0.short].compactMap { $0 } }
    #expect(Set(keys).count == keys.count)
    #expect(Set(options).count == options.count)
  }

  @Test func aSettingHasAKeyOrAnOption() {
    for setting in Setting.all {
      #expect(setting.key != nil || setting.option != nil)
      if setting.value.isBoolean { #expect(setting.placeholder == nil) }
    }
  }

  /// Every property of a generator can be set in a file, and is kept when files and options come
  /// together.
  @Test func aConfigurationIsCompletedByEverySetting() throws {
    let text = Setting.all.compactMap { setting in
      guard let key = setting.key else { return nil }
      let lines = ["true", "laws", "\"*A\"", "XCTest", "\n  A: b"].map { "\(key): \($0)\n" }
      return lines.first { (try? Configuration(text: $0, path: "c.yml")) != nil }
    }.joined()
    let file = try Configuration(text: text, path: "c.yml")
    #expect(file.given == Set(Setting.all.compactMap(\.key)))
    let unset = Mirror(reflecting: Generator()).children
    for (value, (name, unset)) in zip(Mirror(reflecting: file.generator).children, unset) {
      #expect("\(value.value)" != "\(unset)", "no setting for '\(name ?? "")'")
    }
    #expect(Configuration().completed(by: file) == file)
    #expect(file.completed(by: Configuration()) == file)
  }

  @Test func optionsOverrideTheFile() throws {
    let file = try Configuration(text: "quiet: false\nemit: laws\nimports: A", path: "c.yml")
    let arguments = ["--quiet", "--emit", "builders", "--import", "B", "--import", "C"]
    let both = try Invocation(arguments: arguments).options.completed(by: file)
    #expect(both.isQuiet == true)
    #expect(both.generator.emissions == [.builders])
    #expect(both.generator.imports == ["B", "C"])
  }

  @Test func inputsOnTheCommandLineHideTheTargetsOfTheFile() throws {
    let file = try Configuration(
      text: "includes: A\noutput: B.swift\ntestables: C\nsupports: F\nexcludes: D", path: "c.yml")
    let both = try Invocation(arguments: ["E"]).options.completed(by: file)
    #expect(both.includes == ["E"])
    #expect(both.outputs == [])
    #expect(both.generator.testableImports == [])
    #expect(both.generator.supportedImports == [])
    #expect(both.excludes == ["D"])
  }

  @Test func theHelpNamesEveryOptionOnLinesThatFitATerminal() {
    for setting in Setting.all where setting.option != nil {
      #expect(
        Invocation.help.contains(
          "  \([setting.short, setting.option].compactMap { $0 }.joined(separator: ", "))"))
    }
    #expect(Invocation.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func theDocumentationShowsEveryKeyWithItsMeaning() throws {
    let path = "Sources/LensGenCore/LensGenCore.docc/ConfigurationFile.md"
    let article = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    // The keys of an emission can have a block of their own.
    let files = article.matches(of: /```yaml\n((?s).*?)```/).map { String($0.1) }.filter { file in
      file.prefixMatch(of: /emit: (\w+)\n/).map { Emission(rawValue: String($0.1)) != nil } ?? true
    }
    for file in files { _ = try Configuration(text: file, path: path) }
    let keys = files.joined().replacing("\n# ", with: " ")
    for setting in Setting.all {
      guard let key = setting.key else { continue }
      #expect(keys.contains(" \(setting.meaning)\n\(key):"))
    }
  }
}
