import EmissionKernel
import SwiftModule
import SwiftReading

/// Which structs and enums are parts of each other.
struct RecursiveTypes: SharedFinding {
  private let cycles: [TypePath: Int]

  init(in context: GenerationContext) {
    let module = context.module
    let types = module.files.flatMap(\.types).filter { [.struct, .enum].contains($0.kind) }
    cycles =
      StronglyConnectedComponents(
        Dictionary(grouping: types, by: \.path).mapValues { declarations in
          declarations.flatMap(module.storedTypes).reduce(into: []) {
            $0.formUnion($1.declaredPaths)
          }
        }
      ).numbers
  }

  /// Whether values of each type can be in values of the other.
  func areInCycle(_ first: TypePath, _ second: TypePath) -> Bool {
    cycles[first] != nil && cycles[first] == cycles[second]
  }
}
