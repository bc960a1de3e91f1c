#if canImport(SwiftUI)
  // A view that binds through optics composes them: one import for both.
  @_exported import Optics
#endif
