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
    let definition = StubDefinition(stub: self, type: type, context: context)
    return [definition.type(in: Array(type.path.dropLast()))]
      + (isSubclass ? [] : definition.extensions)
  }
}

/// The declarations of one stub.
struct StubDefinition {
  let stub: Stub
  let type: ExtendedType
  let context: GenerationContext
}

extension StubDefinition {
  private var isMainActorByDefault: Bool { context.module.settings.isMainActorByDefault }
  /// The modifier of a conformance that does not inherit that its type is nonisolated.
  var nonisolatedModifier: String { isMainActorByDefault ? "nonisolated " : "" }
  /// The isolation of members that do not inherit it either.
  var isolationOfMembers: GeneratedDeclaration.Isolation {
    isMainActorByDefault ? .nonisolated : .inherited
  }
  /// The isolation of members that are no requirements.
  var isolationOfOwn: GeneratedDeclaration.Isolation {
    stub.isActor ? .nonisolated : .inherited
  }
  var instanceMembers: [StubMember] { stub.members.filter { !$0.requirement.isAnsweredByType } }
  var staticMembers: [StubMember] { stub.members.filter(\.requirement.isAnsweredByType) }
  var strict: StrictStubs { StrictStubs(context: context) }
  var conformance: String { stub.module.spelling(of: type.path) }
  var hasInitializers: Bool {
    stub.members.contains(where: \.requirement.isInitializer)
  }

  /// Returns a name of the standard library, qualified if the sources declare the name, too.
  func standard(_ name: String) -> String { context.qualified(name, in: "Swift") }

  /// Returns a name of the libraries, qualified if the sources declare the name, too.
  func library(_ name: String) -> String {
    context.qualified(name, in: name == "Lens" ? "Optics" : "FactoryProvider")
  }

  /// The stub as a type at the top level of a file, with its arguments.
  var fullTypeName: String { stub.type.text }

  /// The stub's name at the top level of a file.
  var fullName: String { (type.path.dropLast() + [stub.name]).spelling }
}

extension StubDefinition {
  /// Returns the stub, in an extension of the type that it is nested in.
  fileprivate func type(in outer: TypePath) -> GeneratedDeclaration {
    let comment =
      stub.isSubclass
      ? ". A member without a closure does what it does in the class."
      : " with a closure for each requirement."
    let isNonisolated =
      stub.isSubclass
      ? isMainActorByDefault && stub.module.isNonisolated(stub.original)
      : !stub.isActor && (isMainActorByDefault || stub.isPartlyIsolated)
    let clause = stub.associated.whereClause.map(\.text).joined(separator: ", ")
    let conditions = type.conditions + stub.flat.conditions
    let stub = GeneratedDeclaration(
      .type, stub.name, access: stub.access,
      isolation: isNonisolated ? .nonisolated : .inherited,
      attributes: ["/// A stub of `\(conformance)`\(comment)"] + type.attributes.map(\.text),
      words: safety(of: stub.members),
      clause.isEmpty ? .text(head) : .constrained(head, by: clause),
      .members(members), conditions: outer.isEmpty ? conditions : [], shown: stub.names)
    if outer.isEmpty { return stub }
    return GeneratedDeclaration(
      .extension(of: outer), outer[outer.count - 1], access: .internal, .text(outer.spelling),
      .members([stub]), conditions: conditions)
  }

  /// Returns a declaration that stands for no requirement.
  func own(
    _ name: String, kind: GeneratedDeclaration.Kind = .instance, access: AccessLevel? = nil,
    isolation: GeneratedDeclaration.Isolation = .inherited, attributes: [String] = [],
    words: [String] = [], modifiers: [String] = [],
    _ signature: GeneratedDeclaration.Signature, _ body: GeneratedDeclaration.Body = .none
  ) -> GeneratedDeclaration {
    GeneratedDeclaration(
      kind, Identifier(name), access: access ?? stub.access, isolation: isolation,
      attributes: attributes, words: words, modifiers: modifiers, signature, body)
  }

  private var members: [GeneratedDeclaration] {
    let own =
      stub.isSubclass
      ? calls + closures(of: stub.members)
      : aliases + statics + storage + sharedCalls + settableClosures + initializers + comparisons
    return own + definitions(of: stub.members).flatMap(\.declarations)
  }

  /// The declaration up to its `where` clause.
  private var head: String {
    var conformances = (stub.isObjectiveC ? [Stub.superclass] : []) + [conformance]
    if !staticMembers.isEmpty { conformances.append(library("StaticStub")) }
    if stub.recordsCalls { conformances.append(library("RecordingStub")) }
    if stub.isSubclass && stub.isSendable {
      conformances.append("@unchecked \(standard("Sendable"))")
    }
    let kind = stub.isActor ? "actor" : stub.isClass ? "final class" : "struct"
    return "\(kind) \(stub.name.spelling)\(genericClause): "
      + conformances.joined(separator: ", ")
  }

