import SwiftReading

/// The code that one emission generates for one type, and what it needs of the file around it.
package struct GeneratedCode: Sendable {
  package let type: ExtendedType
  /// The highest access level of the declarations: in tests, conformances are public, and nothing else.
  package let access: AccessLevel
  /// Whether it names types that are `Sendable` in one language mode only.
  ///
  /// The module may use another mode than its tests, so the compiler has to be lenient.
  package var dependsOnLanguageMode = false
  /// The types that the declarations show, the extended one among them.
  package private(set) var shown: ShownTypes
  /// The files besides that of the type that the code draws on, as it does on the file of an
  /// inherited protocol, or of an initializer in an extension: it needs their imports, too.
  package var sources: Set<String> = []
  /// The library whose types the declarations show, and the access level that its import needs.
  package var library: (name: String, access: AccessLevel)?
  /// The modules that it uses, besides its libraries.
  package var modules: [String] = []
  /// The declaration that it needs once in each file.
  package var helper: [String] = []
  /// The conformance to a protocol of a library that other modules may count on.
  package var conformance: ExtensionDeclaration?
  /// The number of lenses and prisms.
  package var opticCount = 0
  package let lines: [String]

  package init(
    type: ExtendedType, access: AccessLevel, dependsOnLanguageMode: Bool = false,
    shown: ShownTypes = ShownTypes(), sources: Set<String> = [],
    library: (name: String, access: AccessLevel)? = nil, modules: [String] = [],
    helper: [String] = [], conformance: ExtensionDeclaration? = nil, opticCount: Int = 0,
    lines: [String]
  ) {
    self.type = type
    self.access = access
    self.dependsOnLanguageMode = dependsOnLanguageMode
    self.shown = shown
    self.shown.formUnion(ShownTypes(type.names, by: access))
    self.sources = sources
    self.library = library
    self.modules = modules
    self.helper = helper
    self.conformance = conformance
    self.opticCount = opticCount
    self.lines = lines
  }
}
