import Foundation
import GeneratorTesting
import SwiftModule
import Testing

@testable import LensGenCore

/// Tests `lens-gen init` in the folders in which users run it.
@Suite struct InitializationTests {
  private static let source = "struct User { let name: String }"
  private static let pluginManifest = "plugins: [.plugin(name: \"LensGenPlugin\")]"

  private func text(_ purpose: StartingConfiguration.Purpose, isMainActor: Bool = false) -> String {
    StartingConfiguration(for: purpose, isMainActorByDefault: isMainActor).text
  }

  @Test func aConfigurationReadsBack() throws {
    for source in [
      "Sources/Model", ".", "true", "1st", "My App", "a: b", "it's", "\"q\"", "- a", "a #b",
      "ä's \\\"b\"",
    ] {
      let file = try Configuration(
        text: text(.command(source: source), isMainActor: true), path: "c.yml")
      #expect(file.includes == [source])
      #expect(file.outputs == [source == "." ? "Generated/" : source + "/Generated/"])
      #expect(file.generator.emissions == Generator().emissions)
      #expect(file.generator.settings.isMainActorByDefault)
    }
    let tests = try Configuration(text: text(.plugin(testing: "Model")), path: "c.yml")
    #expect(tests.writtenKeys == ["testables", "emit"])
    #expect(tests.generator.settings.testableImports == ["Model"])
    #expect(tests.generator.emissions == [.factories])
    #expect(text(.command(source: "A")).contains("\nincludes: A\n"))
  }

  @Test func aPackageGetsAConfigurationThatTheCommandFollows() throws {
    let folder = try CommandFolder([
      "Package.swift": "", "Sources/Model/User.swift": Self.source,
      "Tests/ModelTests/UserTests.swift": Self.source,
    ])
    let result = try folder.run(["init"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix(".lens-gen.yml written. Next:\n"))
    #expect(result.output.contains("Run 'lens-gen', which writes Sources/Model/Generated/."))
    #expect(try folder.read(".lens-gen.yml") == text(.command(source: "Sources/Model")))
    #expect(try folder.run([]).status == 0)
    #expect(try folder.names(in: "Sources/Model/Generated") == ["User.generated.swift"])
  }

  @Test func withThePluginTheTestsGetAConfiguration() throws {
    let folder = try CommandFolder([
      "Package.swift": Self.pluginManifest, "Sources/Shop-Core/User.swift": Self.source,
      "Tests/Shop-CoreTests/UserTests.swift": "",
      "Sources/Untested/User.swift": Self.source,
    ])
    let result = try folder.run(["init"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Tests/Shop-CoreTests/.lens-gen.yml written. Next:\n"))
    #expect(result.output.contains("the target 'Shop-CoreTests' depend on FactoryProvider"))
    #expect(
      try folder.read("Tests/Shop-CoreTests/.lens-gen.yml") == text(.plugin(testing: "Shop_Core")))
    #expect(
      try folder.run(["init", "Sources/Untested"]).errors
        == "Package.swift: error: uses LensGenPlugin, which needs no configuration for "
        + "'Sources/Untested'; for values in tests, make the folder 'Tests/UntestedTests', and try "
        + "again [file]\n")
  }

  @Test func anXcodeProjectGetsAConfigurationForTheFolderOfItsApp() throws {
    let project = "Shop.xcodeproj/project.pbxproj"
    let folder = try CommandFolder([
      project: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "Shop/Views/User.swift": Self.source,
      "ShopTests/UserTests.swift": Self.source, "Packages/Model/Package.swift": "",
      "Packages/Model/Sources/Model/User.swift": Self.source,
    ])
    #expect(try folder.run(["init"]).status == 0)
    #expect(try folder.read(".lens-gen.yml") == text(.command(source: "Shop"), isMainActor: true))
    try FileManager.default.removeItem(at: folder.url.appending(path: ".lens-gen.yml"))
    try folder.write("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", to: project)
    #expect(try folder.run(["init"]).status == 0)
    #expect(try folder.read(".lens-gen.yml") == text(.command(source: "Shop")))
  }

  @Test func theUserNamesOneOfSeveralModules() throws {
    let folder = try CommandFolder([
      "Package.swift": "", "Sources/A/User.swift": Self.source, "Sources/B/User.swift": Self.source,
      "Sources/C/notes.md": "",
    ])
    let result = try folder.run(["init"])
    #expect(result.status == 1)
    #expect(
      result.errors.hasSuffix(
        ": error: a configuration is for one module, not for 'Sources/A', 'Sources/B'; name it, as in "
          + "'lens-gen init Sources/A' [file]\n"))
    for (name, message) in [
      ("Sources/D", "no such file or folder"), ("Sources/C", "no Swift files in this folder"),
      ("Sources/A/User.swift", "is not a folder"),
    ] {
      #expect(try folder.run(["init", name]).errors == "\(name): error: \(message) [file]\n")
    }
    #expect(!(try folder.names().contains(".lens-gen.yml")))
    #expect(try folder.run(["init", "./Sources/B/"]).status == 0)
    #expect(try folder.read(".lens-gen.yml") == text(.command(source: "Sources/B")))
  }

