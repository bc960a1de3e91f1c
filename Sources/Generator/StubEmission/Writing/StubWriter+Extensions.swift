import EmissionKernel
import SwiftReading

extension StubWriter {
  var extensions: [GeneratedDeclaration] {
    let name = stub.isClass ? fullTypeName : "Self"
    let path = type.path.dropLast() + [stub.name]
    let attributes = type.attributes.map(\.text)
    let providable = `extension`(
      "\(fullName): \(nonisolatedModifier)\(library("Providable"))", of: Array(path),
      attributes: attributes,
      [
        member(
          Identifier("provide"),
          ["\(extensionAccess)static func provide() -> \(name) { \(made(name)) }"])
      ])
    return [
      (instanceMembers, fullName, Array(path)),
      (staticMembers, fullName + ".Statics", path + [Identifier("Statics")]),
    ].compactMap { members, owner, path in
      let lenses = lenses(of: members, in: owner)
      return lenses.isEmpty ? nil : `extension`(owner, of: path, attributes: attributes, lenses)
    } + [providable] + factory(attributes)
  }

  private func lenses(of members: [StubMember], in owner: String) -> [GeneratedDeclaration] {
    let isShared = stub.isStoredApart && owner == fullName
    var lenses = writers(of: members).flatMap { $0.lenses(isShared: isShared) }
    if owner == fullName && !stub.comparisons.isEmpty {
      let name = Identifier("_stubIdentity")
      lenses.append(
        member(
          name,
          lens(
            name, onto: Identifier("stubIdentity"), type: standard("Int"), isShared: isShared)))
    }
    return lenses
  }

  func lens(
    _ name: Identifier, onto property: Identifier, type: String, isShared: Bool,
    isOfStatics: Bool = false, word: String = ""
  ) -> [String] {
    let owner = isShared && stub.isClass ? fullTypeName : "Self"
    let lens = library("Lens")
    let start = "\(extensionAccess)static var \(name.spelling):"
    let kind = "\(lens)<\(owner), \(type)>"
    let line = "\(start) \(kind) {"
    let head = Layout(indentation: 2).fits(line) ? [line] : [start, "  \(kind)", "{"]
    let member = property.memberSpelling
    // A changed stub is another stub, which begins without calls.
    let isRecording = stub.recordsCalls && !isOfStatics
    let new = "stubCalls = \(library("StubCalls"))()"
    if !isShared && !isRecording {
      return braced(head, [writableLens(lens, onto: property, word: word)])
    }
    if !isShared {
      return head + [
        "  \(word)\(lens)(", "    get: { \(word)$0.\(member) },", "    modify: { stub, change in",
        "      \(word)change(&stub.\(member))", "      stub.\(new)", "    })", "}",
      ]
    }
    return head + [
      "  \(word)\(lens)(", "    getter: { \(word)$0.answers.value.\(member) },",
      "    setter: { closure, stub in", "      var answers = stub.answers.value",
      "      \(word)answers.\(member) = closure",
    ] + (isRecording ? ["      answers.\(new)"] : []) + [
      "      return \(owner)(answers: answers)", "    })", "}",
    ]
  }

  /// The factory of the protocol's existential type.
  private func factory(_ attributes: [String]) -> [GeneratedDeclaration] {
    guard let names = stub.existential else { return [] }
    let provide = Identifier("provide")
    let head = "\(extensionAccess)static func provide"
    let path = [Identifier("Factory")] + type.path
    if names.isEmpty {
      return [
        `extension`(
          "\(library("Factory"))<any \(conformance)>", of: path,
          attributes: attributes,
          [
            member(
              provide, ["\(head)() -> any \(conformance) { \(fullName).provide() }"])
          ])
      ]
    }
    let product = "any \(conformance)<\(names.map(\.spelling).joined(separator: ", "))>"
    let clause = ["Provided == \(product)"] + stub.associated.whereClause.map(\.text)
    return [
      `extension`(
        library("Factory"), of: path,
        attributes: attributes + ["@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"],
        [
          member(
            provide,
            ["\(head)\(genericClause)() -> \(product)"]
              + braced(
                "where \(clause.joined(separator: ", ")) {", ["\(fullTypeName).provide()"]))
        ])
    ]
  }
}
