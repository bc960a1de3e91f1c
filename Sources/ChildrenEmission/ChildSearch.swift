import EmissionKernel
import OpticsEmission
import SwiftModule
import SwiftReading

/// Finds the values of a type in the types of its parts.
struct ChildSearch {
  let scope: TypeScope
  private let whole: ResolvedType

  init(in scope: TypeScope) {
    self.scope = scope
    whole = scope.resolve(WrittenType(name: "Self"))
  }

  /// The standard optics onto what a container holds; onto the values of a dictionary.
  private static let steps = [
    "Array": "._each", "ContiguousArray": "._each", "Dictionary": "._values", "Optional": "._some",
  ]
}

extension ChildSearch {
  /// Whether a type that is written in the declaration is the type itself.
  func isWhole(_ written: WrittenType) -> Bool { scope.resolve(written) == whole }

  /// Returns the optics that lead from a part to the children in it, such as `._some._each`, or `nil`
  /// if there are none.
  func path(in part: WrittenType) -> String? { path(in: scope.resolve(part)) }

  /// Whether a part consists of values of the type and of others.
  func contains(_ part: WrittenType) -> Bool { contains(scope.resolve(part)) }

  private func path(in part: ResolvedType) -> String? {
    if part == whole { return "" }
    guard let step = part.foreignName.flatMap({ Self.steps[$0] }), let held = part.children.last
    else { return nil }
    return path(in: held).map { step + $0 }
  }

  private func contains(_ part: ResolvedType) -> Bool {
    part == whole || part.children.contains(where: contains)
  }
}

/// An optic of a type whose part may have children.
struct OpticToChildren {
  let optic: OpticDefinition
  /// The types of the values that the optic finds: of each payload of a case.
  let parts: [WrittenType]
  /// The optics that lead from each of these to the children in it.
  let paths: [String?]
  /// The parts with values of the type that no path leads to.
  let unreached: [WrittenType]
  /// The names in expressions for the types of containers that neither the module nor the standard
  /// library declares.
  let namesInExpressions: Set<String>

  init(_ optic: OpticDefinition, _ search: ChildSearch) {
    self.optic = optic
    if case .prism(let enumCase) = optic.form {
      parts = enumCase.payloads.map(\.type)
      let held = parts.filter { search.path(in: $0)?.isEmpty == false }
      namesInExpressions = Set(held.flatMap { search.scope.unknownNames(in: $0) })
    } else {
      parts = [optic.part]
      namesInExpressions = []
    }
    paths = parts.map { search.path(in: $0) }
    unreached = zip(parts, paths).filter { $1 == nil && search.contains($0) }.map(\.0)
  }

  var hasChildren: Bool { paths.contains { $0 != nil } }
}
