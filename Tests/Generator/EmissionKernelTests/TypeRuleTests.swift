import SwiftModule
import Testing

@testable import EmissionKernel
@testable import SwiftReading

/// The rules about the types of members, and the uses for which they hold.
@Suite struct TypeRuleTests {
  private static let uses: [TypeUse] = [.property, .payload, .argument, .fixture, .requirement]

  private func obstacles(
    to type: String, in settings: Settings = Settings(), with attributes: [Attribute] = []
  ) throws -> [TypeUse: SkipReason] {
    let source = SourceFile(
      path: "A.swift",
      text: """
        struct Place { var value: \(type) }
        @available(*, deprecated) struct Old {}
        enum Never {}
        struct Plain: Hashable {}
        """)
    let module = ModuleIndex(files: [SourceSummary(source).declarations], settings: settings)
    let place = try #require(module.types(at: [Identifier("Place")]).first)
    let written = try #require(place.members.properties.first?.type)
    let scope = module.scope(of: place)
    return Self.uses.reduce(into: [:]) {
      $0[$1] = scope.obstacle(to: $1, of: written, with: attributes)
    }
  }

  @Test func aTypeMayBeForbiddenToSomeUses() throws {
    #expect(try obstacles(to: "[Int]") == [:])
    let old = SkipReason.deprecatedType(Identifier("Old"))
    #expect(
      try obstacles(to: "[Old]")
        == [.property: old, .payload: old, .argument: old, .requirement: old])
    #expect(try obstacles(to: "Never") == [.payload: .uninhabited, .argument: .uninhabited])
    #expect(try obstacles(to: "some Equatable") == [.argument: .opaqueType])
  }

  @Test func aDeprecatedMemberMayHaveADeprecatedType() throws {
    let attribute = Attribute(
      type: WrittenType(name: "available"), availability: [.onAllPlatforms, .deprecated])
    #expect(try obstacles(to: "Old", with: [attribute]) == [:])
  }

  @Test func someRulesDependOnTheSettings() throws {
    var settings = Settings()
    settings.isMainActorByDefault = true
    let isolated = SkipReason.isolatedConformance("Plain", "Hashable")
    #expect(
      try obstacles(to: "Set<Plain>", in: settings)
        == [.payload: isolated, .requirement: isolated])
    settings = Settings()
    let function = "@MainActor () -> Void"
    #expect(try obstacles(to: function, in: settings) == [:])
    settings.testableImports = ["Model"]
    #expect(
      try obstacles(to: function, in: settings)
        == [
          .property: .isolatedFunction, .payload: .isolatedFunction, .fixture: .isolatedFunction,
        ])
  }
}
