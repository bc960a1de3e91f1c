import Optics
import Testing

/// A change that finds no part returns the whole as it was, with each verb: nothing is rebuilt.
@Suite struct UnmatchedChangesTests {
  @Test func copiesAreNotRebuilt() throws {
    for path in Parcel.missing {
      let parcel = Parcel(content: .papers("a"))
      let copies = [
        path.set(1, parcel), path.modifying(parcel) { $0 + 1 },
        try path.modifying(parcel) { number throws(Refusal) in
          if number > 1 { throw Refusal() }
          return number
        },
        parcel |> path *~ 1, parcel |> path %~ { $0 + 1 },
      ]
      for (verb, copy) in copies.enumerated() {
        #expect(copy.seal === parcel.seal, "verb \(verb)")
      }
      #expect(path.settingIfPresent(1, parcel) == nil)
      #expect(path.modifyingIfPresent(parcel) { $0 + 1 } == nil)
    }
  }

  @Test func asyncCopiesAreNotRebuilt() async {
    for path in Parcel.missing {
      let parcel = Parcel(content: .papers("a"))
      #expect(await path.modifying(parcel) { await later($0) }.seal === parcel.seal)
      #expect(
        await path.modifying(parcel, concurrency: 2) { await later($0) }.seal === parcel.seal)
    }
  }

  @Test func variablesAreNotRebuilt() async {
    for path in Parcel.missing {
      var parcel = Parcel(content: .papers("a"))
      let seal = parcel.seal
      path.set(1, in: &parcel)
      #expect(parcel.seal === seal)
      path.modify(&parcel) { $0 += 1 }
      #expect(parcel.seal === seal)
      await path.modify(&parcel) { $0 = await later($0) }
      #expect(parcel.seal === seal)
    }
  }

  @Test func aWholeWithThePartIsRebuilt() {
    let parcel = Parcel(content: .coins(1))
    #expect(parcel |> Parcel._content * Content._coins *~ 2 == Parcel(content: .coins(2)))
    #expect(Parcel._content.then(Content._coins).set(2, parcel).seal !== parcel.seal)
  }
}

private struct Refusal: Error {}

@Sendable
private func later(_ number: Int) async -> Int {
  await Task.yield()
  return number + 1
}

/// Each parcel that is made has a seal of its own.
private struct Parcel: Equatable {
  let content: Content
  let seal = Seal()

  static func == (first: Parcel, second: Parcel) -> Bool { first.content == second.content }

  static var _content: Lens<Parcel, Content> {
    Lens(getter: { $0.content }, setter: { content, _ in Parcel(content: content) })
  }

  /// Paths to a part that a parcel of papers does not have, with a step of each kind behind the lens.
  static var missing: [AffineTraversal<Parcel, Int>] {
    [
      _content.then(Content._coins),
      _content.then(Content._coins).then(Iso<Int, Int>.identity),
      _content.then(AffineTraversal(Content._coins)),
      _content.then(AffineTraversal(Content._coins)).then(Lens<Int, Int>(\.self)),
      _content.then(Content._coins).filtered { $0 > 0 },
    ]
  }
}

private final class Seal: Sendable {}

private enum Content: Equatable {
  case coins(Int)
  case papers(String)

  static var _coins: Prism<Content, Int> {
    Prism(
      extract: { if case .coins(let number) = $0 { number } else { nil } },
      embed: { .coins($0) })
  }
}
