/// The access level of a declaration, from the most to the least restrictive.
package enum AccessLevel: Comparable, Sendable {
  case `private`, `fileprivate`
  /// Internal or package in a module that the generated code only imports, so out of reach.
  case unexported
  case `internal`, `package`, `public`

  /// Creates the level of a modifier such as `public` or `open`.
  package init?(modifier: String) {
    switch modifier {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public", "open": self = .public
    default: return nil
    }
  }

  /// The modifier of this level in front of a declaration, followed by a space.
  package var prefix: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .unexported, .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

extension AccessLevel: CustomStringConvertible {
  /// The level as the reason not to use a declaration.
  package var description: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .unexported: "not public"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    }
  }
}
