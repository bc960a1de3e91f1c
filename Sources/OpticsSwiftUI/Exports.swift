#if canImport(SwiftUI)
  // Views compose optics and bind through them; one import serves both.
  @_exported import Optics
#endif
