/// What generated stubs return for unset closures, and how they convert return values.
///
/// The code that `lens-gen --emit stubs` writes uses these functions; your tests need not.
public enum StubAnswer {}

extension StubAnswer {
  /// Returns the default of a requirement whose closure is not set.
  ///
  /// A ``Providable`` type provides its value, and an optional of any other type is `nil`. If there
  /// is no default, the process terminates with a message that names the requirement, because a
  /// function that cannot throw has no other way out.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `OrderStore.allOrders()`.
  /// - Returns: A value of the requirement's type.
  public static func unset<Answer>(_ requirement: String) -> Answer {
    guard let answer: Answer = provided() else {
      fatalError(UnsetRequirement(requirement, answer: Answer.self).description)
    }
    return answer
  }

  /// Terminates the process, because the requirement's closure is not set and its type is not
  /// `Copyable`.
  ///
  /// Such a type has no default. The message names the requirement.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `FileStore.open()`.
  /// - Returns: Never.
  @_disfavoredOverload
  public static func unset<Answer: ~Copyable>(_ requirement: String) -> Answer {
    fatalError(UnsetRequirement(requirement).description)
  }

  /// Returns the default of a throwing requirement whose closure is not set.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `OrderStore.order(id:)`.
  /// - Returns: A value of the requirement's type, like ``unset(_:)``.
  /// - Throws: ``UnsetRequirement`` if there is no default.
  public static func unsetOrThrow<Answer>(_ requirement: String) throws -> Answer {
    guard let answer: Answer = provided() else {
      throw UnsetRequirement(requirement, answer: Answer.self)
    }
    return answer
  }

  /// Throws, because the closure of a throwing requirement is not set and its type is not
  /// `Copyable`.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `FileStore.open()`.
  /// - Returns: Never.
  /// - Throws: ``UnsetRequirement``, because such a type has no default.
  @_disfavoredOverload
  public static func unsetOrThrow<Answer: ~Copyable>(_ requirement: String) throws -> Answer {
    throw UnsetRequirement(requirement)
  }

  private static func provided<Answer>() -> Answer? {
    if Answer.self == Void.self { return () as? Answer }
    if let type = Answer.self as? any Providable.Type { return type.provide() as? Answer }
    if let type = Answer.self as? any ExpressibleByNilLiteral.Type {
      return type.init(nilLiteral: ()) as? Answer
    }
    return nil
  }
}

// The answers of strict stubs.
extension StubAnswer {
  /// Fails the test, then returns the default of a requirement whose closure is not set, like
  /// ``unset(_:)``.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as the message names it: `OrderStore.allOrders()`.
  ///   - fail: Fails the test with a message.
  /// - Returns: A value of the requirement's type.
  public static func unset<Answer>(_ requirement: String, failing fail: (String) -> Void) -> Answer
  {
    fail(UnsetRequirement(strict: requirement).description)
    return unset(requirement)
  }

  /// Fails the test, then returns a value, because the requirement's closure is not set.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as the message names it: `OrderStore.allOrders()`.
  ///   - fail: Fails the test with a message.
  ///   - answer: The value to return.
  /// - Returns: The value.
  public static func unset<Answer>(
    _ requirement: String, failing fail: (String) -> Void, or answer: @autoclosure () -> Answer
  ) -> Answer {
    fail(UnsetRequirement(strict: requirement).description)
    return answer()
  }

  /// Fails the test, then terminates the process, because the requirement's closure is not set and
  /// its type is not `Copyable`.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as the message names it: `FileStore.open()`.
  ///   - fail: Fails the test with a message.
  /// - Returns: Never.
  @_disfavoredOverload
  public static func unset<Answer: ~Copyable>(
    _ requirement: String, failing fail: (String) -> Void
  ) -> Answer {
    fail(UnsetRequirement(strict: requirement).description)
    return unset(requirement)
  }

  /// Fails the test, then returns the default of a throwing requirement whose closure is not set.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as the message names it: `OrderStore.order(id:)`.
  ///   - fail: Fails the test with a message, and throws an error that does not fail it once more.
  /// - Returns: A value of the requirement's type, like ``unset(_:)``.
  /// - Throws: The error of the function that fails the test, if there is no default.
  public static func unsetOrThrow<Answer>(
    _ requirement: String, failing fail: (String) throws -> Void
  ) throws -> Answer {
    do { try fail(UnsetRequirement(strict: requirement).description) } catch {
      guard let answer: Answer = provided() else { throw error }
      return answer
    }
    return try unsetOrThrow(requirement)
  }

  /// Fails the test, then throws, because the closure of a throwing requirement is not set and its type is
  /// not `Copyable`.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, as the message names it: `FileStore.open()`.
  ///   - fail: Fails the test with a message, and throws an error that does not fail it once more.
  /// - Returns: Never.
  /// - Throws: The error of the function that fails the test.
  @_disfavoredOverload
  public static func unsetOrThrow<Answer: ~Copyable>(
    _ requirement: String, failing fail: (String) throws -> Void
  ) throws -> Answer {
    let error = UnsetRequirement(strict: requirement)
    try fail(error.description)
    throw error
  }
}

extension StubAnswer {
  /// Returns a closure that always returns the same value, from any thread.
  ///
  /// A test expects to read from a stub's property what it wrote. This also holds for values that
  /// are not `Sendable`, which are then as thread-safe as the test is.
  public static func constant<Answer>(_ answer: Answer) -> @Sendable () -> Answer {
    nonisolated(unsafe) let answer = answer
    return { answer }
  }

  /// Converts the result of a generic requirement's closure to the type that the caller asks for.
  ///
  /// If the closure returned another type, the process terminates with a message that names the
  /// requirement.
  public static func restored<Answer>(_ answer: Any, _ requirement: String) -> Answer {
    guard let restored = answer as? Answer else {
      fatalError(
        "the stub's closure for \(requirement) returned \(type(of: answer)); return \(Answer.self)")
    }
    return restored
  }

  /// Converts a result like ``restored(_:_:)``, and passes it on as `sending`.
  public static func restored<Answer>(
    sent answer: sending Any, _ requirement: String
  ) -> sending Answer {
    restored(answer, requirement)
  }

  /// Returns the result of a closure that calls another closure, in a function that throws only the
  /// errors of that other closure.
  public static func rethrown<Answer>(
    _ outcome: () -> Result<Answer, any Error>, rescue: (any Error) throws -> Answer
  ) rethrows -> Answer {
    switch outcome() {
    case .success(let answer): answer
    case .failure(let error): try rescue(error)
    }
  }
}

/// The error of a requirement whose closure is not set, and whose type has no default.
public struct UnsetRequirement: Error, Equatable, CustomStringConvertible {
  /// The requirement that was used, and how to set it.
  public let description: String

  init<Answer>(_ requirement: String, answer: Answer.Type) {
    description =
      "\(requirement) was used, but its closure in the stub is not set, and '\(answer)' has no "
      + "default; set the closure, or conform the type to Providable"
  }

  init(strict requirement: String) {
    description = "\(requirement) was used, but its closure in the stub is not set; set the closure"
  }

  init(_ requirement: String) {
    description =
      "\(requirement) was used, but its closure in the stub is not set, and a type that is not "
      + "Copyable has no default; set the closure"
  }
}
