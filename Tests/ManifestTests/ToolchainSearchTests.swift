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
    _ variables: [String: String] = [:], library: String? = nil
  ) throws -> String? {
    try find(variables, library: library).root.map { root in
      root.hasPrefix(machine.folder.path) ? String(root.dropFirst(machine.folder.path.count)) : root
    }
  }

  private func find(
    _ variables: [String: String] = [:], library: String? = nil
  ) throws -> ManifestLogic.Finding {
    let others = ["/usr/lib/libc.so", machine["/Applications/Guard.app/Contents/Guard.dylib"]]
    let libraries = others + (library.map { [machine[$0]] } ?? [])
    return try ManifestLogic.program.get().find(
      in: Surroundings(
        variables: variables, libraries: libraries,
        installations: [
          machine["/Library/Developer/Toolchains"],
          machine["/Users/me/Library/Developer/Toolchains"],
        ]))
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

  @Test func toolchainThatRunsBeforeOneThatIsOnlyNamed() throws {
    try installInXcode("/Applications/Xcode.app")
    try installAside(identifier: "org.swift.6.3", aliases: [])
    let variables = [
      "DEVELOPER_DIR": machine["/Applications/Xcode.app/Contents/Developer"],
      "TOOLCHAINS": "org.swift.6.3", "PATH": machine["/usr/bin"],
    ]
    let library = "/opt/toolchains/swift/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    #expect(try root(variables, library: library) == "/opt/toolchains/swift/usr")
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

  @Test(arguments: ["org.swift.6.3", "swift", "com.example.none swift", "none,org.swift.6.3"])
  func toolchainThatXcodeIsToldToUse(names: String) throws {
    let app = "/Applications/Xcode.app"
    try installInXcode(app)
    try installAside(identifier: "org.swift.6.3", aliases: ["swift"])
    #expect(
      try root(["TOOLCHAINS": names], library: library(inXcode: app))
        == "/Users/me/Library/Developer/Toolchains/other.xctoolchain/usr")
  }

  @Test(arguments: ["com.apple.dt.toolchain.XcodeDefault", "org.swift.6", ""])
  func toolchainOfXcodeWhereNoOtherIsNamed(names: String) throws {
    let app = "/Applications/Xcode.app"
    try installInXcode(app)
    try installAside(identifier: "org.swift.6.3", aliases: ["swift"])
    #expect(
      try root(["TOOLCHAINS": names], library: library(inXcode: app)) == toolchain(inXcode: app))
  }

  // MARK: The developer folder

  @Test(arguments: [
    "/Applications/Xcode beta.app/Contents/Developer", "/Applications/Xcode beta.app",
  ])
  func toolchainOfDeveloperFolder(folder: String) throws {
    try installInXcode("/Applications/Xcode beta.app")
    #expect(
      try root(["DEVELOPER_DIR": machine[folder], "PATH": machine["/usr/bin"]])
        == toolchain(inXcode: "/Applications/Xcode beta.app"))
  }

  @Test func toolchainOfCommandLineTools() throws {
    try machine.install("/Library/Developer/CommandLineTools/usr")
    #expect(
      try root(["DEVELOPER_DIR": machine["/Library/Developer/CommandLineTools"]])
        == "/Library/Developer/CommandLineTools/usr")
  }

  @Test func toolchainThatIsNamedBesideDeveloperFolder() throws {
    try installInXcode("/Applications/Xcode.app")
    try installAside(identifier: "org.swift.6.3", aliases: [])
    #expect(
      try root([
        "DEVELOPER_DIR": machine["/Applications/Xcode.app/Contents/Developer"],
        "TOOLCHAINS": "org.swift.6.3",
      ]) == "/Users/me/Library/Developer/Toolchains/other.xctoolchain/usr")
    #expect(
      try root(["TOOLCHAINS": "org.swift.6.3"])
        == "/Users/me/Library/Developer/Toolchains/other.xctoolchain/usr")
  }

  // MARK: The path

  @Test func toolchainOnThePath() throws {
    try machine.install("/opt/toolchains/swift/usr")
    try machine.link("/usr/local/bin/swift", to: "/opt/toolchains/swift/usr/bin/swift")
    let path = [machine["/nowhere"], machine["/usr/local/bin"]].joined(separator: ":")
    #expect(try root(["PATH": path]) == "/opt/toolchains/swift/usr")
  }

  @Test func commandsThatOnlyCallAToolchainArePassedOver() throws {
    // As on macOS, and with swiftly.
    try machine.write("/usr/bin/swift")
    try machine.write("/usr/lib/swift/libswiftCore.dylib")
    try machine.write("/home/me/.local/share/swiftly/bin/swiftly")
    try machine.link(
      "/home/me/.local/share/swiftly/bin/swift", to: "/home/me/.local/share/swiftly/bin/swiftly")
    try machine.install("/opt/toolchains/swift/usr")
    let proxies = [machine["/usr/bin"], machine["/home/me/.local/share/swiftly/bin"]]
    #expect(try root(["PATH": proxies.joined(separator: ":")]) == nil)
    let path = proxies + [machine["/opt/toolchains/swift/usr/bin"]]
    #expect(try root(["PATH": path.joined(separator: ":")]) == "/opt/toolchains/swift/usr")
  }

  // MARK: The variable

  @Test(arguments: ["/Other/my.xctoolchain", "/Other/my.xctoolchain/usr"])
  func chosenToolchainBeforeAllOthers(path: String) throws {
    try machine.install("/Other/my.xctoolchain/usr")
    try machine.install("/usr")
    let library = "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    #expect(
      try root(["LENS_GEN_TOOLCHAIN": machine[path]], library: library)
        == "/Other/my.xctoolchain/usr")
    #expect(try root(["LENS_GEN_TOOLCHAIN": ""], library: library) == "/usr")
  }

  @Test func chosenToolchainThatIsNotThere() throws {
    try machine.install("/usr")
    let found = try find(
      ["LENS_GEN_TOOLCHAIN": "/nowhere", "PATH": machine["/usr/bin"]],
      library: "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
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

  /// Installs a toolchain for one user, in addition to one for all users.
  private func installAside(identifier: String, aliases: [String]) throws {
    let all = "/Library/Developer/Toolchains/all.xctoolchain"
    try machine.install("\(all)/usr")
    try machine.write("\(all)/Info.plist", list(identifier: "org.example", aliases: []))
    let own = "/Users/me/Library/Developer/Toolchains/other.xctoolchain"
    try machine.install("\(own)/usr")
    try machine.write("\(own)/Info.plist", list(identifier: identifier, aliases: aliases))
  }

  private func list(identifier: String, aliases: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>\(identifier)</string>
      <key>Aliases</key>
      <array>\(aliases.map { "<string>\($0)</string>" }.joined())</array>
    </dict>
    </plist>
    """
  }
}
