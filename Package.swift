// swift-tools-version: 6.3
import Foundation
import PackageDescription

#if canImport(CompilerPluginSupport)
  import CompilerPluginSupport
#endif
#if canImport(MachO)
  import MachO
#endif

// The libraries have no dependencies. The generator reads Swift with the SwiftSyntax of the toolchain;
// if a toolchain lacks SwiftSyntax, `lens-gen` says so and does nothing else.
let toolchain = Toolchain.current

// Tests that take minutes, and tests of details that few models have, are for `.ci/run`, which sets this
// variable. `swift test` alone leaves out their targets and folders.
let hasExtendedTests = ProcessInfo.processInfo.environment["OPTICS_EXTENDED_TESTS"] != nil

// `.ci/run` sets this variable, too: it makes each warning an error.
let isStrict = ProcessInfo.processInfo.environment["OPTICS_STRICT"] != nil

let package = Package(
  name: "swift-optics",
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "Optics", targets: ["Optics"]),
    .library(name: "OpticsCompletion", targets: ["OpticsCompletion"]),
    .library(name: "OpticsLaws", targets: ["OpticsLaws"]),
    .library(name: "OpticsLawsFoundation", targets: ["OpticsLawsFoundation"]),
    .library(name: "FactoryProvider", targets: ["FactoryProvider"]),
    .library(name: "OpticsSwiftUI", targets: ["OpticsSwiftUI"]),
    .executable(name: "lens-gen", targets: ["lens-gen"]),
    .plugin(name: "LensGenPlugin", targets: ["LensGenPlugin"]),
    .plugin(name: "generate-optics", targets: ["generate-optics"]),
  ],
  targets: [
    .target(name: "Optics"),
    .target(name: "OpticsCompletion", dependencies: ["Optics"]),
    .target(name: "OpticsLaws", dependencies: ["Optics"]),
    .target(name: "OpticsLawsFoundation", dependencies: ["OpticsLaws"]),
    .target(name: "FactoryProvider", dependencies: ["Optics"]),
    .target(name: "OpticsSwiftUI", dependencies: ["Optics"]),
    .target(name: "BenchmarkModel", dependencies: ["Optics"]),
    .plugin(
      name: "LensGenPlugin", capability: .buildTool(), dependencies: ["lens-gen"],
      path: "Sources/Plugins/LensGenPlugin"),
    .plugin(
      name: "generate-optics",
      capability: .command(
        intent: .custom(
          verb: "generate-optics",
          description: "Write lenses and prisms for the types of the package"),
        permissions: [
          .writeToPackageDirectory(reason: "The generated files become part of the package.")
        ]),
      dependencies: ["lens-gen"], path: "Sources/Plugins/generate-optics"),
    .executableTarget(
      name: "optics-benchmark",
      dependencies: ["BenchmarkModel", "FactoryProvider", "Optics", "OpticsLaws"]),
    .testTarget(
      name: "OpticsLawsTests", dependencies: ["Optics", "OpticsLaws", "OpticsLawsFoundation"],
      exclude: hasExtendedTests ? [] : ["Extended"]),
    .testTarget(name: "OpticsTests", dependencies: ["Optics", "OpticsLaws"]),
    .testTarget(
      name: "CompileFailTests", dependencies: ["Optics", "OpticsLaws", "FactoryProvider"],
      exclude: ["Cases"]),
    .testTarget(name: "FactoryProviderTests", dependencies: ["FactoryProvider", "Optics"]),
    .testTarget(
      name: "OpticsSwiftUITests", dependencies: ["Optics", "OpticsSwiftUI"],
      exclude: ["Mistakes.swift"]),
  ],
  swiftLanguageModes: [.v6]
)

