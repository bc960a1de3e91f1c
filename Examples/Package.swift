// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "swift-optics", path: "..")],
  targets: [
    .executableTarget(
      name: "Shop", dependencies: [.product(name: "Optics", package: "swift-optics")])
  ],
  swiftLanguageModes: [.v6]
)
