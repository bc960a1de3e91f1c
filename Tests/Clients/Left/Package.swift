// swift-tools-version: 6.3
import PackageDescription

// A package that no longer depends on this one: it has committed code, and a copy of the library.
let package = Package(
  name: "Left",
  targets: [
    .target(name: "Optics", exclude: ["Optics.docc"]),
    .target(name: "Shop", dependencies: ["Optics"]),
    .executableTarget(name: "ShopEdits", dependencies: ["Shop"]),
  ])
