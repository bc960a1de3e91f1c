import Optics
import OpticsLaws
import Testing

@Suite struct BrokenIsoTests {
  /// An iso from numbers to texts that parses more texts than it prints.
  @Test func onlyGetEmbed() {
    let number = Iso<Int, String>(get: { String($0) }, embed: { Int($0) ?? 0 })
    #expect(laws(violations(try checkLaws(of: number))) == [.getEmbed])
  }

  @Test func onlyEmbedGet() {
    let number = Iso<String, Int>(get: { Int($0) ?? 0 }, embed: { String($0) })
    #expect(laws(violations(try checkLaws(of: number))) == [.embedGet])
  }

  @Test func offByOne() {
    let shifted = Iso<Int, Int>(get: { $0 &+ 1 }, embed: { $0 })
    #expect(laws(violations(try checkLaws(of: shifted))) == [.embedGet, .getEmbed])
  }
}

@Suite struct BrokenPrismTests {
  @Test func embedThatLosesInformation() {
    let width = Prism<Shape, Int>(
      extract: { if case .rectangle(let width, _) = $0 { width } else { nil } },
      embed: { .rectangle(width: $0, height: 0) })
    #expect(laws(violations(try checkLaws(of: width))) == [.extractEmbed])
  }

  @Test func oneCaseTooMany() {
    let circle = Prism<Shape, Int>(
      extract: {
        switch $0 {
        case .circle(let radius): radius
        case .empty: 0
        default: nil
        }
      },
      embed: { .circle($0) })
    #expect(laws(violations(try checkLaws(of: circle))) == [.extractEmbed])
  }

  /// A number that parses more spellings than it prints, such as `007` and `+1`.
  @Test func otherSpellings() {
    for seed in 0..<20 as Range<UInt64> {
      let number = Prism<String, Int>(extract: { Int($0) }, embed: { String($0) })
      #expect(laws(violations(try checkLaws(of: number, seed: seed))) == [.extractEmbed])
    }
  }

  @Test func onlyEmbedExtract() {
    let small = Prism<Shape, Int>(
      extract: { if case .circle(let radius) = $0, radius < 5 { radius } else { nil } },
      embed: { .circle($0) })
    #expect(laws(violations(try checkLaws(of: small))) == [.embedExtract])
  }

  /// No optic breaks only `setEmbed`: if the other laws hold, a matching whole is made from its
  /// part, so a wrong whole has a wrong part.
  @Test func forgottenEmbed() {
    let forgetful = Prism<Shape, Int>(
      extract: Shape._circle.extract, embed: Shape._circle.embed,
      modify: { whole, body in
        guard var radius = Shape._circle.extract(whole) else { return }
        body(&radius)
      })
    #expect(laws(violations(try checkLaws(of: forgetful))) == [.setEmbed, .modifyAll])
  }

  @Test func modifyOfAnotherCase() {
    let greedy = Prism<Shape, Int>(
      extract: Shape._circle.extract, embed: Shape._circle.embed,
      modify: { whole, body in
        var radius = Shape._circle.extract(whole) ?? 0
        body(&radius)
        whole = .circle(radius)
      })
    #expect(
      laws(violations(try checkLaws(of: greedy))).isSuperset(of: [
        .setEmbed, .modifyOrder, .settingIfPresent,
      ]))
  }

  @Test func prismOntoVoid() {
    let empty = Prism<Shape, Void>(
      extract: { $0 == .circle(0) ? () : nil }, embed: { .empty })
    let found = violations(try checkLaws(of: empty, wholes: [.empty, .circle(0)], parts: [()]))
    #expect(laws(found) == [.extractEmbed, .embedExtract])
    #expect(laws(violations(try checkLaws(of: empty))).contains(.embedExtract))
  }
}
