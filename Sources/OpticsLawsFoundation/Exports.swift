// Whoever checks optics of types from Foundation needs the checks, too: one import for both.
@_exported import OpticsLaws
