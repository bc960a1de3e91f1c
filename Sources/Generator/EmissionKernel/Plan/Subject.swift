import SwiftModule
import SwiftReading

/// The declaration that a message is about.
package enum Subject: Sendable {
  case type(TypeDeclaration)
  case property(Property, of: TypeDeclaration)
  case enumCase(EnumCase, of: TypeDeclaration)
  /// What an optic leads to.
  case part(Identifier, at: Position, of: TypeDeclaration)
  /// Something else, with its full name.
  case other(String, at: Position)
}

extension Subject {
  /// The full name.
  package var name: String {
    switch self {
    case .type(let type): type.name
    case .property(let property, let type): "\(type.name).\(property.name.text)"
    case .enumCase(let enumCase, let type): "\(type.name).\(enumCase.name.text)"
    case .part(let name, _, let type): "\(type.name).\(name.text)"
    case .other(let name, _): name
    }
  }

  /// The name within the type, if it is a member of one.
  package var memberName: Identifier? {
    switch self {
    case .property(let property, _): property.name
    case .enumCase(let enumCase, _): enumCase.name
    case .part(let name, _, _): name
    case .type, .other: nil
    }
  }

  package var position: Position {
    switch self {
    case .type(let type): type.position
    case .property(let property, _): property.position
    case .enumCase(let enumCase, _): enumCase.position
    case .part(_, let position, _), .other(_, let position): position
    }
  }
}
