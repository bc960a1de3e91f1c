import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// The imports of a file are kept if something in it is not known to be the standard library's.
@Suite struct KeptImportTests {
  /// One file for each type, so that nothing else in it keeps the imports.
  private static let types = [
    "any LocalizedError", "String.Encoding", "Swift.String.CompareOptions",
    "Swift::String.Encoding", "String.Foundation::Encoding", "[String.Encoding: Int]",
    "Duration.UnitsFormatStyle", "Text.Encoding", "any RecoverableError & Sendable",
    "Measurement<Unit>", "((Text.CompareOptions) -> Void)?", "[Repeated<UInt8>.Regions]",
    "ListFormatStyle<StringStyle, [String]>", "SortDescriptor<String>", "unichar",
    "[Int].Patches",
  ]

  private func complaints(
    about files: [String], by emissions: Set<Emission>
  ) throws -> [String] {
    let model = CompiledModel(
      files,
      options: [
        "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature",
        "InternalImportsByDefault",
      ])
    return try model.complaints(by: Generator(emitting: emissions), languageModes: [6])
  }

  @Test func ofAStruct() throws {
    let aliases = """
      public import Foundation
      public typealias Text = String
      extension Array { public typealias Patches = IndexSet }
      """
    for access in ["", "public "] {
      let files = Self.types.enumerated().map { index, type in
        "\(access)import Foundation\n\(access)struct A\(index) { \(access)var a: \(type) }"
      }
      let found = try complaints(about: files + [aliases], by: [.lenses, .builders])
      #expect(found == [])
    }
  }

  @Test func ofAProtocol() throws {
    let bodies = [
      ": LocalizedError { var n: Int { get } }", "{ func f(_ e: String.Encoding) }",
      ": RecoverableError { func g() }", "{ associatedtype T: LocalizedError; func f() -> T }",
      "{ func f<T: LocalizedError>(_ t: T) }", "{ func f() throws(CocoaError) }",
      "{ associatedtype E where E == String.Encoding; var e: E { get } }",
      ": Sendable { func f() -> Swift.String.Encoding? }",
    ]
    let files = bodies.enumerated().map { "import Foundation\nprotocol P\($0) \($1)" }
    let found = try complaints(
      about: files + ["protocol Heir: P0 { func h() }"], by: [.stubs])
    #expect(found == [])
  }

  /// The compiler warns about a public import that nothing public needs.
  @Test func notOfWhatOnlyNeedsTheStandardLibrary() {
    let types = [
      "String.Index", "[Int].Element", "Dictionary<Int, Int>.Keys", "Unicode.Scalar",
      "Set<Int>.Index", "Task<Int, Never>", "any RandomNumberGenerator", "Kind.RawValue",
      "SIMD4<Float>", "Range<String.Index>", "Swift.String.UTF8View", "any Actor",
    ]
    for type in types {
      let source = SourceFile(
        path: "A.swift",
        text: "import Foundation\nstruct A { var a: \(type) }\nenum Kind: Int { case a }")
      let text = Generator().generate(from: [source]).text ?? ""
      #expect(!text.contains("import Foundation"), "\(type)")
    }
  }
}
