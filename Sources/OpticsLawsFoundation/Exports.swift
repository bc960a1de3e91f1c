// Tests of Foundation's types need the checks, too; one import serves both.
@_exported import OpticsLaws
