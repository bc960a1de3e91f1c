extension StubDefinition {
  var dependsOnLanguageMode: Bool { hasIsolatedFunctions }

  var nameUses: [NameUse] { NameUse.all(of: unknownNames, by: access) }

  func libraries(besideTested isBesideTested: Bool) -> [String: AccessLevel] {
    isBesideTested ? [:] : ["FactoryProvider": access]
  }

  /// Returns the type, its lenses, and its factories.
  func lines(of type: ExtendedType, in file: FileScope) -> [String] {
    let writer = StubWriter(stub: self, type: type, file: file)
    let attributes = type.attributes.map(\.text)
    if let superclass {
      let lines = writer.declaration(attributes, overriding: superclass)
      return conditioned(nested(lines, in: type), on: type.conditions)
    }
    let blocks =
      [nested(writer.declaration(attributes), in: type)] + writer.extensions.map { attributes + $0 }
    return conditioned(Array(blocks.joined(separator: [""])), on: type.conditions)
  }

  /// Returns a declaration in an extension of the enclosing type, if there is one.
  private func nested(_ lines: [String], in type: ExtendedType) -> [String] {
    if type.path.count == 1 { return lines }
    let outer = type.path.dropLast().spelling
    return ["extension \(outer) {"] + indented(lines) + ["}"]
  }
}

/// Writes one stub.
struct StubWriter {
  let stub: StubDefinition
  let type: ExtendedType
  let file: FileScope

  var access: String { stub.access.prefix }
  /// The modifier of declarations that do not inherit that their type is nonisolated.
  var apart: String { stub.isMainActorByDefault ? "nonisolated " : "" }
  var extensionAccess: String { access + apart }
  var instanceMembers: [StubMember] { stub.members.filter { !$0.isAnsweredByType } }
  var staticMembers: [StubMember] { stub.members.filter(\.isAnsweredByType) }
  /// Whether an object stores the closures, which copies of the stub share.
  var isStoredApart: Bool {
    stub.superclass == nil && (stub.isClass || stub.hasSharedClosures)
  }
  var hasInitializers: Bool {
    stub.members.contains { if case .initializer = $0.kind { true } else { false } }
  }

  /// Returns a name of the standard library, qualified if the sources declare the name, too.
  func standard(_ name: String) -> String { file.qualified(name, in: "Swift") }

  /// Returns a name of the libraries, qualified if the sources declare the name, too.
  func library(_ name: String) -> String {
    file.qualified(name, in: name == "Lens" ? "Optics" : "FactoryProvider")
  }

  /// The stub as a type at the top level of a file, with its arguments.
  var fullTypeName: String {
    genericArguments.isEmpty ? fullName : "\(fullName)<\(genericArguments)>"
  }

  /// The stub's name at the top level of a file.
  var fullName: String {
    (type.path.dropLast() + [stub.name]).spelling
  }
}

