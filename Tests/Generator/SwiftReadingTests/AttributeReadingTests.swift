import Testing

@testable import SwiftReading

/// Attributes of a declaration, and those of this package.
@Suite struct AttributeReadingTests {
  private func attributes(_ text: String) throws -> [Attribute] {
    try #require(read("\(text) struct A {}").types.first).attributes
  }

  @Test func eachForm() throws {
    let cases: [(String, [Attribute])] = [
      ("@frozen @M.A", ["frozen", Attribute(type: .named([.init("M"), .init("A")]))]),
      ("@A<B>", [Attribute(type: WrittenType(name: "A", arguments: ["B"]))]),
      ("@_spi( Testing )", [Attribute(type: "_spi", arguments: "(Testing)")]),
      ("@_documentation(visibility: internal)", []),
      ("\n#if X\n@frozen\n#endif\n", [.conditional]),
      ("\n#if X\n@_spi(A)\n#endif\n", [.conditionallyHiding]),
      ("\n#if X\n#if Y\n@available(*, unavailable)\n#endif\n#endif\n", [.conditionallyHiding]),
    ]
    for (text, expected) in cases {
      #expect(try attributes(text) == expected, "\(text)")
    }
  }

  @Test func wordsOfAvailability() throws {
    let cases: [(String, Set<Attribute.Availability>)] = [
      ("*, unavailable", [.onAllPlatforms, .unavailable]),
      ("*, deprecated, message: \"unavailable, noasync\"", [.onAllPlatforms, .deprecated]),
      ("*, noasync", [.onAllPlatforms, .noasync]),
      ("macOS, unavailable", [.unavailable]),
      ("macOS, introduced: 10, deprecated: 12", [.deprecated]),
      ("macOS 15, iOSApplicationExtension 18, *", [.onAllPlatforms]),
      ("Shop 2.0, *", [.onAllPlatforms, .named]),
    ]
    for (arguments, words) in cases {
      #expect(
        try attributes("@available(\(arguments))")
          == [Attribute(type: "available", arguments: "(\(arguments))", availability: words)])
    }
  }

  @Test func attributesOfThisPackageAreApart() throws {
    let text = "@Optics @OpticsMacros.Builders @Other.Optics struct A {}"
    let type = try #require(read(text).types.first)
    #expect(type.attributes.map(\.text) == ["@Other.Optics"])
    #expect(
      type.packageAttributes == [
        PackageAttribute(
          name: "Optics", writtenName: .init(text: "Optics", range: 1..<7), range: 0..<7),
        PackageAttribute(
          name: "Builders", writtenName: .init(text: "OpticsMacros.Builders", range: 9..<30),
          range: 8..<30),
      ])
  }

  @Test func argumentsOfThem() throws {
    func own(_ arguments: String) throws -> PackageAttribute {
      let text = "enum A { @Buildable(\(arguments)) case b }"
      return try #require(read(text).types.first?.members.cases.first?.packageAttributes.first)
    }
    #expect(try own("name: \"make\"").builderName == "make")
    #expect(try own("\"make\"").builderName == "make")
    #expect(try own("\"\\(make)\"").builderName == nil)
    #expect(try own("make").unreadableArgument == .init(text: "make", range: 20..<24))
    let labeled = try own("year: 1970")
    #expect(labeled.arguments.map(\.parameter) == ["year"])
    #expect(labeled.arguments.map(\.key) == [.init(text: "year", range: 20..<24)])
    #expect(labeled.arguments.map(\.value) == [GivenExpression("1970")])
    let keyed = try own("[\"year\": 1970, other: .a]")
    #expect(keyed.arguments.map(\.parameter) == ["year", nil])
    #expect(keyed.arguments.map(\.key.text) == ["\"year\"", "other"])
    #expect(keyed.arguments.map(\.value) == [GivenExpression("1970"), GivenExpression(".a")])
  }
}
