import EmissionKernel
import SwiftModule
import SwiftReading

extension Stub {
  /// Whether an object stores the closures, which copies of the stub share.
  var isStoredApart: Bool { !isSubclass && (isClass || context[StubOptions.self].sharesClosures) }

  /// Returns the type, its lenses, and its factories.
  func declarations(
    of type: ExtendedType, in context: GenerationContext
  ) -> [GeneratedDeclaration] {
    let writer = StubWriter(stub: self, type: type, context: context)
    return [writer.type(in: Array(type.path.dropLast()))] + (isSubclass ? [] : writer.extensions)
  }
}

/// Writes one stub.
struct StubWriter {
  let stub: Stub
  let type: ExtendedType
  let context: GenerationContext

  var isMainActorByDefault: Bool { context.module.settings.isMainActorByDefault }
  var access: String { stub.access.prefix }
  /// The modifier of declarations that do not inherit that their type is nonisolated.
  var nonisolatedModifier: String { isMainActorByDefault ? "nonisolated " : "" }
  var extensionAccess: String { access + nonisolatedModifier }
  var instanceMembers: [StubMember] { stub.members.filter { !$0.requirement.isAnsweredByType } }
  var staticMembers: [StubMember] { stub.members.filter(\.requirement.isAnsweredByType) }
  var conformance: String { stub.module.spelling(of: type.path) }
  var hasInitializers: Bool {
    stub.members.contains { if case .initializer = $0.requirement.kind { true } else { false } }
  }

  /// Returns a name of the standard library, qualified if the sources declare the name, too.
  func standard(_ name: String) -> String { context.qualified(name, in: "Swift") }

  /// Returns a name of the libraries, qualified if the sources declare the name, too.
  func library(_ name: String) -> String {
    context.qualified(name, in: name == "Lens" ? "Optics" : "FactoryProvider")
  }

  /// The stub as a type at the top level of a file, with its arguments.
  var fullTypeName: String {
    let arguments = stub.associated.parameters.map(\.name.spelling).joined(separator: ", ")
    return arguments.isEmpty ? fullName : "\(fullName)<\(arguments)>"
  }

  /// The stub's name at the top level of a file.
  var fullName: String { (type.path.dropLast() + [stub.name]).spelling }
}

extension StubWriter {
  /// Returns the stub, in an extension of the type that it is nested in.
  fileprivate func type(in outer: TypePath) -> GeneratedDeclaration {
    let stub = GeneratedDeclaration(
      .type, stub.name, access: stub.access, .written(declaration),
      conditions: outer.isEmpty ? conditions : [], shown: stub.names)
    return outer.isEmpty ? stub : `extension`(outer.spelling, of: outer, [stub])
  }

  var conditions: [Condition] { type.conditions + stub.conditions }

  /// Returns an extension, whose members say themselves what they are called.
  func `extension`(
    _ head: String, of path: TypePath, attributes: [String] = [], _ members: [GeneratedDeclaration]
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      .extension(of: path), path[path.count - 1], access: .internal, attributes: attributes,
      .text(head), .members(members), conditions: conditions)
  }

  /// Returns a static member of an extension.
  func member(_ name: Identifier, _ lines: [String], on conditions: [Condition] = [])
    -> GeneratedDeclaration
  {
    GeneratedDeclaration(
      .static, name, access: stub.access, .written(lines), conditions: conditions)
  }

  private var declaration: [String] {
    let sections =
      (stub.isSubclass
        ? [calls + closures(of: stub.members)]
        : [aliases, statics, storage, sharedCalls] + settableClosures + [initializers]
          + comparisons)
      + writers(of: stub.members).map(\.declaration)
    let comment =
      stub.isSubclass
      ? ". A member without a closure does what it does in the class."
      : " with a closure for each requirement."
    return ["/// A stub of `\(conformance)`\(comment)"]
      + type.attributes.map(\.text) + braced(opening, separated(sections.filter { !$0.isEmpty }))
  }

  /// The declaration up to its brace.
  private var opening: [String] {
    let isNonisolated =
      stub.isSubclass
      ? isMainActorByDefault && stub.module.isNonisolated(stub.original)
      : !stub.isActor && (isMainActorByDefault || stub.isPartlyIsolated)
    var conformances = (stub.isObjectiveC ? [Stub.superclass] : []) + [conformance]
    if !staticMembers.isEmpty { conformances.append(library("StaticStub")) }
    if stub.recordsCalls { conformances.append(library("RecordingStub")) }
    if stub.isSubclass && stub.isSendable {
      conformances.append("@unchecked \(standard("Sendable"))")
    }
    let head =
      "\(safety(of: stub.members))\(isNonisolated ? "nonisolated " : "")\(access)"
      + "\(stub.isActor ? "actor" : stub.isClass ? "final class" : "struct") \(stub.name.spelling)\(genericClause): "
      + conformances.joined(separator: ", ")
    let clause = stub.associated.whereClause.map(\.text).joined(separator: ", ")
    if clause.isEmpty { return ["\(head) {"] }
    let line = "\(head) where \(clause) {"
    return Layout(indentation: 0).fits(line) ? [line] : [head, "where \(clause)", "{"]
  }

  /// Returns the attribute of a type whose closures may take or return something unsafe.
  private func safety(of members: [StubMember]) -> String {
    members.contains(where: \.closureIsUnsafe) ? "@safe " : ""
  }

  var genericClause: String {
    let marker = WrittenType(name: standard("SendableMetatype"))
    let bound = stub.namesInConstraints
    return clause(
      of: stub.associated.parameters.map { parameter in
        var parameter = parameter
        if !parameter.bounds.isEmpty || bound.contains(parameter.name.text) {
          parameter.bounds.append(marker)
        }
        return parameter
      })
  }

  private func clause(of parameters: [AssociatedTypes.Parameter]) -> String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.text).joined(separator: ", "))>"
  }

  private var aliases: [String] {
    stub.aliases.map { alias in
      (alias.implemented.map { "@_implements(\($0)) " } ?? "")
        + "\(access)typealias \(alias.name.spelling)\(clause(of: alias.parameters)) = "
        + alias.type.replacingNames { $0.text == "Self" ? stub.type : nil }.text
    }
  }
}

