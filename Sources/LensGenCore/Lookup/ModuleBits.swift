/// Modules as bits, for sets of them that are compared many times.
struct ModuleBits: Sendable {
  private let modules: [String]
  private let bits: [String: UInt64]

  /// Bits for modules; `nil` for more than there are bits.
  init?(_ modules: Set<String>) {
    guard modules.count <= UInt64.bitWidth else { return nil }
    self.modules = modules.sorted()
    bits = Dictionary(uniqueKeysWithValues: self.modules.enumerated().map { ($1, 1 << $0) })
  }
}

extension ModuleBits {
  /// The bits of modules; those without one are left out.
  func bits(of modules: Set<String>) -> UInt64 {
    modules.reduce(0) { $0 | (bits[$1] ?? 0) }
  }

  /// The modules with the given bits.
  func modules(of bits: UInt64) -> Set<String> {
    Set(modules.indices.filter { bits & (1 << $0) != 0 }.map { modules[$0] })
  }
}

extension UInt64 {
  /// Whether it has no bits that the other lacks.
  func isPart(of other: UInt64) -> Bool { self & ~other == 0 }
}
