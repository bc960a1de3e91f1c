import SwiftModule
import SwiftReading

/// The code that one emission generates for one type, and what it needs of the file around it.
package struct GeneratedCode: Sendable {
  package let type: ExtendedType
  package let declarations: [GeneratedDeclaration]
  /// The highest access level of the declarations: in tests, conformances are public, and nothing else.
  package let access: AccessLevel
  /// The types that the declarations show, the extended one among them.
  package let shown: ShownTypes
  /// Whether it names types that are `Sendable` in one language mode only.
  ///
  /// The module may use another mode than its tests, so the compiler has to be lenient.
  package var dependsOnLanguageMode = false
  /// The files besides that of the type that the code draws on, as it does on the file of an
  /// inherited protocol, or of an initializer in an extension: it needs their imports, too.
  package var sources: Set<String> = []
  /// The library whose types the declarations show, and the access level that its import needs.
  package var library: (name: String, access: AccessLevel)?
  /// The modules that it uses, besides its libraries.
  package var modules: [String] = []
  /// The declarations that it needs once in each file.
  package var helpers: [GeneratedDeclaration] = []
  /// The number of lenses and prisms.
  package var opticCount = 0

  package init(
    type: ExtendedType, _ declarations: [GeneratedDeclaration],
    dependsOnLanguageMode: Bool = false, sources: Set<String> = [],
    library: (name: String, access: AccessLevel)? = nil, modules: [String] = [],
    helpers: [GeneratedDeclaration] = [], opticCount: Int = 0
  ) {
    self.type = type
    self.declarations = declarations
    self.dependsOnLanguageMode = dependsOnLanguageMode
    self.sources = sources
    self.library = library
    self.modules = modules
    self.helpers = helpers
    self.opticCount = opticCount
    let all = declarations.flatMap(\.withMembers)
    access = all.map { type.context.level(of: $0) }.max() ?? .internal
    shown = all.reduce(into: ShownTypes(type.names, by: access)) {
      $0.formUnion(ShownTypes($1.shown, by: type.context.level(of: $1)))
    }
  }
}

extension GeneratedCode {
  package var lines: [String] { declarations.lines(in: type.context) }

  /// The conformances that other modules may count on.
  package var conformances: [ExtensionDeclaration] { declarations.compactMap(\.conformance) }
}

extension GeneratedDeclaration {
  /// The declaration, and all in it.
  package var withMembers: [GeneratedDeclaration] { [self] + members.flatMap(\.withMembers) }

  package var members: [GeneratedDeclaration] {
    switch body {
    case .none, .code, .closure, .line, .accessors: []
    case .members(let members): members
    case .list(let groups): groups.flatMap(\.self)
    }
  }
}

extension GenerationContext {
  /// Returns the access level that a generated declaration has: in a test target, only conformances are public.
  fileprivate func level(of declaration: GeneratedDeclaration) -> AccessLevel {
    let isOpen = [.conformance, .inlinedConformance].contains(declaration.reach)
    return place == .tests && isOpen ? .public : level(declaration.access)
  }
}
