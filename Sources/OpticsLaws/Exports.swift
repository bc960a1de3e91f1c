// A test prints a difference as the message of an expectation, without another import.
@_exported import func OpticsChanges.difference
