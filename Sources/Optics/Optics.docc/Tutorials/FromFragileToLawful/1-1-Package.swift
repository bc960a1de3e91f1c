// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Club",
  dependencies: [.package(path: "../swift-optics")],
  targets: [
    .target(
      name: "Club", dependencies: [.product(name: "Optics", package: "swift-optics")]),
    .testTarget(
      name: "ClubTests",
      dependencies: [
        "Club",
        .product(name: "FactoryProvider", package: "swift-optics"),
        .product(name: "OpticsLaws", package: "swift-optics"),
      ]),
  ]
)
