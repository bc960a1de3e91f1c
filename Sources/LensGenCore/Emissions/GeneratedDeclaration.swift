/// The code that one emission generates for one type: the last value before its text.
protocol GeneratedCode: Sendable {
  /// The highest access level of the declarations.
  var access: AccessLevel { get }

  /// Whether it conforms the type to a protocol of a library.
  var isConformance: Bool { get }

  /// Whether it names types that are `Sendable` in one language mode only.
  ///
  /// The module may use another mode than its tests, so the compiler has to be lenient.
  var dependsOnLanguageMode: Bool { get }

  /// The types in it that other modules may declare, besides the extended one.
  var nameUses: [NameUse] { get }

  /// The library whose types the declarations show.
  var library: String? { get }

  /// Returns the access level that the import of the library needs.
  ///
  /// - Parameter isBesideTested: Whether a tested module is imported: a conformance of a type of
  ///   that module has to be public.
  func accessOfLibrary(besideTested isBesideTested: Bool) -> AccessLevel

  /// Returns the lines of the code.
  func lines(of type: ExtendedType, in file: FileScope) -> [String]
}

extension GeneratedCode {
  var isConformance: Bool { false }
  var dependsOnLanguageMode: Bool { false }
  var nameUses: [NameUse] { [] }
  var library: String? { nil }

  func accessOfLibrary(besideTested isBesideTested: Bool) -> AccessLevel {
    isBesideTested ? .internal : access
  }
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

/// The code that one emission generates for one type, with the type.
struct GeneratedDeclaration: Sendable {
  var type: ExtendedType
  var code: any GeneratedCode
}

extension GeneratedDeclaration {
  /// Whether it is a conformance of a type of the module itself.
  var isConformanceInModule: Bool { code.isConformance && !type.isOfOtherModule }
}
