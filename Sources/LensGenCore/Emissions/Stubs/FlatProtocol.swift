/// A protocol together with all that it inherits.
struct FlatProtocol: Sendable {
  /// The protocols that declare something, the one in question first.
  private(set) var sources: [TypeDeclaration] = []
  private(set) var isClassBound = false
  /// The names of the standard protocols that it inherits from.
  private(set) var standardNames: Set<String> = []
  /// The associated types that an inheritance clause fixes, as in `Store<User>`.
  private(set) var fixedTypes: [FixedType] = []

  /// An associated type, what it is fixed to, and where that is written.
  struct FixedType: Sendable {
    let name: Identifier
    let type: TypeReference
    let source: TypeDeclaration
  }

  /// A protocol, or a type alias that stands for several.
  init(_ type: TypeDeclaration, in module: Module) throws(Skipped) {
    try add(type, in: module)
  }
}

extension FlatProtocol {
  private mutating func add(_ type: TypeDeclaration, in module: Module) throws(Skipped) {
    if sources.contains(where: { $0.path == type.path && $0.position == type.position }) { return }
    sources.append(type)
    let conforming = type.interface.constraints.filter {
      $0.relation == .conforms && $0.subject.text == "Self"
    }
    for reference in type.inheritedTypes + conforming.map(\.object) {
      for part in reference.split(at: "&") { try add(inherited: part, of: type, in: module) }
    }
  }

  private mutating func add(
    inherited reference: TypeReference, of type: TypeDeclaration, in module: Module
  ) throws(Skipped) {
    let (base, arguments) = reference.arguments
    let text = base.text
    if text == "Any" || text.hasPrefix("~") { return }
    if text == "AnyObject" || text == "class" {
      isClassBound = true
      return
    }
    guard let path = base.path else { throw Skipped(.stub(.unseenProtocol(text))) }
    let parent: TypeDeclaration
    if let place = module.placeOfParent(path, of: type.path),
      let declaration = module.types(at: place).first
    {
      guard declaration.kind == .protocol || declaration.kind == .typealias else {
        throw Skipped(.stub(.superclass(text)))
      }
      parent = declaration
    } else if let last = path.last?.text, let declaration = StandardProtocols.named(last) {
      standardNames.insert(last)
      parent = declaration
    } else {
      throw Skipped(.stub(.unseenProtocol(text)))
    }
    fixedTypes += zip(parent.interface.primaryAssociatedTypes, arguments).map {
      FixedType(name: $0, type: $1, source: type)
    }
    try add(parent, in: module)
  }
}

extension TypeReference {
  /// The parts between signs that stand outside of all brackets.
  func split(at separator: Character) -> [TypeReference] {
    var parts: [[Piece]] = [[]]
    var depth = 0
    for piece in pieces {
      if case .text(let text) = piece {
        if text == String(separator) && depth == 0 {
          parts.append([])
          continue
        }
        depth += text.count { "<([".contains($0) } - text.count { ">)]".contains($0) }
      }
      parts[parts.count - 1].append(piece)
    }
    return parts.map { TypeReference(pieces: $0.trimmed) }
  }

  /// `Store` and `User` for `Store<User>`.
  var arguments: (base: TypeReference, arguments: [TypeReference]) {
    guard let open = pieces.firstIndex(of: .text("<")), pieces.last == .text(">") else {
      return (self, [])
    }
    let inner = TypeReference(pieces: Array(pieces[(open + 1)..<(pieces.count - 1)]))
    return (TypeReference(pieces: Array(pieces[..<open])), inner.split(at: ","))
  }
}

extension [TypeReference.Piece] {
  /// The pieces without the spaces at both ends.
  fileprivate var trimmed: [TypeReference.Piece] {
    let start = firstIndex { $0 != .text(" ") } ?? endIndex
    let end = (lastIndex { $0 != .text(" ") } ?? -1) + 1
    return start < end ? Array(self[start..<end]) : []
  }
}