  /// Returns the attribute of a type whose closures may take or return something unsafe.
  private func safety(of members: [StubMember]) -> [String] {
    members.contains(where: \.closureIsUnsafe) ? ["@safe"] : []
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

  func clause(of parameters: [AssociatedTypes.Parameter]) -> String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.text).joined(separator: ", "))>"
  }

  private var aliases: [GeneratedDeclaration] {
    stub.aliases.map { alias in
      let type = alias.type.replacingNames { $0.text == "Self" ? stub.type : nil }
      return own(
        alias.name.text, kind: .type,
        words: alias.implemented.map { ["@_implements(\($0))"] } ?? [],
        .text("typealias \(alias.name.spelling)\(clause(of: alias.parameters)) = \(type.text)"))
    }
  }
}

// The closures.
extension StubDefinition {
  /// The closures of static requirements, in a type of their own.
  private var statics: [GeneratedDeclaration] {
    if staticMembers.isEmpty { return [] }
    let provide = own("provide", kind: .static, .text("func provide() -> Self"), .line("Self()"))
    return [
      own(
        "Statics", kind: .type, isolation: isolationOfMembers,
        attributes: ["/// The closures for the static requirements."],
        words: safety(of: staticMembers),
        .text("struct Statics: \(library("Providable")), \(standard("Sendable"))"),
        .members(closures(of: staticMembers) + [provide]))
    ]
  }

  private var storage: [GeneratedDeclaration] {
    let identity =
      stub.comparisons.isEmpty ? [] : [own("stubIdentity", .text("var stubIdentity = 0"))]
    let closures = identity + calls + self.closures(of: instanceMembers)
    if !stub.isStoredApart { return closures }
    return [
      own(
        "Answers", kind: .type, access: .fileprivate, words: safety(of: instanceMembers),
        .text("struct Answers"), .members(closures)),
      own(
        "answers", access: .fileprivate,
        .text("let answers: \(library("SharedAnswers"))<Answers>")),
    ]
  }

  private func closures(of members: [StubMember]) -> [GeneratedDeclaration] {
    definitions(of: members).flatMap(\.closures)
  }

  /// The property that stores the calls.
  private var calls: [GeneratedDeclaration] {
    if !stub.recordsCalls { return [] }
    let isReadOnly = stub.isStoredApart || stub.isSubclass
    return [
      own(
        "stubCalls", access: stub.isStoredApart ? .internal : stub.access,
        modifiers: isReadOnly ? [] : ["fileprivate(set)"],
        .text("\(stub.isSubclass ? "let" : "var") stubCalls = \(library("StubCalls"))()"))
    ]
  }

  /// The property that returns the calls that copies of the stub share.
  private var sharedCalls: [GeneratedDeclaration] {
    if !stub.isStoredApart || !stub.recordsCalls { return [] }
    return [
      own(
        "stubCalls", isolation: isolationOfOwn, .text("var stubCalls: \(library("StubCalls"))"),
        .line("self.answers.value.stubCalls"))
    ]
  }

  /// The properties by which a test sets the shared closures.
  private var settableClosures: [GeneratedDeclaration] {
    if !context[StubOptions.self].sharesClosures { return [] }
    return definitions(of: instanceMembers).flatMap(\.settableClosures)
  }
}

// The members of the stub itself.
extension StubDefinition {
  private var initializers: [GeneratedDeclaration] {
    if !stub.isStoredApart {
      let unset = "init(unset: \(library("StubAnswer")).Type)"
      return hasInitializers
        ? [own("init", access: .fileprivate, .text(unset), .code([]))]
        : [own("init", .text("init()"), .code([]))]
    }
    let designated = own(
      "init", access: .fileprivate, .text("init(answers: Answers)"),
      .code(["self.answers = \(library("SharedAnswers"))(answers)"]))
    // `NSObject` has this initializer, which the stub would lose.
    if hasInitializers && !stub.isObjectiveC { return [designated] }
    return [
      designated,
      own(
        "init",
        modifiers: (stub.isObjectiveC ? ["override"] : [])
          + (stub.isClass && !stub.isActor ? ["convenience"] : []), .text("init()"),
        .code(["self.init(answers: Answers())"])),
    ]
  }

  /// Returns the expression of an unset stub.
  func made(_ name: String) -> String {
    if !hasInitializers { return "\(name)()" }
    return stub.isStoredApart
      ? "\(name)(answers: Answers())" : "\(name)(unset: \(library("StubAnswer")).self)"
  }

  private var comparisons: [GeneratedDeclaration] {
    if stub.comparisons.isEmpty { return [] }
    let identity = "\(stub.isStoredApart ? "answers.value." : "")stubIdentity"
    func operation(_ sign: String) -> GeneratedDeclaration {
      let name = stub.name.spelling
      return own(
        sign, kind: .static,
        .text("func \(sign) (left: \(name), right: \(name)) -> \(standard("Bool"))"),
        .code(["left.\(identity) \(sign) right.\(identity)"]))
    }
    let hashing = own(
      "hash", isolation: isolationOfOwn,
      .text("func hash(into hasher: inout \(standard("Hasher")))"),
      .code(["hasher.combine(self.\(identity))"]))
    return [operation("==")] + (stub.comparisons.contains("Hashable") ? [hashing] : [])
      + (stub.comparisons.contains("Comparable") ? [operation("<")] : [])
  }
}
