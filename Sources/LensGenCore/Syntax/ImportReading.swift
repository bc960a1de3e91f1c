import SwiftSyntax

extension DeclarationReader {
  /// Returns an import, once for each branch of an `#if` among its attributes.
  func imports(_ node: ImportDeclSyntax, in scope: Scope) -> [Import] {
    let plain = Import(
      access: node.modifiers.access, kind: node.importKindSpecifier?.text,
      path: node.path.map(\.name.text), conditions: scope.conditions)
    return [plain].adding(node.attributes)
  }
}

extension [Import] {
  fileprivate func adding(_ attributes: AttributeListSyntax) -> [Import] {
    attributes.reduce(self) { imports, element in
      switch element {
      case .ifConfigDecl(let block): imports.flatMap { $0.adding(block) }
      case .attribute(let attribute): imports.map { $0.adding(Attribute(attribute)) }
      @unknown default: imports
      }
    }
  }
}

extension Import {
  fileprivate func adding(_ attribute: Attribute) -> Import {
    var item = self
    item.attributes.append(attribute)
    return item
  }

  /// Returns the import with the attributes of each branch in turn, and without attributes if no
  /// branch applies.
  fileprivate func adding(_ block: IfConfigDeclSyntax) -> [Import] {
    var failed: [String] = []
    var imports: [Import] = []
    for clause in block.clauses {
      let condition = Condition(failed: failed, holds: clause.condition?.plainText)
      if let own = condition.holds { failed.append(own) }
      let attributes: AttributeListSyntax =
        if case .attributes(let list) = clause.elements { list } else { [] }
      imports += [under(condition)].adding(attributes)
    }
    let isComplete = failed.count < block.clauses.count
    return isComplete ? imports : imports + [under(Condition(failed: failed, holds: nil))]
  }

  private func under(_ condition: Condition) -> Import {
    var item = self
    item.conditions.append(condition)
    return item
  }
}
