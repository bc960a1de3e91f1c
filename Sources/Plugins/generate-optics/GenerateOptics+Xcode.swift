#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenerateOptics: XcodeCommandPlugin {
    /// Generates the file that the configuration file in the folder of an Xcode project names.
    ///
    /// Xcode passes the targets that are selected, but the configuration file names the sources.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      _ = arguments.extractOption(named: "target")
      let folder = context.xcodeProject.directoryURL
      guard let file = try ConfigurationFile(in: folder), file.saysWhereToWrite else {
        Diagnostics.error(
          "nothing to generate: add a file '\(ConfigurationName.standard)' with 'includes' and 'output' "
            + "to the folder of the project, '\(folder.path)'")
        return
      }
      try call(
        context.tool(named: "lens-gen"),
        ["--config", ConfigurationName.standard] + arguments.remainingArguments, in: folder)
    }
  }
#endif
