/// A copy of a value with many changes, one a line.
///
///     struct Address { var city: String; var zip: Int }
///     struct User { var name: String; var age: Int; var address: Address; var tags: Set<String> }
///     extension Address {
///       static var _city: Lens<Address, String> { Lens(\.city) }
///       static var _zip: Lens<Address, Int> { Lens(\.zip) }
///     }
///     extension User {
///       static var _name: Lens<User, String> { Lens(\.name) }
///       static var _age: Lens<User, Int> { Lens(\.age) }
///       static var _address: Lens<User, Address> { Lens(\.address) }
///       static var _tags: Lens<User, Set<String>> { Lens(\.tags) }
///     }
///
///     let user = User(
///       name: "Ann", age: 19, address: Address(city: "Bergen", zip: 5003), tags: [])
///     let isAdult = true
///     let moved = changing(user) {
///       User._name %~ { $0 + " Berg" }
///       if isAdult { User._age *~ 20 }
///       User._address.changing {
///         Address._city *~ "Oslo"
///         Address._zip *~ 150
///       }
///       for tag in ["new", "moved"] { User._tags.contains(tag) *~ true }
///     }
///     print(moved.name, moved.age, moved.address, moved.tags.count)
///     // Ann Berg 20 Address(city: "Oslo", zip: 150) 2
///
/// Each line is a function from the whole to the whole, such as `*~`, `%~` and
/// ``Optic/changing(_:)`` return. The lines take effect from top to bottom, and each sees what the
/// lines above it have changed. Lines may stand in `if`, `if let`, `switch` and `for`, and may be
/// declarations of local constants.
///
/// The compiler checks the lines one by one, so that their number has no limit and a mistake is
/// reported at its own line. It checks the links of a chain of pipes together, which is quick up to four
/// changes.
///
/// - Parameters:
///   - whole: The value to change.
///   - changes: The changes.
/// - Returns: The changed value; the value itself where no change finds its part.
/// - Throws: What `changes` throws, before anything is changed.
/// - Complexity: That of the changes. In a release build, a block of up to 28 lines with lenses, without
///   a branch, costs what hand-written assignments cost. Otherwise, a line can cost a call and a few
///   allocations more. `for` keeps its changes in an array first.
@inlinable
public func changing<Whole, Changed, Failure>(
  _ whole: Whole,
  @ChangeBuilder<Whole> _ changes: () throws(Failure) -> (Whole) -> Changed
) throws(Failure) -> Changed {
  try changes()(whole)
}

/// Changes a variable in many ways, one a line.
///
///     var scores = ["ann": 1, "bob": 2]
///     change(&scores) {
///       [String: Int]._at("ann") *~ nil
///       [String: Int]._values %~ { $0 * 10 }
///     }
///     print(scores)  // ["bob": 20]
///
/// The lines are those of ``changing(_:_:)``.
///
/// - Parameters:
///   - whole: The variable.
///   - changes: The changes.
/// - Throws: What `changes` throws, before anything is changed.
/// - Complexity: That of the changes. To append to an array behind a path without a copy, use
///   ``Optic/modify(_:_:)``.
@inlinable
public func change<Whole, Failure>(
  _ whole: inout Whole,
  @ChangeBuilder<Whole> _ changes: () throws(Failure) -> (Whole) -> Whole
) throws(Failure) {
  whole = try changes()(whole)
}

extension Optic {
  /// A function that changes the part of a whole in many ways, one a line.
  ///
  ///     let pairs = [(1, "a"), (2, "b")]
  ///     let changed = pairs |> [(Int, String)]._each.changing {
  ///       Tuple2<Int, String>._0 %~ { $0 * 10 }
  ///       Tuple2<Int, String>._1 *~ "c"
  ///     }
  ///     print(changed)  // [(10, "c"), (20, "c")]
  ///
  /// The lines are those of ``changing(_:_:)``, with the part as their whole. In such a block, it
  /// saves repeating the path to the part in each line.
  ///
  /// - Parameter changes: The changes of the part, made once for all parts.
  /// - Returns: A function from a whole to its changed copy.
  /// - Throws: What `changes` throws.
  @inlinable
  public func changing<Failure>(
    @ChangeBuilder<Part> _ changes: () throws(Failure) -> (Part) -> Part
  ) throws(Failure) -> (Whole) -> Whole {
    self %~ (try changes())
  }
}

