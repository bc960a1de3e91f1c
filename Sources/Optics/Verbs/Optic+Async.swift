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
    /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
    @inlinable
    nonisolated(nonsending) public func modifying<Failure>(
      _ whole: Whole,
      _ transform: nonisolated(nonsending) (Part) async throws(Failure) -> Part
    ) async throws(Failure) -> Whole {
      reportMissingPart(in: whole)
      return try await modifyingIfPresent(whole, transform) ?? whole
    }

    /// Returns a copy of a whole with each part transformed by an async function, in order, one
    /// after the other, or `nil` if nothing matches.
    ///
    ///     func raised(_ number: Int) async -> Int { number * 10 }
    ///
    ///     print(await [Int]._first.modifyingIfPresent([1, 2]) { await raised($0) } as Any)
    ///     // Optional([10, 2])
    ///     print(await [Int]._first.modifyingIfPresent([]) { await raised($0) } as Any)  // nil
    ///
    /// - Parameters:
    ///   - whole: The value to change.
    ///   - transform: Returns the new part for each part.
    /// - Returns: The changed whole, or `nil` if there was no part to transform.
    /// - Throws: The error that `transform` throws. No further part is transformed then.
    /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
    @inlinable
    nonisolated(nonsending) public func modifyingIfPresent<Failure>(
      _ whole: Whole,
      _ transform: nonisolated(nonsending) (Part) async throws(Failure) -> Part
    ) async throws(Failure) -> Whole? {
      var parts = all(whole)
      if parts.isEmpty { return nil }
      for position in parts.indices { parts[position] = try await transform(parts[position]) }
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
    /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
    @inlinable
    nonisolated(nonsending) public func modifying<Failure>(
      _ whole: Whole, concurrency: Int,
      _ transform: @escaping @Sendable (Part) async throws(Failure) -> Part
    ) async throws(Failure) -> Whole where Part: Sendable {
      precondition(concurrency > 0, "'concurrency' must be at least 1")
      reportMissingPart(in: whole)
      let parts = try await all(whole)
        .concurrentlyMapped(atMost: concurrency, transform).get()
      var whole = whole
      access.replaceParts(of: &whole, with: parts)
      return whole
    }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension Optic where Kind.Getting == Gets {
    /// Changes the part of a variable with an async body, for the kinds that always have one.
    ///
    ///     func wait(for text: inout String) async -> Int {
    ///       text += "!"
    ///       return text.count
    ///     }
    ///
    ///     func length(of words: [String: String]) async -> Int {
    ///       var words = words
    ///       return await Dictionary._at("a").non("").modify(&words) { await wait(for: &$0) }
    ///     }
    ///     print(await length(of: ["a": "hello"]))  // 6
    ///
    /// The body gets a copy of the part, which is written back when the body returns or throws. Until
    /// then, Swift lets nobody else read or write the variable.
    ///
    /// - Parameters:
    ///   - whole: The value to change.
    ///   - body: Called once, with the part.
    /// - Returns: What `body` returns.
    /// - Throws: The error that `body` throws.
    @inlinable
    @discardableResult
    nonisolated(nonsending) public func modify<Result, Failure>(
      _ whole: inout Whole,
      _ body: nonisolated(nonsending) (inout Part) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      var part = get(whole)
      defer { access.modify(&whole) { $0 = part } }
      return try await body(&part)
    }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension Optic where Kind.Getting == Void, Kind.Extracting == Extracts {
    /// Changes the part of a variable with an async body if it is there, for the kinds that find at
    /// most one.
    ///
    ///     func next(from stack: inout [Int]) async -> Int { stack.removeLast() }
    ///
    ///     func last(of name: String, in stacks: [String: [Int]]) async -> Int? {
    ///       var stacks = stacks
    ///       return await Dictionary._index(name).modify(&stacks) { await next(from: &$0) }
    ///     }
    ///     print(await last(of: "ann", in: ["ann": [1, 2]]) as Any)  // Optional(2)
    ///     print(await last(of: "bob", in: ["ann": [1, 2]]) as Any)  // nil
    ///
    /// The body gets a copy of the part, which is written back when the body returns or throws. Until
    /// then, Swift lets nobody else read or write the variable.
    ///
    /// - Parameters:
    ///   - whole: The value to change.
    ///   - body: Called with the part.
    /// - Returns: What `body` returns, or `nil` if nothing matches.
    /// - Throws: The error that `body` throws.
    @inlinable
    @discardableResult
    nonisolated(nonsending) public func modify<Result, Failure>(
      _ whole: inout Whole,
      _ body: nonisolated(nonsending) (inout Part) async throws(Failure) -> Result
    ) async throws(Failure) -> Result? {
      guard var part = extract(whole) else { return nil }
      defer { access.modify(&whole) { $0 = part } }
      return try await body(&part)
    }
  }

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension Optic {
    /// Changes each part of a variable with an async body, in order, one after the other.
    ///
    ///     func raise(_ number: inout Int) async { number *= 10 }
    ///
    ///     func raised(_ numbers: [Int]) async -> [Int] {
    ///       var numbers = numbers
    ///       await [Int]._each.modify(&numbers) { await raise(&$0) }
    ///       return numbers
    ///     }
    ///     print(await raised([1, 2]))  // [10, 20]
    ///
    /// Until this method returns, Swift lets nobody else read or write the variable. So the state of an
    /// actor cannot be passed; use ``modifying(_:_:)`` for a copy.
    ///
    /// The body gets copies of the parts. The method writes them back after the last one.
    ///
    /// - Parameters:
    ///   - whole: The value to change.
    ///   - body: Called with each part. If it throws, no further part is visited, and `whole` keeps the
    ///     changes made so far, including those of the failing call.
    /// - Returns: The number of parts that were changed; 0 if nothing matches.
    /// - Throws: The error that `body` throws.
    /// - Complexity: O(*n*), where *n* is the number of parts, including those that `filtered` leaves out.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    nonisolated(nonsending) public func modify<Failure>(
      _ whole: inout Whole,
      _ body: nonisolated(nonsending) (inout Part) async throws(Failure) -> Void
    ) async throws(Failure) -> Int {
      var parts = all(whole)
      for position in parts.indices {
        do throws(Failure) { try await body(&parts[position]) } catch {
          parts.removeSubrange((position + 1)...)
          access.replaceParts(of: &whole, with: parts)
          throw error
        }
      }
      access.replaceParts(of: &whole, with: parts)
      return parts.count
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
