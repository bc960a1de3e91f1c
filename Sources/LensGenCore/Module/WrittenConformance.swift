/// A conformance that someone wrote.
enum WrittenConformance: Sendable {
  case always
  /// For some type arguments only.
  case sometimes
}

extension Module {
  /// How far a type conforms by what is written in the files.
  func writtenConformance(of path: [Identifier], to subject: KnownProtocol) -> WrittenConformance? {
    let ancestors = [path] + declaredAncestors(of: path)
    let isWhole = ancestors.contains { ancestor in
      types(at: ancestor).contains { type in
        type.kind != .typealias && type.inheritedTypes.contains { isName($0, of: subject) }
      }
        || extensions(of: ancestor).contains { part in
          !part.isConstrained && part.inheritedTypes.contains { isName($0, of: subject) }
        }
    }
    let isImplicit =
      subject == .equatable && types(at: path).contains(where: \.isImplicitlyEquatable)
    if isWhole || isImplicit { return .always }
    let isPartial = extensions(of: path).contains { part in
      part.inheritedTypes.contains { isName($0, of: subject) }
    }
    return isPartial ? .sometimes : nil
  }

  private func isName(_ reference: TypeReference, of subject: KnownProtocol) -> Bool {
    let words = reference.text.split { !$0.isLetter }
    return words.contains { subject.names.contains(String($0)) }
  }
}

extension TypeDeclaration {
  /// Whether Swift makes the type `Equatable` unasked: an enum without payloads, or with raw values.
  fileprivate var isImplicitlyEquatable: Bool {
    kind == .enum && !members.cases.isEmpty && members.cases.allSatisfy(\.payloads.isEmpty)
  }
}
