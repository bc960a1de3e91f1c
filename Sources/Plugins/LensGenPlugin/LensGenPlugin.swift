import Foundation
import PackagePlugin

/// Generates the optics of a target before a build if its sources have changed.
@main
struct LensGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let package = context.package
    let own = try ConfigurationFile(in: target.directoryURL)
    let shared = try own == nil ? ConfigurationFile(in: package.directoryURL) : nil
    var input =
      if let own {
        try Input(of: module, configuredBy: own, in: package)
      } else if let shared {
        try Input(of: module, sharing: shared, in: package)
      } else {
        Input(ofModuleWith: module.swiftFiles, configuredBy: nil)
      }
    input.dependencies = try Dependencies(of: module, in: package)
    let folder = context.pluginWorkDirectoryURL
    if input.isOfOthers {
      input.dependencies.addNotes(of: package, beside: target.name, in: folder)
      input.manifest = package.manifest
    } else {
      try PluginNote(in: folder).write(for: package, configuredBy: input.configuration)
    }
    // SwiftPM shows a warning of the plugin itself only with `--verbose`.
    if own == nil {
      // The two may be the same folder.
      let folders = [target.directoryURL] + (shared == nil ? [package.directoryURL] : [])
      input.misnamed = Set(folders.flatMap(ConfigurationFile.misnamed)).sorted()
    }
    return try command(
      for: input, beside: module.compiledSwiftFiles, name: target.name,
      tool: context.tool(named: "lens-gen"), folder: folder)
  }

  /// Reports the files of a target that have the names of generated files: a module cannot have both.
  ///
  /// - Returns: Whether there are any.
  private func reportSharedNames(of generated: [String], and compiled: [URL]) -> Bool {
    // Some file systems ignore case.
    let names = Set(generated.map { $0.lowercased() })
    let shared = compiled.filter { names.contains($0.lastPathComponent.lowercased()) }
    for file in shared {
      Diagnostics.error(
        "the plugin also generates a file of this name, and a module cannot have two; delete this one "
          + "if lens-gen generated it, otherwise rename it", file: file.path)
    }
    return !shared.isEmpty
  }

  /// Returns the command that generates optics from an input, unless there is nothing to read.
  ///
  /// Each source that may declare types has a generated file. The others have none, because the
  /// compiler would read them in each build. SwiftPM does not call the plugin again when a source
  /// gets its first type; until then, one more file has the code for these.
  func command(
    for input: Input, beside compiled: [URL], name: String, tool: PluginContext.Tool, folder: URL
  ) throws -> [Command] {
    if input.files.isEmpty { return [] }
    let folder = folder.appendingPathComponent("Optics", isDirectory: true)
    let emissions = input.emissions
    // The tool leaves out those that it wrote, so they change no name here, either.
    let sources = input.files.filter { !$0.isGenerated }
    let names = zip(GeneratedNames.names(of: sources.map(\.path)), sources)
      .filter { $1.mayDeclareTypes(for: emissions) }.map(\.0)
    let expected = names + ["\(name)+Others.generated.swift"]
    if reportSharedNames(of: expected, and: compiled) { return [] }
    let configuration = input.configuration.map { ["--config", $0.path] } ?? ["--no-config"]
    return [
      .buildCommand(
        displayName: "Generating the optics of \(name)", executable: tool.url,
        arguments: configuration + input.options + ["--notes", "--output", folder.path + "/"]
          + expected.flatMap { ["--expect", $0] }
          + input.readKeys.flatMap { ["--read", "\($0.key)=\($0.value)"] }
          + input.misnamed.flatMap { ["--misnamed", $0] }
          + input.testables.flatMap { ["--testable", $0] }
          + input.supported.flatMap { ["--support", $0] }
          + input.dependencies.arguments
          + input.tests.flatMap { ["--test-file", $0.path] } + ["--"] + input.files.map(\.path),
        inputFiles: input.allFiles,
        outputFiles: expected.map { folder.appendingPathComponent($0) })
    ]
  }
}
