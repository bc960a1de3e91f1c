extension Renderer {
  /// The imports: what the generated code needs, those of the sources, then those that were asked for.
  var importLines: [String] {
    let own = plan.modules.map {
      Import(
        attributes: [], access: access(ofImported: $0), subject: $0, conditions: [])
    }
    let added = imports.map { Import(attributes: [], access: nil, subject: $0, conditions: []) }
    let levels = plan.declarations.map(\.access) + own.compactMap(\.access)
    let all = merged(plan.imports + added + own, upTo: levels.max() ?? .internal)
    let plain = all.filter { $0.conditions.isEmpty }.map { text(of: $0) }
    let conditional = all.filter { !$0.conditions.isEmpty }
      .map { conditioned([$0.text], on: $0.conditions).joined(separator: "\n") }
    // What can be sent anywhere in one language mode cannot in the other, and the module may be in
    // another one than its tests.
    let caution = plan.hasIsolatedFunctions ? ["@preconcurrency"] : []
    let attributes = (caution + plan.systemInterfaces.sorted() + ["@testable"])
      .joined(separator: " ")
    let head = "\(attributes) \(isOpen ? "public " : "")import"
    let open = isOpen ? plan.declarations.filter(\.isConformanceInModule) : []
    let tested = testableImports.map {
      choice("\(head) \($0)", or: "\(attributes) import \($0)", dependingOn: open)
    }
    let types = plan.testedTypes.map {
      conditioned(["\(head) \($0.subject)"], on: $0.conditions).joined(separator: "\n")
    }
    return plain.sorted() + conditional.sorted() + tested + types.sorted()
  }

  /// The import as source text, less open where nothing asks for it.
  private func text(of item: Import) -> String {
    guard let module = item.module, let access = item.access, access > .internal,
      plan.modules.contains(module)
    else { return item.text }
    var closed = item
    let isPlain = isTested || plan.plainModules.contains(module) || !plan.importsAccess
    closed.access = isPlain ? nil : .internal
    return choice(
      item.text, or: closed.text,
      dependingOn: plan.declarations.filter {
        $0.access(ofImported: module, besideTested: isTested) >= access
      })
  }

  /// An import, and another one for where none of the declarations that it is for is there: one that
  /// is public for nothing is warned about.
  private func choice(
    _ line: String, or other: String, dependingOn declarations: [GeneratedDeclaration]
  ) -> String {
    let conditions = declarations.map(\.type.conditions)
    if conditions.isEmpty || conditions.contains([]) { return line }
    let texts = Set(conditions.map(\.text)).sorted()
    let either = texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: " || ")
    return ["#if \(either)", "  \(line)", "#else", "  \(other)", "#endif"].joined(separator: "\n")
  }

  /// The access level that the import of a library has to have.
  ///
  /// Where imports are internal unless they say otherwise, what is public needs more. Beside an
  /// import without a level, none may have a lower one.
  private func access(ofImported module: String) -> AccessLevel? {
    let access =
      plan.declarations.map { $0.access(ofImported: module, besideTested: isTested) }.max()
      ?? .internal
    if access == .public { return access }
    if isTested || plan.plainModules.contains(module) { return nil }
    return access > .internal || plan.importsAccess ? access : nil
  }

  /// Whether the tested module has to be imported openly.
  ///
  /// What makes its types conform is public. Of several modules, which one has the types is not
  /// known.
  private var isOpen: Bool {
    testableImports.count == 1
      && plan.declarations.contains(where: \.isConformanceInModule)
  }

  /// The imports, each once, with the highest access level that it is written with, but none above
  /// what the optics need.
  ///
  /// What only one file may use cannot be in the type of an optic. A file's wish to pass a module
  /// on to its users is that file's, and not repeated.
  private func merged(_ imports: [Import], upTo highest: AccessLevel) -> [Import] {
    var merged: [Import: AccessLevel?] = [:]
    for var item in imports where (item.access ?? .internal) >= .internal {
      let access = item.access.map { isTested ? $0 : min($0, highest) }
      item.access = nil
      item.attributes.removeAll { $0 == "@_exported" }
      merged.updateValue((merged[item] ?? nil).highest(access), forKey: item)
    }
    // A module cannot have two access levels in one file, whatever else is written before it.
    let levels = Dictionary(
      merged.map { ($0.key.module, $0.value) }, uniquingKeysWith: { $0.highest($1) })
    return merged.keys.map { item in
      var item = item
      item.access = levels[item.module] ?? nil
      return item
    }
  }
}

extension GeneratedDeclaration {
  /// Whether a type of the module that is generated for is made to conform.
  fileprivate var isConformanceInModule: Bool { isConformance && !type.isOfOtherModule }
}

extension AccessLevel? {
  /// The higher of two levels, of which one may not be written.
  fileprivate func highest(_ other: AccessLevel?) -> AccessLevel? {
    [self, other].compactMap { $0 }.max()
  }
}

extension Import {
  /// The import as source text.
  fileprivate var text: String {
    let modifier = access.map { $0 == .internal ? "internal " : $0.prefix } ?? ""
    return (attributes + ["\(modifier)import \(subject)"]).joined(separator: " ")
  }
}
