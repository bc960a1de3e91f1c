#if !hasFeature(Embedded)
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension Optic {
    /// Returns a copy of a whole with each part transformed by an async function, in order, one
    /// after the other.
    ///
    ///     let numbers = await [Int]._each.modifying([1, 2]) { number in
    ///       await Task.yield()
    ///       return number * 10
    ///     }
    ///     print(numbers)  // [10, 20]
    ///
    /// The parts are read before the first one is transformed, and written after the last one, so
    /// `whole` is copied once.
    ///
    /// - Parameters:
    ///   - whole: The value to change.
    ///   - transform: Returns the new part for each part.
    /// - Returns: The changed whole, or the same whole if nothing matches.
    /// - Throws: The error that `transform` throws. No further part is transformed then.
    /// - Complexity: O(*n*), where *n* is the number of parts.
    @inlinable
    nonisolated(nonsending) public func modifying<Failure>(
      _ whole: Whole,
      _ transform: nonisolated(nonsending) (Part) async throws(Failure) -> Part
    ) async throws(Failure) -> Whole {
      var parts: [Part] = []
      for part in all(whole) { parts.append(try await transform(part)) }
      var whole = whole
      access.replaceParts(of: &whole, with: parts)
      return whole
    }

    /// Returns a copy of a whole with its parts transformed concurrently, up to a maximal number at
    /// a time.
    ///
    ///     let numbers = await [Int]._each.modifying([1, 2], concurrency: 4) { number in
    ///       await Task.yield()
    ///       return number * 10
    ///     }
    ///     print(numbers)  // [10, 20]
    ///
    /// The parts are read first, transformed in child tasks, and written back to their positions,
    /// in whatever order the tasks finish. Canceling the calling task cancels the transformations.
    ///
    /// - Parameters:
    ///   - whole: The value to change.
    ///   - concurrency: The maximal number of parts to transform at a time; at least 1.
    ///   - transform: Returns the new part for each part.
    /// - Returns: The changed whole, or the same whole if nothing matches.
    /// - Throws: The first error that `transform` throws. The other transformations are canceled
    ///   and awaited, and no further one starts.
    /// - Complexity: O(*n*), where *n* is the number of parts.
    @inlinable
    nonisolated(nonsending) public func modifying<Failure>(
      _ whole: Whole, concurrency: Int,
      _ transform: @escaping @Sendable (Part) async throws(Failure) -> Part
    ) async throws(Failure) -> Whole where Part: Sendable {
      precondition(concurrency > 0, "no part can be transformed with a concurrency of 0")
      let parts = try await all(whole)
        .concurrentlyMapped(atMost: concurrency, transform).get()
      var whole = whole
      access.replaceParts(of: &whole, with: parts)
      return whole
    }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension Array where Element: Sendable {
    /// Returns the transformed elements, in order, or throws the first error.
    @inlinable
    nonisolated(nonsending) internal func concurrentlyMapped<Failure>(
      atMost limit: Int,
      _ transform: @escaping @Sendable (Element) async throws(Failure) -> Element
    ) async -> Result<[Element], Failure> {
      await withTaskGroup(of: (Int, Result<Element, Failure>).self) { group in
        var mapped = self
        for (position, element) in enumerated() {
          if position >= limit, case .failure(let error) = await group.store(in: &mapped) {
            return .failure(error)
          }
          group.addTask {
            do throws(Failure) {
              return (position, .success(try await transform(element)))
            } catch {
              return (position, .failure(error))
            }
          }
        }
        while !group.isEmpty {
          if case .failure(let error) = await group.store(in: &mapped) { return .failure(error) }
        }
        return .success(mapped)
      }
    }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension TaskGroup {
    /// Awaits the next child task and stores its result at its position, or cancels the others.
    @inlinable
    nonisolated(nonsending) internal mutating func store<Element, Failure>(
      in elements: inout [Element]
    ) async -> Result<Void, Failure> where ChildTaskResult == (Int, Result<Element, Failure>) {
      switch await next() {
      case (let position, .success(let element))?:
        elements[position] = element
      case (_, .failure(let error))?:
        cancelAll()
        return .failure(error)
      case nil: break
      }
      return .success(())
    }
  }
#endif
