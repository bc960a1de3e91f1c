import EmissionKernel
import SwiftModule
import SwiftReading

/// Writes the traversal of a type's children, or of other values in it.
struct ChildrenWriter {
  private let all: [PathsToChildren]
  private let type: TypeDeclaration
  private let search: ChildSearch
  private let context: GenerationContext
  /// The functions with which a path goes on in another type.
  private let functions: TraversalFunctions?

  init(
    _ all: [PathsToChildren], of type: TypeDeclaration, _ search: ChildSearch,
    by functions: TraversalFunctions? = nil, in context: GenerationContext
  ) {
    self.all = all
    self.type = type
    self.search = search
    self.context = context
    self.functions = functions
  }
}

extension ChildrenWriter {
  /// The paths through the lenses of a struct, joined to one traversal.
  var paths: [String] {
    let paths = all.flatMap { paths in
      paths.paths[0].map { "Self.\(paths.optic.opticName.memberSpelling)\($0.text(in: context))" }
    }
    return [paths[0]] + indented(paths.dropFirst().map { ".adjoin(\($0))" })
  }

  /// Two loops over the children, each with a `switch` over the cases of an enum: several times as fast
  /// as a path for each payload.
  var switches: [String] {
    ["forEach: { whole, visit in"] + indented(lines(.reading)) + ["},"]
      + ["modify: { whole, body in"] + indented(lines(.changing)) + ["}"]
  }

  /// What a function does with each value: it calls `visit` with it, or `body`, which changes it in place.
  enum Visit { case reading, changing }

  /// Returns the body of a function.
  func lines(_ visit: Visit) -> [String] {
    let visits = all.flatMap { paths -> [String] in
      if case .prism(let enumCase, _) = paths.optic.form {
        return conditioned(lines(visit, enumCase, paths), on: paths.optic.conditions)
      }
      return paths.paths[0].map { path in
        let optics = "\(paths.optic.opticName.spelling)\(path.text(in: context))"
        return paths.optic.word + call(visit, "whole", through: optics, to: path.end)
      }
    }
    return type.kind == .struct ? visits : ["switch whole {"] + visits + otherCases + ["}"]
  }

  /// Returns the call with the values to which optics lead from another, if this is none.
  private func call(
    _ visit: Visit, _ value: String, through optics: String?, to end: TypeDeclaration?
  ) -> String {
    let isReading = visit == .reading
    let next = end.flatMap { end in
      functions.map { name(of: isReading ? $0.reading : $0.changing, in: end) }
    }
    let (mark, function) = isReading ? ("", "visit") : ("&", "body")
    guard let optics else {
      return next.map { "\($0)(\(mark)\(value), \(function))" } ?? "\(function)(\(mark)\(value))"
    }
    return "\(optics).\(isReading ? "forEach(in: " : "modify(&")\(value)"
      + (next.map { ") { \($0)(\(mark)$0, \(function)) }" } ?? ", \(function))")
  }

  /// Returns a function as the functions of this type call it, in which a member may be named `Self`.
  private func name(of function: Identifier, in end: TypeDeclaration) -> String {
    let type = WrittenType.named(context.module.spelling(of: end)).text
    return end.path == self.type.path ? function.spelling : "\(type).\(function.spelling)"
  }

  /// The code for the cases without children.
  private var otherCases: [String] {
    let positions = Set(all.map(\.optic.position))
    let others = type.members.cases.filter { !positions.contains($0.position) }
    if others.contains(where: { $0.conditions == type.conditions }) { return ["default: break"] }
    if context.isOpenEnum(type) { return ["@unknown default: break"] }
    // Where the conditions are not met, a `default` would never be executed.
    return others.flatMap {
      conditioned(
        ["case .\($0.name.memberSpelling): break"],
        on: $0.conditions.inside(type))
    }
  }

  private func lines(
    _ visit: Visit, _ enumCase: EnumCase, _ paths: PathsToChildren
  ) -> [String] {
    let isReading = visit == .reading
    let bindings = zip(enumCase.bindings.map(\.spelling), paths.paths)
    let pattern = bindings.map { binding, paths in
      isReading
        ? paths.isEmpty ? "_" : "let \(binding)" : (paths.isEmpty ? "let " : "var ") + binding
    }
    let calls = zip(paths.parts, bindings).flatMap { part, payload in
      payload.1.map { path in
        if path.steps.isEmpty { return call(visit, payload.0, through: nil, to: path.end) }
        let optics = expression(for: part) + path.text(in: context)
        return unsafeKeyword(search.scope.isUnsafe(part))
          + call(visit, payload.0, through: optics, to: path.end)
      }
    }
    let change = isReading ? [] : ["whole = \(paths.optic.word)\(enumCase.rebuilt)"]
    return ["case .\(enumCase.name.memberSpelling)(\(pattern.joined(separator: ", "))):"]
      + indented(calls + change)
  }

  /// Returns a container of children as an expression.
  private func expression(for written: WrittenType) -> String {
    if search.isWhole(written) { return "Self" }
    switch written.withoutParentheses {
    case .optional(let wrapped, _):
      return "\(context.qualified("Optional", in: "Swift"))<\(expression(for: wrapped))>"
    case .array(let element): return "[\(expression(for: element))]"
    case .dictionary(let key, let value):
      return "[\(spelled(key)): \(expression(for: value))]"
    default: return spelled(written)
    }
  }

  /// Returns a type as an extension writes it; a type that it cannot write has no prism.
  private func spelled(_ written: WrittenType) -> String {
    ((try? search.scope.spelledExplicitly(written)) ?? written).text
  }
}
