// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "swift-optics", path: "..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "Optics", package: "swift-optics")]),
    .executableTarget(name: "ShopEdits", dependencies: ["Shop"]),
    .executableTarget(
      name: "ShopChecks",
      dependencies: [
        "Shop", .product(name: "FactoryProvider", package: "swift-optics"),
        .product(name: "OpticsLaws", package: "swift-optics"),
      ]),
    .target(
      name: "Talk",
      dependencies: [.product(name: "FactoryProvider", package: "swift-optics")]),
    .testTarget(name: "TalkTests", dependencies: ["Talk"]),
    .target(name: "TalkLibrary"),
    .testTarget(name: "TalkLibraryTests", dependencies: ["TalkLibrary"]),
    .target(name: "Mocks"),
    .testTarget(
      name: "MocksTests",
      dependencies: ["Mocks", .product(name: "FactoryProvider", package: "swift-optics")]),
    .target(name: "CleanArchitecture"),
    .testTarget(
      name: "CleanArchitectureTests",
      dependencies: [
        "CleanArchitecture", .product(name: "FactoryProvider", package: "swift-optics"),
      ]),
    .target(
      name: "Fixtures",
      dependencies: [.product(name: "FactoryProvider", package: "swift-optics")]),
    .testTarget(name: "FixturesTests", dependencies: ["Fixtures"]),
    .target(name: "Builders"),
    .testTarget(
      name: "BuildersTests",
      dependencies: ["Builders", .product(name: "Optics", package: "swift-optics")],
      exclude: ["lens-gen.yml"]),
    .target(name: "MigrationFromFactoryProvider"),
    .testTarget(
      name: "MigrationFromFactoryProviderTests",
      dependencies: [
        "MigrationFromFactoryProvider", .product(name: "FactoryProvider", package: "swift-optics"),
      ]),
    .target(name: "MigrationFromFixturable"),
    .testTarget(
      name: "MigrationFromFixturableTests", dependencies: ["MigrationFromFixturable"]),
    .target(name: "MigrationFromBuildable"),
    .testTarget(
      name: "MigrationFromBuildableTests", dependencies: ["MigrationFromBuildable"],
      exclude: ["lens-gen.yml"]),
    .target(name: "MigrationFromMocks"),
    .testTarget(
      name: "MigrationFromMocksTests",
      dependencies: [
        "MigrationFromMocks", .product(name: "FactoryProvider", package: "swift-optics"),
      ],
      exclude: ["lens-gen.yml"]),
    .target(name: "Lending"),
    .target(
      name: "LendingTestSupport",
      dependencies: ["Lending", .product(name: "FactoryProvider", package: "swift-optics")]),
    .testTarget(name: "LendingDeskTests", dependencies: ["Lending", "LendingTestSupport"]),
    .testTarget(name: "LendingLetterTests", dependencies: ["Lending", "LendingTestSupport"]),
    .target(
      name: "Bindings",
      dependencies: [.product(name: "OpticsSwiftUI", package: "swift-optics")]),
  ],
  swiftLanguageModes: [.v6]
)
