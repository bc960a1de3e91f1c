// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if canImport(MachO)
  import MachO
#endif

// The libraries have no dependencies. The generator reads Swift with the SwiftSyntax of the toolchain;
// if a toolchain lacks SwiftSyntax, the products of the generator are omitted.
let toolchain = Toolchain.current

let package = Package(
  name: "swift-optics",
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "Optics", targets: ["Optics"]),
    .library(name: "OpticsLaws", targets: ["OpticsLaws"]),
    .library(name: "OpticsLawsFoundation", targets: ["OpticsLawsFoundation"]),
    .library(name: "FactoryProvider", targets: ["FactoryProvider"]),
  ],
  targets: [
    .target(name: "Optics"),
    .target(name: "OpticsLaws", dependencies: ["Optics"]),
    .target(name: "OpticsLawsFoundation", dependencies: ["OpticsLaws"]),
    .target(name: "FactoryProvider", dependencies: ["Optics"]),
    .target(name: "BenchmarkModel", dependencies: ["Optics"]),
    .executableTarget(
      name: "optics-benchmark",
      dependencies: ["BenchmarkModel", "FactoryProvider", "Optics", "OpticsLaws"]),
    .testTarget(name: "OpticsLawsTests", dependencies: ["OpticsLaws", "OpticsLawsFoundation"]),
    .testTarget(name: "OpticsTests", dependencies: ["Optics", "OpticsLaws"]),
    .testTarget(
      name: "CompileFailTests", dependencies: ["Optics", "FactoryProvider"], exclude: ["Cases"]),
    .testTarget(name: "FactoryProviderTests", dependencies: ["FactoryProvider"]),
  ],
  swiftLanguageModes: [.v6]
)

if toolchain.swiftSyntax != nil {
  package.products += [
    .executable(name: "lens-gen", targets: ["lens-gen"]),
    .plugin(name: "LensGenPlugin", targets: ["LensGenPlugin"]),
    .plugin(name: "generate-optics", targets: ["generate-optics"]),
  ]
  package.targets += [
    .target(
      name: "LensGenCore", swiftSettings: toolchain.swiftSettings(),
      linkerSettings: toolchain.linkerSettings()),
    .executableTarget(
      name: "lens-gen", dependencies: ["LensGenCore"], swiftSettings: toolchain.swiftSettings(),
      linkerSettings: toolchain.linkerSettings()),
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
      name: "bare-parser", dependencies: ["LensGenCore"],
      swiftSettings: toolchain.swiftSettings(), linkerSettings: toolchain.linkerSettings()),
    .testTarget(
      name: "LensGenCoreTests", dependencies: ["LensGenCore", "OpticsLaws", "lens-gen"],
      swiftSettings: toolchain.swiftSettings(), linkerSettings: toolchain.linkerSettings()),
    .testTarget(name: "GeneratedLawsTests", dependencies: ["Optics", "OpticsLaws"]),
    .testTarget(
      name: "HostileTests", dependencies: ["Optics", "OpticsLaws", "FactoryProvider"],
      exclude: ["Skipped.txt", "SkippedStubs.txt"]),
  ]
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

/// The toolchain that builds this package.
struct Toolchain {
  /// The folder of its SwiftSyntax, if present.
  let swiftSyntax: String?

  static var current: Toolchain {
    let environment = ProcessInfo.processInfo.environment
    let root = environment["LENS_GEN_TOOLCHAIN"] ?? rootOfManifestLibrary ?? rootOnPath(environment)
    let host = root.map { "\($0)/lib/swift/host" }
    return Toolchain(
      swiftSyntax: host.flatMap {
        FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") ? $0 : nil
      })
  }

  /// The flags that make the toolchain's SwiftSyntax importable.
  func swiftSettings() -> [SwiftSetting] {
    swiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
  }

  /// The flags that link the toolchain's SwiftSyntax, and find it at run time.
  func linkerSettings() -> [LinkerSetting] {
    swiftSyntax.map {
      [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
    } ?? []
  }

  /// The toolchain whose PackageDescription library this manifest runs with: in
  /// `usr/lib/swift/pm/ManifestAPI`.
  private static var rootOfManifestLibrary: String? {
    let marker = "/lib/swift/pm/ManifestAPI/libPackageDescription"
    #if canImport(MachO)
      var images = (0..<_dyld_image_count()).lazy
        .compactMap { _dyld_get_image_name($0).map(String.init(cString:)) }
        .makeIterator()
    #else
      // Read to the end with a file handle: `String(contentsOfFile:)` stops after the first page.
      let maps = FileHandle(forReadingAtPath: "/proc/self/maps")
      defer { try? maps?.close() }
      let text = String(decoding: (try? maps?.readToEnd()) ?? Data(), as: UTF8.self)
      var images = text.split(separator: "\n").lazy
        .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
        .makeIterator()
    #endif
    while let image = images.next() {
      if let range = image.range(of: marker) { return String(image[..<range.lowerBound]) }
    }
    return nil
  }

  /// The toolchain of the `swift` in `PATH`; a fallback, because that can be a proxy.
  private static func rootOnPath(_ environment: [String: String]) -> String? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      if FileManager.default.isExecutableFile(atPath: swift.path) {
        return swift.deletingLastPathComponent().deletingLastPathComponent().path
      }
    }
    return nil
  }
}