/// Makes one function of changes that stand in the lines of a block.
///
/// ``changing(_:_:)`` builds its block with it. As an attribute of a function or a property, it makes
/// a change that has a name:
///
///     struct Player { var level: Int; var lives: Int }
///     extension Player {
///       static var _level: Lens<Player, Int> { Lens(\.level) }
///       static var _lives: Lens<Player, Int> { Lens(\.lives) }
///     }
///
///     @ChangeBuilder<Player> func restart(with lives: Int) -> (Player) -> Player {
///       Player._level *~ 1
///       Player._lives *~ lives
///     }
///     print(Player(level: 7, lives: 0) |> restart(with: 3))  // Player(level: 1, lives: 3)
@resultBuilder
public enum ChangeBuilder<Whole> {
  /// A change in a line of its own, of whatever whole the line names.
  @inlinable
  public static func buildExpression<Changed>(
    _ change: @escaping (Changed) -> Changed
  ) -> Changes<Changed> {
    // Makes the optimizer inline the closure that holds the lines, and so know all changes, up to some
    // sixty closures. A line has one or two.
    _onFastPath()
    return Changes(apply: change)
  }

  /// A block without a line.
  @inlinable
  public static func buildBlock() -> Changes<Whole> {
    .none
  }

  /// A block of one line.
  @inlinable
  public static func buildBlock(_ change: Changes<Whole>) -> Changes<Whole> {
    change
  }

  /// A block of two lines.
  @inlinable
  public static func buildBlock(
    _ c1: Changes<Whole>, _ c2: Changes<Whole>
  ) -> Changes<Whole> {
    Changes(inPlace: { whole in
      whole = c1.apply(whole)
      whole = c2.apply(whole)
    })
  }

  /// A block of three lines.
  @inlinable
  public static func buildBlock(
    _ c1: Changes<Whole>, _ c2: Changes<Whole>, _ c3: Changes<Whole>
  ) -> Changes<Whole> {
    Changes(inPlace: { whole in
      whole = c1.apply(whole)
      whole = c2.apply(whole)
      whole = c3.apply(whole)
    })
  }

  /// A block of four lines.
  @inlinable
  public static func buildBlock(
    _ c1: Changes<Whole>, _ c2: Changes<Whole>, _ c3: Changes<Whole>, _ c4: Changes<Whole>
  ) -> Changes<Whole> {
    Changes(inPlace: { whole in
      whole = c1.apply(whole)
      whole = c2.apply(whole)
      whole = c3.apply(whole)
      whole = c4.apply(whole)
    })
  }

  /// A block of five to twelve lines.
  @inlinable
  public static func buildBlock(
    _ c1: Changes<Whole>, _ c2: Changes<Whole>, _ c3: Changes<Whole>, _ c4: Changes<Whole>,
    _ c5: Changes<Whole>, _ c6: Changes<Whole> = .none, _ c7: Changes<Whole> = .none,
    _ c8: Changes<Whole> = .none, _ c9: Changes<Whole> = .none, _ c10: Changes<Whole> = .none,
    _ c11: Changes<Whole> = .none, _ c12: Changes<Whole> = .none
  ) -> Changes<Whole> {
    Changes(inPlace: { whole in
      whole = c1.apply(whole)
      whole = c2.apply(whole)
      whole = c3.apply(whole)
      whole = c4.apply(whole)
      whole = c5.apply(whole)
      whole = c6.apply(whole)
      whole = c7.apply(whole)
      whole = c8.apply(whole)
      whole = c9.apply(whole)
      whole = c10.apply(whole)
      whole = c11.apply(whole)
      whole = c12.apply(whole)
    })
  }