  @Test func sourcesWithoutFolders() throws {
    let folder = try CommandFolder(["User.swift": Self.source])
    #expect(try folder.run(["init"]).status == 0)
    #expect(try folder.read(".lens-gen.yml") == text(.command(source: ".")))
    #expect(try folder.run([]).status == 0)
    #expect(try folder.names(in: "Generated") == ["User.generated.swift"])
  }

  @Test func theOnlyTargetOfAPackage() throws {
    let folder = try CommandFolder([
      "Model/Package.swift": "", "Model/Sources/User.swift": Self.source,
    ])
    let result = try folder.run(shell: "cd Model && \"$lens_gen\" init")
    #expect(result.output.contains("- Let the target 'Model' depend on Optics.\n"))
    #expect(try folder.read("Model/.lens-gen.yml") == text(.command(source: "Sources")))
  }

  @Test func noFileIsOverwritten() throws {
    let folder = try CommandFolder(["User.swift": Self.source])
    for (name, message) in [
      (".lens-gen.yml", "exists; edit it, or delete it first"),
      ("lens-gen.yaml", "is not read; rename it to '.lens-gen.yml'"),
    ] {
      try folder.write("", to: name)
      let result = try folder.run(["init"])
      #expect(result == .init(status: 1, errors: "\(name): error: \(message) [file]\n"))
      #expect(try folder.names() == [name, "User.swift"].sorted())
      #expect(try folder.read(name) == "")
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    try folder.link(".lens-gen.yml", to: "elsewhere")
    #expect(try folder.run(["init"]).status == 1)
    #expect(try folder.names() == [".lens-gen.yml", "User.swift"])
  }

  @Test func aNameThatNoConfigurationCanContainIsAnError() throws {
    for name in ["a\nb", "a\tb", "ä\u{7}"] {
      let folder = try CommandFolder(["\(name)/User.swift": Self.source])
      let result = try folder.run(["init"])
      #expect(result.status == 1)
      #expect(
        result.errors.hasSuffix(
          ": error: a configuration file cannot contain this name; rename the folder [file]\n"))
      #expect(try folder.names() == [name])
    }
  }

  @Test func aFolderWithoutSourcesIsAnError() throws {
    let folder = try CommandFolder(["README.md": "", "EmptyTests/Tests.swift": ""])
    let result = try folder.run(["init"])
    #expect(result.status == 1)
    #expect(
      result.errors.hasSuffix(
        ": error: no folder with Swift files, other than of tests; name one, as in 'lens-gen init "
          + "Model' [file]\n"))
    #expect(try folder.names() == ["EmptyTests", "README.md"])
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() throws {
    let folder = try CommandFolder(["Package.swift": "", "Sources/Model/User.swift": Self.source])
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    let result = try folder.runWithoutPrivileges(["init"])
    #expect(result.status == 1)
    #expect(
      result.errors
        == ".lens-gen.yml: error: cannot be written: its folder cannot be written to [file]\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
  }

  @Test func wrongUsage() throws {
    #expect(try Invocation(arguments: ["init"]).action == .initialize(folder: nil))
    #expect(try Invocation(arguments: ["init", "A"]).action == .initialize(folder: "A"))
    #expect(try Invocation(arguments: ["init", "--help"]).action == .printHelp)
    #expect(try Invocation(arguments: ["A", "init"]).action == .generate)
    for arguments in [["init", "A", "B"], ["init", "--quiet"], ["init", "--emit", "laws"]] {
      #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    }
  }
}
