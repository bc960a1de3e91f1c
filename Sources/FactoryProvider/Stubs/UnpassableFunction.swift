/// The value that a stub's closure receives in place of a function that cannot be passed to it.
///
/// A non-escaping function over a generic type cannot be stored, not even as `Any`. If the
/// generator knows that a parameter is such a function, it skips the stub with a warning. If the
/// type is an alias of another module, the generator cannot know, and the closure receives this
/// value.
public struct UnpassableFunction: Sendable {}

extension StubAnswer {
  /// Converts a value of a generic type of another module to what the stub's closure takes.
  @_disfavoredOverload
  public static func erased<Value>(_ value: Value) -> Any { value }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<Result, Failure: Error>(
    _ function: @isolated(any) () async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: @isolated(any) (Argument) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: @isolated(any) (inout Argument) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<First, Second, Result, Failure: Error>(
    _ function: @isolated(any) (First, Second) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<First, Second, Third, Result, Failure: Error>(
    _ function: @isolated(any) (First, Second, Third) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<First, Second, Third, Fourth, Result, Failure: Error>(
    _ function: @isolated(any) (First, Second, Third, Fourth) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<First, Second, Result, Failure: Error>(
    _ function: @isolated(any) (inout First, Second) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: @isolated(any) (Argument...) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// Returns a placeholder for a function that cannot be stored.
  ///
  /// The second parameter distinguishes this overload from the one for `@isolated(any)` functions.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: nonisolated(nonsending) (Argument) async throws(Failure) -> Result, _: Void = ()
  ) -> Any {
    UnpassableFunction()
  }
}
