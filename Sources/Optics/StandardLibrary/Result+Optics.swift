extension Result {
  /// The value of a success; a failure does not match.
  ///
  ///     let result = Result<Int, CancellationError>.success(1)
  ///     print(result |> Result._success *~ 2)  // success(2)
  @export(implementation) @inline(__always)
  public static var _success: Prism<Result, Success> {
    Prism(
      extract: { if case .success(let value) = $0 { value } else { nil } },
      embed: { .success($0) },
      modify: { whole, body in
        switch consume whole {
        case .success(var value):
          body(&value)
          whole = .success(value)
        case let other: whole = other
        }
      })
  }

  /// The error of a failure; a success does not match.
  ///
  ///     let result = Result<Int, CancellationError>.failure(CancellationError())
  ///     print(Result._failure.matches(result))  // true
  @export(implementation) @inline(__always)
  public static var _failure: Prism<Result, Failure> {
    Prism(
      extract: { if case .failure(let error) = $0 { error } else { nil } },
      embed: { .failure($0) },
      modify: { whole, body in
        switch consume whole {
        case .failure(var error):
          body(&error)
          whole = .failure(error)
        case let other: whole = other
        }
      })
  }
}
