import SwiftReading

extension Declarations {
  /// The declarations as a module sees them that imports theirs: what is not public is unexported.
  var seenByClients: Declarations {
    var seen = self
    for index in types.indices where types[index].kind != .associatedtype {
      let type = types[index]
      seen.types[index].writtenAccess = type.writtenAccess.seenByClients(type.attributes)
      seen.types[index].members = type.members.seenByClients
    }
    for index in extensions.indices {
      seen.extensions[index].members = extensions[index].members.seenByClients
    }
    return seen
  }
}

extension Members {
  fileprivate var seenByClients: Members {
    var seen = self
    for index in properties.indices {
      let property = properties[index]
      let access = property.writtenAccess.seenByClients(property.attributes)
      seen.properties[index].writtenAccess = access
      seen.properties[index].writtenSetterAccess = property.writtenSetterAccess.map {
        min(AccessLevel?.some($0).seenByClients(), access)
      }
    }
    for index in initializers.indices {
      let initializer = initializers[index]
      seen.initializers[index].writtenAccess = initializer.writtenAccess
        .seenByClients(initializer.attributes)
    }
    return seen
  }
}

extension AccessLevel? {
  /// - Parameter attributes: Those of the declaration, which can hide it from most clients.
  fileprivate func seenByClients(_ attributes: [Attribute] = []) -> AccessLevel {
    let written = self ?? .internal
    let isExported = written == .public && !attributes.contains(where: \.isSystemInterface)
    return isExported ? .public : Swift.min(written, .unexported)
  }
}
