import OpticsLaws
import Testing

/// Tests that generated code which is out of date is noticed.
@Suite struct StoredPropertiesTests {
  @Test func allAreKnown() throws {
    try checkStoredProperties(of: Song.self, are: ["title", "isPure", "wrapped", "length"])
    try checkStoredProperties(of: Song.self, are: ["length", "wrapped", "title", "isPure"])
  }

  @Test func backticksAreNoPartOfAName() throws {
    try checkStoredProperties(of: RawNames.self, are: ["two words"])
  }

  @Test func aNewPropertyIsNoticed() {
    let error = #expect(throws: Counterexample.self) {
      try checkStoredProperties(
        of: Song.self, are: ["title", "length"], fileID: "M/F.swift", line: 1)
    }
    #expect(
      error?.description == """
        not true: the generated code knows each stored property of Song; run lens-gen again
          unknown:  isPure, _wrapped
          checked:  M/F.swift:1
        """)
  }

  @Test func aPropertyBesideOneWithoutItsUnderscoreIsNoticed() throws {
    let names = ["x", "_y", "z"]
    try checkStoredProperties(of: Underscored.self, are: names + ["_x"])
    let error = #expect(throws: Counterexample.self) {
      try checkStoredProperties(of: Underscored.self, are: names)
    }
    #expect(error?.inputs.map(\.name) == ["unknown"] && error?.inputs.map(\.value) == ["_x"])
  }

  @Test func aRemovedPropertyIsNoticed() {
    let error = #expect(throws: Counterexample.self) {
      try checkStoredProperties(
        of: Song.self, are: ["title", "isPure", "wrapped", "length", "artist"],
        fileID: "M/F.swift", line: 1)
    }
    #expect(error?.inputs.map(\.name) == ["missing"] && error?.inputs.map(\.value) == ["artist"])
  }

  @Test func whatHidesItsPropertiesIsNotChecked() throws {
    try checkStoredProperties(of: Reflected.self, are: ["secret", "other"])
  }
}

private struct RawNames: Arbitrary {
  let `two words`: Int

  static func arbitrary(using source: inout RandomSource) -> RawNames {
    RawNames(`two words`: .arbitrary(using: &source))
  }
}

private struct Song: Arbitrary {
  let title: String
  var isPure = false
  @Wrapper var wrapped = 1
  lazy var length: Int = 3

  static func arbitrary(using source: inout RandomSource) -> Song {
    Song(title: .arbitrary(using: &source))
  }
}

private struct Underscored: Arbitrary {
  let x: Int
  var _x = 1
  @Wrapper var _y = 2
  @Wrapper var z = 3

  static func arbitrary(using source: inout RandomSource) -> Underscored {
    Underscored(x: .arbitrary(using: &source))
  }
}

@propertyWrapper private struct Wrapper { var wrappedValue: Int }

private struct Reflected: Arbitrary, CustomReflectable {
  let secret: Int
  var customMirror: Mirror { Mirror(self, children: ["shown": 1]) }

  static func arbitrary(using source: inout RandomSource) -> Reflected {
    Reflected(secret: .arbitrary(using: &source))
  }
}