if toolchain.swiftSyntax != nil {
  let generator: [Target] = [
    .target(name: "SwiftReading"),
    .target(name: "SwiftModule", dependencies: ["SwiftReading"]),
    .target(name: "EmissionKernel", dependencies: ["SwiftModule", "SwiftReading"]),
    .target(
      name: "UnavailableOptics", dependencies: ["EmissionKernel", "SwiftModule", "SwiftReading"]),
    .target(
      name: "OpticsEmission",
      dependencies: ["EmissionKernel", "SwiftModule", "SwiftReading", "UnavailableOptics"]),
    .target(
      name: "ChildrenEmission",
      dependencies: ["EmissionKernel", "OpticsEmission", "SwiftModule", "SwiftReading"]),
    .target(
      name: "CompletionEmission",
      dependencies: [
        "ChildrenEmission", "EmissionKernel", "OpticsEmission", "SwiftModule", "SwiftReading",
      ]),
    .target(
      name: "TestDataEmission",
      dependencies: [
        "ChildrenEmission", "EmissionKernel", "OpticsEmission", "SwiftModule", "SwiftReading",
      ]),
    .target(name: "StubEmission", dependencies: ["EmissionKernel", "SwiftModule", "SwiftReading"]),
    .target(
      name: "MacroExpansion",
      dependencies: [
        "EmissionKernel", "OpticsEmission", "SwiftModule", "SwiftReading", "TestDataEmission",
      ]),
    .target(
      name: "LensGenCore",
      dependencies: [
        "ChildrenEmission", "CompletionEmission", "EmissionKernel", "OpticsEmission",
        "StubEmission", "SwiftModule", "SwiftReading", "TestDataEmission", "UnavailableOptics",
      ]),
    .executableTarget(name: "lens-gen", dependencies: ["LensGenCore", "SwiftReading"]),
    .executableTarget(name: "bare-parser", dependencies: ["SwiftReading"]),
    // A test target, because others are built for older systems than Swift Testing is.
    .testTarget(
      name: "GeneratorTesting",
      dependencies: [
        "EmissionKernel", "FactoryProvider", "LensGenCore", "Optics", "OpticsCompletion",
        "OpticsLaws", "SwiftReading",
      ]),
    .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftReading"]),
    .testTarget(
      name: "SwiftModuleTests", dependencies: ["GeneratorTesting", "SwiftModule", "SwiftReading"]),
    .testTarget(
      name: "EmissionKernelTests",
      dependencies: [
        "EmissionKernel", "GeneratorTesting", "LensGenCore", "SwiftModule", "SwiftReading",
        "TestDataEmission",
      ]),
    .testTarget(
      name: "OpticsEmissionTests",
      dependencies: ["GeneratorTesting", "LensGenCore", "SwiftReading"]),
    .testTarget(
      name: "UnavailableOpticsTests",
      dependencies: ["GeneratorTesting", "LensGenCore", "UnavailableOptics"]),
    .testTarget(
      name: "CompletionEmissionTests",
      dependencies: ["GeneratorTesting", "LensGenCore", "SwiftReading"]),
    .testTarget(
      name: "ChildrenEmissionTests", dependencies: ["GeneratorTesting", "LensGenCore"]),
    .testTarget(
      name: "TestDataEmissionTests",
      dependencies: [
        "EmissionKernel", "GeneratorTesting", "LensGenCore", "SwiftModule", "SwiftReading",
        "TestDataEmission",
      ]),
    .testTarget(
      name: "StubEmissionTests",
      dependencies: [
        "EmissionKernel", "GeneratorTesting", "LensGenCore", "StubEmission", "SwiftReading",
      ]),
    .testTarget(
      name: "MacroExpansionTests",
      dependencies: ["LensGenCore", "MacroExpansion", "SwiftReading"],
      exclude: ["Misuses.swift"]),
    .testTarget(
      name: "LensGenPluginTests",
      dependencies: ["GeneratorTesting", "LensGenCore", "SwiftReading"]),
    .testTarget(
      name: "LensGenCoreTests",
      dependencies: [
        "EmissionKernel", "GeneratorTesting", "LensGenCore", "OpticsLaws", "SwiftReading",
        "TestDataEmission", "UnavailableOptics",
      ],
      exclude: hasExtendedTests ? [] : ["Extended", "Fuzz"]),
  ]
  for target in generator {
    target.swiftSettings = toolchain.swiftSettings()
    target.linkerSettings = toolchain.linkerSettings()
  }
  package.targets += generator
  #if canImport(CompilerPluginSupport)
    package.products.append(.library(name: "OpticsMacros", targets: ["OpticsMacros"]))
    package.targets += [
      .target(name: "OpticsMacros", dependencies: ["Optics", "OpticsMacrosPlugin"]),
      .macro(
        name: "OpticsMacrosPlugin", dependencies: ["MacroExpansion"],
        path: "Sources/Plugins/OpticsMacrosPlugin", swiftSettings: toolchain.swiftSettings(),
        linkerSettings: toolchain.linkerSettings()),
    ]
  #endif
} else {
  package.targets += [
    .executableTarget(
      name: "lens-gen", path: "Sources/lens-gen-without-parser",
      cSettings: toolchain.complaintSettings())
  ]
}

if hasExtendedTests {
  package.targets += [
    .testTarget(name: "ManifestTests"),
    .testTarget(
      name: "GeneratedLawsTests", dependencies: ["Optics", "OpticsLaws", "OpticsLawsFoundation"]),
    .testTarget(
      name: "HostileTests", dependencies: ["Optics", "OpticsLaws", "FactoryProvider"],
      exclude: ["Records", "Skipped.txt", "SkippedStubs.txt", "WithoutMacro.txt"],
      plugins: [.plugin(name: "LensGenPlugin")]),
  ]
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
}

/// The toolchain that builds this package.
struct Toolchain {
  /// Its folder `usr`, if found.
  let root: String?
  /// The folder of its SwiftSyntax, if present.
  let swiftSyntax: String?

  static var current: Toolchain {
    let search = ToolchainSearch(
      variables: ProcessInfo.processInfo.environment, libraries: loadedLibraries,
      installations: ["", NSHomeDirectory()].map { "\($0)/Library/Developer/Toolchains" })
    return Toolchain(root: search.root, swiftSyntax: search.root.flatMap(search.swiftSyntax))
  }

  /// The flags that make the toolchain's SwiftSyntax importable, and compile the generator without
  /// optimization, in release builds, too.
  ///
  /// A release build of a package that generates code builds the generator twice. With optimization, that
  /// takes four times as long, more than the faster generator ever saves.
  func swiftSettings() -> [SwiftSetting] {
    swiftSyntax.map { [.unsafeFlags(["-I", $0, "-Onone"])] } ?? []
  }

