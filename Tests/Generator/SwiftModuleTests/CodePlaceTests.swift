import SwiftModule
import Testing

/// Where generated code stands, by the settings.
@Suite struct CodePlaceTests {
  @Test func thePlaceFollowsFromTheSettings() {
    var settings = Settings()
    #expect(settings.place == .module)
    settings.supportedImports = ["Model"]
    #expect(settings.place == .support && settings.place.isOutside)
    settings.testableImports = ["Model"]
    #expect(settings.place == .tests && settings.place.isOutside)
    #expect(ModuleIndex(files: [], settings: settings).place == .tests)
    #expect(ModuleIndex(files: [], place: .type).place == .type && !CodePlace.type.isOutside)
  }
}
