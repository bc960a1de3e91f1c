import Foundation
import Testing

/// Tests which toolchain the manifest finds, for every way to install one.
@Suite struct ToolchainSearchTests {
  private let machine: Machine

  init() throws {
    machine = try Machine()
  }

  /// Returns the toolchain that the manifest finds, as a path on the machine.
  private func root(
    choosing chosen: String? = nil, library: String? = nil
  ) throws -> String? {
    try find(choosing: chosen, library: library).root.map { root in
      root.hasPrefix(machine.folder.path) ? String(root.dropFirst(machine.folder.path.count)) : root
    }
  }

  private func find(
    choosing chosen: String? = nil, library: String? = nil
  ) throws -> ManifestLogic.Finding {
    let others = ["/usr/lib/libc.so", machine["/Applications/Guard.app/Contents/Guard.dylib"]]
    let libraries = others + (library.map { [machine[$0]] } ?? [])
    return try ManifestLogic.program.get().find(
      in: Surroundings(chosen: chosen, libraries: libraries))
  }

  // MARK: The manifest library lies in the toolchain

  @Test(arguments: [
    "/usr",
    "/opt/swift 6.2/usr",
    "/home/me/.local/share/swiftly/toolchains/6.2.0/usr",
    "/Library/Developer/Toolchains/swift-6.2-RELEASE.xctoolchain/usr",
    "/Library/Developer/CommandLineTools/usr",
    "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr",
  ])
  func toolchainOfItsLibrary(usr: String) throws {
    try machine.install(usr)
    let library = "\(usr)/lib/swift/pm/ManifestAPI/libPackageDescription.dylib"
    #expect(try root(library: library) == usr)
    #expect(try find(library: library).swiftSyntax == machine["\(usr)/lib/swift/host"])
  }

  // MARK: Xcode

  @Test(arguments: [
    "/Applications/Xcode.app", "/Applications/Xcode-26.1.0-Beta.3.app",
    "/Volumes/My Disk/Xcode 26 beta.app", "/Applications/Tools.app/Contents/Xcode.app",
  ])
  func toolchainOfXcode(app: String) throws {
    try installInXcode(app)
    #expect(try root(library: library(inXcode: app)) == toolchain(inXcode: app))
  }

  // MARK: The variable

  @Test(arguments: ["/Other/my.xctoolchain", "/Other/my.xctoolchain/usr"])
  func chosenToolchainBeforeAllOthers(path: String) throws {
    try machine.install("/Other/my.xctoolchain/usr")
    try machine.install("/usr")
    let library = "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    #expect(
      try root(choosing: machine[path], library: library)
        == "/Other/my.xctoolchain/usr")
    #expect(try root(choosing: "", library: library) == "/usr")
  }

  @Test func chosenToolchainThatIsNotThere() throws {
    try machine.install("/usr")
    let found = try find(
      choosing: "/nowhere", library: "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
    #expect(found.root == "/nowhere")
    #expect(found.swiftSyntax == nil)
  }

  // MARK: What is not there

  @Test func toolchainWithoutSwiftSyntaxIsFoundAllTheSame() throws {
    try machine.write("/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
    let found = try find(library: "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
    #expect(found.root == machine["/usr"])
    #expect(found.swiftSyntax == nil)
  }

  @Test(arguments: Machine.modules)
  func toolchainWithoutOneFile(module: String) throws {
    let host = "/usr/lib/swift/host"
    let library = "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    for file in ["lib\(module).so", "\(module).swiftmodule"] {
      try machine.install("/usr")
      #expect(try find(library: library).swiftSyntax == machine[host])
      try machine.remove("\(host)/\(file)")
      #expect(try find(library: library).swiftSyntax == nil)
    }
  }

  @Test func toolchainOfAnotherArchitecture() throws {
    try machine.install("/usr")
    for module in Machine.modules {
      let folder = "/usr/lib/swift/host/\(module).swiftmodule"
      try machine.remove(folder)
      try machine.write("\(folder)/riscv64-unknown-linux-gnu.swiftinterface")
    }
    let found = try find(library: "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
    #expect(found.root == machine["/usr"])
    #expect(found.swiftSyntax == nil)
  }

  @Test func noToolchain() throws {
    let found = try find()
    #expect(found.root == nil)
    #expect(found.swiftSyntax == nil)
  }
}

extension ToolchainSearchTests {
  private func installInXcode(_ app: String) throws {
    try machine.install(toolchain(inXcode: app))
    try machine.write("\(app)/Contents/Developer/usr/bin/xcodebuild")
  }

  private func toolchain(inXcode app: String) -> String {
    "\(app)/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
  }

  private func library(inXcode app: String) -> String {
    "\(app)/Contents/SharedFrameworks/SwiftPM.framework/Versions/A/SharedSupport/ManifestAPI/"
      + "libPackageDescription.dylib"
  }
}