// The closures.
extension StubWriter {
  /// The closures of static requirements, in a type of their own.
  private var statics: [String] {
    if staticMembers.isEmpty { return [] }
    let head =
      "\(safety(of: staticMembers))\(nonisolatedModifier)\(access)struct Statics: \(library("Providable")), "
      + "\(standard("Sendable")) {"
    let provide = ["", "\(access)static func provide() -> Self { Self() }"]
    return ["/// The closures for the static requirements."]
      + braced(head, closures(of: staticMembers) + provide)
  }

  private var storage: [String] {
    let identity = stub.comparisons.isEmpty ? [] : ["\(access)var stubIdentity = 0"]
    let closures = identity + calls + self.closures(of: instanceMembers)
    if !stub.isStoredApart { return closures }
    return braced("\(safety(of: instanceMembers))fileprivate struct Answers {", closures)
      + ["", "fileprivate let answers: \(library("SharedAnswers"))<Answers>"]
  }

  private func closures(of members: [StubMember]) -> [String] {
    writers(of: members).flatMap(\.closures)
  }

  /// The property that stores the calls.
  private var calls: [String] {
    if !stub.recordsCalls { return [] }
    let isConstant = stub.isSubclass
    let access = stub.isStoredApart ? "" : self.access + (isConstant ? "" : "fileprivate(set) ")
    let new = "\(library("StubCalls"))()"
    return ["\(access)\(isConstant ? "let" : "var") stubCalls = \(new)"]
  }

  /// The property that returns the calls that copies of the stub share.
  private var sharedCalls: [String] {
    if !stub.isStoredApart || !stub.recordsCalls { return [] }
    let type = library("StubCalls")
    return [
      "\(stub.actorModifier)\(access)var stubCalls: \(type) { self.answers.value.stubCalls }"
    ]
  }

  /// The properties by which a test sets the shared closures.
  private var settableClosures: [[String]] {
    if !context[StubOptions.self].sharesClosures { return [] }
    return writers(of: instanceMembers).map(\.settableClosures)
  }
}

// The members of the stub itself.
extension StubWriter {
  private var initializers: [String] {
    if !stub.isStoredApart {
      return hasInitializers
        ? ["fileprivate init(unset: \(library("StubAnswer")).Type) {}"] : ["\(access)init() {}"]
    }
    let designated = braced(
      "fileprivate init(answers: Answers) {",
      ["self.answers = \(library("SharedAnswers"))(answers)"])
    // `NSObject` has this initializer, which the stub would lose.
    if hasInitializers && !stub.isObjectiveC { return designated }
    return designated + [""]
      + braced(
        "\(stub.isObjectiveC ? "override " : "")\(access)\(stub.isClass && !stub.isActor ? "convenience " : "")init() {",
        ["self.init(answers: Answers())"])
  }

  /// Returns the expression of an unset stub.
  func made(_ name: String) -> String {
    if !hasInitializers { return "\(name)()" }
    return stub.isStoredApart
      ? "\(name)(answers: Answers())" : "\(name)(unset: \(library("StubAnswer")).self)"
  }

  private var comparisons: [[String]] {
    if stub.comparisons.isEmpty { return [] }
    let identity = "\(stub.isStoredApart ? "answers.value." : "")stubIdentity"
    func operation(_ sign: String) -> [String] {
      let name = stub.name.spelling
      return braced(
        "\(access)static func \(sign) (left: \(name), right: \(name)) -> \(standard("Bool")) {",
        ["left.\(identity) \(sign) right.\(identity)"])
    }
    let hashing = braced(
      "\(stub.actorModifier)\(access)func hash(into hasher: inout \(standard("Hasher"))) {",
      ["hasher.combine(self.\(identity))"])
    return [operation("==")] + (stub.comparisons.contains("Hashable") ? [hashing] : [])
      + (stub.comparisons.contains("Comparable") ? [operation("<")] : [])
  }
}
