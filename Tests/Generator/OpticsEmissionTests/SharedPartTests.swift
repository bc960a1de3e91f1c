import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests the lenses and variables of what all cases of an enum share.
@Suite struct SharedPartTests {
  private static let structs = """
    struct Point: Equatable { let x: Int; let y: Int }
    struct Circle: Equatable { let center: Point; let radius: Double; var tags: [String] }
    struct Square: Equatable { let center: Point; let radius: Int; var tags: [String] }

    """

  private func names(_ text: String, emitting emissions: Set<Emission> = [.lenses, .prisms])
    -> [String]
  {
    Generated(Self.structs + text, by: Generator(emitting: emissions))[in: "Shape"].heads
      .compactMap { $0.firstMatch(of: /^var _(\w+): Lens</).map { String($0.output.1) } }
  }

  @Test func aPropertyOfAllPayloadsHasALens() {
    let generated = Generated(
      Self.structs + "enum Shape { case circle(Circle), square(Square, named: String) }")
    let text = generated.text
    #expect(
      text.contains(
        """
          static var _center: Lens<Self, Point> {
            Lens(get: { whole in
              switch whole {
              case .circle(let part): return part.center
              case .square(let part, _): return part.center
              }
            }, modify: { whole, body in
              switch whole {
              case .circle(var part): Circle._center.modify(&part, body); whole = .circle(part)
              case .square(var part0, let part1):
                Square._center.modify(&part0, body)
                whole = .square(part0, named: part1)
              }
            })
          }
        """), "\(text)")
    #expect(text.contains(" body(&part.tags); "))
    #expect(generated[in: "Shape"].names == ["_circle", "_square", "_center", "_tags"])
  }

  /// After `return lazy`, the compiler takes a `case` on the next line for a declaration.
  @Test func aLabelMayBeAModifier() throws {
    let words = [
      "async", "distributed", "dynamic", "final", "indirect", "infix", "isolated", "lazy",
      "mutating", "nonisolated", "open", "optional", "override", "package", "postfix", "prefix",
      "required", "unowned", "weak",
    ]
    let payloads = words.map { "\($0): Int" }.joined(separator: ", ")
    let single = words.map { "enum One_\($0) { case a(\($0): Int), b(\($0): Int) }" }
    let source = "enum Shape { case a(\(payloads)), b(\(payloads)) }\n"
    #expect(names(source) == words)
    let model = CompiledModel(source + single.joined(separator: "\n"))
    #expect(try model.complaints(by: Generator(emitting: [.lenses, .prisms, .edits])) == [])
  }

  @Test func aPartHasTheSameTypeInAllCases() throws {
    let declarations = """
      protocol Store<Item> { associatedtype Item }
      typealias Use<T> = (T) -> Int
      struct Box<T> { let use: (T) -> Int; let store: any Store<T>; let n: Int }
      struct Texts { let store: any Store<String>; let n: Int }
      struct Numbers { let store: any Store<Int>; let n: Int }

      """
    let cases: [(String, [String])] = [
      ("enum Shape { case a(s: any Store<Int>, n: Int), b(s: any Store<String>, n: Int) }", ["n"]),
      ("enum Shape { case a(u: Use<Int>, n: Int), b(u: Use<String>, n: Int) }", ["n"]),
      ("enum Shape { case a(u: Use<Int>, n: Int), b(u: (Int) -> Int, n: Swift.Int) }", ["u", "n"]),
      ("enum Shape { case a(Texts), b(Numbers) }", ["n"]),
      ("enum Shape<T> { case a(Box<Int>), b(Box<T>) }", ["n"]),
    ]
    for (text, shared) in cases {
      #expect(names(declarations + text) == shared, "\(text)")
      #expect(
        try CompiledModel(declarations + text).complaints(
          by: Generator(emitting: [.lenses, .prisms, .edits])) == [], "\(text)")
    }
  }

  @Test func onlyWhatAllCasesShareHasALens() {
    let cases: [(String, [String])] = [
      ("enum Shape { case circle(Circle), square(Square) }", ["center", "tags"]),
      ("enum Shape { case circle(Circle), none }", []),
      ("enum Shape { case a(center: Point), b(Int, center: Point) }", ["center"]),
      ("enum Shape { case a(center: Point), b(center: Int) }", []),
      ("enum Shape { case a(center: Point), b(Square) }", ["center"]),
      // The label is meant, not the property of another payload.
      ("enum Shape { case a(Circle, center: Int), b(center: Int) }", ["center"]),
      ("enum Shape { case a(Circle, Square), b(center: Point) }", []),
      ("enum Shape { case a(Circle?), b(center: Point) }", []),
      ("enum Shape { case a(Circle), b(Circle) }", ["center", "radius", "tags"]),
      ("enum Shape { case a(Circle) }", ["center", "radius", "tags"]),
      ("typealias C = Circle; enum Shape { case a(C), b(center: Point) }", ["center"]),
      ("enum Shape<T> { case a(value: T), b(value: T) }", ["value"]),
      ("enum Shape { case a(center: Point), b(center: Point); static let _center = 1 }", []),
      ("enum Shape { case center(Circle), b(Circle) }", ["radius", "tags"]),
      ("enum Shape { case a(n: Int)\n// lens-gen: skip\ncase b(n: Int)\n}", []),
      ("enum Shape { case a(n: Int)\n@available(macOS 99, *) case b(n: Int)\n}", []),
      ("enum Shape { case a(n: Int)\n#if DEBUG\ncase b(n: Int)\n#endif\n}", ["n"]),
      ("enum Shape { case a(f: @autoclosure () -> Int), b(f: () -> Int) }", []),
      ("enum Shape { case a(p: UnsafePointer<Int>), b(p: UnsafePointer<Int>) }", []),
      ("enum Shape { case a(x: Never), b(x: Never) }", []),
    ]
    for (text, expected) in cases {
      #expect(names(text) == expected, "\(text)")
      #expect(Generated(Self.structs + text).messages.filter { $0.contains("center") }.isEmpty)
    }
    // Without lenses of the structs, only what can be written is found.
    #expect(names("enum Shape { case a(Circle), b(Square) }", emitting: [.prisms]) == ["tags"])
  }

  @Test func theLensIsAsVisibleAsThePart() {
    let lenses = Generated(
      """
      public struct A { public var x: Int; var y: Int }
      public enum E { case a(A), b(x: Int, y: Int) }
      """
    )[in: "E"].filter { ["_x", "_y"].contains($0.name.text) }
    #expect(lenses.heads == ["var _x: Lens<Self, Int>", "var _y: Lens<Self, Int>"])
    #expect(lenses.map(\.access) == [.public, .internal])
  }

  /// Reading, changing in place, second variables, laws, both language modes.
  @Test func sharedPartsBehaveLikeProperties() throws {
    let model =
      Self.structs + """
        enum Shape: Equatable { case circle(Circle), square(Square), dot(center: Point, tags: [String]) }
        indirect enum Tree: Equatable { case leaf(name: String), fork(name: String, Tree, Tree) }
        enum Only: Equatable { case only(Int) }
        struct Page: Equatable { let shape: Shape; let shapes: [Shape] }
        """
    let program = """
      import Optics
      import OpticsLaws
      let point = Point(x: 1, y: 2)
      let shapes: [Shape] = [
        .circle(Circle(center: point, radius: 1, tags: ["a"])),
        .square(Square(center: point, radius: 1, tags: [])), .dot(center: point, tags: ["b"]),
      ]
      try checkLaws(of: Shape._center, wholes: shapes, parts: [point, Point(x: 3, y: 4)])
      try checkLaws(of: Shape._tags, wholes: shapes, parts: [[], ["c"]])
      try checkLaws(of: Tree._name, wholes: [.leaf(name: "a"), .fork(name: "b", .leaf(name: "c"), .leaf(name: "d"))], parts: ["x", "y"])
      try checkLaws(of: Only._only, wholes: [.only(1)], parts: [1, 2])
      // One that changes only circles is no lens.
      let broken = Lens<Shape, Point>(
        get: { Shape._center.get($0) },
        modify: { whole, body in if case .circle = whole { Shape._center.modify(&whole, body) } })
      precondition(
        (try? checkLaws(of: broken, wholes: shapes, parts: [point, Point(x: 3, y: 4)])) == nil)
      for shape in shapes {
        let edited = shape.editing {
          $0.center.x += 10
          $0.tags.append("z")
          $0.center = Point(x: $0.center.x, y: 0)
        }
        precondition(Shape._center.get(edited) == Point(x: 11, y: 0))
        precondition(Shape._tags.get(edited) == Shape._tags.get(shape) + ["z"])
      }
      let page = Page(shape: shapes[0], shapes: shapes).editing {
        $0.shape.center.y = 7
        for index in $0.shapes.indices { $0.shapes[index].tags.append("y") }
      }
      precondition(Shape._center.get(page.shape).y == 7)
      precondition(page.shapes.allSatisfy { Shape._tags.get($0).last == "y" })
      precondition(Tree.leaf(name: "a").editing { $0.name += "b" } == .leaf(name: "ab"))
      precondition(Only._only.get(.only(1)) == 1 && Only._only.embed(2) == .only(2))

      // In place: the storage of an array in a payload stays.
      var many = Shape.dot(center: point, tags: Array(repeating: "a", count: 100))
      func address(_ shape: Shape) -> Int {
        Shape._tags.get(shape).withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
      }
      many.edit { $0.tags.reserveCapacity(1000) }
      let before = address(many)
      for _ in 0..<100 { many.edit { $0.tags.append("b") } }
      precondition(address(many) == before)
      print("done")
      """
    let folder = try CommandFolder([
      "Model.swift": model, "main.swift": program,
      "Optics.swift": "import Optics\n\n"
        + Generated(model, by: Generator(emitting: [.lenses, .prisms, .edits])).text,
    ])
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws"])
    defer { try? compiler.remove() }
    let files = ["Model.swift", "main.swift", "Optics.swift"].map { folder.url.appending(path: $0) }
    #expect(try compiler.output(ofRunning: files, in: folder.url) == "done\n")
  }
}
