internal import SwiftParser
internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes, except that for documentation; those inside `#if` count as unknown.
  var values: [Attribute] {
    map { element in
      switch element {
      case .attribute(let attribute): Attribute(attribute)
      case .ifConfigDecl(let node): node.hides ? .conditionallyHiding : .conditional
      @unknown default: .conditionallyHiding
      }
    }.filter { $0.name != "_documentation" }
  }
}

extension IfConfigDeclSyntax {
  /// Whether a branch has an attribute that generated code would have to repeat.
  fileprivate var hides: Bool {
    clauses.contains { clause in
      guard case .attributes(let list)? = clause.elements else { return false }
      return list.values.contains { $0.isCopiedToOptic || $0.hides }
    }
  }
}

extension Attribute {
  init(_ node: AttributeSyntax) {
    self.init(
      type: node.attributeName.written,
      arguments: String(node.plainText.dropFirst(1 + node.attributeName.plainText.count)),
      availability: node.arguments?.as(AvailabilityArgumentListSyntax.self).map(Set.init))
  }
}

extension Set<Attribute.Availability> {
  fileprivate init(_ arguments: AvailabilityArgumentListSyntax) {
    self.init(
      arguments.compactMap { argument in
        switch argument.argument {
        case .token(let token): Attribute.Availability(rawValue: token.text)
        case .availabilityLabeledArgument(let labeled):
          Attribute.Availability(rawValue: labeled.label.text)
        case .availabilityVersionRestriction(let restriction):
          restriction.platform.isPlatform ? nil : .named
        @unknown default: nil
        }
      })
  }
}

extension TokenSyntax {
  /// Whether it is the name of a platform, or another word of the language before a version.
  fileprivate var isPlatform: Bool {
    let suffix = "ApplicationExtension"
    let name = text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
    return Self.platforms.contains(name)
  }

  private static let platforms: Set<String> = [
    "Android", "DriverKit", "FreeBSD", "OSX", "OpenBSD", "Windows", "_PackageDescription",
    "anyAppleOS", "iOS", "macCatalyst", "macOS", "swift", "tvOS", "visionOS", "watchOS",
  ]
}

extension PackageAttribute {
  fileprivate init?(_ attribute: AttributeSyntax) {
    let path = attribute.attributeName.written.names?.identifiers ?? []
    guard let name = KnownAttributes.own(path) else { return nil }
    self.init(attribute, named: name)
  }

  init(_ attribute: AttributeSyntax, named name: String) {
    self.init(name: name, writtenName: Piece(attribute.attributeName), range: attribute.offsets)
    for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      let value = argument.expression
      if [nil, "name"].contains(argument.label?.text), let name = value.literalText {
        givenName = name
      } else if let label = argument.label {
        arguments.append(
          Argument(parameter: label.text, key: Piece(label), value: GivenExpression(value)))
      } else if let literal = value.as(DictionaryExprSyntax.self) {
        for element in literal.content.as(DictionaryElementListSyntax.self) ?? [] {
          arguments.append(
            Argument(
              parameter: element.key.literalText, key: Piece(element.key),
              value: GivenExpression(element.value)))
        }
      } else {
        unreadableArgument = Piece(value)
      }
    }
  }
}

extension PackageAttribute.Piece {
  fileprivate init(_ node: some SyntaxProtocol) {
    self.init(text: node.trimmedDescription, range: node.offsets)
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolations.
  var literalText: String? { `as`(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension AttributeListSyntax {
  /// The attributes, except those of this package, which change nothing that a declaration says.
  var valuesBesideOwn: [Attribute] {
    values.filter { KnownAttributes.own($0.path) == nil }
  }

  /// The attributes of this package.
  var packageAttributes: [PackageAttribute] {
    compactMap { $0.as(AttributeSyntax.self).flatMap(PackageAttribute.init) }
  }
}
