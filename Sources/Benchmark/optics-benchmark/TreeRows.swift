import BenchmarkModel
import Optics

/// A tree of 32,767 nodes.
private let tree = formula(height: 14)

private func formula(height: Int) -> Formula {
  if height == 0 { return .number(1) }
  let (first, second) = (formula(height: height - 1), formula(height: height - 1))
  return switch height % 3 {
  case 0: .sum(first, second)
  case 1: .product(first, second)
  default: .power(first, second)
  }
}

/// The children of a node, found by a path for each of them; `_children` finds them by one `switch`.
private let adjoinedChildren = Formula._negated
  .adjoin(Formula._sum * Tuple2._0).adjoin(Formula._sum * Tuple2._1)
  .adjoin(Formula._product * Tuple2._0).adjoin(Formula._product * Tuple2._1)
  .adjoin(Formula._power * Tuple2._0).adjoin(Formula._power * Tuple2._1)

/// Changing all leaves of a tree, from the leaves up, and reading them.
let treeRows: [Comparison] = [
  changing("transform, children by a `switch`", limit: 1.65) {
    Formula._children.deep.modify(&$0, increaseNumber)
  },
  changing("transform, children by seven paths", limit: 2.25) {
    adjoinedChildren.deep.modify(&$0, increaseNumber)
  },
  changing("a path through `deep`, children by a `switch`", limit: 1.65) {
    (Formula._children.deep * Formula._number).modify(&$0) { $0 += 1 }
  },
  reading("reading a path through `deep`") {
    (Formula._children.deep * Formula._number).forEach(in: tree, $0)
  },
  reading("reading through `deep`, children by seven paths") {
    (adjoinedChildren.deep * Formula._number).forEach(in: tree, $0)
  },
]

@inline(__always) private func changing(
  _ name: String, limit: Double, _ change: @escaping @Sendable (inout Formula) -> Void
) -> Comparison {
  Comparison(
    name: name, limit: limit, calls: 1, baseline: { increased(tree).leaves },
    candidate: {
      var formula = tree
      change(&formula)
      return formula.leaves
    })
}

@inline(__always) private func reading(
  _ name: String, _ forEach: @escaping @Sendable ((Int) -> Void) -> Void
) -> Comparison {
  Comparison(
    name: name, limit: 1.55, calls: 1, baseline: { tree.leaves },
    candidate: { summed(0, forEach) })
}

@inline(__always) @Sendable
private func increaseNumber(_ formula: inout Formula) {
  if case .number(let number) = formula { formula = .number(number + 1) }
}

// MARK: - By hand

private func increased(_ formula: Formula) -> Formula {
  switch formula {
  case .number(let number): .number(number + 1)
  case .negated(let only): .negated(increased(only))
  case .sum(let first, let second): .sum(increased(first), increased(second))
  case .product(let first, let second): .product(increased(first), increased(second))
  case .power(let first, let second): .power(increased(first), increased(second))
  }
}

extension Formula {
  /// The sum of all numbers.
  @inline(never) fileprivate var leaves: Int {
    switch self {
    case .number(let number): number
    case .negated(let only): only.leaves
    case .sum(let first, let second), .product(let first, let second),
      .power(let first, let second):
      first.leaves &+ second.leaves
    }
  }
}
