/// A stub of a protocol with requirements on the type itself: static members or initializers.
///
/// All tests share one type, and they run concurrently. Therefore, the closures of a type are set
/// for the duration of a call, and only for the task that makes the call:
/// `OrderStub.withStatics(OrderStub.Statics._make *~ { … }) { … }`.
public protocol StaticStub {
  /// The closures for the static requirements.
  associatedtype Statics: Providable, Sendable
}

extension StaticStub {
  /// The closures for the static requirements in the current task.
  public static var statics: Statics {
    CurrentStatics.values[ObjectIdentifier(Self.self)] as? Statics ?? .provide()
  }

  /// Calls a function with other closures for the static requirements.
  ///
  /// - Parameters:
  ///   - change: Makes the new closures from the current ones.
  ///   - body: The function to call. Detached tasks and dispatch queues that it starts do not see
  ///     the new closures.
  /// - Returns: The result of the function.
  /// - Throws: The error that the function throws.
  public static func withStatics<Value>(
    _ change: (Statics) -> Statics, _ body: () throws -> Value
  ) rethrows -> Value {
    try CurrentStatics.$values.withValue(values(with: change(statics)), operation: body)
  }

  /// Calls an asynchronous function with other closures for the static requirements.
  ///
  /// - Parameters:
  ///   - change: Makes the new closures from the current ones.
  ///   - isolation: The actor that runs the function; by default, that of the caller.
  ///   - body: The function to call. Detached tasks and dispatch queues that it starts do not see
  ///     the new closures.
  /// - Returns: The result of the function.
  /// - Throws: The error that the function throws.
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

/// The closures of all stubs whose static requirements have been set.
private enum CurrentStatics {
  @TaskLocal static var values: [ObjectIdentifier: any Sendable] = [:]
}
