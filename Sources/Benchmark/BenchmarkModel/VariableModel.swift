// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Level 1 of a model with `var` properties.
public struct Variable1: Equatable, Sendable {
  public var next: Variable2
  public var count: Int
  public var name: String

  @inlinable public init(next: Variable2, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 2 of a model with `var` properties.
public struct Variable2: Equatable, Sendable {
  public var next: Variable3
  public var count: Int
  public var name: String

  @inlinable public init(next: Variable3, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 3 of a model with `var` properties.
public struct Variable3: Equatable, Sendable {
  public var next: Variable4
  public var count: Int
  public var name: String

  @inlinable public init(next: Variable4, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 4 of a model with `var` properties.
public struct Variable4: Equatable, Sendable {
  public var next: Variable5
  public var count: Int
  public var name: String

  @inlinable public init(next: Variable5, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 5 of a model with `var` properties.
public struct Variable5: Equatable, Sendable {
  public var next: Variable6
  public var count: Int
  public var name: String

  @inlinable public init(next: Variable6, count: Int, name: String) {
    (self.next, self.count, self.name) = (next, count, name)
  }
}

/// Level 6 of a model with `var` properties.
public struct Variable6: Equatable, Sendable {
  public var value: Int
  public var count: Int
  public var name: String

  @inlinable public init(value: Int, count: Int, name: String) {
    (self.value, self.count, self.name) = (value, count, name)
  }
}
