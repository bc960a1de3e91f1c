// swift-tools-version: 6.3
import PackageDescription

// A client beside a clone. `Scripts/check-without-parser` builds it with a toolchain without SwiftSyntax.
let package = Package(
  name: "Client",
  dependencies: [.package(name: "swift-optics", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "Optics", package: "swift-optics"),
        .product(name: "OpticsChanges", package: "swift-optics"),
      ]),
    .target(
      name: "Generated", dependencies: [.product(name: "Optics", package: "swift-optics")],
      plugins: [.plugin(name: "LensGenPlugin", package: "swift-optics")]),
  ])
