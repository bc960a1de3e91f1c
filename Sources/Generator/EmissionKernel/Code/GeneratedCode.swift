import SwiftReading

/// The code that one emission generates for one type, and what it needs of the file around it.
package struct GeneratedCode: Sendable {
  package let type: ExtendedType
  /// The highest access level of the declarations.
  package let access: AccessLevel
  /// Whether it conforms the type to a protocol of a library.
  package var isConformance = false
  /// Whether it names types that are `Sendable` in one language mode only.
  ///
  /// The module may use another mode than its tests, so the compiler has to be lenient.
  package var dependsOnLanguageMode = false
  /// The types in it that other modules may declare, besides the extended one.
  package var nameUses: [NameUse] = []
  /// The files besides that of the type that the code draws on, as it does on the file of an
  /// inherited protocol, or of an initializer in an extension: it needs their imports, too.
  package var sources: Set<String> = []
  /// The library whose types the declarations show, and the access level that its import needs.
  package var library: (name: String, access: AccessLevel)?
  /// The modules that it uses, besides its libraries.
  package var modules: [String] = []
  /// The declaration that it needs once in each file.
  package var helper: [String] = []
  /// The number of lenses and prisms.
  package var opticCount = 0
  package let lines: [String]

  package init(
    type: ExtendedType, access: AccessLevel, isConformance: Bool = false,
    dependsOnLanguageMode: Bool = false, nameUses: [NameUse] = [], sources: Set<String> = [],
    library: (name: String, access: AccessLevel)? = nil, modules: [String] = [],
    helper: [String] = [], opticCount: Int = 0, lines: [String]
  ) {
    self.type = type
    self.access = access
    self.isConformance = isConformance
    self.dependsOnLanguageMode = dependsOnLanguageMode
    self.nameUses = nameUses
    self.sources = sources
    self.library = library
    self.modules = modules
    self.helper = helper
    self.opticCount = opticCount
    self.lines = lines
  }
}

/// The use of a type that another module may declare.
package struct NameUse: Equatable, Sendable {
  /// The name, or `nil` if it may be any.
  package let name: String?
  package let access: AccessLevel

  package init(name: String?, access: AccessLevel) {
    self.name = name
    self.access = access
  }
}

extension NameUse {
  /// Returns the uses of names by a declaration.
  package static func all(of names: Set<String>, by access: AccessLevel) -> [NameUse] {
    names.map { NameUse(name: $0, access: access) }
  }
}
