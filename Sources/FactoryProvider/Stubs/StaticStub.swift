/// A stub of a protocol that asks something of the type itself: static members or initializers.
///
/// A type is there once for all tests, which run at the same time. So what it answers is changed for
/// the length of a call, and only for the task that makes it:
/// `UserStub.withStatics(UserStub.Statics._make *~ { … }) { … }`.
public protocol StaticStub {
  /// The closures that answer for the type.
  associatedtype Statics: Providable, Sendable
}

extension StaticStub {
  /// The closures that answer for the type here and now.
  public static var statics: Statics {
    CurrentStatics.values[ObjectIdentifier(Self.self)] as? Statics ?? .provide()
  }

  /// Calls a function while the type answers otherwise.
  ///
  /// - Parameters:
  ///   - change: Makes the closures to be used of those that are used now.
  ///   - body: The function. Detached tasks and dispatch queues that it starts see no change.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws.
  public static func withStatics<Value>(
    _ change: (Statics) -> Statics, _ body: () throws -> Value
  ) rethrows -> Value {
    try CurrentStatics.$values.withValue(values(with: change(statics)), operation: body)
  }

  /// Calls an asynchronous function while the type answers otherwise.
  ///
  /// - Parameters:
  ///   - change: Makes the closures to be used of those that are used now.
  ///   - isolation: Where the function runs: where it is called.
  ///   - body: The function. Detached tasks and dispatch queues that it starts see no change.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws.
  public static func withStatics<Value>(
    _ change: (Statics) -> Statics, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await CurrentStatics.$values.withValue(values(with: change(statics)), operation: body)
  }

  private static func values(with statics: Statics) -> [ObjectIdentifier: any Sendable] {
    var values = CurrentStatics.values
    values[ObjectIdentifier(Self.self)] = statics
    return values
  }
}

/// The closures of all stubs that answer otherwise than they do when unset.
private enum CurrentStatics {
  @TaskLocal static var values: [ObjectIdentifier: any Sendable] = [:]
}
