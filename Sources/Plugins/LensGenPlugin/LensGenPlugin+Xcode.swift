#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension LensGenPlugin: XcodeBuildToolPlugin {
    /// Generates the optics of a target of an Xcode project, configured by the file in the folder
    /// of the project.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.swiftFiles
      let configuration = try ConfigurationFile(in: context.xcodeProject.directoryURL)
      var input = Input(
        ofModuleWith: files.sorted { $0.path < $1.path }, configuredBy: configuration)
      input.dependencies = Dependencies(of: target, configuredBy: configuration)
      return try command(
        for: input, beside: files, name: target.displayName, tool: context.tool(named: "lens-gen"),
        folder: context.pluginWorkDirectoryURL)
    }
  }

  extension Dependencies {
    /// Lists the modules that a target of an Xcode project can import, configured by the file of the
    /// project.
    fileprivate init(of target: XcodeTarget, configuredBy file: ConfigurationFile?) {
      let areIsolated = file?.isTrue(at: "main-actor-by-default") == true
      var seen: Set<String> = [target.id]
      append(target.dependencies, besides: &seen, areIsolated: areIsolated)
    }

    private mutating func append(
      _ dependencies: [XcodeTargetDependency], besides seen: inout Set<String>, areIsolated: Bool
    ) {
      for dependency in dependencies {
        switch dependency {
        case .target(let target) where seen.insert(target.id).inserted:
          append(target.dependencies, besides: &seen, areIsolated: areIsolated)
          modules.append((target.moduleName, target.swiftFiles))
          if areIsolated { isolated.append(target.moduleName) }
        case .product(let product):
          for module in product.targets.readable(besides: &seen) {
            modules.append((module.moduleName, module.compiledSwiftFiles))
          }
        default: break
        }
      }
    }
  }

  extension XcodeTarget {
    fileprivate var moduleName: String {
      String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    fileprivate var swiftFiles: [URL] {
      inputFiles.filter { $0.type == .source }.map(\.url)
        .filter { $0.pathExtension == "swift" }
    }
  }
#endif
