import EmissionKernel
import SwiftModule
import SwiftReading

/// Which structs and enums are parts of each other.
final class RecursiveTypes: SharedFinding {
  private let circles: [TypePath: Int]

  init(in context: GenerationContext) {
    let module = context.module
    let types = module.files.flatMap(\.types).filter { [.struct, .enum].contains($0.kind) }
    circles =
      StronglyConnectedComponents(
        Dictionary(grouping: types, by: \.path).mapValues { declarations in
          declarations.flatMap(module.parts).reduce(into: []) {
            $0.formUnion($1.type.declaredPaths)
          }
        }
      ).numbers
  }

  /// Whether values of each type can be in values of the other.
  func areInCircle(_ first: TypePath, _ second: TypePath) -> Bool {
    circles[first] != nil && circles[first] == circles[second]
  }
}
