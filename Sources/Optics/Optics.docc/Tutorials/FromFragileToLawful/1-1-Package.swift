// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../swift-optics")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "Optics", package: "swift-optics")]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "FactoryProvider", package: "swift-optics"),
        .product(name: "OpticsLaws", package: "swift-optics"),
      ]),
  ]
)
