import Foundation

/// Optics of many types, and all else that `lens-gen` generates for them.
///
/// All of it is compiled beside the types, so that only the generated code counts.
struct CompileDefinitions {
  private let compiler: SwiftCompiler
  /// How many structs are declared.
  ///
  /// Each has eight properties; a fifth as many enums have four cases each.
  private let count: Int

  init(compiler: SwiftCompiler, count: Int) {
    self.compiler = compiler
    self.count = count
  }
}

extension CompileDefinitions {
  /// The optics of all types, beside lenses of two closures.
  ///
  /// - Parameter access: `public`, with a space, or nothing.
  func optics(access: String = "") throws -> CompileSection {
    let types = structs(access) + enums(access)
    let optics = count * Self.properties.count + enumCount * Self.cases.count
    return CompileSection(
      title: "the definition of an optic, \(access.isEmpty ? "internal" : "public")",
      subjects: [
        CompileSubject(
          name: "a lens of two closures",
          surrounding: [types, CompileModel.pipe + CompileModel.closureLens],
          code: closureLenses(access), count: optics),
        CompileSubject(
          name: "`lens-gen`", surrounding: [types],
          code: try compiler.generated("lenses,prisms", for: types), count: optics,
          limits: [.debug: 1.3, .release: 0.1]),
      ])
  }

  /// What is written by default for all types, beside their lenses alone.
  ///
  /// - Parameter access: `public`, with a space, or nothing.
  func defaults(access: String = "") throws -> CompileSection {
    let types = structs(access) + enums(access)
    return CompileSection(
      title: "what is written for a type, \(access.isEmpty ? "internal" : "public")",
      subjects: try [("lenses", nil), ("lenses,prisms", nil), ("lenses,prisms,edits", 2.6)].map {
        emissions, limit in
        CompileSubject(
          name: "`\(emissions)`", surrounding: [types],
          code: try compiler.generated(emissions, for: types), count: count + enumCount,
          limits: limit.map { [.debug: $0] } ?? [:])
      })
  }

  /// Each emission for all types.
  ///
  /// What tests use is compiled without optimization.
  func emissions() throws -> CompileSection {
    let types = structs("") + enums("")
    let fixture = "static var fixture: Self { fatalError() }"
    let fixturable =
      "import FactoryProvider\n" + types
      + (0..<count).map { "extension Struct\($0): Fixturable { \(fixture) }\n" }.joined()
    let protocols = (0..<count).map(Self.proto).joined()
    func subject(
      _ emissions: String, of source: String, beside optics: [String] = [], count: Int,
      limit: Double? = nil
    ) throws -> CompileSubject {
      CompileSubject(
        name: "`\(emissions)`", surrounding: [source] + optics,
        code: try compiler.generated(emissions, for: source), count: count,
        limits: limit.map { [.debug: $0] } ?? [:])
    }
    let optics = try compiler.generated("lenses,prisms", for: types)
    let all = count + enumCount
    return CompileSection(
      title: "what is generated for a type",
      subjects: [
        try subject("lenses,prisms", of: types, count: all),
        try subject("lenses,prisms,completion", of: types, count: all, limit: 1.3),
        try subject("factories", of: types, count: all, limit: 0.4),
        try subject("fixtures", of: fixturable, count: count, limit: 0.3),
        try subject("builders", of: types, count: all, limit: 0.3),
        try subject("arbitrary", of: types, count: all, limit: 0.8),
        try subject("arbitrary,laws", of: types, beside: [optics], count: all, limit: 5),
        try subject("stubs", of: protocols, count: count, limit: 2.2),
      ], configurations: [.debug])
  }

  private var enumCount: Int { count / 5 }
}

extension CompileDefinitions {
  private static let properties = [
    ("id", "Int"), ("name", "String"), ("isActive", "Bool"), ("score", "Double"),
    ("tags", "[String]"), ("nickname", "String?"), ("counts", "[String: Int]"), ("total", "Int"),
  ]
  private static let cases = [
    ("number", "Int"), ("text", "String"), ("flags", "[Bool]"), ("ratio", "Double"),
  ]

  private func structs(_ access: String) -> String {
    (0..<count).map { index in
      let names = Self.properties
      let parameters = names.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
      return """
        \(access)struct Struct\(index): Equatable, Sendable {
        \(names.map { "  \(access)let \($0.0): \($0.1)\n" }.joined())
          \(access)init(\(parameters)) {
        \(names.map { "    self.\($0.0) = \($0.0)\n" }.joined())
          }
        }

        """
    }.joined()
  }

  private func enums(_ access: String) -> String {
    (0..<enumCount).map { index in
      """
      \(access)enum Enum\(index): Equatable, Sendable {
        case \(Self.cases.map { "\($0.0)(\($0.1))" }.joined(separator: ", "))
      }

      """
    }.joined()
  }

  private static func proto(_ index: Int) -> String {
    """
    protocol Protocol\(index) {
      var name: String { get }
      func load(id: Int) throws -> String
      func save(_ text: String, at id: Int) async throws
    }

    """
  }

  /// Lenses of all properties, and lenses of the same form in place of prisms.
  private func closureLenses(_ access: String) -> String {
    let names = Self.properties
    let lenses = (0..<count).map { index in
      let type = "Struct\(index)"
      return "extension \(type) {\n"
        + names.map { name, part in
          let arguments = names.map { "\($0.0): \($0.0 == name ? "part" : "whole.\($0.0)")" }
          return """
              \(access)static var _\(name): ClosureLens<\(type), \(part)> {
                ClosureLens(
                  get: { $0.\(name) },
                  set: { part, whole in \(type)(\(arguments.joined(separator: ", "))) })
              }

            """
        }.joined() + "}\n"
    }
    let prisms = (0..<enumCount).map { index in
      let type = "Enum\(index)"
      return "extension \(type) {\n"
        + Self.cases.map { name, part in
          """
            \(access)static var _\(name): ClosureLens<\(type), \(part)?> {
              ClosureLens(
                get: { if case .\(name)(let part) = $0 { part } else { nil } },
                set: { part, whole in part.map { .\(name)($0) } ?? whole })
            }

          """
        }.joined() + "}\n"
    }
    return (lenses + prisms).joined()
  }
}