  /// A block of thirteen or more lines.
  @inlinable
  public static func buildBlock(
    _ c1: Changes<Whole>, _ c2: Changes<Whole>, _ c3: Changes<Whole>, _ c4: Changes<Whole>,
    _ c5: Changes<Whole>, _ c6: Changes<Whole>, _ c7: Changes<Whole>, _ c8: Changes<Whole>,
    _ c9: Changes<Whole>, _ c10: Changes<Whole>, _ c11: Changes<Whole>, _ c12: Changes<Whole>,
    _ c13: Changes<Whole>, _ c14: Changes<Whole> = .none, _ c15: Changes<Whole> = .none,
    _ c16: Changes<Whole> = .none, _ c17: Changes<Whole> = .none, _ c18: Changes<Whole> = .none,
    _ c19: Changes<Whole> = .none, _ c20: Changes<Whole> = .none, _ c21: Changes<Whole> = .none,
    _ c22: Changes<Whole> = .none, _ c23: Changes<Whole> = .none, _ c24: Changes<Whole> = .none,
    _ c25: Changes<Whole> = .none, _ c26: Changes<Whole> = .none, _ c27: Changes<Whole> = .none,
    _ c28: Changes<Whole> = .none, _ c29: Changes<Whole> = .none, _ c30: Changes<Whole> = .none,
    _ c31: Changes<Whole> = .none, _ c32: Changes<Whole> = .none, _ rest: Changes<Whole>...
  ) -> Changes<Whole> {
    Changes(inPlace: { whole in
      whole = c1.apply(whole)
      whole = c2.apply(whole)
      whole = c3.apply(whole)
      whole = c4.apply(whole)
      whole = c5.apply(whole)
      whole = c6.apply(whole)
      whole = c7.apply(whole)
      whole = c8.apply(whole)
      whole = c9.apply(whole)
      whole = c10.apply(whole)
      whole = c11.apply(whole)
      whole = c12.apply(whole)
      whole = c13.apply(whole)
      whole = c14.apply(whole)
      whole = c15.apply(whole)
      whole = c16.apply(whole)
      whole = c17.apply(whole)
      whole = c18.apply(whole)
      whole = c19.apply(whole)
      whole = c20.apply(whole)
      whole = c21.apply(whole)
      whole = c22.apply(whole)
      whole = c23.apply(whole)
      whole = c24.apply(whole)
      whole = c25.apply(whole)
      whole = c26.apply(whole)
      whole = c27.apply(whole)
      whole = c28.apply(whole)
      whole = c29.apply(whole)
      whole = c30.apply(whole)
      whole = c31.apply(whole)
      whole = c32.apply(whole)
      for change in rest { whole = change.apply(whole) }
    })
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional(_ changes: Changes<Whole>?) -> Changes<Whole> {
    changes ?? .none
  }

  /// The first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(first: Changes<Whole>) -> Changes<Whole> {
    first
  }

  /// Another branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(second: Changes<Whole>) -> Changes<Whole> {
    second
  }

  /// A `for` loop.
  @inlinable
  public static func buildArray(_ changes: [Changes<Whole>]) -> Changes<Whole> {
    Changes(inPlace: { whole in
      for change in changes { whole = change.apply(whole) }
    })
  }

  /// The branch of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ changes: Changes<Whole>) -> Changes<Whole> {
    changes
  }

  /// The whole block.
  @inlinable
  public static func buildFinalResult(_ changes: Changes<Whole>) -> (Whole) -> Whole {
    changes.apply
  }
}

// A type of its own, so that a line is checked before it is known what the block is to change, and a
// line with another whole is one mistake. The result of the free function has a type parameter of its
// own for the same reason: where the block stands beside `==`, the compiler tries each overload of
// `==`, and would take the whole to be what that overload compares.

/// Some lines of a block of ``changing(_:_:)``.
///
/// The compiler names it where a line changes something other than the lines around it: *cannot
/// convert value of type 'Changes<Address>' to expected argument type 'Changes<User>'*.
@frozen
public struct Changes<Whole> {
  @usableFromInline
  internal let apply: (Whole) -> Whole

  @inlinable
  internal init(apply: @escaping (Whole) -> Whole) {
    self.apply = apply
  }

  // The optimizer inlines a closure that changes the whole in place, and the small one around it, where
  // it would not inline one that does both.
  @inlinable
  internal init(inPlace: @escaping (inout Whole) -> Void) {
    self.init(apply: { whole in
      var whole = whole
      inPlace(&whole)
      return whole
    })
  }

  /// No change.
  @inlinable
  internal static var none: Self {
    Self(apply: { $0 })
  }
}
