// swift-tools-version: 6.3
import PackageDescription

// A client of a version of this package, as a reader of the documentation writes it. `Scripts/check-macros`
// makes the address lead to a clone.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-optics") }

let package = Package(
  name: "Client",
  dependencies: [.package(url: "https://example.com/swift-optics", from: "0.1.0")],
  targets: [
    .target(
      name: "Model", dependencies: [product("OpticsMacros")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "App", dependencies: ["Model", product("Optics")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ModelTests", dependencies: ["Model", product("OpticsMacros"), product("OpticsLaws")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ])
