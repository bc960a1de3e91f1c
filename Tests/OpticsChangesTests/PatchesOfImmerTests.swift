import Foundation
import OpticsChanges
import Testing

/// Finds the changes of the values of immer's tests of patches (`__tests__/patch.js`).
///
/// Where a patch differs, the comment has that of immer.
@Suite struct PatchesOfImmerTests {
  private struct Case {
    let before: EncodedValue
    let after: EncodedValue
    let changes: [String]
  }

  @Test func patches() throws {
    let cases: [Case] = [
      Case(before: ["x": 3], after: ["x": 4], changes: ["x: 3 → 4"]),
      Case(before: ["x": ["y": 4]], after: ["x": ["y": 5]], changes: ["x.y: 4 → 5"]),
      Case(before: ["x": [["y": 4]]], after: ["x": [["y": 5]]], changes: ["x[0].y: 4 → 5"]),
      Case(
        before: ["x": 1], after: ["x": 2, "y": 3], changes: ["x: 1 → 2", "y: (none) → 3"]),
      Case(before: ["x": ["y": 4]], after: [:], changes: [#"x: {"y": 4} → (none)"#]),
      Case(before: ["x": ["y": 1]], after: ["x": [:]], changes: ["x.y: 1 → (none)"]),
      Case(before: [[["b": 1]]], after: [[["b": 2]]], changes: ["[0][0].b: 1 → 2"]),
      // Adds "x" and removes "a". The only key of an object may be a case.
      Case(
        before: ["a": ["b": 1]], after: ["x": ["b": 1]],
        changes: [#"EncodedValue: {"a": {"b": 1}} → {"x": {"b": 1}}"#]),
      Case(
        before: ["a": ["b": ["c": 1, "d": 1]], "z": 0],
        after: ["a": ["x": ["c": 2, "y": 2]], "z": 0],
        changes: [#"a: {"b": {"c": 1, "d": 1}} → {"x": {"c": 2, "y": 2}}"#]),
      // Replaces "y", because it was assigned.
      Case(
        before: ["x": 3, "y": ["a": 4], "z": 3], after: ["x": 4, "y": ["a": 2], "z": 3],
        changes: ["x: 3 → 4", "y.a: 4 → 2"]),
      // Replaces three elements and adds one.
      Case(before: ["x": [1, 2, 3]], after: ["x": [4, 1, 2, 3]], changes: ["x[0]: (none) → 4"]),
      // Replaces three elements and adds two.
      Case(
        before: ["x": [1, 2, 3]], after: ["x": [5, 4, 1, 2, 3]],
        changes: ["x[0]: (none) → 5", "x[1]: (none) → 4"]),
      // Replaces the second element, and the length.
      Case(before: ["x": [1, 2, 3]], after: ["x": [1, 3]], changes: ["x[1]: 2 → (none)"]),
      Case(
        before: [0, 1, 2, 3, 4, 5, 0], after: [0, 3, 3, 3, 0],
        changes: ["[2]: 2 → (none)", "[1]: 1 → (none)", "[2]: 4 → 3", "[3]: 5 → 3"]),
      Case(
        before: ["x": [1, 2, 3]], after: ["x": [4, 2]],
        changes: ["x[0]: 1 → 4", "x[2]: 3 → (none)"]),
      Case(
        before: ["x": [1, 2, 3]], after: ["x": [4, 1, 3]],
        changes: ["x[0]: (none) → 4", "x[2]: 2 → (none)"]),
      Case(
        before: ["x": [1, 2, 3]], after: ["x": [1]],
        changes: ["x[2]: 3 → (none)", "x[1]: 2 → (none)"]),
      Case(
        before: ["x": [1, 2, 3]], after: ["x": [1, 2, 3, 4, 5]],
        changes: ["x[3]: (none) → 4", "x[4]: (none) → 5"]),
      Case(
        before: ["x": [1, 2, 3]], after: ["x": [1, 4, 5, 6, 3]],
        changes: ["x[1]: 2 → 4", "x[2]: (none) → 5", "x[3]: (none) → 6"]),
      Case(
        before: ["x": [1, 2, 3, 4, 5]], after: ["x": [1, 6, 5]],
        changes: ["x[1]: 2 → 6", "x[3]: 4 → (none)", "x[2]: 3 → (none)"]),
      Case(
        before: ["x": [["a": 1, "b": 2], ["c": 3, "d": 4]]],
        after: ["x": [["a": 1, "b": 2], ["d": 4]]], changes: ["x[1].c: 3 → (none)"]),
      Case(
        before: ["a": ["b": ["c": [1, 2]]]], after: ["a": ["b": ["c": [1]]]],
        changes: ["a.b.c[1]: 2 → (none)"]),
    ]
    for test in cases {
      let changes = try Changes(from: test.before, to: test.after)
      #expect(changes.map(\.description) == test.changes)
      #expect(try changes.applied(to: test.before) == test.after)
      #expect(try changes.inverted.applied(to: test.after) == test.before)
    }
  }

  /// immer replaces what is there, whatever it is.
  @Test func unresolvedPaths() throws {
    let patches = [
      #"[{"op": "add", "path": "/a/b", "value": 1}]"#,
      #"[{"op": "add", "path": "/a/b/c", "value": 1}]"#,
    ]
    for patch in patches {
      let changes = try JSONDecoder().decode(Changes<EncodedValue>.self, from: Data(patch.utf8))
      #expect(throws: ChangeConflict.self) { try changes.applied(to: [:]) }
    }
  }

  @Test func sets() throws {
    struct Item: Codable, Hashable { var id: Int, val: String }
    let set: Set = [1]
    #expect(try Changes(from: set, to: [1, 2]).description == "[1]: (none) → 2")
    #expect(try Changes(from: [2, 1] as Set, to: [1, 2]).isEmpty)
    let items: Set = [Item(id: 1, val: "We"), Item(id: 2, val: "will")]
    let changes = try Changes(from: items, to: [Item(id: 1, val: "rock"), Item(id: 2, val: "you")])
    // Two removals and two insertions.
    #expect(changes.description == "[0].val: \"We\" → \"rock\"\n[1].val: \"will\" → \"you\"")
    #expect(try changes.inverted.applied(to: changes.applied(to: items)) == items)
  }
}
