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

/// The children of a node, found by one `switch`.
private let children = Traversal<Formula, Formula>(
  forEach: { formula, visit in
    switch formula {
    case .number: break
    case .negated(let only): visit(only)
    case .sum(let first, let second), .product(let first, let second),
      .power(let first, let second):
      visit(first)
      visit(second)
    }
  },
  modify: { formula, body in
    switch formula {
    case .number: break
    case .negated(var only):
      body(&only)
      formula = .negated(only)
    case .sum(var first, var second):
      body(&first)
      body(&second)
      formula = .sum(first, second)
    case .product(var first, var second):
      body(&first)
      body(&second)
      formula = .product(first, second)
    case .power(var first, var second):
      body(&first)
      body(&second)
      formula = .power(first, second)
    }
  })

/// The children of a node, found by a path for each of them.
private let adjoinedChildren = Formula._negated
  .adjoin(Formula._sum * Tuple2._0).adjoin(Formula._sum * Tuple2._1)
  .adjoin(Formula._product * Tuple2._0).adjoin(Formula._product * Tuple2._1)
  .adjoin(Formula._power * Tuple2._0).adjoin(Formula._power * Tuple2._1)

/// Changing all leaves of a tree, from the leaves up, and reading them.
let treeRows: [Comparison] = [
  Comparison(
    name: "transform, children by a `switch`", countLimit: 1.5,
    baseline: { changedByHand().leaves },
    candidate: {
      var formula = tree
      children.deep.modify(&formula) {
        if case .number(let number) = $0 { $0 = .number(number + 1) }
      }
      return formula.leaves
    }),
  Comparison(
    name: "transform, children by seven paths", countLimit: 2.1,
    baseline: { changedByHand().leaves },
    candidate: {
      var formula = tree
      adjoinedChildren.deep.modify(&formula) {
        if case .number(let number) = $0 { $0 = .number(number + 1) }
      }
      return formula.leaves
    }),
  Comparison(
    name: "a path through `deep`, children by a `switch`", countLimit: 1.5,
    baseline: { changedByHand().leaves },
    candidate: {
      var formula = tree
      (children.deep * Formula._number).modify(&formula) { $0 += 1 }
      return formula.leaves
    }),
  Comparison(
    name: "reading a path through `deep`", countLimit: 1.5,
    baseline: { tree.leaves },
    candidate: {
      var sum = 0
      (children.deep * Formula._number).forEach(in: tree) { sum &+= $0 }
      return sum
    }),
  Comparison(
    name: "reading through `deep`, children by seven paths", countLimit: 1.5,
    baseline: { tree.leaves },
    candidate: {
      var sum = 0
      (adjoinedChildren.deep * Formula._number).forEach(in: tree) { sum &+= $0 }
      return sum
    }),
]

private func changedByHand() -> Formula {
  var formula = tree
  increase(&formula)
  return formula
}

private func increase(_ formula: inout Formula) {
  switch formula {
  case .number(let number): formula = .number(number + 1)
  case .negated(var only):
    increase(&only)
    formula = .negated(only)
  case .sum(var first, var second):
    increase(&first)
    increase(&second)
    formula = .sum(first, second)
  case .product(var first, var second):
    increase(&first)
    increase(&second)
    formula = .product(first, second)
  case .power(var first, var second):
    increase(&first)
    increase(&second)
    formula = .power(first, second)
  }
}

extension Formula {
  /// The sum of all numbers.
  @inline(never)
  fileprivate var leaves: Int {
    switch self {
    case .number(let number): number
    case .negated(let only): only.leaves
    case .sum(let first, let second), .product(let first, let second),
      .power(let first, let second):
      first.leaves &+ second.leaves
    }
  }
}