  /// The flags that link the toolchain's SwiftSyntax, and find it at run time.
  func linkerSettings() -> [LinkerSetting] {
    swiftSyntax.map {
      [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
    } ?? []
  }

  /// The folder without SwiftSyntax, for the message of `lens-gen`.
  ///
  /// It is passed as numbers, because some build systems lose quotation marks.
  func complaintSettings() -> [CSetting] {
    [.define("FOLDER", to: (root ?? "").utf8.map { "\($0)," }.joined() + "0")]
  }

  /// The paths of the libraries that this manifest runs with.
  private static var loadedLibraries: [String] {
    #if canImport(MachO)
      (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map(String.init(cString:)) }
    #else
      // Read to the end with a file handle: `String(contentsOfFile:)` stops after the first page.
      let maps = FileHandle(forReadingAtPath: "/proc/self/maps")
      defer { try? maps?.close() }
      let text = String(decoding: (try? maps?.readToEnd()) ?? Data(), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      }
    #endif
  }
}

// MARK: - Finding the toolchain. ManifestTests compile what follows.

/// Finds the toolchain that builds a package, by what its manifest can see.
struct ToolchainSearch {
  /// The variables of the environment.
  let variables: [String: String]
  /// The paths of the libraries that the manifest runs with.
  let libraries: [String]
  /// The folders of installed toolchains that do not belong to Xcode.
  let installations: [String]

  /// The folder `usr` of the toolchain, from the most specific clue.
  var root: String? {
    chosenRoot ?? rootOfManifestLibrary ?? namedRoot ?? rootInXcode ?? rootInDeveloperFolder
      ?? rootOnPath
  }

  /// Returns the folder with the SwiftSyntax of a toolchain, if it has one.
  func swiftSyntax(of root: String) -> String? {
    let host = "\(root)/lib/swift/host"
    return isThere("\(host)/SwiftSyntax.swiftmodule") ? host : nil
  }
}

extension ToolchainSearch {
  /// The toolchain, or its folder `usr`, that `LENS_GEN_TOOLCHAIN` names.
  private var chosenRoot: String? {
    guard let path = variable("LENS_GEN_TOOLCHAIN") else { return nil }
    return isThere("\(path)/usr/lib/swift") ? "\(path)/usr" : path
  }

  /// The toolchain whose PackageDescription library is loaded: a toolchain from swift.org,
  /// installed directly or with swiftly; that of the Command Line Tools; or Xcode's own in a
  /// terminal.
  private var rootOfManifestLibrary: String? {
    library(before: "/lib/swift/pm/ManifestAPI/")
  }

  /// The toolchain of the Xcode that the PackageDescription library is part of.
  private var rootInXcode: String? {
    library(before: ".app/Contents/").map { app in
      root(ofDeveloperFolder: "\(app).app/Contents/Developer")
    }
  }

  /// The toolchain of the Xcode, or of the Command Line Tools, that `DEVELOPER_DIR` names.
  private var rootInDeveloperFolder: String? {
    variable("DEVELOPER_DIR").map { folder in
      let inside = "\(folder)/Contents/Developer"
      return root(ofDeveloperFolder: isThere(inside) ? inside : folder)
    }
  }

  /// The toolchain of the first `swift` in `PATH` that is part of one.
  ///
  /// The `swift` of macOS, and that of swiftly, only call another.
  private var rootOnPath: String? {
    (variable("PATH") ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
      .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
      .first { isThere("\($0)/lib/swift/pm") }
  }

  /// The installed toolchain that `TOOLCHAINS` names.
  private var namedRoot: String? {
    let names = (variable("TOOLCHAINS") ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    let folders = installations.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".xctoolchain") }.sorted().map { "\(folder)/\($0)" }
    }
    return names.lazy.compactMap { name in
      folders.first { self.names(ofToolchain: $0).contains(name) }.map { "\($0)/usr" }
    }.first
  }

  /// Returns the names of a toolchain in its property list.
  private func names(ofToolchain folder: String) -> [String] {
    let list = FileManager.default.contents(atPath: "\(folder)/Info.plist").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let identifier = (list?["CFBundleIdentifier"] as? String).map { [$0] } ?? []
    return identifier + (list?["Aliases"] as? [String] ?? [])
  }

  /// Returns the toolchain in the developer folder of Xcode or of the Command Line Tools.
  private func root(ofDeveloperFolder folder: String) -> String {
    let inXcode = "\(folder)/Toolchains/XcodeDefault.xctoolchain/usr"
    return isThere(inXcode) ? inXcode : "\(folder)/usr"
  }

  /// Returns the path of a loaded PackageDescription library, up to a given part.
  private func library(before path: String) -> String? {
    libraries.lazy.filter { $0.contains("PackageDescription") }
      .compactMap { library in
        library.range(of: path, options: .backwards).map { String(library[..<$0.lowerBound]) }
      }.first
  }

  /// Returns a variable that is set and not empty.
  private func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
