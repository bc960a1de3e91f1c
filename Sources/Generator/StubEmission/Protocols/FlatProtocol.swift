import SwiftModule
import SwiftReading

/// A protocol together with all protocols that it inherits, or a class alone.
struct FlatProtocol: Sendable {
  /// The protocols with declarations, the protocol itself first; or the class.
  private(set) var sources: [TypeDeclaration] = []
  private(set) var isClassBound = false
  /// The protocols to which only actors conform.
  private var actorBound: Set<Position> = []
  /// Whether only classes that inherit `NSObject` conform to it, unless they have all of its members.
  private(set) var isObjectiveC = false
  /// The conditions, besides those of the protocol, under which all inherited protocols are the declared ones:
  /// in other builds, an import may provide them.
  private(set) var conditions: [Condition] = []
  /// The names of the standard protocols that it inherits from.
  private(set) var standardNames: Set<String> = []
  /// The associated types that an inheritance clause determines, as in `Store<Order>`.
  private(set) var fixedTypes: [(name: Identifier, type: WrittenType, source: TypeDeclaration)] = []

  /// Creates a flat protocol from a protocol, or from a type alias of several.
  init(_ type: TypeDeclaration, in module: ModuleIndex) throws(SkipReason) {
    try add(type, in: module)
    for index in sources.indices {
      let scope = module.scope(of: sources[index])
      sources[index].interface.requirements.removeAll {
        $0.isOptional || isObjectiveC && $0.isMetByNSObject(in: scope)
      }
    }
  }

  init(ofClass type: TypeDeclaration, in module: ModuleIndex) {
    sources = [type]
    isClassBound = true
    if module.isDeclaredSendable(type.path) { standardNames = ["Sendable"] }
  }
}

extension FlatProtocol {
  /// Whether only actors conform to one of the protocols.
  func isActorBound(_ source: TypeDeclaration) -> Bool { actorBound.contains(source.position) }

  private mutating func add(_ type: TypeDeclaration, in module: ModuleIndex) throws(SkipReason) {
    if sources.contains(where: { $0.path == type.path && $0.position == type.position }) { return }
    sources.append(type)
    if type.attributes.contains(where: { $0.name == "objc" }) { isClassBound = true }
    let conforming = type.interface.constraints.filter {
      $0.relation == .conforms && $0.subject.isSelf
    }
    for reference in type.inheritedTypes + conforming.map(\.object) {
      for part in reference.constraints { try add(inherited: part, of: type, in: module) }
    }
  }

  private mutating func add(
    inherited written: WrittenType, of type: TypeDeclaration, in module: ModuleIndex
  ) throws(SkipReason) {
    if written.isAny || written.suppressedName != nil { return }
    guard let names = written.withoutPrefix.names else {
      throw .unseenProtocol(written.text)
    }
    let path = names.identifiers
    let standard = KnownNames.standardProtocol(named: path)
    if standard == "AnyObject" {
      isClassBound = true
      return
    }
    let parents: [TypeDeclaration]
    if let place = module.placeOfParent(path, of: type.path), !module.types(at: place).isEmpty {
      parents = try self.parents(at: place, of: type, in: module)
    } else if standard == "Actor" {
      isClassBound = true
      actorBound.insert(type.position)
      standardNames.insert("Sendable")
      return
    } else if standard == "NSObjectProtocol" {
      (isClassBound, isObjectiveC) = (true, true)
      return
    } else if let standard, let declaration = StandardProtocols.named(standard) {
      standardNames.insert(standard)
      parents = [declaration]
    } else {
      throw .unseenProtocol(path.text)
    }
    let arguments = names.last?.arguments ?? []
    fixedTypes += zip(parents[0].interface.primaryAssociatedTypes, arguments).map { ($0, $1, type) }
    for parent in parents {
      try add(parent, in: module)
      if isActorBound(parent) { actorBound.insert(type.position) }
    }
  }

  /// Returns the declarations of an inherited protocol that builds with the protocol may have.
  private mutating func parents(
    at path: TypePath, of type: TypeDeclaration, in module: ModuleIndex
  ) throws(SkipReason) -> [TypeDeclaration] {
    let known = sources[0].conditions + type.conditions
    let parents = module.types(at: path).filter { !$0.conditions.exclude(known) }
    if parents.isEmpty { throw .unseenProtocol(path.text) }
    guard parents.allSatisfy({ $0.kind == .protocol || $0.kind == .typealias }) else {
      throw .superclass(path.text)
    }
    if parents.count == 1 {
      conditions += parents[0].conditions.filter { !(known + conditions).contains($0) }
    } else if let type = parents.flatMap(\.interface.associatedTypes).first {
      throw .conditionalType(type.name)
    }
    return parents
  }
}
