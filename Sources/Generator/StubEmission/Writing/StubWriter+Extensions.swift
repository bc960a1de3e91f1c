import EmissionKernel
import SwiftReading

extension StubWriter {
  var extensions: [[String]] {
    let name = stub.isClass ? fullTypeName : "Self"
    let providable = braced(
      "extension \(fullName): \(nonisolatedModifier)\(library("Providable")) {",
      ["\(extensionAccess)static func provide() -> \(name) { \(made(name)) }"])
    let blocks = [
      lenses(of: instanceMembers, in: fullName),
      lenses(of: staticMembers, in: fullName + ".Statics"), providable, factory,
    ]
    return blocks.filter { !$0.isEmpty }
  }

  private func lenses(of members: [StubMember], in owner: String) -> [String] {
    let isShared = stub.isStoredApart && owner == fullName
    var blocks = writers(of: members).map { $0.lenses(isShared: isShared) }
    if owner == fullName && !stub.comparisons.isEmpty {
      blocks.append(
        lens(
          Identifier("_stubIdentity"), onto: Identifier("stubIdentity"), type: standard("Int"),
          isShared: isShared))
    }
    return blocks.isEmpty ? [] : braced("extension \(owner) {", separated(blocks))
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
  private var factory: [String] {
    guard let names = stub.existential else { return [] }
    let head = "\(extensionAccess)static func provide"
    if names.isEmpty {
      return braced(
        "extension \(library("Factory"))<any \(conformance)> {",
        ["\(head)() -> any \(conformance) { \(fullName).provide() }"])
    }
    let product = "any \(conformance)<\(names.map(\.spelling).joined(separator: ", "))>"
    let clause = ["Provided == \(product)"] + stub.associated.whereClause.map(\.text)
    return ["@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"]
      + braced(
        "extension \(library("Factory")) {",
        ["\(head)\(genericClause)() -> \(product)"]
          + braced("where \(clause.joined(separator: ", ")) {", ["\(fullTypeName).provide()"]))
  }
}
