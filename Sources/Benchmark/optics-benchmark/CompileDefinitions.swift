/// Optics of many types, and all else that `lens-gen` generates for them, compiled beside the types, so that only the
/// generated code counts.
enum CompileDefinitions {
  static func sections(count: Int, compiler: SwiftCompiler) throws -> [CompileSection] {
    try ["", "public "].map { access in
      try optics(.many(count, access: access), compiler)
    }
      + ["", "public "].map { access in
        try CompileSection(
          title: "what is written for a type, \(access.isEmpty ? "internal" : "public")",
          subjects: [("lenses", nil), ("lenses,prisms", nil), ("lenses,prisms,edits", 2.6)].map {
            try subject($0, of: .many(20, access: access), limit: $1, compiler)
          })
      } + [emissions(compiler)]
  }

  /// The optics of all types, beside lenses of two closures.
  private static func optics(
    _ model: CompileModel, _ compiler: SwiftCompiler
  ) throws -> CompileSection {
    let count = (model.structs + model.enums).reduce(0) { $0 + $1.members.count }
    let types = model.types()
    return CompileSection(
      title: "the definition of an optic, \(model.access.isEmpty ? "internal" : "public")",
      subjects: [
        CompileSubject(
          name: "a lens of two closures", surrounding: [types, CompileModel.closureLens],
          code: model.closureLenses, count: count),
        CompileSubject(
          name: "`lens-gen`", surrounding: [types],
          code: try compiler.generated("lenses,prisms", for: types), count: count,
          limits: [.debug: 1.3, .release: 0.1]),
      ])
  }

  /// Each emission for all types, which tests use without optimization.
  private static func emissions(_ compiler: SwiftCompiler) throws -> CompileSection {
    let model = CompileModel.many(20)
    let fixturable =
      "import FactoryProvider\n" + model.types()
      + model.structs.map {
        "extension \($0.name): Fixturable { static var fixture: Self { fatalError() } }\n"
      }.joined()
    let protocols = model.structs.indices.map { index in
      """
      protocol Protocol\(index) {
        var name: String { get }
        func load(id: Int) throws -> String
        func save(_ text: String, at id: Int) async throws
      }

      """
    }.joined()
    func subject(_ emissions: String, limit: Double? = nil) throws -> CompileSubject {
      try Self.subject(emissions, of: model, limit: limit, compiler)
    }
    return try CompileSection(
      title: "what is generated for a type",
      subjects: [
        subject("lenses,prisms"),
        subject("lenses,prisms,completion", limit: 1.3),
        subject("factories", limit: 0.4),
        CompileSubject(
          name: "`fixtures`", surrounding: [fixturable],
          code: compiler.generated("fixtures", for: fixturable), count: model.structs.count,
          limits: [.debug: 0.3]),
        subject("builders", limit: 0.3),
        subject("arbitrary", limit: 0.8),
        CompileSubject(
          name: "`arbitrary,laws`",
          surrounding: [model.types(), compiler.generated("lenses,prisms", for: model.types())],
          code: compiler.generated("arbitrary,laws", for: model.types()),
          count: model.structs.count + model.enums.count, limits: [.debug: 5]),
        CompileSubject(
          name: "`stubs`", surrounding: [protocols],
          code: compiler.generated("stubs", for: protocols), count: model.structs.count,
          limits: [.debug: 2.2]),
      ], configurations: [.debug])
  }

  /// What is generated for the types of a model.
  private static func subject(
    _ emissions: String, of model: CompileModel, limit: Double?, _ compiler: SwiftCompiler
  ) throws -> CompileSubject {
    CompileSubject(
      name: "`\(emissions)`", surrounding: [model.types()],
      code: try compiler.generated(emissions, for: model.types()),
      count: model.structs.count + model.enums.count, limits: limit.map { [.debug: $0] } ?? [:])
  }
}
