import GeneratorTesting
import SwiftReading
import Testing

@testable import SwiftModule

/// What is known of the standard library, compared with its interface.
@Suite struct KnownNamesTests {
  /// What is wrongly taken for the standard library's loses the imports of its file.
  @Test func whatIsTakenForTheStandardLibrarysIs() {
    let declared = Set(Toolchain.standardLibrary.filter { $0.path.count == 1 }.map(\.name))
    #expect(declared.count > 300)
    // These are no declarations.
    let words: Set<String> = ["Any", "Self", "Swift"]
    let aliases = KnownNames.languageTypes.filter { $0.contains(".") }
    #expect(KnownNames.languageTypes.subtracting(declared).subtracting(words) == aliases)
  }

  @Test func itsMembersAreMembersOfItsTypes() {
    let members = Toolchain.standardLibrary.filter { $0.path.count > 1 }
    #expect(KnownNames.languageMembers.subtracting(members.compactMap(\.path.last?.text)) == [])
  }

  @Test func allItsProtocolsAreKnown() {
    let declared = Set(Toolchain.protocols.keys.filter { !$0.hasPrefix("_") })
    #expect(declared.count > 60)
    #expect(KnownNames.standardProtocols == declared)
  }

  @Test func protocolsOfSendableTypesInheritIt() {
    for name in KnownNames.sendableProtocols.intersection(KnownNames.standardProtocols) {
      #expect(
        name == "Sendable" || Toolchain.protocols[name]?.contains("Sendable") == true, "\(name)")
    }
  }

  /// What can never be copied, or escape, whatever its arguments are.
  @Test func allConfinedGenericTypesAreKnown() {
    let confined = Toolchain.standardLibrary.filter { type in
      type.path.count == 1 && !type.genericParameters.isEmpty && type.kind != .protocol
        && type.inheritedTypes.contains { ["Copyable", "Escapable"].contains($0.suppressedName) }
        && !Toolchain.conditionallyCopyable.contains(type.name)
    }
    let ofOtherModules: Set<String> = ["Atomic", "AtomicLazyReference", "Mutex"]
    #expect(KnownNames.confinedTypes == Set(confined.map(\.name)).union(ofOtherModules))
  }

  #if os(Linux)
    /// On other systems, Foundation has more, which no interface declares.
    @Test func whatFoundationDeclaresIsKnownToBeOfIt() {
      let types = Toolchain.foundation.filter { $0.path.count == 1 && !$0.path[0].hasPrefix("_") }
      #expect(types.count > 300)
      let protocols = Set(types.filter(\.isProtocol).map { $0.path[0] })
      #expect(KnownNames.foundationProtocols == protocols)
      let isLikeC: (String) -> Bool = { $0.first?.isUppercase != true }
      let unknown = types.map { $0.path[0] }.filter { !KnownNames.foundationMayDeclare($0) }
      #expect(unknown.filter { !isLikeC($0) } == [])
    }

    @Test func theTypesOfSeparateModulesAreKnown() {
      for (module, names) in KnownNames.separateTypes {
        let declared = Set(Toolchain.types(of: module)).filter { $0.first?.isUppercase == true }
        #expect(names == declared, "\(module)")
      }
    }

    @Test func whatFoundationAddsToTypesOfTheStandardLibraryIsNotOfIt() {
      let added = Toolchain.foundation.filter {
        $0.path.count > 1 && KnownNames.languageTypes.contains($0.path[0])
      }
      #expect(added.contains { $0.path == ["String", "Encoding"] })
      #expect(added.filter { KnownNames.languageMembers.contains($0.path[1]) }.map(\.path) == [])
    }
  #endif
}
