/// The options that only one emission, or one group of them, has.
package protocol EmissionOption: Equatable, Sendable {
  /// Creates the default options.
  init()
}

/// The options of all emissions, by their type, so that only the emission knows the type.
package struct EmissionOptions: Sendable {
  private var values: [ObjectIdentifier: any EmissionOption] = [:]

  package init() {}
}

extension EmissionOptions {
  package subscript<Option: EmissionOption>(_: Option.Type) -> Option {
    get { values[ObjectIdentifier(Option.self)] as? Option ?? Option() }
    set { values[ObjectIdentifier(Option.self)] = newValue == Option() ? nil : newValue }
  }
}

extension EmissionOptions: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    func isSame<Option: EmissionOption>(_ option: Option) -> Bool { right[Option.self] == option }
    return left.values.count == right.values.count && left.values.values.allSatisfy { isSame($0) }
  }
}
