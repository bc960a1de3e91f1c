import Foundation
import PackagePlugin

/// Generates optics into files of the package, so that you can commit them.
///
///     swift package generate-optics [--target <target>]... [<options of lens-gen>]
@main
struct GenerateOptics: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let files = try names.isEmpty ? configurations(of: context.package) : []
    let runs =
      try names.isEmpty
      ? files.filter(\.saysWhereToWrite).map { run(by: $0, in: context.package) }
      : named(names, in: context.package, choosesOutput: !arguments.remainingArguments.saysOutput)
    if runs.isEmpty {
      let found = files.map { "'\($0.url.path(relativeTo: context.package))' has no 'output'; " }
      Diagnostics.error(
        "nothing to generate: \(found.joined())pass '--target <target>', or add a file "
          + "'\(ConfigurationName.standard)' with 'includes' and 'output' to the folder of the "
          + "package or of a target")
    }
    let tool = try context.tool(named: "lens-gen")
    for run in runs {
      try call(tool, run + arguments.remainingArguments, in: context.package.directoryURL)
    }
  }

  /// Calls `lens-gen` in a folder, and waits for its end.
  func call(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // lens-gen has already printed the reason.
    if process.terminationStatus != 0 { Diagnostics.error("lens-gen failed") }
  }

  /// Returns the configuration files of a package and its targets.
  private func configurations(of package: Package) throws -> [ConfigurationFile] {
    try ([package.directoryURL] + package.targets.map(\.directoryURL))
      .compactMap { try ConfigurationFile(in: $0) }
  }

  /// Returns the arguments of a run that follows a configuration file.
  private func run(by file: ConfigurationFile, in package: Package) -> [String] {
    ["--config", file.url.path(relativeTo: package)]
  }

  /// Returns the arguments of a run for each target with the given name.
  ///
  /// - Parameter choosesOutput: Whether the user does not say where to write.
  private func named(
    _ names: [String], in package: Package, choosesOutput: Bool
  ) throws -> [[String]] {
    try package.targets(named: names).map { target in
      if let file = try ConfigurationFile(in: target.directoryURL), file.saysWhereToWrite {
        return run(by: file, in: package)
      }
      let folder = target.directoryURL.path(relativeTo: package)
      let files = target.sourceModule?.compiledSwiftFiles.map { $0.path(relativeTo: package) }
      return (files ?? [folder])
        + (choosesOutput ? ["--output", "\(folder)/Optics.generated.swift"] : [])
    }
  }
}

extension [String] {
  /// Whether options of `lens-gen` say where to write.
  fileprivate var saysOutput: Bool {
    contains { $0.hasPrefix("-o") || $0.hasPrefix("--output") }
  }
}

extension ConfigurationFile {
  /// Whether the configuration file names an output file.
  var saysWhereToWrite: Bool { texts(at: "output") != nil }
}

extension URL {
  /// Returns the path relative to the package's folder if the file is in that folder, otherwise the
  /// full path.
  fileprivate func path(relativeTo package: Package) -> String {
    let base = package.directoryURL.path + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}
