// Lists of optics name the optics' types; one import serves both.
@_exported import Optics
