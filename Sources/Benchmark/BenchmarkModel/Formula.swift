/// A tree whose nodes have up to two children.
public indirect enum Formula: Sendable {
  case number(Int)
  case negated(Formula)
  case sum(Formula, Formula)
  case product(Formula, Formula)
  case power(Formula, Formula)
}
