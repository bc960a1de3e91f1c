// swift-format-ignore-file

public struct PublicMemberwise: Equatable { public let name: String; public var age: Int }

public struct PublicInitializer: Equatable {
  public let name: String
  public var age: Int
  public init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

public struct PublicBesideInternal: Equatable {
  public let name: String
  let secret: Int
  public internal(set) var count: Int
}

public struct PrivateSetters: Equatable {
  public private(set) var name: String
  fileprivate(set) var age: Int
  public private(set) var note: String = ""
}

public struct PrivateSettersWithInitializer: Equatable {
  public private(set) var name: String
  public init(name: String) { self.name = name }
}

package struct PackageLevel: Equatable {
  package let name: String
  package var age: Int
  var note: String
}

package struct PackageInitializer: Equatable {
  package let name: String
  package init(name: String) { self.name = name }
}

public struct PackageSetter: Equatable {
  public package(set) var name: String
}

@usableFromInline struct UsableFromInline: Equatable {
  @usableFromInline let name: String
  @usableFromInline var age: Int
}

@frozen public struct Frozen: Equatable {
  public var name: String
  public let age: Int
}

struct PrivateProperties: Equatable {
  private var secret: Int = 1
  fileprivate let token: String
  var name: String
  let id: Int
}

private struct PrivateType { let name: String }

fileprivate struct FilePrivateType { let name: String }

struct PrivateInside: Equatable {
  private struct Hidden: Equatable {
    let name: String
    struct Deeper { let name: String }
  }
  private var hidden = Hidden(name: "")
  var name: String
}

public extension PublicInitializer {
  struct Nested: Equatable {
    public let name: String
    let age: Int
  }
  enum Choice: Equatable { case yes(Int), no }
}

private extension PublicInitializer {
  struct Concealed { let name: String }
}

struct InternalAroundPublic: Equatable {
  public struct Inner: Equatable {
    public var name: String
    public let age: Int
    public init(name: String, age: Int) {
      self.name = name
      self.age = age
    }
  }
  public var inner: Inner
}

public enum PublicChoice: Equatable { case text(String), number(value: Int), nothing }

@frozen public enum FrozenChoice: Equatable { case text(String), nothing }

package enum PackageChoice: Equatable { case text(String), nothing }

private enum PrivateChoice { case text(String) }

open class OpenClass {
  public var name = ""
  public struct InsideClass: Equatable { public var name: String; let id: Int }
}

@_spi(Testing) public struct Hidden: Equatable { public var name: String }

public struct HiddenMember: Equatable {
  @_spi(Testing) public var name: String
  public var age: Int
}

public struct ConstantBesideHidden: Equatable {
  public let name: String
  @_spi(Testing) public let secret: Int
  @_spi(Testing) public var count: Int
  public init(name: String, secret: Int, count: Int) {
    self.name = name
    self.secret = secret
    self.count = count
  }
}

public struct PublicInitializerOfInternal: Equatable {
  public let name: String
  let secret: Int
  public init(name: String, secret: Int) {
    self.name = name
    self.secret = secret
  }
}

@_spi(Testing) public struct HiddenWithInternal: Equatable { public var name: String; var count: Int }

/// A public generic type.
public struct PublicPair<First, Second: Hashable> {
  public var first: First
  public let second: Second
  public init(first: First, second: Second) { (self.first, self.second) = (first, second) }
}

/// A public generic type with a nested type.
public enum PublicOption<Value> {
  case some(Value), nothing
  public struct Inside {
    public var value: Value
  }
}

@_spi(Testing) public struct HiddenGeneric<Value> {
  public let values: [Value]
  public init(values: [Value]) { self.values = values }
}

@_spi(Testing) public struct HiddenWithInitializer {
  public let value: Int
  public init(value: Int) { self.value = value }
}

enum NotUsableFromInline { @usableFromInline struct Within: Equatable { @usableFromInline let name: String } }

@usableFromInline final class UsableFromInlineOwner {
  public enum Failure { case unsupported }
}
