// swift-tools-version: 6.3
import PackageDescription

// The tests of FactoryProvider alone, to be built with the thread sanitizer. The folders of all targets are
// links into this repository.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let package = Package(
  name: "Threads", platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Optics", swiftSettings: settings),
    .target(name: "FactoryProvider", dependencies: ["Optics"], swiftSettings: settings),
    .testTarget(
      name: "FactoryProviderTests", dependencies: ["FactoryProvider", "Optics"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
