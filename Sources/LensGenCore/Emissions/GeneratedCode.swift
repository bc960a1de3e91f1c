import SwiftReading

/// The code that one emission generates for one type, and what it needs of the file around it.
struct GeneratedCode: Sendable {
  let type: ExtendedType
  /// The highest access level of the declarations.
  let access: AccessLevel
  /// Whether it conforms the type to a protocol of a library.
  var isConformance = false
  /// Whether it names types that are `Sendable` in one language mode only.
  ///
  /// The module may use another mode than its tests, so the compiler has to be lenient.
  var dependsOnLanguageMode = false
  /// The types in it that other modules may declare, besides the extended one.
  var nameUses: [NameUse] = []
  /// The files besides that of the type that the code draws on, as it does on the file of an
  /// inherited protocol, or of an initializer in an extension: it needs their imports, too.
  var sources: Set<String> = []
  /// The library whose types the declarations show, and the access level that its import needs.
  var library: (name: String, access: AccessLevel)?
  /// The number of lenses and prisms.
  var opticCount = 0
  let lines: [String]
}

extension GeneratedCode {
  var isConformanceInModule: Bool { isConformance && !type.isOfOtherModule }
}

/// The use of a type that another module may declare.
struct NameUse: Equatable, Sendable {
  /// The name, or `nil` if it may be any.
  let name: String?
  let access: AccessLevel
}

extension NameUse {
  /// Returns the uses of names by a declaration.
  static func all(of names: Set<String>, by access: AccessLevel) -> [NameUse] {
    names.map { NameUse(name: $0, access: access) }
  }
}
