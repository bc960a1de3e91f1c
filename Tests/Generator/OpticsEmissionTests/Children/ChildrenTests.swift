import EmissionKernel
import Foundation
import GeneratorTesting
import LensGenCore
import SwiftReading
import Testing

/// Tests the traversals of the children of recursive types.
@Suite struct ChildrenTests {
  private func generated(
    _ text: String, _ emissions: Set<Emission> = [.lenses, .prisms, .children]
  )
    -> Generated
  {
    Generated(text, by: Generator(emitting: emissions))
  }

  /// Returns the extension with the traversal of the children.
  private func children(_ text: String) -> String {
    (generated(text).text.components(separatedBy: "\n\nextension ").last ?? "")
      .replacing(/\n+  static var _deep: Traversal<Self, Self> { _children.deep }/, with: "")
  }

  @Test func theChildrenOfAnEnumAreFoundByOneSwitch() {
    #expect(
      children(
        """
        indirect enum Formula {
          case number(Int)
          case negated(Formula)
          case sum(left: Self, right: Formula)
          case call(String, [Formula])
          case named([String: Formula]?)
        }
        """) == """
          Formula {
            static var _children: Traversal<Self, Self> {
              Traversal(
                forEach: { whole, visit in
                  switch whole {
                  case .negated(let part):
                    visit(part)
                  case .sum(let left, let right):
                    visit(left)
                    visit(right)
                  case .call(_, let part1):
                    [Self]._each.forEach(in: part1, visit)
                  case .named(let part):
                    Optional<[String: Self]>._some._values.forEach(in: part, visit)
                  default: break
                  }
                },
                modify: { whole, body in
                  switch whole {
                  case .negated(var part):
                    body(&part)
                    whole = .negated(part)
                  case .sum(var left, var right):
                    body(&left)
                    body(&right)
                    whole = .sum(left: left, right: right)
                  case .call(let part0, var part1):
                    [Self]._each.modify(&part1, body)
                    whole = .call(part0, part1)
                  case .named(var part):
                    Optional<[String: Self]>._some._values.modify(&part, body)
                    whole = .named(part)
                  default: break
                  }
                }
              )
            }
          }
          """)
  }

  @Test func theChildrenOfAStructAreFoundByItsLenses() {
    #expect(
      children("struct Folder { let name: String; var folders: [Folder] }") == """
        Folder {
          static var _children: Traversal<Self, Self> {
            Traversal(
              Self._folders._each
            )
          }
        }
        """)
    #expect(
      generated("struct Page { let parts: [Page]?; let links: [String: Page] }")["_children"]?.code
        == [
          "Traversal(", "  Self._parts._some._each", "    .adjoin(Self._links._values)", ")",
        ])
  }

  @Test func theTraversalIsAsVisibleAsItsType() {
    for (text, access) in [
      ("public indirect enum A { case a, b(A) }", AccessLevel.public),
      ("public struct A { public var xs: [A]; var ys: [A] }", .internal),
    ] {
      for name in ["_children", "_deep"] {
        let traversal = generated(text)[name]
        #expect(traversal?.head == "var \(name): Traversal<Self, Self>")
        #expect(traversal?.access == access)
        #expect(traversal?.isExported == (access == .public))
      }
    }
  }

  @Test func theNodesAreFoundByTheChildren() {
    #expect(generated("indirect enum A { case a, b(A) }")["_deep"]?.code == ["_children.deep"])
    for (text, position) in [
      ("indirect enum A { case a, b(A); static let _deep = 1 }", "A.deep"),
      ("struct A { var deep: Int; var others: [A] }", "A.deep"),
    ] {
      let generated = generated(text)
      #expect(generated["_children"] != nil)
      #expect(generated["_deep"]?.code != ["_children.deep"])
      #expect(
        generated.messages
          == ["skipped '\(position)': the type already has a static member '_deep'"])
    }
  }

  @Test func otherTypesHaveNone() {
    for text in [
      "struct A { var n: Int; var bs: [B] }; struct B { var n: Int }",
      "enum A { case a(Int), b(() -> A) }",
      "indirect enum A<T> { case a(T), b(A<Int>) }",
    ] {
      #expect(generated(text)["_children"] == nil)
      #expect(generated(text).messages == [])
    }
    #expect(Generated("indirect enum A { case a, b(A) }").members.names == ["_a", "_b"])
  }

  @Test func childrenInOtherTypesAreFoundByTheirOptics() {
    let cases = [
      (
        "struct Folder { let items: [Item] }; enum Item { case file(Int), folder(Folder) }",
        ["Self._items._each._folder\n", "Folder._items._each.forEach(in: part, visit)\n"]
      ),
      (
        "indirect enum Expr { case call(String, [Argument]) }; "
          + "struct Argument { let value: Expr; var others: [Int: Expr]? }",
        [
          "[Argument]._each._value.modify(&part1, body)\n",
          "[Argument]._each._others._some._values.modify(&part1, body)\n",
          "Self._value._call.then(Lens(\\.1))._each\n",
        ]
      ),
      (
        "indirect enum Expr { case pair(Pair<Expr>) }; struct Pair<T> { let left: T; let right: T }",
        [
          "Pair<Expr>._left.forEach(in: part, visit)\n",
          "Pair<Expr>._right.forEach(in: part, visit)\n",
        ]
      ),
      (
        "struct A { var b: B }; struct B { var c: [C] }; struct C { var a: [A] }",
        [
          "Self._b._c._each._a._each\n", "Self._c._each._a._each._b\n",
          "Self._a._each._b._c._each\n",
        ]
      ),
    ]
    for (text, lines) in cases {
      let text = generated(text).text
      for line in lines { #expect(text.contains(line), "\(text)") }
    }
  }

  /// No value is left out without a word, wherever the way to it ends.
  @Test func whatOtherTypesHideIsReported() {
    let tree = "struct Tree { var leaves: [Leaf] }\n"
    let cases = [
      (tree + "struct Leaf { private var tree: Tree?; var other: Tree? }", "Leaf.tree"),
      (tree + "struct Leaf { var tree: Set<Tree> }", "Leaf.tree"),
      (tree + "struct Leaf { var tree: Tree?; var more: [Leaf] }", "Leaf.more"),
      (tree + "@Wrapped struct Leaf { var tree: Tree? }", "in '[Leaf]'"),
      (tree + "// lens-gen: skip\nstruct Leaf { var tree: Tree? }", "in '[Leaf]'"),
      (tree + "struct Leaf {\n#if DEBUG\nvar tree: Tree?\n#endif\n}", "Leaf.tree"),
      (
        tree + "struct Leaf {\n@available(macOS 99, *) var tree: Tree? { nil }\nlet own: Tree? }",
        nil
      ),
    ]
    for (text, part) in cases {
      let messages = generated(text).messages.filter { $0.hasPrefix("skipped 'Tree.leaves'") }
      #expect(messages.count == (part == nil ? 0 : 1), "\(text)")
      if let part { #expect(messages.first?.contains(part) == true, "\(text): \(messages)") }
    }
  }

  /// Many types that lead to each other have many ways, of which a compiler takes some.
  @Test func aThicketOfTypesEnds() {
    let types = (0..<40).map { index in
      "struct S\(index) { var a: [S\((index + 1) % 40)]; var b: [S\((index + 1) % 40)] }"
    }
    let generated = generated(types.joined(separator: "\n"))
    #expect(
      generated.messages.contains { $0.contains("'_children' does not find the values in") })
  }

  @Test func whatTheTraversalLeavesOutIsReported() {
    let cases: [(String, [String])] = [
      (
        "indirect enum A: Hashable { case a(Set<A>), b((A, Int)), c(A) }",
        ["A.a", "A.b"].map {
          "skipped '\($0)': '_children' does not find the values in '"
            + ($0 == "A.a" ? "Set<A>" : "(A, Int)")
            + "'; it finds values in optionals, arrays and the values of dictionaries"
        }
      ),
      (
        // Neither the keys nor the values are found.
        "indirect enum A: Hashable { case a([B: B]), b(A) }\n// lens-gen: skip\n"
          + "struct B: Hashable { let a: [A] }",
        [
          "skipped 'A.a': '_children' does not find the values in '[B: B]'; it finds values in "
            + "optionals, arrays and the values of dictionaries"
        ]
      ),
      (
        "indirect enum A { case a, b(A)\n@available(macOS 99, *) case c(A) }",
        ["skipped 'A.c': '_children' leaves it out, because it is not available everywhere"]
      ),
      (
        "struct A {\nvar bs: [A]\n#if DEBUG\nvar cs: [A]\n#endif\n}",
        ["skipped 'A.cs': '_children' leaves it out, because it is not available everywhere"]
      ),
      (
        "struct A { var children: [A] }",
        [
          "skipped 'A': '_children' is the optic of its own 'children'; write the traversal yourself, "
            + "as in 'A._children._each'"
        ]
      ),
      (
        "indirect enum A { case a, b(A); static let _children = 1 }",
        ["skipped 'A': the type already has a static member '_children'"]
      ),
    ]
    for (text, messages) in cases { #expect(generated(text).messages == messages, "\(text)") }
  }

  @Test func theTraversalNeedsTheOptics() {
    let text = "indirect enum A { case a, b(A) }; struct B { var n: Int }"
    let reason = "'_children' needs its optics; add them, as in '--emit lenses,prisms,children'"
    #expect(generated(text, [.children]).messages == ["skipped 'A': \(reason)"])
    #expect(generated("@Optics " + text, [.children]).text.contains("_children"))
  }

  /// Conditions, names with a meaning, constrained generic parameters, unsafe keys.
  @Test func theTraversalsOfOddTypesCompile() throws {
    let text = """
      indirect enum All { case a([All]), b(All) }
      struct Folder { let name: String; let items: [Item] }
      enum Item { case file(String), folder(Folder), both(Folder, in: [Folder]) }
      indirect enum Expr { case call(String, [Argument]), pair(Pair<Expr>), run([Statement]) }
      struct Argument { let label: String?; let value: Expr; var others: [String: Expr]? }
      struct Pair<T> { let left: T; let right: T }
      enum Statement { case expr(Expr), assign(String, to: Expr), block([Statement]), `return` }
      public struct Node { public let edges: [Edge] }
      public struct Edge { public let to: Node; let weight: Int }
      indirect enum Debug { case a([Debug])\n#if DEBUG\ncase b(Int)\n#endif\n }
      indirect enum Old { case a([Old])\n@available(*, unavailable) case b(Int)\n }
      indirect enum `default` { case `init`(`default`), `self`(`default`), visit(visit: `default`), n }
      indirect enum Lazy { case a(@autoclosure () -> Int, Lazy), b(Never, Lazy), n }
      indirect enum Tree<K: Hashable> { case leaf, nodes([K: Tree]), pair(Tree<K>, Tree?) }
      enum Outer {
        indirect enum `Type` { case a(`Type`), b([`Type`]) }
        indirect enum Link { typealias Links = [Link]; case a(Links?), b(Array<Link>) }
      }
      struct Kids { var kids: ArraySlice<Kids> }
      indirect enum Slices { case a(ArraySlice<Slices>, ContiguousArray<Slices>), b(Slices) }
      @MainActor struct Isolated { var parts: [Isolated] }
      @safe indirect enum Unsafe { case a(UnsafePointer<Int>, Unsafe), b([UnsafePointer<Int>: Unsafe]) }
      """
    let generated = generated(text)
    for name in ["_children", "_deep"] {
      #expect(generated.members.names.count { $0 == name } == 19)
    }
    let code = "import Optics\n\n" + generated.text
    for options in [[], ["-D", "DEBUG"], ["-strict-memory-safety"]] {
      #expect(try Compiler.complaints(about: text, code, options: options) == [], "\(options)")
    }
  }

  /// A key is written with the type around it, whose name a case may hide.
  @Test func whatHidesAKeyIsTheNameAsItIsWritten() throws {
    let source = """
      enum Outer { struct Key: Hashable {}; indirect enum Tree { case node([Key: Tree]), Outer(Int) } }
      enum Other { struct Key: Hashable {}; indirect enum Tree { case node([Key: Tree]), Key(Int) } }
      """
    let generator = Generator(emitting: [.lenses, .prisms, .children])
    #expect(
      Generated(source, by: generator).messages.map { $0.prefix(27) } == [
        "skipped 'Outer.Tree.node': "
      ])
    #expect(try CompiledModel(source).complaints(by: generator) == [])
  }

  @Test func theTraversalAgreesWithOneByHand() throws {
    let model = """
      import Optics
      indirect enum JSON: Equatable { case number(Int), list([JSON]), object([String: JSON]?, JSON) }
      struct Folder: Equatable { let name: String; let folders: [Folder]; var links: [String: Folder] }
      """
    let program = """
      import Optics
      import OpticsLaws
      let byHand = (JSON._list._each)
        .adjoin(JSON._object * Tuple2._0 * Optional._some * Dictionary._values)
        .adjoin(JSON._object * Tuple2._1)
      let one = JSON.object(["a": .list([.number(1)]), "b": .number(2)], .list([]))
      let values = [one, .object(nil, one), .list([one, .number(3), one]), .number(4)]
      try checkAgreement(of: JSON._children, and: byHand, wholes: values, parts: values)
      try checkLaws(of: JSON._children, wholes: values, parts: values)
      let empty = Folder(name: "a", folders: [], links: [:])
      let folder = Folder(name: "b", folders: [empty, empty], links: ["c": empty])
      let folders = [empty, folder, Folder(name: "d", folders: [folder], links: ["e": folder])]
      try checkAgreement(
        of: Folder._children, and: (Folder._folders._each).adjoin(Folder._links._values),
        wholes: folders, parts: folders)
      try checkLaws(of: JSON._deep._number, wholes: values, parts: [1, 2])
      print(JSON._deep.count(in: one), Folder._children.universe(of: folders[2]).count)
      """
    let folder = try CommandFolder([
      "Model.swift": model, "main.swift": program,
      "Optics.swift": "import Optics\n\n" + generated(model).text,
    ])
    let compiler = try Compiler(modules: ["Optics", "OpticsLaws"])
    defer { try? compiler.remove() }
    let files = ["Model.swift", "main.swift", "Optics.swift"].map { folder.url.appending(path: $0) }
    #expect(try compiler.output(ofRunning: files, in: folder.url) == "5 9\n")
  }

  @Test func theLawsCheckTheTraversal() {
    let text = "indirect enum A: Equatable { case a, b(A) }"
    let check = "  try checkLaws(of: A._children)"
    let all: Set<Emission> = [.prisms, .children, .arbitrary, .laws]
    #expect(generated(text, all)["opticIsLawful"]?.code?.contains(check) == true)
    let others = generated(text, all.subtracting([.children]))
    #expect(others["opticIsLawful"]?.code?.contains(check) == false)
  }
}
