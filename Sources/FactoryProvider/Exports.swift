// A test that makes values with factories changes them with lenses: one import for both.
@_exported import Optics
