// swift-tools-version: 6.3
import PackageDescription

// Builds OpticsSwiftUI, its tests and its example where SwiftUI is missing, against a stand-in. The
// folders of all other targets are links into this repository.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let package = Package(
  name: "OpticsSwiftUI",
  targets: [
    .target(name: "SwiftUI"),
    .target(name: "Optics"),
    .target(
      name: "OpticsSwiftUI", dependencies: ["Optics", "SwiftUI"], swiftSettings: settings),
    .target(name: "Bindings", dependencies: ["OpticsSwiftUI"], swiftSettings: settings),
    .testTarget(
      name: "OpticsSwiftUITests", dependencies: ["OpticsSwiftUI", "Bindings"],
      exclude: ["Mistakes.swift"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
