import EmissionKernel
import SwiftReading

extension StubDefinition {
  var extensions: [GeneratedDeclaration] {
    let name = stub.isClass ? fullTypeName : "Self"
    let path = type.path.dropLast() + [stub.name]
    let providable = `extension`(
      "\(fullName): \(nonisolatedModifier)\(library("Providable"))", of: Array(path),
      [provide(.text("func provide() -> \(name)"), .line(made(name)))])
    return [
      (instanceMembers, fullName, Array(path)),
      (staticMembers, fullName + ".Statics", path + [Identifier("Statics")]),
    ].compactMap { members, owner, path in
      let lenses = lenses(of: members, in: owner)
      return lenses.isEmpty ? nil : `extension`(owner, of: path, lenses)
    } + [providable] + (stub.existential.map { [factory($0)] } ?? [])
  }

  private func `extension`(
    _ head: String, of path: TypePath, attributes: [String] = [], _ members: [GeneratedDeclaration]
  ) -> GeneratedDeclaration {
    type.extension(
      head, of: path, attributes: attributes, conditions: stub.flat.conditions, members: members)
  }

  private func provide(
    _ signature: GeneratedDeclaration.Signature, _ body: GeneratedDeclaration.Body
  ) -> GeneratedDeclaration {
    own("provide", kind: .static, isolation: isolationOfMembers, signature, body)
  }

  private func lenses(of members: [StubMember], in owner: String) -> [GeneratedDeclaration] {
    let isShared = stub.isStoredApart && owner == fullName
    var lenses = definitions(of: members).flatMap { $0.lenses(isShared: isShared) }
    if owner == fullName && !stub.comparisons.isEmpty {
      let (signature, body) = lens(
        onto: Identifier("stubIdentity"), type: standard("Int"), isShared: isShared)
      lenses.append(
        own("_stubIdentity", kind: .static, isolation: isolationOfMembers, signature, body))
    }
    return lenses
  }

  func lens(
    onto property: Identifier, type: String, isShared: Bool,
    isOfStatics: Bool = false, word: String = ""
  ) -> (GeneratedDeclaration.Signature, GeneratedDeclaration.Body) {
    let owner = isShared && stub.isClass ? fullTypeName : "Self"
    let lens = library("Lens")
    let member = property.memberSpelling
    // A changed stub is another stub, which begins without calls.
    let isRecording = stub.recordsCalls && !isOfStatics
    let new = "stubCalls = \(library("StubCalls"))()"
    var body = [writableLens(lens, onto: property, word: word)]
    if isShared {
      body =
        [
          "\(word)\(lens)(", "  getter: { \(word)$0.answers.value.\(member) },",
          "  setter: { closure, stub in", "    var answers = stub.answers.value",
          "    \(word)answers.\(member) = closure",
        ] + (isRecording ? ["    answers.\(new)"] : []) + [
          "    return \(owner)(answers: answers)", "  })",
        ]
    } else if isRecording {
      body = [
        "\(word)\(lens)(", "  get: { \(word)$0.\(member) },", "  modify: { stub, change in",
        "    \(word)change(&stub.\(member))", "    stub.\(new)", "  })",
      ]
    }
    return (.variable(type: "\(lens)<\(owner), \(type)>"), .code(body))
  }

  /// Returns the factory of the protocol's existential type.
  ///
  /// - Parameter arguments: The associated types in it.
  private func factory(_ arguments: [Identifier]) -> GeneratedDeclaration {
    let path = [Identifier("Factory")] + type.path
    let factory = library("Factory")
    if arguments.isEmpty {
      let product = "any \(conformance)"
      return `extension`(
        "\(factory)<\(product)>", of: path,
        [provide(.text("func provide() -> \(product)"), .line("\(fullName).provide()"))])
    }
    let product = "any \(conformance)<\(arguments.map(\.spelling).joined(separator: ", "))>"
    let clause = ["Provided == \(product)"] + stub.associated.whereClause.map(\.text)
    return `extension`(
      factory, of: path, attributes: ["@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"],
      [
        provide(
          .constrained(
            "func provide\(genericClause)() -> \(product)", by: clause.joined(separator: ", ")),
          .code(["\(fullTypeName).provide()"]))
      ])
  }
}
