import SwiftReading

extension Declarations {
  /// Returns the declarations as a module sees them that imports theirs: what is below an access level,
  /// `package` within a package, is unexported.
  func seen(from level: AccessLevel) -> Declarations {
    var seen = self
    for index in types.indices where types[index].kind != .associatedtype {
      let type = types[index]
      seen.types[index].writtenAccess = type.writtenAccess.seen(from: level, type.attributes)
      seen.types[index].members = type.members.seen(from: level)
    }
    for index in extensions.indices {
      seen.extensions[index].members = extensions[index].members.seen(from: level)
    }
    return seen
  }
}

extension Members {
  fileprivate func seen(from level: AccessLevel) -> Members {
    var seen = self
    for index in properties.indices {
      let property = properties[index]
      let access = property.writtenAccess.seen(from: level, property.attributes)
      seen.properties[index].writtenAccess = access
      seen.properties[index].writtenSetterAccess = property.writtenSetterAccess.map {
        min(AccessLevel?.some($0).seen(from: level), access)
      }
    }
    for index in initializers.indices {
      let initializer = initializers[index]
      seen.initializers[index].writtenAccess = initializer.writtenAccess
        .seen(from: level, initializer.attributes)
    }
    return seen
  }
}

extension AccessLevel? {
  /// - Parameter attributes: Those of the declaration, which can hide it from most clients.
  fileprivate func seen(from level: AccessLevel, _ attributes: [Attribute] = []) -> AccessLevel {
    let written = self ?? .internal
    let isExported = written >= level && !attributes.contains(where: \.isSystemInterface)
    return isExported ? written : Swift.min(written, .unexported)
  }
}
