import Testing

@testable import SwiftModule
@testable import SwiftReading

/// What a written type names, by what declares it.
@Suite struct NamedTypesTests {
  private static let declarations = """
    public typealias When = Date
    public typealias Then = When
    public typealias Whens = [Date]
    public typealias Use = (Date) -> Zone
    public typealias Loop = Other
    public typealias Other = Loop
    public typealias Pair<T> = Table<T>
    public typealias AnyShape = any Shape
    public struct Table<Row> { public struct Cell {} }
    public protocol Shape { associatedtype Side }
    public protocol Round: Shape {}
    extension String { public typealias Length = Count; public struct Part {} }
    private struct Hidden {}
    """

  /// Types that are written in `User`, in the first file, and what they name: with the number of the file that
  /// declares it, or that names what an import may declare.
  private static let rows: [(type: String, names: Set<String>)] = [
    ("Int", []), ("[String: Int?]", []), ("Date", ["Date < 0"]), ("String.Index", []),
    ("String.Encoding", ["String.Encoding < 0"]), ("Dates.Date", ["Dates < 0"]),
    // The innermost meaning of a name.
    ("Kind", ["User 0", "User.Kind 0"]), ("User.Kind?", ["User 0", "User.Kind 0"]),
    ("Row", []), ("Hidden", ["Hidden < 0"]),
    // All types around it, and all arguments.
    ("Table<Int>.Cell", ["Table 1", "Table.Cell 1"]), ("Table<Date>", ["Table 1", "Date < 0"]),
    ("String.Part", ["String.Part 1"]),
    ("(any Shape, Date) -> Zone", ["Shape 1", "Date < 0", "Zone < 0"]),
    // An alias with what it stands for, but not with what is in that, unless it is a parameter.
    ("When", ["When 1", "Date < 1"]), ("Then?", ["Then 1", "When 1", "Date < 1"]),
    ("Whens", ["Whens 1"]), ("Use", ["Use 1"]), ("AnyShape", ["AnyShape 1", "Shape 1"]),
    ("(Use) -> Void", ["Use 1", "Date < 1", "Zone < 1"]), ("(@escaping Use) -> Void", ["Use 1"]),
    ("Pair<Date>", ["Pair 1", "Table 1", "Date < 0"]),
    ("String.Length", ["String.Length 1", "Count < 1"]),
    ("Loop", ["Loop 1", "Other 1"]),
    // The associated type of a parameter, with the protocol that declares it.
    ("Row.Side", ["Shape 1", "Shape.Side 1"]),
  ]

  @Test func theTypesThatATypeNames() {
    for (type, names) in Self.rows {
      let user = "struct User<Row: Round> { enum Kind {}; var value: \(type) }"
      let files = [user, Self.declarations].enumerated().map {
        SourceSummary(SourceFile(path: "\($0)", text: $1)).declarations
      }
      let module = ModuleIndex(files: files)
      let scope = module.scope(of: module.types(at: [Identifier("User")])[0])
      let written = scope.type.members.properties.compactMap(\.type)[0]
      let found = scope.namedTypes(in: written).map { named in
        switch named {
        case .declared(let path, let file): "\(path.text) \(file)"
        case .imported(let name, let file): "\(name) < \(file)"
        }
      }
      #expect(Set(found) == names, "\(type)")
    }
  }

  @Test(arguments: [
    ("Money.zero", ["Money"]), ("Money(n: Int.max)", ["Money", "Int"]), (".zero", []),
    ("[Key(): a.b.c]", ["Key", "a"]), ("make() as Money", ["make", "Money"]), ("1 + 2", []),
  ])
  func theNamesInAnExpression(text: String, names: [String]) {
    #expect(GivenExpression(text).names == Set(names))
  }
}
