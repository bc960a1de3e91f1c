#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension LensGenPlugin: XcodeBuildToolPlugin {
    /// Generates the optics of a target of an Xcode project, configured by the file in the folder
    /// of the project.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.type == .source }.map(\.url)
        .filter { $0.pathExtension == "swift" }
      let configuration = try ConfigurationFile(in: context.xcodeProject.directoryURL)
      return try command(
        for: Input(
          ofModuleWith: files.sorted { $0.path < $1.path }, configuredBy: configuration),
        beside: files, name: target.displayName, tool: context.tool(named: "lens-gen"),
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
