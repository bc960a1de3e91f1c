import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 2_000

/// Many changes of one value in pipes, compared with hand-written copies: one copy for each change.
let pipeRows: [Comparison] = [
  Comparison(
    name: "3 changes", countLimit: 1.38, baseline: { looped(threeByHand) },
    candidate: { looped(threeWithPipes) })
]

// MARK: - Loops

// The optimizer sees the change inside of the loop.
@inline(__always)
private func looped(_ change: (Constant1, Int) -> Constant1) -> Int {
  let wholes = constantWholes
  var sum = 0
  for index in 0..<repetitions {
    let changed = change(wholes[index & 63], index)
    use(changed)
    sum &+= checksum(changed)
  }
  return sum
}

// The optimizer does not see that nothing is read, so that all of a whole has to be created.
@inline(never)
@_optimize(none)
private func use(_ whole: borrowing Constant1) {}

private func checksum(_ whole: Constant1) -> Int {
  whole.count &+ whole.next.count &* 3 &+ whole.next.next.count &* 5
    &+ whole.next.next.next.count &* 7
}

// MARK: - Many changes

private func threeByHand(_ whole: Constant1, _ number: Int) -> Constant1 {
  var changed = first(of: whole, number)
  changed = second(of: changed, changed.next.count &+ number)
  return third(of: changed, number)
}

private func threeWithPipes(_ whole: Constant1, _ number: Int) -> Constant1 {
  whole
    |> Constant1._count *~ number
    |> Constant1._next._count %~ { $0 &+ number }
    |> Constant1._next._next._count *~ number
}

// MARK: - Copies by hand

/// Returns a copy with another count at the first level.
@inline(__always)
private func first(of whole: Constant1, _ count: Int) -> Constant1 {
  Constant1(next: whole.next, count: count, name: whole.name)
}

@inline(__always)
private func second(of whole: Constant1, _ count: Int) -> Constant1 {
  let next = Constant2(next: whole.next.next, count: count, name: whole.next.name)
  return Constant1(next: next, count: whole.count, name: whole.name)
}

@inline(__always)
private func third(of whole: Constant1, _ count: Int) -> Constant1 {
  let (level2, level3) = (whole.next, whole.next.next)
  return Constant1(
    next: Constant2(
      next: Constant3(next: level3.next, count: count, name: level3.name),
      count: level2.count, name: level2.name),
    count: whole.count, name: whole.name)
}
