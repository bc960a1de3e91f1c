/// A type of a module that is foreign to the model.
public struct Currency { public var code: String }
