// Tests make values with factories and change them with lenses; one import serves both.
@_exported import Optics
