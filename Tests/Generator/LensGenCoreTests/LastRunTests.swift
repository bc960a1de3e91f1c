import GeneratorTesting
import Testing

/// Tests that a run of a build stops at once if no declaration has changed, and never if one has.
@Suite struct LastRunTests {
  private static let account = """
    import Money
    public struct Account {
      public let owner: String
      public let total: Amount
      public init(owner: String, total: Amount) { self.owner = owner; self.total = total }
      public var title: String { owner }
      public func close() { log(0) }
    }
    """

  private static let balanceFile = "Model/Balance.swift"
  /// What is generated for it comes with messages.
  private static let balance = """
    struct Balance {
      let owner: String
      private var amount = 0
      init(owner: String) { self.owner = owner }
      var limit = 1 { didSet { log(limit) } }
      mutating func close() { log(0) }
    }
    """

  private static let orderFile = "Model/Order.swift"
  private static let files = [
    "Model/Account.swift": account, "Model/Balance.swift": balance,
    orderFile: """
    // lens-gen: skip
    @propertyWrapper struct Stored<V> {
      private var value: V
      init(wrappedValue: V) { value = wrappedValue }
      var wrappedValue: V { get { value } set { value = newValue } }
    }
    struct Order { var n: Int }
    struct Item {
      @Stored var x: Int
      var y = 1 { didSet { func note() { print(0) } } }
    }
    """,
    "Money/Amount.swift": "public struct Amount {\n  public func sum() -> Int { 1 }\n}",
    "Model/.lens-gen.yml": "emit: lenses, prisms, edits\n",
  ]

  private static let names = ["Account", "Balance", "Order", "Others"].map {
    "\($0).generated.swift"
  }

  private static func arguments(_ folder: String) -> [String] {
    ["--config", "Model/.lens-gen.yml", "--notes", "--output", "\(folder)/"]
      + names.flatMap { ["--expect", $0] } + ["--dependency", "Money=Money/Amount.swift"]
      + ["--"] + ["Account", "Balance", "Order"].map { "Model/\($0).swift" }
  }

  /// What is replaced in a file, and by what.
  struct Change: Sendable, CustomTestStringConvertible {
    let text: String
    let replacement: String
    var file = "Model/Account.swift"

    var testDescription: String { "'\(text)' by '\(replacement)' in \(file)" }
  }

  private static let harmless = [
    Change(text: "{ log(0) }", replacement: "{ let a = 1\n    log(a) }"),
    Change(text: "{ log(0) }", replacement: "{ // lens-gen:skip\n }"),
    Change(text: "{ log(0) }", replacement: "{ log(0 }"),
    Change(text: "String { owner }", replacement: "String { owner + owner }"),
    Change(text: "import Money", replacement: "// A comment\n\nimport Money"),
    Change(text: "  public let owner", replacement: "     public   let owner /* The owner. */"),
    Change(text: "-> Int { 1 }", replacement: "-> Int { 2 }", file: "Money/Amount.swift"),
  ]

  @Test(arguments: harmless) func stopsAfter(_ change: Change) throws {
    #expect(try Self.isStopped(by: change))
  }

  private static let changes = [
    Change(text: "owner: String\n", replacement: "owner: String?\n"),
    Change(text: "  public let owner", replacement: "  // lens-gen:skip\n  public let owner"),
    Change(text: "self.owner = owner", replacement: "self.owner = owner + owner"),
    Change(text: "self.owner = owner", replacement: "self.owner = title", file: balanceFile),
    Change(text: "{ log(limit) }", replacement: "{ amount = 1 }", file: balanceFile),
    Change(text: "{ log(0) }", replacement: "{ amount = 1 }", file: balanceFile),
    Change(
      text: "struct", replacement: "// A comment moves the line of a message\nstruct",
      file: balanceFile),
    Change(text: "n: Int }", replacement: "n: Int", file: orderFile),
    Change(text: "n: Int }", replacement: "n: Int; var o: Int }", file: orderFile),
    Change(text: "{ value }", replacement: "{ fatalError() }", file: orderFile),
    Change(text: "{ print(0) }", replacement: "{ y = 0 }", file: orderFile),
    Change(text: "Amount {", replacement: "Total {", file: "Money/Amount.swift"),
    Change(text: "prisms, ", replacement: "", file: "Model/.lens-gen.yml"),
    Change(text: "", replacement: "", file: orderFile),
  ]

  @Test(arguments: changes) func runsAfter(_ change: Change) throws {
    #expect(try !Self.isStopped(by: change))
  }

  @Test(arguments: [
    "rm Optics/Order.generated.swift", "echo >> Optics/Order.generated.swift",
    "rm Optics/.last-run", "echo nonsense > Optics/.last-run",
  ])
  func runsAfter(_ command: String) throws {
    let folder = try CommandFolder(Self.files)
    let first = try folder.run(Self.arguments("Optics"))
    try #require(folder.run(shell: command).status == 0)
    #expect(try folder.run(Self.arguments("Optics")) == first)
    #expect(try folder.read("Optics/Order.generated.swift").contains("_n"))
  }

  @Test func otherOptionsRunAgain() throws {
    let folder = try CommandFolder(Self.files)
    for options in [[], ["--only-annotated"], []] {
      _ = try folder.run(options + Self.arguments("Optics"))
      #expect(try folder.read("Optics/Order.generated.swift").contains("_n") == options.isEmpty)
    }
  }

  /// Returns whether a run does nothing after a change, and expects that it does the same as one without a record.
  private static func isStopped(by change: Change) throws -> Bool {
    let folder = try CommandFolder(files)
    // The time of a file that has just been written says nothing.
    try #require(folder.run(shell: "touch -t 202001010000 */* */.*.yml").status == 0)
    let output = "Optics/Order.generated.swift"
    try #require(folder.run(arguments("Optics")).status == 0)
    let text = try folder.read(change.file)
    try #require(change.text.isEmpty || text.contains(change.text))
    let changed = text.replacing(change.text, with: change.replacement)
    try folder.write(change.text.isEmpty ? "" : changed, to: change.file)
    // A change that leaves no trace stays only if nothing is written.
    try #require(
      folder.run(
        shell: """
          cp -p \(output) Before; size=$(wc -c < \(output))
          printf ' ' | dd of=\(output) bs=1 seek=$((size - 2)) conv=notrunc; touch -r Before \(output)
          """
      ).status == 0)
    let result = try folder.run(arguments("Optics"))
    let isStopped = try result.status == 0 && folder.read(output).hasSuffix(" \n")
    #expect(try result == folder.run(arguments("Fresh")))
    for name in names where result.status == 0 && !(isStopped && output.hasSuffix(name)) {
      #expect(try folder.read("Optics/\(name)") == folder.read("Fresh/\(name)"), "\(name)")
    }
    return isStopped
  }
}