extension StubWriter {
  /// Returns the declaration of the type.
  func declaration(_ attributes: [String]) -> [String] {
    let isApart = stub.isPartlyIsolated || stub.isMainActorByDefault
    let isolation = isApart ? "nonisolated " : ""
    let keyword = stub.isClass ? "final class" : "struct"
    let conformances = [stub.conformance] + (staticMembers.isEmpty ? [] : [library("StaticStub")])
    let head =
      "\(safety(of: stub.members))\(isolation)\(access)\(keyword) "
      + "\(stub.name.spelling)\(genericClause): "
      + conformances.joined(separator: ", ")
    let line = "\(head) \(whereClause) {"
    let opening =
      whereClause.isEmpty
      ? ["\(head) {"] : Layout(indentation: 0).fits(line) ? [line] : [head, whereClause, "{"]
    let sections =
      [aliases, statics, storage] + settableClosures + [initializers] + comparisons
      + stub.members.map { conditioned(memberLines($0), on: $0.conditions) }
    return ["/// A stub of `\(stub.conformance)` with a closure for each requirement."]
      + attributes + opening
      + indented(Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))) + ["}"]
  }

  /// Returns the attribute of a type whose closures may take or return something unsafe.
  func safety(of members: [StubMember]) -> String {
    members.contains(where: \.holdsUnsafe) ? "@safe " : ""
  }

  var genericClause: String {
    let marker = standard("SendableMetatype")
    return clause(
      of: stub.genericParameters.map { parameter in
        var parameter = parameter
        if !parameter.bounds.isEmpty { parameter.bounds.append(WrittenType(name: marker)) }
        return parameter
      })
  }

  private func clause(of parameters: [StubDefinition.Parameter]) -> String {
    let items = parameters.map { parameter in
      ([parameter.name.spelling] + [parameter.bounds.map(\.text).joined(separator: " & ")])
        .filter { !$0.isEmpty }.joined(separator: ": ")
    }
    return items.isEmpty ? "" : "<\(items.joined(separator: ", "))>"
  }

  var genericArguments: String {
    stub.genericParameters.map(\.name.spelling).joined(separator: ", ")
  }

  private var whereClause: String {
    stub.whereClause.isEmpty ? "" : "where \(stub.whereClause.map(\.text).joined(separator: ", "))"
  }

  private var aliases: [String] {
    stub.aliases.map { alias in
      (alias.implemented.map { "@_implements(\($0)) " } ?? "")
        + "\(access)typealias \(alias.name.spelling)\(clause(of: alias.parameters)) = "
        + "\(alias.type.text)"
    }
  }

  /// The closures of static requirements, in a type of their own.
  private var statics: [String] {
    if staticMembers.isEmpty { return [] }
    return [
      "/// The closures for the static requirements.",
      "\(safety(of: staticMembers))\(apart)\(access)struct Statics: \(library("Providable")), "
        + "\(standard("Sendable")) {",
    ] + indented(closureLines(of: staticMembers))
      + ["", "  \(access)static func provide() -> Self { Self() }", "}"]
  }

  /// The stored closures.
  private var storage: [String] {
    let identity = stub.comparisons.isEmpty ? [] : ["\(access)var stubIdentity = 0"]
    let closures = identity + closureLines(of: instanceMembers)
    if !isStoredApart { return closures }
    return ["\(safety(of: instanceMembers))fileprivate struct Answers {"] + indented(closures) + [
      "}", "",
    ]
      + ["fileprivate let answers: \(library("SharedAnswers"))<Answers>"]
  }

  /// The properties by which a test sets the shared closures.
  private var settableClosures: [[String]] {
    if !stub.hasSharedClosures { return [] }
    return instanceMembers.map { member in
      let mark = unsafeMark(member.holdsUnsafe)
      let properties = member.closures.map { closure in
        let closureOfAll = "self.answers.value.\(closure.property.memberSpelling)"
        return member.attributes.filter(\.deprecates).map(\.text) + [
          "\(access)var \(closure.property.spelling): \(closure.type.text) {",
          "  get { \(mark)\(closureOfAll) }",
          "  \(stub.isClass ? "" : "nonmutating ")set { \(mark)\(closureOfAll) = newValue }", "}",
        ]
      }
      return conditioned(Array(properties.joined(separator: [""])), on: member.conditions)
    }
  }

  private func closureLines(of members: [StubMember]) -> [String] {
    members.flatMap { member in
      conditioned(
        member.closures.flatMap { closure in
          member.attributes.filter(\.deprecates).map(\.text)
            + closureLines(closure, mark: unsafeMark(member.givesUnsafe))
        } + member.recorded.map(storageLine), on: member.conditions)
    }
  }

  func storageLine(_ calls: StubMember.Calls) -> String {
    // An initializer that replaces the value cannot replace a constant that has a value.
    let keyword = hasInitializers && !isStoredApart ? "var" : "let"
    return "fileprivate \(keyword) \(calls.storage.spelling) = "
      + "\(library("StubCalls"))<\(calls.type)>()"
  }

  private func closureLines(_ closure: StubClosure, mark: String) -> [String] {
    let names = Array(repeating: "_", count: closure.arity).joined(separator: ", ")
    let message = "\"\(closure.requirement.escaped)\""
    let body =
      switch closure.unset {
      case .nothing: ""
      case .success: ".success(())"
      case .provided: "\(mark)\(library("StubAnswer")).unset(\(message))"
      case .providedOrThrown: "try \(mark)\(library("StubAnswer")).unsetOrThrow(\(message))"
      case .stub(_, let existential, .typed):
        ".success(\(library("Factory"))<\(existential.text)>.provide())"
      case .stub(_, let existential, _): "\(library("Factory"))<\(existential.text)>.provide()"
      }
    let start = "\(access)var \(closure.property.spelling):"
    let isLong = !Layout(indentation: 2).fits("\(start) \(closure.type.text) = { _ in")
    let head = "\(isLong ? " " : start) \(closure.type.text) = {"
    let words = [names.isEmpty ? "" : "\(names) in", body].filter { !$0.isEmpty }
    let first = isLong ? [start] : []
    if words.isEmpty { return first + [head + "}"] }
    let line = "\(head) \(words.joined(separator: " ")) }"
    if Layout(indentation: 4).fits(line) || body.isEmpty { return first + [line] }
    let lines = [head + (names.isEmpty ? "" : " \(names) in"), "  \(body)", "}"]
    return first + (isLong ? [lines[0]] + indented(Array(lines.dropFirst())) : lines)
  }

  private var initializers: [String] {
    if isStoredApart {
      let designated = [
        "fileprivate init(answers: Answers) {",
        "  self.answers = \(library("SharedAnswers"))(answers)",
        "}",
      ]
      return designated
        + (hasInitializers
          ? []
          : [
            "", "\(access)\(stub.isClass ? "convenience " : "")init() {",
            "  self.init(answers: Answers())", "}",
          ])
    }
    return hasInitializers
      ? ["fileprivate init(unset: \(library("StubAnswer")).Type) {}"] : ["\(access)init() {}"]
  }

  /// Returns the expression of an unset stub.
  func made(_ name: String) -> String {
    if !hasInitializers { return "\(name)()" }
    return isStoredApart
      ? "\(name)(answers: Answers())" : "\(name)(unset: \(library("StubAnswer")).self)"
  }

  private var comparisons: [[String]] {
    if stub.comparisons.isEmpty { return [] }
    let identity = "\(isStoredApart ? "answers.value." : "")stubIdentity"
    func operation(_ sign: String) -> [String] {
      let name = stub.name.spelling
      return [
        "\(access)static func \(sign) (left: \(name), right: \(name)) -> \(standard("Bool")) {",
        "  left.\(identity) \(sign) right.\(identity)", "}",
      ]
    }
    let hashing = [
      "\(access)func hash(into hasher: inout \(standard("Hasher"))) {",
      "  hasher.combine(self.\(identity))", "}",
    ]
    return [operation("==")] + (stub.comparisons.contains("Hashable") ? [hashing] : [])
      + (stub.comparisons.contains("Comparable") ? [operation("<")] : [])
  }
}

extension String {
  /// The text, escaped for a string literal.
  fileprivate var escaped: String {
    replacing(each: "\\", with: "\\\\").replacing(each: "\"", with: "\\\"")
  }
}
