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
      availability: node.arguments?.as(AvailabilityArgumentListSyntax.self).map(Availability.init))
  }
}

extension Availability {
  fileprivate init(_ arguments: AvailabilityArgumentListSyntax) {
    for argument in arguments {
      switch argument.argument {
      case .token(let token): add(token)
      case .availabilityLabeledArgument(let labeled): add(labeled.label)
      default: continue
      }
    }
  }

  private mutating func add(_ word: TokenSyntax) {
    switch word.text {
    case "unavailable": isUnavailable = true
    case "deprecated": isDeprecated = true
    case "noasync": isNotAsync = true
    case "*": isOnAllPlatforms = true
    default: break
    }
  }
}
