// swift-tools-version: 6.3
import Foundation
import PackageDescription

#if canImport(CompilerPluginSupport)
  import CompilerPluginSupport
#endif
#if canImport(MachO)
  import MachO
#endif

// The libraries have no dependencies. The generator reads Swift with the SwiftSyntax of the toolchain, or, for
// a toolchain that lacks it, with the package swift-syntax, if the variable asks for that.
let parser =
  ProcessInfo.processInfo.environment["OPTICS_SWIFT_SYNTAX"] == "package"
  ? SwiftSyntax.package : .toolchain(folder: ToolchainSearch.current.swiftSyntax)

// The oldest systems for which the libraries compile, as far as the toolchain still builds for them.
#if compiler(>=6.4)
  let platforms: [SupportedPlatform] = [
    .macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1),
  ]
#else
  let platforms: [SupportedPlatform] = [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ]
#endif

// Tests that take minutes, and tests of details that few models have, are for `.ci/run`, which sets this
// variable. `swift test` alone leaves out their targets and folders.
let hasExtendedTests = ProcessInfo.processInfo.environment["OPTICS_EXTENDED_TESTS"] != nil
let extendedFolders = hasExtendedTests ? [] : ["Extended"]

// `.ci/run` sets this variable, too: it makes each warning an error.
let isStrict = ProcessInfo.processInfo.environment["OPTICS_STRICT"] != nil

let package = Package(
  name: "swift-optics",
  platforms: platforms,
  products: [
    .library(name: "Optics", targets: ["Optics"]),
    .library(name: "OpticsCompletion", targets: ["OpticsCompletion"]),
    .library(name: "OpticsChanges", targets: ["OpticsChanges"]),
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
    .target(name: "OpticsChanges", dependencies: ["Optics"]),
    .target(name: "OpticsLaws", dependencies: ["Optics", "OpticsChanges"]),
    .target(name: "OpticsLawsFoundation", dependencies: ["OpticsLaws"]),
    .target(name: "FactoryProvider", dependencies: ["Optics"]),
    .target(name: "OpticsSwiftUI", dependencies: ["Optics"]),
    .target(
      name: "BenchmarkModel", dependencies: ["Optics"], path: "Sources/Benchmark/BenchmarkModel",
      plugins: [.plugin(name: "LensGenPlugin")]),
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
          .writeToPackageDirectory(
            reason:
              "The generated files become part of the package. SwiftPM asks for this permission "
              + "before it runs any option, also '--check' and '--help', which write nothing.")
        ]),
      dependencies: ["lens-gen"], path: "Sources/Plugins/generate-optics"),
    .executableTarget(
      name: "optics-benchmark",
      dependencies: ["BenchmarkModel", "FactoryProvider", "Optics", "OpticsLaws"],
      path: "Sources/Benchmark/optics-benchmark"),
    .testTarget(
      name: "OpticsLawsTests", dependencies: ["Optics", "OpticsLaws", "OpticsLawsFoundation"],
      exclude: extendedFolders),
    .testTarget(
      name: "OpticsChangesTests", dependencies: ["Optics", "OpticsChanges", "OpticsLawsFoundation"]),
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

let sharedByTests: [Target.Dependency] = [
  "EmissionKernel", "FactoryProvider", "LensGenCore", "Optics", "OpticsCompletion", "OpticsLaws",
  "SwiftModule", "SwiftReading",
]
// Swift Build finds no test target that another one depends on; on a Mac, only test targets find Swift Testing.
#if os(macOS)
  let generatorTesting = Target.testTarget(name: "GeneratorTesting", dependencies: sharedByTests)
#else
  let generatorTesting = Target.target(
    name: "GeneratorTesting", dependencies: sharedByTests)
#endif

