internal import SwiftSyntax

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
    let branches = block.branches
    let imports = branches.flatMap { condition, clause in
      let attributes: AttributeListSyntax =
        if case .attributes(let list) = clause.elements { list } else { [] }
      return [under(condition)].adding(attributes)
    }
    guard let last = branches.last?.condition, let holds = last.holds else { return imports }
    return imports + [under(Condition(failed: last.failed + [holds], holds: nil))]
  }

  private func under(_ condition: Condition) -> Import {
    var item = self
    item.conditions.append(condition)
    return item
  }
}

extension IfConfigDeclSyntax {
  var branches: [(condition: Condition, clause: IfConfigClauseSyntax)] {
    var failed: [String] = []
    return clauses.map { clause in
      let condition = Condition(failed: failed, holds: clause.condition?.plainText)
      if let own = condition.holds { failed.append(own) }
      return (condition, clause)
    }
  }
}
