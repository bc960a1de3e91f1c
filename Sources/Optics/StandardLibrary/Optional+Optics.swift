extension Optional {
  /// The value of an optional, if there is one.
  ///
  ///     print(Optional(1) |> Optional._some *~ 2 as Any)  // Optional(2)
  @_alwaysEmitIntoClient @inline(__always)
  public static var _some: Prism<Wrapped?, Wrapped> {
    Prism(
      extract: { $0 }, embed: { $0 },
      modify: { whole, body in
        switch consume whole {
        case .some(var part):
          body(&part)
          whole = .some(part)
        case .none: whole = .none
        }
      })
  }

  /// The absence of a value.
  ///
  ///     print(Int?._none.matches(nil))  // true
  @_alwaysEmitIntoClient @inline(__always)
  public static var _none: Prism<Wrapped?, Void> {
    Prism(extract: { $0 == nil ? () : nil }, embed: { nil })
  }
}

extension Optional where Wrapped: Equatable & Sendable {
  /// An optional as a value that is always there, where `nil` and a default say the same.
  ///
  ///     let stock = ["pear": 1] |> Dictionary._at("pear") * Int?.non(0) %~ { $0 - 1 }
  ///     print(stock)  // [:]
  ///
  /// Reading gives the default for `nil`, and writing the default gives `nil`, so that an entry
  /// that comes to nothing is removed.
  ///
  /// The laws of an ``Iso`` hold for every whole but `.some(defaultValue)`, which comes back as
  /// `nil`.
  ///
  /// - Parameter defaultValue: What stands for `nil`.
  @inlinable @inline(__always)
  public static func non(_ defaultValue: Wrapped) -> Iso<Wrapped?, Wrapped> {
    Iso(get: { $0 ?? defaultValue }, embed: { $0 == defaultValue ? nil : $0 })
  }
}

extension Optic {
  /// The part as a value that is always there, where `nil` and a default say the same;
  /// `Optional.non(_:)` of the part.
  ///
  ///     let stock = ["pear": 1] |> Iso.identity.at("pear").non(0) %~ { $0 + 1 }
  ///     print(stock)  // ["pear": 2]
  ///
  /// - Parameter defaultValue: What stands for `nil`.
  /// - Returns: An optic of the kind of this one.
  @inlinable @inline(__always)
  public func non<Value>(_ defaultValue: Value) -> Optic<Kind, Whole, Value>
  where Value: Equatable & Sendable, Part == Value? {
    compose(Part.non(defaultValue))
  }
}
