import BenchmarkModel
import Optics

/// How often one run repeats each piece of work.
private let repetitions = 20_000

/// Different wholes, so that the optimizer cannot move work out of a loop; one in four does not
/// match.
private let shapes: [Shape] = (0..<64).map { $0 & 3 == 0 ? .none : .circle($0) }

/// Reading, replacing and changing a payload.
let prismRows: [Comparison] = [
  Comparison(
    name: "extract", limit: 1.05,
    baseline: {
      let wholes = shapes
      var sum = 0
      for index in 0..<repetitions {
        if case .circle(let radius) = wholes[index & 63] { sum &+= radius }
      }
      return sum
    },
    candidate: {
      let wholes = shapes
      var sum = 0
      for index in 0..<repetitions {
        if let radius = Shape._circle.extract(wholes[index & 63]) { sum &+= radius }
      }
      return sum
    }),
  Comparison(
    name: "set", limit: 1.05,
    baseline: {
      let wholes = shapes
      var sum = 0
      for index in 0..<repetitions {
        var shape = wholes[index & 63]
        if case .circle = shape { shape = .circle(index) }
        sum &+= radius(consume(shape))
      }
      return sum
    },
    candidate: {
      let wholes = shapes
      var sum = 0
      for index in 0..<repetitions {
        let shape = wholes[index & 63] |> Shape._circle *~ index
        sum &+= radius(consume(shape))
      }
      return sum
    }),
  Comparison(
    name: "modify in place", limit: 1.05,
    baseline: {
      var shape = Shape.circle(1)
      for index in 0..<repetitions {
        if case .circle(let radius) = shape { shape = .circle(radius &+ index) }
        touch(&shape)
      }
      return radius(shape)
    },
    candidate: {
      var shape = Shape.circle(1)
      for index in 0..<repetitions {
        Shape._circle.modify(&shape) { $0 &+= index }
        touch(&shape)
      }
      return radius(shape)
    }),
]

@inline(never)
private func consume(_ shape: Shape) -> Shape { shape }

@inline(never)
private func touch(_ shape: inout Shape) {
  if case .polygon = shape { shape = .none }
}

@inline(never)
private func radius(_ shape: Shape) -> Int {
  if case .circle(let radius) = shape { radius } else { 0 }
}
