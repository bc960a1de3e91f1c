import Testing

@testable import SwiftModule
@testable import SwiftReading

/// What an initializer stores, as far as its body shows.
@Suite struct InitializerEffectTests {
  /// The values of the first initializer: `name` for a parameter, `?name` for one that is
  /// unwrapped, `(names)` for what is made of names.
  private func values(_ members: String) -> [String: String]? {
    let module = Snippet("struct A { \(members) }").module
    let type = module.types(at: [Identifier("A")])[0]
    return module.effect(of: module.initializers(of: type)[0], in: type).map { effect in
      Dictionary(
        uniqueKeysWithValues: effect.values.map { name, value in
          let text =
            switch value {
            case .parameter(let source): source.text
            case .unwrapped(let source): "?\(source.text)"
            case .made(let names): "(\(names.map(\.text).sorted().joined(separator: ", ")))"
            }
          return (name.text, text)
        })
    }
  }

  @Test func storesAreRead() {
    let cases: [(String, [String: String]?)] = [
      ("let a: Int; init(a: Int) { self.a = a }", ["a": "a"]),
      ("let a, b: Int; init(x: Int, _ y: Int) { (a, b) = (y, x) }", ["a": "y", "b": "x"]),
      ("let a: Int; init(a: Int?) { self.a = a ?? 0 }", ["a": "?a"]),
      ("let a: Int; init(x: Int, y: Int) { a = x + y }", ["a": "(x, y)"]),
      ("let a: Int; init(a: Int) { self.a = a; print(a) }", nil),
      ("let a: Int; init(a: Int) { self.a = make(a) }", nil),
      ("let a: Int", ["a": "a"]),
      ("@Wrapped var a: Int; init(a: Int) { self.a = a }", nil),
    ]
    for (members, values) in cases { #expect(self.values(members) == values, "\(members)") }
  }

  @Test func theCallOfAnotherInitializerIsFollowed() {
    let base = "let a, b: Int; init(a: Int, b: Int) { self.a = a; self.b = b }"
    #expect(values("init(x: Int) { self.init(a: x, b: 0) }; \(base)") == ["a": "x", "b": "()"])
    #expect(values("init(x: Int) { self.init(x: x) }; let a: Int") == nil)
  }

  @Test func aStructWithoutInitializersHasTheMemberwiseOne() throws {
    func labels(_ members: String) -> [String]? {
      Snippet("struct A { \(members) }").scope("A").memberwiseInitializer?.parameters.map {
        $0.name.text + ($0.hasDefault ? " = …" : "")
      }
    }
    #expect(labels("let a: Int; var b = 1; let c = 2; var d: Int?") == ["a", "b = …", "d = …"])
    #expect(labels("let a: Int?; lazy var b = 1; var c: Int { 1 }") == ["a", "b = …"])
    #expect(labels("var load: () -> Int?") == ["load"])
    #expect(labels("let a: Int; init() { a = 1 }") == nil)
  }
}
