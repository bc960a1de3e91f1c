internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes, except that for documentation; those inside `#if` count as unknown.
  var values: [Attribute] {
    map { element in
      switch element {
      case .attribute(let attribute): Attribute(attribute)
      default: .conditional
      }
    }.filter { $0.name != "_documentation" }
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
        default: nil
        }
      })
  }
}

extension BuilderRequest {
  /// Reads the request for a builder, if there is one.
  init?(_ marks: MarkList, _ attributes: AttributeListSyntax) {
    let found = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .compactMap(BuilderRequest.init).first
    if found == nil && !marks.marks.contains(.build) { return nil }
    self = found ?? BuilderRequest()
  }

  /// The attributes that request a builder, with the name of the builder.
  private static let names: [String: String?] = [
    "Buildable": nil, "BuildableForTesting": "buildForTesting", "Builders": nil,
  ]

  /// Whether some attributes request builders.
  static func isAmong(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { names[$0.as(AttributeSyntax.self)?.ownName ?? ""] != nil }
  }

  /// Reads `@Buildable(["year": 1970], name: "make")` or `@Buildable(year: 1970)`.
  private init?(_ attribute: AttributeSyntax) {
    guard let name = Self.names[attribute.ownName] else { return nil }
    self.name = name
    for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      let value = argument.expression
      if argument.label?.text == "name", let name = value.literalText {
        self.name = name
      } else if let label = argument.label {
        defaults.append(Default(parameter: label.text, value: GivenExpression(value)))
      } else if case .elements(let elements) = value.as(DictionaryExprSyntax.self)?.content {
        for element in elements {
          guard let parameter = element.key.literalText else { continue }
          defaults.append(Default(parameter: parameter, value: GivenExpression(element.value)))
        }
      }
    }
  }
}

extension AttributeListSyntax {
  /// The attributes, except those of this package, which change nothing that a declaration says.
  var valuesBesideOwn: [Attribute] {
    values.filter { !KnownAttributes.own.contains($0.name) }
  }
}

extension AttributeSyntax {
  fileprivate var ownName: String { attributeName.trimmedDescription }
}
