/// What a generated stub answers where a test has set no closure, and how it passes answers on.
///
/// The code that `lens-gen --emit stubs` writes uses it; tests have no need to.
public enum StubAnswer {}

extension StubAnswer {
  /// The answer of a requirement that no closure was set for.
  ///
  /// A ``Providable`` type gives the value that it provides, and an optional of any other type is
  /// `nil`. Where there is no value to give, the process ends with a message that names the
  /// requirement, since a function that cannot throw has no other way out.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `UserStore.allUsers()`.
  /// - Returns: A value of the type that is asked for.
  public static func unset<Answer>(_ requirement: String) -> Answer {
    guard let answer: Answer = provided() else {
      fatalError(UnsetRequirement(requirement, answer: Answer.self).description)
    }
    return answer
  }

  /// The answer of a requirement for a value that cannot be copied and that no closure was set for.
  ///
  /// There is never one to provide, so the process ends with a message that names the requirement.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `FileStore.open()`.
  /// - Returns: Nothing.
  @_disfavoredOverload
  public static func unset<Answer: ~Copyable>(_ requirement: String) -> Answer {
    fatalError(UnsetRequirement(requirement).description)
  }

  /// The answer of a requirement that may throw and that no closure was set for.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `UserStore.user(id:)`.
  /// - Returns: A value of the type that is asked for, as ``unset(_:)`` gives it.
  /// - Throws: ``UnsetRequirement`` where there is no value to give.
  public static func unsetOrThrow<Answer>(_ requirement: String) throws -> Answer {
    guard let answer: Answer = provided() else {
      throw UnsetRequirement(requirement, answer: Answer.self)
    }
    return answer
  }

  /// The answer of a requirement that may throw for a value that cannot be copied and that no
  /// closure was set for.
  ///
  /// - Parameter requirement: The requirement, as the message names it: `FileStore.open()`.
  /// - Returns: Nothing.
  /// - Throws: ``UnsetRequirement``, since there is never a value to provide.
  @_disfavoredOverload
  public static func unsetOrThrow<Answer: ~Copyable>(_ requirement: String) throws -> Answer {
    throw UnsetRequirement(requirement)
  }

  private static func provided<Answer>() -> Answer? {
    if let type = Answer.self as? any Providable.Type { return type.provide() as? Answer }
    if let type = Answer.self as? any ExpressibleByNilLiteral.Type {
      return type.init(nilLiteral: ()) as? Answer
    }
    return nil
  }
}

extension StubAnswer {
  /// A closure that always answers the same, also across threads.
  ///
  /// What is written to a property of a stub is read from it again, as a test expects of any value;
  /// that holds for values that are not `Sendable`, too, which are then as safe as the test is.
  public static func constant<Answer>(_ answer: Answer) -> @Sendable () -> Answer {
    nonisolated(unsafe) let answer = answer
    return { answer }
  }

  /// An answer of the type that the caller of a generic requirement asks for.
  ///
  /// The process ends with a message that names the requirement if the closure gave another type.
  public static func restored<Answer>(_ answer: Any, _ requirement: String) -> Answer {
    guard let restored = answer as? Answer else {
      fatalError(
        "the stub of \(requirement) answered \(type(of: answer)) where \(Answer.self) is asked for")
    }
    return restored
  }

  /// The outcome of a closure that calls another one, in a function that only throws what that one
  /// throws.
  public static func rethrown<Answer>(
    _ outcome: () -> Result<Answer, any Error>, rescue: (any Error) throws -> Answer
  ) rethrows -> Answer {
    switch outcome() {
    case .success(let answer): answer
    case .failure(let error): try rescue(error)
    }
  }
}

/// A requirement of a protocol was used, but the test had set no closure for it, and its type has
/// no value to provide.
public struct UnsetRequirement: Error, Equatable, CustomStringConvertible {
  /// What was used and what can be done about it.
  public let description: String

  init<Answer>(_ requirement: String, answer: Answer.Type) {
    description =
      "\(requirement) was used, but its closure in the stub is not set, and '\(answer)' provides "
      + "no value; set the closure, or make the type Providable"
  }

  init(_ requirement: String) {
    description =
      "\(requirement) was used, but its closure in the stub is not set, and no value of a type that "
      + "cannot be copied is provided; set the closure"
  }
}
