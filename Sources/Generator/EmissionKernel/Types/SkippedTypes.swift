import SwiftModule
import SwiftReading

extension GenerationContext {
  /// Whether a type gets generated code, as far as its marks say, and if it is part of a model: coding keys
  /// belong to the code that reads and writes a format, and drafts to edits.
  package func isWanted(_ type: TypeDeclaration) -> Bool {
    !type.marks.contains(.skip)
      && (type.isRequested || !settings.onlyAnnotated && !module.isNoModel(type))
  }

  /// Returns the reason not to make changed copies of the values of a type, or `nil`.
  package func obstacle(toCopying type: TypeDeclaration) -> SkipReason? {
    finding(CopyObstacles.self).obstacles[type.position] ?? nil
  }

  /// The structs and enums that get generated code.
  package var copyableTypes: [TypeDeclaration] {
    module.files.flatMap(\.types).filter {
      [.struct, .enum].contains($0.kind) && isWanted($0) && obstacle(toCopying: $0) == nil
    }
  }

  fileprivate func foundObstacle(toCopying type: TypeDeclaration) -> SkipReason? {
    if type.kind == .class || type.kind == .actor { return .notAValue(type.kind) }
    return obstacle(toMaking: type)
  }

  /// Returns the reason not to make values of a type, or `nil`.
  ///
  /// An attached macro leaves the declared initializers of a class as they are.
  package func obstacle(toMaking type: TypeDeclaration) -> SkipReason? {
    if let reason = obstacle(toUsing: type) { return reason }
    let isClear = type.kind == .class && !module.initializers(of: type).isEmpty
    let unknown = module.unknownAttributes(of: type)
    if !isClear, let reason = obstacle(toKnowing: type, with: unknown) { return reason }
    if let part = module.scope(of: type).uninhabitedPart { return .uninhabitedPart(part) }
    let suppressed = type.inheritedTypes.flatMap(\.constraints).compactMap(\.suppressedName)
    if let name = suppressed.first(where: ["Copyable", "Escapable"].contains) {
      return .noncopyable(name)
    }
    let parameters = module.nesting(of: type).flatMap(\.genericParameters)
    if parameters.contains(where: { $0.kind == .pack }) { return .parameterPack }
    let names = parameters.map(\.name)
    if let hidden = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
      return .hiddenParameter(hidden)
    }
    return nil
  }

  /// Returns the reason why other files cannot use a type, or `nil`.
  package func obstacle(toUsing type: TypeDeclaration) -> SkipReason? {
    let access = module.access(of: type)
    if access < .internal { return .private(access) }
    if let reason = module.ambiguity(of: type.path) { return reason }
    let nesting = module.nesting(of: type)
    if let hidden = nesting.first(where: { $0.attributes.contains(where: \.hides) }) {
      return hidden.path == type.path ? .conditionalAttributes : .conditionalAttributes(of: hidden)
    }
    let attributes = nesting.flatMap(\.attributes)
    if attributes.contains(where: \.makesUnavailable) { return .unavailable }
    return obstacle(toRepeating: attributes)
  }

  /// Returns the reason why code in another module cannot repeat some attributes, or `nil`.
  package func obstacle(toRepeating attributes: [Attribute]) -> SkipReason? {
    place.isOutside
      ? attributes.first(where: \.isOnlyForModule).map { .namedAvailability($0.text) } : nil
  }
}

/// The obstacles to copying the types of the module, found once: each emission asks for its own sake, and for each
/// part of another type.
package struct CopyObstacles: SharedFinding {
  /// The obstacle of a type, or `nil`, by the position of its declaration.
  fileprivate let obstacles: [Position: SkipReason?]

  package init(in context: GenerationContext) {
    obstacles = context.found(for: context.module.files.flatMap(\.types)) {
      context.foundObstacle(toCopying: $0)
    }
  }
}

extension GenerationContext {
  /// Returns the reason to skip a type because of an attribute that may be a macro, or `nil` if all
  /// attributes are known to keep its members unchanged.
  package func obstacle(toKnowing type: TypeDeclaration, with attributes: [Attribute])
    -> SkipReason?
  {
    for attribute in attributes {
      guard module.mayBeListed(attribute, in: type) else {
        return .attribute(attribute.name, of: .type)
      }
      if module.isAmong(KnownNames.storingMacros, attribute.path, of: type) {
        // Within one module, the initializers that the macro adds could refer to the optic by
        // `_name`.
        if !place.isOutside { return .storingMacro(attribute.name) }
      } else if !module.settings.macros.contains(attribute.name)
        && !module.isAmong(KnownNames.transparentMacros, attribute.path, of: type)
      {
        return .macro(attribute.name)
      }
    }
    return nil
  }

  /// Returns the reason not to call a declared initializer, if the configuration could list its
  /// macro.
  package func obstacle(toInitializing type: TypeDeclaration) -> SkipReason? {
    let module = module
    return module.initializers(of: type).lazy
      .filter { ($0.writtenAccess ?? .internal) >= .internal }
      .compactMap { module.unknownAttribute(of: $0, in: type) }
      .first { module.mayBeListed($0, in: type) }
      .map { .initializerMacro($0.name) }
  }
}

// Attached macros of other modules, by module.
extension KnownNames {
  /// The attached macros that keep the declared members of a type unchanged.
  fileprivate static let transparentMacros: [String: Set<String>] = [
    "CasePaths": ["CasePathable"],
    "ComposableArchitecture": ["CasePathable", "Reducer"],
  ]

  /// The attached macros that store a property `name` in another one, `_name`.
  fileprivate static let storingMacros: [String: Set<String>] = [
    "ComposableArchitecture": ["DependencyClient", "ObservableState"],
    "DependenciesMacros": ["DependencyClient"],
  ]
}
