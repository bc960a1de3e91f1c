import Testing

@testable import SwiftReading

/// Types, extensions and imports, with what stands around them.
@Suite struct DeclarationReadingTests {
  @Test func typesInOneAnother() throws {
    let declarations = try read(
      """
      public struct A<T: B> where T.C == D {
        enum E: F {}
        final class G {}
      }
      extension A.E { actor H {} }
      protocol P { associatedtype I }
      typealias J<K> = [K]
      func f() { struct L {} }
      """)
    #expect(
      declarations.types.map { "\($0.kind) \($0.name) \($0.depth)" } == [
        "struct A 1", "enum A.E 2", "class A.G 2", "actor A.E.H 1", "protocol P 1",
        "associatedtype P.I 2", "typealias J 1",
      ])
    let types = Dictionary(uniqueKeysWithValues: declarations.types.map { ($0.name, $0) })
    #expect(types["A"]?.writtenAccess == .public)
    #expect(types["A"]?.position == Position(1, 15))
    #expect(types["A"]?.genericParameters == [GenericParameter(name: "T", kind: .type)])
    // What a parameter is, and not what it equals.
    #expect(types["A"]?.requirements == [GenericRequirement(subject: "T", object: "B")])
    #expect(types["A.E"]?.inheritedTypes == ["F"])
    #expect(types["A.G"]?.isFinal == true)
    #expect(types["J"]?.inheritedTypes == [.array("K")])
  }

  @Test func eachKindOfGenericParameter() throws {
    let types = try read("struct A<T, each U, let n: Int> {}").types
    #expect(
      types.map(\.genericParameters) == [
        [
          GenericParameter(name: "T", kind: .type), GenericParameter(name: "U", kind: .pack),
          GenericParameter(name: "n", kind: .value),
        ]
      ])
  }

  @Test func eachFormOfAnExtension() throws {
    let cases: [(String, [Identifier], Bool, WrittenType, Bool)] = [
      ("A", ["A"], false, "A", false),
      ("A.B", ["A", "B"], false, .named([.init("A"), .init("B")]), false),
      ("A<B>", ["A"], true, WrittenType(name: "A", arguments: ["B"]), true),
      ("[A]", ["Array"], true, WrittenType(name: "Array", arguments: ["A"]), true),
      ("A where B: C", ["A"], true, "A", false),
      ("A where B == C", ["A"], true, "A", true),
      ("A where B.C == D.E", ["A"], true, "A", false),
    ]
    for (text, path, isConstrained, extended, isSpecialized) in cases {
      let declarations = try read("extension \(text) { struct X {} }")
      let found = try #require(declarations.extensions.first)
      #expect(found.path == path, "\(text)")
      #expect(found.isConstrained == isConstrained, "\(text)")
      #expect(found.extendedType == extended, "\(text)")
      #expect(declarations.types.map(\.path) == [path + ["X"]], "\(text)")
      #expect(declarations.types.map(\.isSpecialized) == [isSpecialized], "\(text)")
    }
  }

  @Test func anUnavailableConformanceIsNone() throws {
    let extensions = try read("@available(*, unavailable) extension A: B & C {}").extensions
    #expect(extensions.map(\.inheritedTypes) == [[.suppressed("B"), .suppressed("C")]])
  }

  @Test func conditionsOfEachBranch() throws {
    let types = try read(
      """
      #if X && Y
      struct A {}
      #elseif Z
      struct B {
        #if W
        let c: Int
        #endif
      }
      #else
      struct D {}
      #endif
      """
    ).types
    #expect(types.map(\.conditions.text) == ["X && Y", "!(X && Y) && (Z)", "!(X && Y) && !(Z)"])
    #expect(
      types[1].members.properties.map(\.conditions.text) == ["(!(X && Y) && (Z)) && (W)"])
    #expect(types[0].conditions.exclude(types[2].conditions))
    #expect(types[0].conditions.exclude(types[1].members.properties[0].conditions))
    #expect(!types[0].conditions.exclude([Condition(failed: [], holds: "Z")]))
  }

  @Test func eachFormOfAnImport() throws {
    let x = Condition(failed: [], holds: "X")
    let cases: [(String, [Import])] = [
      ("import A", [Import(path: ["A"])]),
      ("public import struct A.B", [Import(access: .public, kind: "struct", path: ["A", "B"])]),
      (
        "@_spi(S) @testable import A",
        [Import(attributes: [Attribute(type: "_spi", arguments: "(S)"), "testable"], path: ["A"])]
      ),
      ("#if X\nimport A\n#endif", [Import(path: ["A"], conditions: [x])]),
      (
        "#if X\n@testable\n#endif\nimport A",
        [
          Import(attributes: ["testable"], path: ["A"], conditions: [x]),
          Import(path: ["A"], conditions: [Condition(failed: ["X"], holds: nil)]),
        ]
      ),
      (
        "#if X\n@testable\n#else\n@preconcurrency\n#endif\nimport A",
        [
          Import(attributes: ["testable"], path: ["A"], conditions: [x]),
          Import(
            attributes: ["preconcurrency"], path: ["A"],
            conditions: [Condition(failed: ["X"], holds: nil)]),
        ]
      ),
    ]
    for (text, imports) in cases {
      #expect(try read(text).imports == imports, "\(text)")
    }
  }

  @Test func anImportUnderEveryConditionIsCertain() throws {
    let cases: [(String, Bool)] = [
      ("import A", true), ("#if X\nimport A\n#endif", false),
      ("#if X\nimport A\n#else\nimport A\n#endif", true),
      ("#if X\nimport A\n#else\nimport B\n#endif", false),
      ("#if X\nimport A\n#elseif Y\nimport A\n#endif", false),
    ]
    for (text, isCertain) in cases {
      let imports = try read(text).imports
      #expect(imports[0].isCertain(among: imports) == isCertain, "\(text)")
    }
  }
}
