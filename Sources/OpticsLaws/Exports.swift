// Tests print and compare changes, too; one import serves both.
@_exported import OpticsChanges
