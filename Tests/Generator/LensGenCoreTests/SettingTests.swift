import EmissionKernel
import Foundation
import GeneratorTesting
import SwiftModule
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
    let values = ["true", "laws", "\"*A\"", "XCTest", "\n  A: b", "\n  skipped-*: note"]
    let lines = try Setting.all.compactMap(\.key).map { key in
      let line = values.map { "\(key): \($0)\n" }
        .first { (try? Configuration(text: $0, path: "c.yml")) != nil }
      return try #require(line, "'\(key)' takes none of the values above; add one")
    }
    let text = lines.joined()
    let file = try Configuration(text: text, path: "c.yml")
    // The compiler decides about the memberwise initializer.
    let unset =
      namesOfEqualProperties(file.generator, Generator())
      + namesOfEqualProperties(file.generator.settings, Settings())
    for name in unset where name != "memberwiseRule" {
      Issue.record("no entry of 'Setting.all' sets '\(name)'")
    }
    #expect(Configuration().completed(by: file) == file)
    #expect(file.completed(by: Configuration()) == file)
  }

  private func namesOfEqualProperties<Value>(_ first: Value, _ second: Value) -> [String] {
    zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children)
      .filter { "\($0.value)" == "\($1.value)" }.map { $1.label ?? "" }
  }

  @Test func optionsOverrideTheFile() throws {
    let file = try Configuration(text: "quiet: false\nemit: laws\nimports: A", path: "c.yml")
    let arguments = ["--quiet", "--emit", "builders", "--import", "B", "--import", "C"]
    let both = try Invocation(arguments: arguments).options.completed(by: file)
    #expect(both.isQuiet == true)
    #expect(both.generator.emissions == [.builders])
    #expect(both.generator.settings.imports == ["B", "C"])
  }

  @Test func inputsOnTheCommandLineHideTheTargetsOfTheFile() throws {
    let file = try Configuration(
      text: "includes: A\noutput: B.swift\ntestables: C\nsupports: F\nexcludes: D", path: "c.yml")
    let both = try Invocation(arguments: ["E"]).options.completed(by: file)
    #expect(both.includes == ["E"])
    #expect(both.outputs == [])
    #expect(both.generator.settings.testableImports == [])
    #expect(both.generator.settings.supportedImports == [])
    #expect(both.excludes == ["D"])
  }

  @Test func theHelpNamesEveryOptionOnLinesThatFitATerminal() {
    for setting in Setting.all where setting.option != nil {
      #expect(
        (setting.topic == .build ? Invocation.helpOfBuild : Invocation.help).contains(
          "  \([setting.short, setting.option].compactMap { $0 }.joined(separator: ", "))"))
    }
    for line in (Invocation.help + "\n" + Invocation.helpOfBuild).split(separator: "\n") {
      #expect(line.count <= 100, "shorten '\(line)'")
    }
  }

  @Test func theDocumentationShowsEveryKeyWithItsMeaning() throws {
    let path = "Sources/Generator/LensGenCore/LensGenCore.docc/ConfigurationFile.md"
    let article = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    // The keys of an emission can have a block of their own.
    let files = article.matches(of: /```yaml\n((?s).*?)```/).map { String($0.1) }.filter { file in
      file.prefixMatch(of: /emit: (\w+)\n/).map { Emission(rawValue: String($0.1)) != nil } ?? true
    }
    for file in files { _ = try Configuration(text: file, path: path) }
    let keys = files.joined().replacing("\n# ", with: " ")
    for setting in Setting.all {
      guard let key = setting.key else { continue }
      let isShown = keys.contains(" \(setting.meaning)\n\(key):")
      #expect(isShown, "\(path) lacks '\(key):' below '# \(setting.meaning)', with a value")
    }
  }

  @Test func theDocumentationNamesEveryOptionThatDiffersFromItsKey() throws {
    let path = "Sources/Generator/LensGenCore/LensGenCore.docc/ConfigurationFile.md"
    let article = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let shown = article.matches(of: /\| `(--[\w-]+)` \| `([\w-]+)` \|/).map { "\($0.1) \($0.2)" }
    let different = Setting.all.compactMap { setting -> String? in
      guard let key = setting.key, let option = setting.option, option != "--\(key)" else {
        return nil
      }
      return "\(option) \(key)"
    }
    #expect(shown.sorted() == different.sorted(), "\(path)")
  }

  @Test func everyEmissionIsComparedAfterAChangeOfStructure() throws {
    let path = "Scripts/compare-generator"
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let lists = text.matches(of: /"--emit", "([\w,]+)"/).flatMap { $0.1.split(separator: ",") }
    for emission in Emission.allCases {
      let isCompared = lists.contains { $0 == emission.rawValue }
      #expect(isCompared, "'RUNS' in \(path) lacks '\(emission.rawValue)'")
    }
  }

  @Test func theDocumentationNamesEveryEmission() throws {
    for page in ["LensGenCore", "ConfigurationFile"] {
      let path = "Sources/Generator/LensGenCore/LensGenCore.docc/\(page).md"
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      for emission in Emission.allCases {
        let isNamed = text.contains("`\(emission.rawValue)`")
        #expect(isNamed, "\(path) lacks `\(emission.rawValue)`")
      }
    }
  }
}
