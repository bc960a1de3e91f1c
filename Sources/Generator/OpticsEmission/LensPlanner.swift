import EmissionKernel
import SwiftModule
import SwiftReading

/// Plans a lens for each stored property of a struct.
package struct LensPlanner: EmissionPlanner {
  package static let name = "lenses"
  package static let summary = "a lens for each stored property of a struct"
  package static let needs = CodeNeeds(libraries: ["Optics"])

  package let context: GenerationContext

  package init(in context: GenerationContext) {
    self.context = context
  }

  package func code(for type: TypeDeclaration, report: inout Report) -> GeneratedCode? {
    type.kind == .struct && !type.hasOpticsMacro
      ? context.opticCode(of: type, report: &report) : nil
  }

  package func complete(_ report: inout Report) { context.reportUnusedPromises(to: &report) }
}

extension GenerationContext {
  package func lenses(of type: TypeDeclaration, report: inout Report) -> [Part] {
    lazy var rebuilder = Rebuilder(of: type, in: self)
    return type.members.properties.filter { $0.isStored && !$0.marks.contains(.skip) }.compactMap {
      property in
      report.planned(.property(property, of: type)) {
        _ throws(SkipReason) in try lens(for: property, of: type, rebuiltBy: rebuilder)
      }
    }
  }

  private func lens(
    for property: Property, of type: TypeDeclaration,
    rebuiltBy rebuilder: @autoclosure () -> Rebuilder
  ) throws(SkipReason) -> Part {
    if let reason = obstacle(toLensOf: property, in: type) { throw reason }
    let scope = module.scope(of: type)
    guard let written = scope.writtenType(of: property) else { throw .unwrittenType }
    let part = try scope.spelledExplicitly(written)
    if let reason = scope.obstacle(to: .property, of: written, with: property.attributes) {
      throw reason
    }
    let typeAccess = module.access(of: type)
    var access = min(property.writtenAccess ?? .internal, typeAccess)
    let setterAccess = min(property.writtenSetterAccess ?? access, access)
    let isWritable = !property.isConstant && (setterAccess >= .internal || setterAccess == access)
    if isWritable { try checkIsolation(of: [property], changing: property, in: type) }
    if isWritable && property.observers == .active { throw .observed }
    var rebuilding: Rebuilding?
    if !isWritable {
      do throws(SkipReason) {
        rebuilding = try rebuilder().rebuilding(changing: property)
      } catch {
        // Code inside the type may call the setter, but must not lend it to others.
        guard module.place == .type, !property.isConstant, property.observers != .active else {
          throw error
        }
        access = setterAccess
      }
    }
    return Part(
      member: property.name, position: property.position,
      written: written, type: part,
      names: scope.namedTypes(in: property.type ?? part),
      isUnsafe: scope.isUnsafe(property.type ?? part),
      form: rebuilding.map { .rebuilt(by: $0) } ?? .writable(isPlain: property.isPlain),
      access: access,
      isInlinable: access == .public && (rebuilding?.access ?? setterAccess) == .public
        && !module.isSystemInterface(property.attributes, of: type),
      attributes: opticAttributes(property.attributes, of: type, access: access),
      conditions: property.conditions.inside(type))
  }

  private func obstacle(toLensOf property: Property, in type: TypeDeclaration) -> SkipReason? {
    if let access = property.writtenAccess, !module.isVisible(access) {
      return .private(access)
    }
    if property.attributes.contains(where: \.makesUnavailable) { return .unavailable }
    if let reason = obstacle(toRepeating: property.attributes) { return reason }
    let unknown = property.unknownAttributes.first {
      !module.isTransparent($0, of: property, in: type)
    }
    if let unknown { return obstacle(toLensOf: property, with: unknown, in: type) }
    if property.attributes.contains(where: { $0.name == "safe" }),
      property.type.map(module.scope(of: type).isUnsafe) == true
    {
      return .safeOfUnsafeType
    }
    switch property.storage {
    case .lazy: return .lazy
    case .weak, .unowned: return .weak
    case .pattern: return .pattern
    case .stored, .computed, .initAccessor: return property.isFixed ? .constantValue : nil
    }
  }

  private func obstacle(
    toLensOf property: Property, with attribute: Attribute, in type: TypeDeclaration
  ) -> SkipReason {
    if module.isListedWrapper(attribute, in: type) { return .unwrittenType }
    if module.isAmong(KnownNames.sharingWrappers, attribute.path, of: type) {
      return .shared(attribute.name)
    }
    if module.mayBeListed(attribute, in: type) { return .wrapper(attribute.name) }
    switch module.wrapper(attribute, in: type) {
    case .readOnly: return .readOnlyWrapper(attribute.name)
    case .shared: return .shared(attribute.name)
    case .computed: return .computingWrapper(attribute.name)
    case .stored where property.type == nil: return .unwrittenType
    case .stored, nil: return .attribute(attribute.name, of: .property)
    }
  }
}

extension Property {
  fileprivate var isPlain: Bool {
    storage == .stored && observers == .none && attributes.allSatisfy(\.isAvailability)
  }
}
