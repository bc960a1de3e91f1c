import Foundation
import SwiftReading
import Testing

/// What the modules of the toolchain declare.
@available(macOS 13, *)
package enum Toolchain {
  /// The types of the standard library, as its interfaces have them.
  package static let standardLibrary: [TypeDeclaration] = interfaces.flatMap(\.types)

  /// The types of the standard library that can be copied if their arguments can.
  package static let conditionallyCopyable = Set(
    interfaces.flatMap(\.extensions).filter { part in
      part.inheritedTypes.contains { $0.path?.last?.text == "Copyable" }
    }.compactMap(\.path.last?.text))

  private static let interfaces: [Declarations] = {
    let modules = ["Swift", "_Concurrency", "_StringProcessing"]
    return modules.compactMap { try? interface(of: $0) }.map {
      SourceSummary(SourceFile(path: "Interface.swift", text: $0)).declarations
    }
  }()

  /// The protocols of the standard library, each with all that it inherits.
  package static let protocols: [String: Set<String>] = {
    let own = Dictionary(
      standardLibrary.filter { $0.kind == .protocol }.map { type in
        (
          type.name,
          Set(type.inheritedTypes.flatMap(\.constraints).compactMap { $0.names?.last?.text })
        )
      }, uniquingKeysWith: { $0.union($1) })
    func all(of name: String) -> Set<String> {
      (own[name] ?? []).reduce(own[name] ?? []) { $0.union(all(of: $1)) }
    }
    return Dictionary(uniqueKeysWithValues: own.keys.map { ($0, all(of: $0)) })
  }()

  #if os(Linux)
    /// The types that the modules of Foundation declare or add to those of other modules, of each kind.
    package static let foundation: [(path: [String], isProtocol: Bool)] = {
      let modules = [
        "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking",
      ]
      let all: [Graph.Symbol] = modules.flatMap { (try? symbols(of: $0)) ?? [] }
      return all.filter(\.isType).map { symbol in
        (symbol.pathComponents, symbol.kind.identifier == "swift.protocol")
      }
    }()

    /// The types that one of these modules declares outside other types.
    package static func types(of module: String) -> [String] {
      ((try? symbols(of: module)) ?? []).filter { $0.isType && $0.pathComponents.count == 1 }
        .map { $0.pathComponents[0] }
    }

    private struct Graph: Decodable {
      struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        let kind: Kind
        let pathComponents: [String]

        var isType: Bool {
          ["struct", "enum", "class", "protocol", "typealias"]
            .contains { kind.identifier == "swift.\($0)" }
        }
      }
      let symbols: [Symbol]
    }

    private static func symbols(of module: String) throws -> [Graph.Symbol] {
      let folder = try CommandFolder()
      _ = try output(of: [
        "swift-symbolgraph-extract", "-module-name", module, "-target", try info.target.triple,
        "-resource-dir", try info.paths.runtimeResourcePath, "-output-dir", folder.url.path,
        "-skip-synthesized-members", "-minimum-access-level", "public",
      ])
      return try folder.names().flatMap { name in
        try JSONDecoder().decode(
          Graph.self, from: Data(contentsOf: folder.url.appending(path: name))
        ).symbols
      }
    }
  #endif

  private static func interface(of module: String) throws -> String {
    let files = try info.paths.runtimeLibraryImportPaths.lazy.flatMap { path -> [String] in
      let folder = "\(path)/\(module).swiftmodule"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    return try String(contentsOfFile: try #require(files.first), encoding: .utf8)
  }

  private static var info: TargetInfo {
    get throws {
      try JSONDecoder().decode(
        TargetInfo.self, from: output(of: ["swiftc", "-print-target-info"] + sdk))
    }
  }

  /// The system for which the compiler would look elsewhere.
  private static var sdk: [String] {
    get throws {
      #if os(macOS)
        let path = try output(of: ["xcrun", "--show-sdk-path"])
        return ["-sdk", String(decoding: path, as: UTF8.self).filter { !$0.isNewline }]
      #else
        return []
      #endif
    }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
      let runtimeResourcePath: String
    }
    struct Target: Decodable { let triple: String }
    let paths: Paths
    let target: Target
  }

  private static func output(of command: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }
}
