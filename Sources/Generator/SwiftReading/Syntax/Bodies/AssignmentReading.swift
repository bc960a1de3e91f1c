internal import SwiftSyntax

extension Declarations {
  /// Notes which properties that only the file sets are changed by code outside initializers.
  mutating func findAssignments(in tree: SourceFileSyntax) {
    let places = types.indices.filter { index in
      types[index].kind == .struct && types[index].members.properties.contains(where: \.isOwnState)
    }
    if places.isEmpty { return }
    let scan = AssignmentScan()
    scan.walk(tree)
    let declared = Set(types.filter(\.kind.isNominal).map(\.path))
    // An extension may name the type by an alias.
    let unknown = scan.own.filter { !declared.contains($0.key) }.values.joined()
    for index in places {
      var names = scan.others.union(unknown).union(scan.own[types[index].path] ?? [])
      // The memberwise initializer may be called.
      if types[index].members.initializers.isEmpty { names.formUnion(scan.passed) }
      for place in types[index].members.properties.indices {
        let property = types[index].members.properties[place]
        types[index].members.properties[place].isReassigned =
          property.isOwnState && names.contains(property.name)
      }
    }
  }
}

extension Property {
  /// Whether it is stored, and only its file sets it.
  fileprivate var isOwnState: Bool {
    isStored && writtenSetterAccess ?? writtenAccess ?? .internal < .internal
  }
}

extension InitializerAssignments {
  init(_ body: CodeBlockSyntax?) {
    guard let body else { return }
    let scan = AssignmentScan(isMutating: true)
    scan.walk(body)
    names = scan.own.values.reduce(scan.passed.union(scan.others)) { $0.union($1) }
    delegates = scan.delegates
  }
}

/// Finds the properties that code may change: by an assignment, an operator, `&`, a method or a key path.
///
/// A method that changes nothing counts, too, where it could: its declaration may be anywhere.
private final class AssignmentScan: SyntaxVisitor {
  /// The properties of `self`, by the path of the type around the code.
  private(set) var own: [[Identifier]: Set<Identifier>] = [:]
  /// The members of any other value.
  private(set) var others: Set<Identifier> = []
  /// The labels of the arguments for initializers.
  private(set) var passed: Set<Identifier> = []
  /// Whether `self` is made as a whole.
  private(set) var delegates = false

  private var path: [Identifier] = []
  /// The paths of the types and extensions around that type.
  private var outer: [[Identifier]] = []
  /// Whether the code may change `self`, for each declaration around it.
  private var isMutating: [Bool]

  init(isMutating: Bool = false) {
    self.isMutating = [isMutating]
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: What changes a property

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if !StandardOperators.thatOnlyRead.contains(node.operator.text) { change(node.expression) }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      let isAssignment = elements[index].is(AssignmentExprSyntax.self)
      let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
      if isAssignment {
        change(elements[index - 1])
        delegates = delegates || elements[index - 1].isSelf
      }
      if let sign, !StandardOperators.thatOnlyRead.contains(sign) {
        change(elements[index - 1])
        change(elements[index + 1])
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { change(base) }
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.tokenKind == .keyword(.`init`), callee.base?.isSelf == true
    {
      delegates = true
    }
    if node.makesValue {
      passed.formUnion(node.arguments.compactMap { $0.label.map { Identifier($0.text) } })
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    others.formUnion(
      node.components.compactMap { component in
        component.component.as(KeyPathPropertyComponentSyntax.self).map {
          Identifier($0.declName.baseName.text)
        }
      })
    return .visitChildren
  }

  /// Notes what a change of an expression changes.
  private func change(_ target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { change(element.expression) }
      return
    }
    let (root, members) = target.pathOfChange
    let isSelf = root?.tokenKind == .keyword(.self)
    others.formUnion(members.dropFirst(isSelf ? 1 : 0))
    let name = isSelf ? members.first : root.map { Identifier($0.text) }
    if isMutating.last == true, let name { own[path, default: []].insert(name) }
  }

  // MARK: Where the code is

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    enter(path + [Identifier(name.text)])
  }

  private func enter(_ inner: [Identifier]) -> SyntaxVisitorContinueKind {
    outer.append(path)
    path = inner
    return enter(isMutating: false)
  }

  private func leaveType() {
    path = outer.removeLast()
    isMutating.removeLast()
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedNames?.identifiers ?? [])
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let words: [Keyword] = [.mutating, .consuming, .__consuming]
    return enter(
      isMutating: node.parent?.is(MemberBlockItemSyntax.self) == true
        ? words.contains(where: node.modifiers.contains) : isMutating.last == true)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { isMutating.removeLast() }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let reads = ["get", "read", "_read", "borrow", "unsafeAddress"]
    let isMutating =
      reads.contains(node.accessorSpecifier.text)
      ? node.modifier?.name.tokenKind == .keyword(.mutating)
      : node.modifier?.name.tokenKind != .keyword(.nonmutating)
    return enter(isMutating: isMutating)
  }

  override func visitPost(_ node: AccessorDeclSyntax) { isMutating.removeLast() }

  /// What an initializer assigns is read with it.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    labels.append(passed)
    return enter(isMutating: false)
  }

  override func visitPost(_ node: InitializerDeclSyntax) {
    passed = labels.removeLast()
    isMutating.removeLast()
  }

  /// The labels before each initializer around the code.
  private var labels: [Set<Identifier>] = []

  private func enter(isMutating: Bool) -> SyntaxVisitorContinueKind {
    self.isMutating.append(isMutating)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether a type, or `init`, is called.
  fileprivate var makesValue: Bool {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      return name.tokenKind == .keyword(.`init`) || name.text.first?.isUppercase == true
    }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.is(DeclReferenceExprSyntax.self)
    }
    let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true
  }
}

extension ExprSyntax {
  /// The first name of `a.b?.c[0]`, if there is one, and the members behind it.
  fileprivate var pathOfChange: (root: TokenSyntax?, members: [Identifier]) {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return (node.baseName, [])
    case .memberAccessExpr(let node):
      let (root, members) = node.base?.pathOfChange ?? (nil, [])
      return (root, members + [Identifier(node.declName.baseName.text)])
    case .optionalChainingExpr(let node): return node.expression.pathOfChange
    case .forceUnwrapExpr(let node): return node.expression.pathOfChange
    case .subscriptCallExpr(let node): return node.calledExpression.pathOfChange
    case .tryExpr(let node): return node.expression.pathOfChange
    case .awaitExpr(let node): return node.expression.pathOfChange
    case .unsafeExpr(let node): return node.expression.pathOfChange
    case .inOutExpr(let node): return node.expression.pathOfChange
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.first?.expression.pathOfChange ?? (nil, [])
    default: return (nil, [])
    }
  }
}
