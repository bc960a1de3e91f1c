import Foundation
import Testing

/// Tests that a client's function is called, also if a library has a function of the same name.
@Suite struct OwnFunctionTests {
  /// Functions that a client may declare, each with a call.
  private static let functions = [
    ("NAME() async", "await NAME()"),
    ("NAME()", "NAME()"),
    ("NAME<T>(_ value: T)", "NAME((1, 2))"),
    ("NAME<T>(_ value: T) async", "await NAME(5)"),
    ("NAME(_ value: Any)", "NAME(5)"),
    ("NAME<T>(_ values: T...)", "NAME(1, 2)"),
    ("NAME<T>(_ value: T, _ body: (inout T) -> Void)", "NAME(5) { $0 = 7 }"),
    ("NAME<T>(_ body: () throws -> T) rethrows", "NAME { 5 }"),
    ("NAME<T>(_ body: () async -> T) async", "await NAME { 5 }"),
    ("NAME<T>(_ body: (inout T) -> Void)", "NAME { (number: inout Int) in }"),
    ("NAME<T>(of value: T)", "NAME(of: Optional<Int>._some)"),
    ("NAME<T>(_ type: T.Type)", "NAME(Int.self)"),
    ("NAME<T>(from old: T, to new: T)", "NAME(from: 1, to: 2)"),
    ("NAME(from old: Any, to new: Any)", "NAME(from: 1, to: 2)"),
    ("NAME<T>(_ error: any Error, then value: T)", "NAME(Failure(), then: 5)"),
  ]

  @Test(arguments: functions) func itWins(declaration: String, call: String) throws {
    let names = try publicFunctions()
    #expect(names.count >= 15)
    var lines = ["import Optics", "import OpticsLaws", "import FactoryProvider"]
    lines += ["struct Own { var isOwn: Bool { true } }", "struct Failure: Error {}"]
    for name in names {
      func named(_ text: String) -> String { text.replacingOccurrences(of: "NAME", with: name) }
      let use = "{ let result = \(named(call)); _ = result.isOwn }"
      lines.append("func \(named(declaration)) -> Own { Own() }")
      lines.append("func use_\(name)() async \(use)")
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("OwnFunctions-\(UUID().uuidString).swift")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Compiler().verify([file])
    #expect(result.succeeds, "\(declaration): \(result.output)")
  }

  /// Returns the names of the global functions of the libraries.
  private func publicFunctions() throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let declaration = /^(?:[@a-z][\w()]* )*public func ([a-z]\w*)/
    var names: Set<String> = []
    for library in ["Optics", "OpticsChanges", "OpticsLaws", "FactoryProvider"] {
      let folder = sources.appendingPathComponent(library)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        names.formUnion(
          text.split(separator: "\n").compactMap { $0.prefixMatch(of: declaration) }
            .map { String($0.output.1) })
      }
    }
    return names.sorted()
  }
}
