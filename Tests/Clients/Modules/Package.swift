// swift-tools-version: 6.3
import PackageDescription

// Targets that depend on one another: what lens-gen generates for one draws on the types of others, and on
// what it generates for them. One is isolated to the main actor by default, one is in language mode 5, and
// one is shared by tests.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-optics") }

let generator: [Target.PluginUsage] = [.plugin(name: "LensGenPlugin", package: "swift-optics")]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Modules",
  dependencies: [.package(name: "swift-optics", path: "../../..")],
  targets: [
    .target(
      name: "Fleet", dependencies: [product("Optics")], swiftSettings: strict, plugins: generator),
    .target(
      name: "Legacy", dependencies: ["Fleet", product("Optics")],
      swiftSettings: strict + [.swiftLanguageMode(.v5)], plugins: generator),
    .target(
      name: "Garage", dependencies: ["Fleet", "Legacy", product("Optics")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], plugins: generator),
    .target(
      name: "FleetTestSupport",
      dependencies: ["Fleet", "Legacy", product("FactoryProvider"), product("OpticsLaws")],
      swiftSettings: strict, plugins: generator),
    .testTarget(
      name: "FleetTests",
      dependencies: [
        "Fleet", "FleetTestSupport", product("FactoryProvider"), product("Optics"),
        product("OpticsLaws"),
      ],
      swiftSettings: strict, plugins: generator),
    .testTarget(
      name: "LegacyTests",
      dependencies: [
        "Fleet", "FleetTestSupport", "Legacy", product("FactoryProvider"), product("Optics"),
        product("OpticsLaws"),
      ],
      swiftSettings: strict + [.swiftLanguageMode(.v5)], plugins: generator),
    .testTarget(
      name: "GarageTests",
      dependencies: [
        "Fleet", "FleetTestSupport", "Garage", "Legacy", product("FactoryProvider"),
        product("Optics"), product("OpticsLaws"),
      ],
      swiftSettings: strict, plugins: generator),
  ])
