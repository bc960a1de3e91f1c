/// What a closure of a stub is given in place of a function that it cannot be given.
///
/// A function over a generic type that does not escape cannot be kept, not even as `Any`. Where the
/// generator knows that a parameter is one, it leaves the stub out and says so; where the type is an
/// alias of another module it cannot know, and the closure finds this.
public struct UnpassableFunction: Sendable {}

extension StubAnswer {
  /// A value of a generic type that another module declares, as the closure of a stub takes it.
  @_disfavoredOverload
  public static func erased<Value>(_ value: Value) -> Any { value }

  /// What takes the place of a function that is no value.
  public static func erased<Result, Failure: Error>(
    _ function: @isolated(any) () async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: @isolated(any) (Argument) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: @isolated(any) (inout Argument) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<First, Second, Result, Failure: Error>(
    _ function: @isolated(any) (First, Second) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<First, Second, Third, Result, Failure: Error>(
    _ function: @isolated(any) (First, Second, Third) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<First, Second, Third, Fourth, Result, Failure: Error>(
    _ function: @isolated(any) (First, Second, Third, Fourth) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<First, Second, Result, Failure: Error>(
    _ function: @isolated(any) (inout First, Second) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: @isolated(any) (Argument...) async throws(Failure) -> Result
  ) -> Any {
    UnpassableFunction()
  }

  /// What takes the place of a function that is no value.
  ///
  /// The second parameter tells this declaration from the one for functions that stay on no actor.
  public static func erased<Argument, Result, Failure: Error>(
    _ function: nonisolated(nonsending) (Argument) async throws(Failure) -> Result, _: Void = ()
  ) -> Any {
    UnpassableFunction()
  }
}
