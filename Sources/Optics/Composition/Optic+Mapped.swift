// For isos and prisms: a prism finds a part only if it finds one in all that a whole contains.

extension Optic where Kind.Extracting == Extracts, Kind.Embedding == Embeds {
  /// This iso or prism for all elements of an array at once.
  ///
  ///     let fahrenheit = Iso<Double, Double>(
  ///       get: { $0 * 9 / 5 + 32 }, embed: { ($0 - 32) * 5 / 9 })
  ///     print(fahrenheit.mappedElements.get([0, 100]))  // [32.0, 212.0]
  ///     print([0, 100] |> fahrenheit.mappedElements._first *~ 50)  // [10.0, 100.0]
  ///
  /// A prism finds a part only if it matches every element:
  ///
  ///     let texts = [["1", "2"], ["3", "x"]]
  ///     print(texts.map { Int.fromDescription.mappedElements.extract($0) ?? [] })  // [[1, 2], []]
  ///
  /// The idea is that of `mapping` and `below` in Haskell's *lens*. To change each element alone, compose
  /// `_each` with this optic; use this one if something expects all converted elements at once.
  ///
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of elements.
  @inlinable @inline(__always)
  public var mappedElements: Optic<Kind, [Whole], [Part]> {
    mapped(
      { wholes, part in
        var parts: [Part] = []
        parts.reserveCapacity(wholes.count)
        for whole in wholes {
          guard let part = part(whole) else { return nil }
          parts.append(part)
        }
        return parts
      },
      embed: { parts, whole in parts.map { whole($0) } })
  }

  /// This iso or prism for the value of an optional; `nil` stays `nil`.
  ///
  ///     let text = Iso<Character, String>(get: { String($0) }, embed: { Character($0) })
  ///     print(text.mappedOptional.get("a") as Any)  // Optional("a")
  ///     print(["x": "a"] |> Dictionary._at("y") * text.mappedOptional *~ "b" |> { $0.count })  // 2
  ///
  /// A prism finds the part `nil` in `nil`, and no part in a value that it does not match.
  @inlinable @inline(__always)
  public var mappedOptional: Optic<Kind, Whole?, Part?> {
    mapped(
      { whole, part in
        guard let whole else { return .some(nil) }
        return part(whole).map { .some($0) }
      },
      embed: { part, whole in part.map { whole($0) } })
  }

  /// This iso or prism for all values of a dictionary at once.
  ///
  ///     let length = Iso<[Int], ArraySlice<Int>>(get: { $0[...] }, embed: { Array($0) })
  ///     let scores = ["ann": [1, 2]]
  ///     print(length.mappedValues().get(scores)["ann"]?.first as Any)  // Optional(1)
  ///
  /// A prism finds a part only if it matches every value.
  ///
  /// - Parameter keys: The type of the keys, if the compiler cannot infer it.
  /// - Returns: The iso or prism of dictionaries with the same keys.
  /// - Complexity: Reading and changing take O(*n*), where *n* is the number of values.
  @inlinable @inline(__always)
  public func mappedValues<Key: Hashable & SendableMetatype>(
    keyedBy keys: Key.Type = Key.self
  ) -> Optic<Kind, [Key: Whole], [Key: Part]> {
    mapped(
      { wholes, part in
        var isComplete = true
        let parts = wholes.compactMapValues { whole in
          let part = isComplete ? part(whole) : nil
          isComplete = part != nil
          return part
        }
        return isComplete ? parts : nil
      },
      embed: { parts, whole in parts.mapValues { whole($0) } })
  }

  /// The optic of the same kind between what contains wholes and what contains their parts.
  @inlinable @inline(__always)
  internal func mapped<Wholes, Parts>(
    _ extract: @escaping @Sendable (Wholes, (Whole) -> Part?) -> Parts?,
    embed: @escaping @Sendable (Parts, (Part) -> Whole) -> Wholes
  ) -> Optic<Kind, Wholes, Parts> {
    guard let embedding else {
      preconditionFailure("an optic of a kind that embeds is made with an embedding")
    }
    let back: @Sendable (Parts) -> Wholes = { embed($0, embedding) }
    guard case .one(let get, _, _) = access else {
      let access = self.access
      return Optic<Kind, Wholes, Parts>(
        access: .atMostOne(
          extract: { extract($0, access.extract) }, set: { parts, _ in back(parts) }),
        embedding: back)
    }
    return Optic<Kind, Wholes, Parts>(
      access: .one(
        get: { wholes in
          guard let parts = extract(wholes, { get($0) }) else {
            preconditionFailure("an iso has a part for each whole")
          }
          return parts
        }, set: { parts, _ in back(parts) }),
      embedding: back)
  }
}
