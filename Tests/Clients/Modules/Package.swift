// swift-tools-version: 6.3
import PackageDescription

// What a team writes in a week, in modules that depend on one another: a domain, services on top of it, and an
// app. What lens-gen generates for one draws on the types of others, and on what it generates for them. The
// services are in language mode 5, the app is isolated to the main actor by default, and tests share a module.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-optics") }

let generator: [Target.PluginUsage] = [.plugin(name: "LensGenPlugin", package: "swift-optics")]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let forTests = ["FactoryProvider", "Optics", "OpticsLaws"].map(product)

let package = Package(
  name: "Modules",
  dependencies: [.package(name: "swift-optics", path: "../../..")],
  targets: [
    .target(
      name: "Ensemble", dependencies: [product("Optics")], swiftSettings: strict,
      plugins: generator),
    .target(
      name: "Touring", dependencies: ["Ensemble", product("Optics")],
      swiftSettings: strict + [.swiftLanguageMode(.v5)], plugins: generator),
    .target(
      name: "TourDesk", dependencies: ["Ensemble", "Touring", product("Optics")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], plugins: generator),
    .target(
      name: "TourTestSupport", dependencies: ["Ensemble", "Touring"] + forTests,
      swiftSettings: strict, plugins: generator),
    .testTarget(
      name: "EnsembleTests", dependencies: ["Ensemble", "TourTestSupport"] + forTests,
      swiftSettings: strict, plugins: generator),
    .testTarget(
      name: "TouringTests", dependencies: ["Ensemble", "TourTestSupport", "Touring"] + forTests,
      swiftSettings: strict + [.swiftLanguageMode(.v5)], plugins: generator),
    .testTarget(
      name: "TourDeskTests",
      dependencies: ["Ensemble", "TourDesk", "TourTestSupport", "Touring"] + forTests,
      swiftSettings: strict, plugins: generator),
  ])
