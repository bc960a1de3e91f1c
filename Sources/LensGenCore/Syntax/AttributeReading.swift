import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes; those inside `#if` count as unknown.
  var values: [Attribute] {
    map { element in
      switch element {
      case .attribute(let attribute): Attribute(attribute)
      default: .conditional
      }
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
        default: nil
        }
      })
  }
}
