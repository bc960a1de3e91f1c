#if !hasFeature(Embedded)
  /// Returns a copy of a value, edited by an async closure.
  ///
  ///     func price(of name: String) async -> Int { name.count }
  ///
  ///     let prices = await editing(["pear": 0]) { $0["pear"] = await price(of: "pear") }
  ///     print(prices)  // ["pear": 4]
  ///
  /// - Parameters:
  ///   - whole: The value to edit.
  ///   - body: Changes a draft of the value; it runs where the caller runs.
  /// - Returns: The edited value.
  /// - Throws: What `body` throws.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @_disfavoredOverload
  @inlinable
  nonisolated(nonsending) public func editing<Whole, Failure>(
    _ whole: Whole,
    _ body: nonisolated(nonsending) (inout Draft<Whole>) async throws(Failure) -> Void
  ) async throws(Failure) -> Whole {
    var draft = Draft(whole)
    try await body(&draft)
    return draft.whole
  }

  /// Edits a variable with an async closure.
  ///
  ///     func price(of name: String) async -> Int { name.count }
  ///
  ///     func priced() async -> [String: Int] {
  ///       var prices = ["pear": 0]
  ///       await edit(&prices) { $0["fig"] = await price(of: "fig") }
  ///       return prices
  ///     }
  ///     print(await priced()["fig"] ?? 0)  // 3
  ///
  /// Until this function returns, Swift lets nobody else read or write the variable. So the state of
  /// an actor cannot be passed; use ``editing(_:_:)`` for a copy.
  ///
  /// - Parameters:
  ///   - whole: The variable.
  ///   - body: Changes a draft of the value; it runs where the caller runs. If it throws, the variable
  ///     keeps the changes made so far.
  /// - Throws: What `body` throws.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  @_disfavoredOverload
  @inlinable
  nonisolated(nonsending) public func edit<Whole, Failure>(
    _ whole: inout Whole,
    _ body: nonisolated(nonsending) (inout Draft<Whole>) async throws(Failure) -> Void
  ) async throws(Failure) {
    var draft = Draft(consume whole)
    do throws(Failure) { try await body(&draft) } catch {
      whole = draft.whole
      throw error
    }
    whole = draft.whole
  }
#endif
