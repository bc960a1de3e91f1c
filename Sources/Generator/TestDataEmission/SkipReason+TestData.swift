import SwiftModule
import SwiftReading

extension SkipReason {
  /// The edit that would make a type conform to a protocol.
  enum Remedy: Equatable, Sendable {
    case `extension`(of: String)
    case `import`(String)
    /// An emission, and words for the value that it would make.
    case emission(String, for: String)
    /// Its aliases cannot be followed.
    case simplerType
    case none
  }

  /// - Parameter others: The other properties or parameters without a value, with their types.
  static func notConforming(
    _ name: Identifier, type: String, remedy: Remedy, to proto: KnownProtocol,
    besides others: [String] = []
  ) -> Self {
    Self(
      .valueUnknownType,
      "not made \(proto.rawValue): '\(name.text)' has type '\(type)', "
        + remedy.message(type, proto)
        + (others.isEmpty ? "" : "; also in the way: ") + others.quoted)
  }

  static func recursive(
    _ proto: KnownProtocol, parameter: Identifier, type: String, owner: String
  ) -> Self {
    Self(
      .valueRecursive,
      "not made \(proto.rawValue): by '\(parameter.text): \(type)', every value needs another "
        + "value of the type; "
        + (proto == .providable
          ? "add a default for '\(owner).\(parameter.text)' under 'defaults' in the configuration "
            + "file" : "write the conformance by hand"))
  }

  static func noConstruction(
    _ proto: KnownProtocol, _ id: MessageID = .valueNoInitializer, failure: String
  ) -> Self {
    Self(id, "not made \(proto.rawValue): \(failure)")
  }

  static func ownProvide(_ type: String) -> Self {
    Self(
      .valueOwnProvide,
      "not made Providable: it already has a 'provide'; if that needs no arguments, write "
        + "'extension \(type): Providable {}' in a file that lens-gen reads, otherwise rename it")
  }

  static func inheritance(_ name: String) -> Self {
    Self(
      .valueInherited,
      "not made Providable: it shares its conformances with '\(name)' by inheritance; write "
        + "'provide' by hand, as '-> Self', with a 'required' initializer")
  }

  static func noBuilder(_ failure: String) -> Self {
    Self(
      .valueNoInitializer, "no builder: \(failure)",
      inMacros:
        "no builder: no initializer of this declaration has only parameters that a builder can pass "
        + "on; lens-gen also sees initializers in extensions")
  }

  static var sameBuilder: Self {
    Self(.builderRepeated, "no builder: the builder of another case has the same parameters")
  }

  static var inheritedBuilder: Self {
    Self(
      .builderRepeated,
      "no builder: its superclass has a builder with the same parameters; call its initializer")
  }

  static var noCaseBuilder: Self {
    Self(
      .builderCase,
      "no builder: its payload has no values, is deprecated, or has a type that an extension "
        + "cannot name")
  }

  static func noFixture(
    _ failure: String, _ id: MessageID = .valueNoInitializer
  ) -> Self {
    Self(id, "no fixture function: \(failure)")
  }

  static func notChecked(_ id: MessageID, _ cause: String) -> Self {
    Self(id, "its laws are not checked: \(cause)")
  }
}

func adviceToImport(_ module: String) -> String {
  "add '--import \(module)', or 'imports: \(module)' in the configuration file"
}

extension [String] {
  /// The texts in quotation marks, separated by commas.
  var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension SkipReason.Remedy {
  fileprivate func message(_ type: String, _ proto: KnownProtocol) -> String {
    switch self {
    case .extension(let name):
      (name == type ? "which" : "and '\(name)'")
        + " is not known to conform; write 'extension \(name): \(proto.rawValue) { … }' in a "
        + "file that lens-gen reads, or add a default for it under 'defaults' in the configuration file"
    case .import(let module):
      "which conforms in the module '\(module)'; \(adviceToImport(module))"
    case .emission(let name, let value):
      "which cannot conform; add '\(name)', as in '--emit factories,\(name)', so that \(value) is used, "
        + "or add a default for it under 'defaults' in the configuration file"
    case .simplerType:
      "whose aliases stand for more types than lens-gen follows; add a default for it under 'defaults' "
        + "in the configuration file, or write the conformance by hand"
    case .none:
      "which cannot conform; add a default for it under 'defaults' in the configuration file, or "
        + "write the conformance by hand"
    }
  }
}
