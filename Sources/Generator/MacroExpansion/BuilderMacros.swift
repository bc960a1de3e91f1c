import EmissionKernel
import SwiftModule
import SwiftReading
import TestDataEmission

/// `@Buildable` on an initializer or a case: a function with a default for each argument.
enum BuildableMacro {
  static func expansion(of declaration: AttachedDeclaration) -> MacroExpansion {
    let attribute = declaration.attribute
    guard declaration.kind == .initializer || declaration.kind == .enumCase else {
      return declaration.failure(
        "'@\(attribute.writtenName.text)' is for an initializer or a case",
        fixIts: declaration.buildersInstead + [declaration.removal])
    }
    guard declaration.isCallableOnSelf else {
      let start = declaration.attribute.range.upperBound
      return declaration.failure(
        "a builder needs a 'final' class, or a 'required' initializer, because it calls 'Self(…)'",
        fixIts: [
          declaration.fixIt(
            "make the initializer 'required'", replacing: start..<start, by: " required")
        ])
    }
    let (path, positions) = declaration.constructed
    guard let type = declaration.declarations.types.first(where: { $0.path == path }) else {
      return MacroExpansion()
    }
    let context = declaration.context(
      emitting: [BuilderPlanner.self], defaults: declaration.defaults(of: type))
    let constructions = context.constructions(of: type)
      .filter { positions.contains($0.position) }
    let builders = BuilderPlanner(in: context).builders(for: constructions, of: type)
    var expansion = MacroExpansion(
      members: builders.map { $0.declaration(in: context).lines(in: context) })
    expansion.messages = declaration.complaints(about: constructions)
    if constructions.count < positions.count {
      expansion.messages.append(
        declaration.message(
          "no builder: a parameter cannot be passed on, or the initializer is generic",
          fixIts: [declaration.removal]))
    }
    return expansion
  }
}

/// `@Builders` on a type: a function with defaults for each of its initializers.
enum BuildersMacro {
  static func expansion(of declaration: AttachedDeclaration) -> MacroExpansion {
    guard let type = declaration.type, type.kind == .struct || type.kind == .enum else {
      return declaration.failure(
        "'@Builders' is for structs and enums; mark an initializer '@Buildable'",
        fixIts: [declaration.removal])
    }
    let context = declaration.context(
      emitting: [BuilderPlanner.self], defaults: declaration.defaults(of: type))
    var report = Report()
    let builders = BuilderPlanner(in: context).builders(of: type, report: &report)
    var expansion = MacroExpansion(
      members: builders.map { $0.declaration(in: context).lines(in: context) })
    expansion.messages = declaration.complaints(about: builders.map(\.construction))
    expansion.messages += report.skips.map {
      declaration.message($0.reason.messageInMacros, as: .warning)
    }
    expansion.messages += declaration.complaints(aboutOperatorsOf: type, in: context.module)
    if builders.isEmpty && report.skips.isEmpty {
      expansion.messages.append(
        declaration.message(
          "'@Builders' adds nothing, because there is no initializer; mark cases '@Buildable'",
          fixIts: [declaration.removal]))
    }
    return expansion
  }
}

extension AttachedDeclaration {
  /// The type of the initializer or of the cases, and their positions.
  fileprivate var constructed: (path: [Identifier], positions: [Position]) {
    for type in declarations.types {
      let found =
        kind == .initializer
        ? type.members.initializers.map(\.position) : type.members.cases.map(\.position)
      let own = found.filter { range.contains(offset(of: $0)) }
      if !own.isEmpty { return (type.path, own) }
    }
    return ([], [])
  }

  /// The edit that turns `@Buildable` on a type into `@Builders`.
  fileprivate var buildersInstead: [PluginDiagnostic.FixIt] {
    guard case .type(let kind) = kind, kind == .struct else { return [] }
    return [fixIt("use '@Builders'", replacing: attribute.writtenName.range, by: "Builders")]
  }

  /// The defaults of the attribute, as the settings of lens-gen have them.
  fileprivate func defaults(of type: TypeDeclaration) -> [String: Settings.Default] {
    Dictionary(
      attribute.arguments.compactMap { entry in
        entry.parameter.map { ("\(type.path.text).\($0)", Settings.Default(entry.value.text)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the errors of the attribute's arguments.
  fileprivate func complaints(about constructions: [Construction]) -> [PluginDiagnostic] {
    if let argument = attribute.unreadableArgument {
      return [
        message(
          "write the defaults as a literal, such as '[\"year\": 1970]'", at: argument.range)
      ]
    }
    let names = constructions.flatMap(\.parameters).map(\.name.text)
    return attribute.arguments.compactMap { entry in
      if let name = entry.parameter, names.contains(name) { return nil }
      let likely = names.isEmpty ? nil : entry.parameter.map { nearest(to: $0, among: names) }
      let renaming = likely.map {
        fixIt("use \"\($0)\"", replacing: entry.key.range, by: "\"\($0)\"")
      }
      return message(
        "there is no parameter \(entry.key.text)", at: entry.key.range,
        fixIts: [renaming].compactMap { $0 })
    }
  }
}
