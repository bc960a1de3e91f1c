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

  /// The body of a function that calls `visit` with each value.
  var reading: [String] {
    type.kind == .struct
      ? structLines { reading("whole", through: $0, to: $1) }
      : switchLines { cases(reading: $0, $1) }
  }

  /// The body of a function that calls `body` with each value, in place.
  var changing: [String] {
    type.kind == .struct
      ? structLines { changing("whole", through: $0, to: $1) }
      : switchLines { cases(changing: $0, $1) }
  }

  private func structLines(_ call: (String, TypeDeclaration?) -> String) -> [String] {
    all.flatMap { paths in
      paths.paths[0].map { path in
        unsafeKeyword(paths.optic.isUnsafe)
          + call("\(paths.optic.opticName.spelling)\(path.text(in: context))", path.end)
      }
    }
  }

  private func reading(
    _ value: String, through optics: String?, to end: TypeDeclaration?
  ) -> String {
    let next = end.flatMap { end in functions.map { name(of: $0.reading, in: end) } }
    guard let optics else { return next.map { "\($0)(\(value), visit)" } ?? "visit(\(value))" }
    return "\(optics).forEach(in: \(value)" + (next.map { ") { \($0)($0, visit) }" } ?? ", visit)")
  }

  private func changing(
    _ value: String, through optics: String?, to end: TypeDeclaration?
  ) -> String {
    let next = end.flatMap { end in functions.map { name(of: $0.changing, in: end) } }
    guard let optics else { return next.map { "\($0)(&\(value), body)" } ?? "body(&\(value))" }
    return "\(optics).modify(&\(value)" + (next.map { ") { \($0)(&$0, body) }" } ?? ", body)")
  }

  /// Returns a function as the functions of this type call it, in which a member may be named `Self`.
  private func name(of function: Identifier, in end: TypeDeclaration) -> String {
    let type = WrittenType.named(context.module.spelling(of: end)).text
    return end.path == self.type.path ? function.spelling : "\(type).\(function.spelling)"
  }

  /// Two loops over the children, each with a `switch` over the cases of an enum: several times as fast
  /// as a path for each payload.
  var switches: [String] {
    ["forEach: { whole, visit in"] + indented(reading) + ["},", "modify: { whole, body in"]
      + indented(changing) + ["}"]
  }

  private func switchLines(
    _ lines: (EnumCase, PathsToChildren) -> [String]
  ) -> [String] {
    let listed = all.flatMap { paths -> [String] in
      guard case .prism(let enumCase, _) = paths.optic.form else { return [] }
      return conditioned(lines(enumCase, paths), on: paths.optic.conditions)
    }
    return ["switch whole {"] + listed + otherCases + ["}"]
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

  private func cases(reading enumCase: EnumCase, _ paths: PathsToChildren) -> [String] {
    let bindings = enumCase.bindings
    let pattern = zip(bindings, paths.paths).map { $1.isEmpty ? "_" : "let \($0.spelling)" }
    let visits = calls(paths, bindings) { reading($0, through: $1, to: $2) }
    let head = "case .\(enumCase.name.memberSpelling)(\(pattern.joined(separator: ", "))):"
    return [head] + indented(visits)
  }

  private func cases(changing enumCase: EnumCase, _ paths: PathsToChildren) -> [String] {
    let bindings = enumCase.bindings
    let pattern = zip(bindings, paths.paths).map { ($1.isEmpty ? "let " : "var ") + $0.spelling }
    let changes = calls(paths, bindings) { changing($0, through: $1, to: $2) }
    let word = unsafeKeyword(paths.optic.isUnsafe)
    return ["case .\(enumCase.name.memberSpelling)(\(pattern.joined(separator: ", "))):"]
      + indented(changes + ["whole = \(word)\(enumCase.rebuilt)"])
  }

  /// Returns the calls for each payload with children.
  ///
  /// - Parameter call: Makes a call of the name that a payload is bound to, the optics from the payload to
  ///   the children in it, and the type that leads further.
  private func calls(
    _ paths: PathsToChildren, _ bindings: [Identifier],
    _ call: (String, String?, TypeDeclaration?) -> String
  ) -> [String] {
    zip(zip(paths.parts, paths.paths), bindings).flatMap { part, binding in
      part.1.map { path in
        if path.steps.isEmpty { return call(binding.spelling, nil, path.end) }
        let word = unsafeKeyword(search.scope.isUnsafe(part.0))
        return word
          + call(binding.spelling, expression(for: part.0) + path.text(in: context), path.end)
      }
    }
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
