// The macros write `Lens` and `Prism` into the file that uses them.
@_exported import Optics
