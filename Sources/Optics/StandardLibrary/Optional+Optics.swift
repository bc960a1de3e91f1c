extension Optional {
  /// The value of an optional, if present.
  ///
  ///     print(Optional(1) |> Optional._some *~ 2 as Any)  // Optional(2)
  @export(implementation) @inline(__always)
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

  /// The case of an optional without a value.
  ///
  ///     print(Int?._none.matches(nil))  // true
  @export(implementation) @inline(__always)
  public static var _none: Prism<Wrapped?, Void> {
    Prism(extract: { $0 == nil ? () : nil }, embed: { nil })
  }
}

extension Optional where Wrapped: Equatable & Sendable {
  /// An optional as a value that is always there, where a default stands for `nil`.
  ///
  ///     let stock = ["pear": 1] |> Dictionary._at("pear") * Int?._non(0) %~ { $0 - 1 }
  ///     print(stock)  // [:]
  ///
  /// Reading `nil` returns the default, and writing the default writes `nil`. So a dictionary's
  /// entry is removed when its value becomes the default.
  ///
  /// The laws of an ``Iso`` hold for every whole except `.some(defaultValue)`, which becomes `nil`.
  ///
  /// - Parameter defaultValue: The value that stands for `nil`.
  /// - Returns: The iso between the optional and the value.
  @inlinable @inline(__always)
  public static func _non(_ defaultValue: Wrapped) -> Iso<Wrapped?, Wrapped> {
    Iso(
      get: { $0 ?? defaultValue }, embed: { $0 == defaultValue ? nil : $0 },
      modify: { whole, body in
        // Consumed, so that the value is moved out, and its storage stays unshared.
        var part = defaultValue
        switch consume whole {
        case .some(let value): part = value
        case .none: break
        }
        body(&part)
        whole = part == defaultValue ? nil : part
      })
  }
}

extension Optic {
  /// The part as a value that is always there, where a default stands for `nil`; `Optional._non(_:)`
  /// of the part.
  ///
  ///     let stock = ["pear": 1] |> Iso.identity.at("pear").non(0) %~ { $0 + 1 }
  ///     print(stock)  // ["pear": 2]
  ///
  /// - Parameter defaultValue: The value that stands for `nil`.
  /// - Returns: An optic of the same kind as this one.
  @inlinable @inline(__always)
  public func non<Value>(_ defaultValue: Value) -> Optic<Kind, Whole, Value>
  where Value: Equatable & Sendable, Part == Value? {
    compose(Part._non(defaultValue))
  }
}

extension Optic where Kind.Extracting == Extracts, Kind.Embedding == Embeds {
  /// The payload of an optional enum's case as an optional, to show, replace and dismiss.
  ///
  ///     enum Screen { case editor(String), settings }
  ///     let editor = Prism<Screen, String>(
  ///       extract: { if case .editor(let text) = $0 { text } else { nil } }, embed: Screen.editor)
  ///
  ///     var screen: Screen?
  ///     editor.optional.set("draft", in: &screen)
  ///     print(editor.optional.get(screen) ?? "no editor")  // draft
  ///     editor.optional.set(nil, in: &screen)
  ///     print(screen.map { "\($0)" } ?? "no screen")  // no screen
  ///     let kept = Screen.settings |> editor.optional *~ nil
  ///     print(kept.map { "\($0)" } ?? "no screen")  // settings
  ///
  /// Reading returns `nil` for `nil` and for every other case. Writing a payload makes it the case,
  /// whatever was there, and writing `nil` removes the case, but no other one: a screen that is
  /// dismissed late does not dismiss the one after it. So *setSet* does not hold where another case
  /// is there and `nil` is written last.
  ///
  /// In a path, compose with it: `AppState._screen * Screen._editor.optional`.
  @inlinable @inline(__always)
  public var optional: Lens<Whole?, Part?> {
    let (access, prism) = (self.access, self)
    return Lens<Whole?, Part?>(
      get: { $0.flatMap { access.extract($0) } },
      modify: { whole, body in
        var part = whole.flatMap { access.extract($0) }
        let wasPresent = part != nil
        body(&part)
        if let part {
          whole = prism.embed(part)
        } else if wasPresent {
          whole = nil
        }
      })
  }
}
