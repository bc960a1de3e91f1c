#if !hasFeature(Embedded)
  extension Editable {
    /// Returns a copy, edited by an async closure.
    ///
    ///     func points(of name: String) async -> [Int] { [name.count] }
    ///
    ///     struct Score { let points: [Int] }
    ///     let score = await Score(points: []).editing { $0.points = await points(of: "ann") }
    ///     print(score.points)  // [3]
    ///
    /// - Parameter body: Changes the parts; it runs where the caller runs.
    /// - Returns: The edited value.
    /// - Throws: What `body` throws.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    @_disfavoredOverload
    @inlinable
    nonisolated(nonsending) public func editing<Failure>(
      _ body: nonisolated(nonsending) (inout _Draft) async throws(Failure) -> Void
    ) async throws(Failure) -> Self {
      var draft = Self._opened(self)
      try await body(&draft)
      return Self._closed(consume draft)
    }

    /// Edits a variable with an async closure.
    ///
    ///     struct Score { let points: [Int] }
    ///     func finished(_ score: consuming Score) async -> Score {
    ///       await score.edit { $0.points.append(await Task { 3 }.value) }
    ///       return score
    ///     }
    ///     print(await finished(Score(points: [1])))  // Score(points: [1, 3])
    ///
    /// Until this function returns, Swift lets nobody else read or write the variable. So the state of
    /// an actor cannot be edited in place: assign the copy that `editing` returns.
    ///
    /// - Parameter body: Changes the parts; it runs where the caller runs. If it throws, the variable
    ///   keeps the changes made so far.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    @_disfavoredOverload
    @inlinable
    @discardableResult
    nonisolated(nonsending) public mutating func edit<Result, Failure>(
      _ body: nonisolated(nonsending) (inout _Draft) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      var draft = Self._opened(consume self)
      let result: Result
      do throws(Failure) {
        result = try await body(&draft)
      } catch {
        self = Self._closed(consume draft)
        throw error
      }
      self = Self._closed(consume draft)
      return result
    }
  }
#endif