let generator: [Target] = [
  .target(name: "RequiredSwiftSyntax"),
  .target(name: "SwiftReading", dependencies: ["RequiredSwiftSyntax"]),
  .target(name: "SwiftModule", dependencies: ["SwiftReading"]),
  .target(name: "EmissionKernel", dependencies: ["SwiftModule", "SwiftReading"]),
  .target(name: "OpticsEmission", dependencies: ["EmissionKernel", "SwiftModule", "SwiftReading"]),
  .target(
    name: "TestDataEmission",
    dependencies: ["EmissionKernel", "OpticsEmission", "SwiftModule", "SwiftReading"]),
  .target(name: "StubEmission", dependencies: ["EmissionKernel", "SwiftModule", "SwiftReading"]),
  .target(
    name: "MacroExpansion",
    dependencies: [
      "EmissionKernel", "OpticsEmission", "SwiftModule", "SwiftReading", "TestDataEmission",
    ]),
  .target(
    name: "LensGenCore",
    dependencies: [
      "EmissionKernel", "OpticsEmission", "StubEmission", "SwiftModule", "SwiftReading",
      "TestDataEmission",
    ]),
  .executableTarget(
    name: "lens-gen",
    dependencies: ["EmissionKernel", "LensGenCore", "SwiftModule", "SwiftReading"]),
  generatorTesting,
  .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftReading"]),
  .testTarget(
    name: "SwiftModuleTests", dependencies: ["GeneratorTesting", "SwiftModule", "SwiftReading"],
    exclude: extendedFolders),
  .testTarget(
    name: "EmissionKernelTests",
    dependencies: [
      "EmissionKernel", "GeneratorTesting", "LensGenCore", "SwiftModule", "SwiftReading",
      "TestDataEmission",
    ],
    exclude: extendedFolders),
  .testTarget(
    name: "OpticsEmissionTests",
    dependencies: [
      "EmissionKernel", "GeneratorTesting", "LensGenCore", "OpticsEmission", "SwiftModule",
      "SwiftReading",
    ]),
  .testTarget(
    name: "TestDataEmissionTests",
    dependencies: [
      "EmissionKernel", "GeneratorTesting", "LensGenCore", "SwiftModule", "SwiftReading",
      "TestDataEmission",
    ],
    exclude: extendedFolders),
  .testTarget(
    name: "StubEmissionTests",
    dependencies: [
      "EmissionKernel", "GeneratorTesting", "LensGenCore", "StubEmission", "SwiftModule",
      "SwiftReading",
    ]),
  .testTarget(
    name: "MacroExpansionTests",
    dependencies: ["LensGenCore", "MacroExpansion", "SwiftReading"],
    exclude: ["Misuses.swift"] + extendedFolders),
  .testTarget(
    name: "LensGenPluginTests",
    dependencies: ["EmissionKernel", "GeneratorTesting", "LensGenCore", "SwiftReading"]),
  .testTarget(
    name: "LensGenCoreTests",
    dependencies: [
      "EmissionKernel", "GeneratorTesting", "LensGenCore", "OpticsEmission", "OpticsLaws",
      "SwiftModule", "SwiftReading", "TestDataEmission",
    ],
    exclude: extendedFolders + (hasExtendedTests ? [] : ["Fuzz"])),
]
for target in generator {
  let isOfTests = target.type == .test || target.name == "GeneratorTesting"
  target.path = "\(isOfTests ? "Tests" : "Sources")/Generator/\(target.name)"
  parser.add(to: target)
}
package.targets += generator
package.dependencies = parser.dependencies
#if canImport(CompilerPluginSupport)
  let macros = Target.macro(
    name: "OpticsMacrosPlugin", dependencies: ["MacroExpansion"],
    path: "Sources/Plugins/OpticsMacrosPlugin")
  parser.add(to: macros)
  package.targets += [
    macros, .target(name: "OpticsMacros", dependencies: ["Optics", "OpticsMacrosPlugin"]),
  ]
  package.products.append(.library(name: "OpticsMacros", targets: ["OpticsMacros"]))
#endif

if hasExtendedTests {
  package.targets += [
    .testTarget(name: "ManifestTests"),
    .testTarget(
      name: "GeneratedLawsTests", dependencies: ["Optics", "OpticsLaws", "OpticsLawsFoundation"],
      path: "Tests/Generator/GeneratedLawsTests"),
    .testTarget(
      name: "HostileTests", dependencies: ["Optics", "OpticsLaws", "FactoryProvider"],
      path: "Tests/Generator/HostileTests",
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

/// Where the generator gets SwiftSyntax from.
enum SwiftSyntax {
  /// A folder of the toolchain, if it has the modules and libraries.
  case toolchain(folder: String?)
  /// The package swift-syntax, which takes minutes to build.
  case package
}

extension SwiftSyntax {
  var dependencies: [Package.Dependency] {
    guard case .package = self else { return [] }
    return [
      .package(
        url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"606.0.0")
    ]
  }

  /// Makes SwiftSyntax importable, and compiles a target without optimization, in release builds, too.
  ///
  /// A release build of a package that generates code builds the generator twice. With optimization, that
  /// takes four times as long, more than the faster generator ever saves.
  func add(to target: Target) {
    var settings: [SwiftSetting] = [.unsafeFlags(["-Onone"])]
    switch self {
    case .toolchain(let folder?):
      settings.append(.unsafeFlags(["-I", folder]))
      target.linkerSettings = [
        .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
      ]
    case .toolchain(nil): break
    case .package:
      target.dependencies += Self.modules.map { .product(name: $0, package: "swift-syntax") }
    }
    target.swiftSettings = settings
  }

  /// The modules that the generator and its tests import.
  private static let modules = [
    "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
    "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
  ]
}

extension ToolchainSearch {
  /// The search on this machine.
  static var current: ToolchainSearch {
    ToolchainSearch(
      chosen: ProcessInfo.processInfo.environment["LENS_GEN_TOOLCHAIN"],
      libraries: loadedLibraries)
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
  /// The toolchain, or its folder `usr`, that the environment names.
  let chosen: String?
  /// The paths of the libraries that the manifest runs with.
  let libraries: [String]

  /// The folder `usr` of the toolchain.
  var root: String? { chosenRoot ?? rootOfManifestLibrary ?? rootInXcode }

  /// The folder with the modules and libraries of the toolchain's SwiftSyntax, if it has all of them for this
  /// architecture.
  var swiftSyntax: String? {
    guard let host = root.map({ "\($0)/lib/swift/host" }) else { return nil }
    let isComplete = ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
      .allSatisfy {
        files(in: "\(host)/\($0).swiftmodule").contains { file in
          architectures.contains { file.hasPrefix("\($0)-") }
        }
          && (isThere("\(host)/lib\($0).so") || isThere("\(host)/lib\($0).dylib"))
      }
    return isComplete ? host : nil
  }
}

extension ToolchainSearch {
  private var chosenRoot: String? {
    guard let chosen, !chosen.isEmpty else { return nil }
    return isThere("\(chosen)/usr/lib/swift") ? "\(chosen)/usr" : chosen
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
      "\(app).app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
    }
  }

  /// Returns the path of a loaded PackageDescription library, up to a given part.
  private func library(before path: String) -> String? {
    libraries.lazy.filter { $0.contains("PackageDescription") }
      .compactMap { library in
        library.range(of: path, options: .backwards).map { String(library[..<$0.lowerBound]) }
      }.first
  }

  /// What the names of this machine's modules begin with.
  private var architectures: [String] {
    #if arch(arm64)
      ["arm64", "aarch64"]
    #else
      ["x86_64"]
    #endif
  }

  private func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
