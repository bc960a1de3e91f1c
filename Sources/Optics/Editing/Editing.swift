/// Returns a copy of a value, edited as if it and all its parts were variables.
///
///     struct Address { let city: String; let zip: Int }
///     struct User { let name: String; let address: Address? }
///     extension Address {
///       static var _zip: Lens<Address, Int> {
///         Lens(getter: { $0.zip }, setter: { Address(city: $1.city, zip: $0) })
///       }
///     }
///     extension User {
///       static var _name: Lens<User, String> {
///         Lens(getter: { $0.name }, setter: { User(name: $0, address: $1.address) })
///       }
///       static var _address: Lens<User, Address?> {
///         Lens(getter: { $0.address }, setter: { User(name: $1.name, address: $0) })
///       }
///     }
///
///     let user = User(name: "Ann", address: Address(city: "Oslo", zip: 150))
///     let edited = editing(user) {
///       $0._name += " Berg"
///       $0._address?._zip += 1
///     }
///     print(edited.name, edited.address?.zip as Any)  // Ann Berg Optional(151)
///
/// The closure changes a ``Draft`` of the value, statement by statement. Any statement may stand there.
///
/// An edit is the simplest way to change a value whose optics are at hand. Use ``changing(_:_:)`` for
/// changes that are values: made elsewhere, stored or composed.
///
/// - Parameters:
///   - whole: The value to edit.
///   - body: Changes a draft of the value.
/// - Returns: The edited value.
/// - Throws: What `body` throws.
/// - Complexity: That of ``Draft``. To append to an array behind a path without a copy, use its `update`.
@inlinable
public func editing<Whole, Failure>(
  _ whole: Whole, _ body: (inout Draft<Whole>) throws(Failure) -> Void
) throws(Failure) -> Whole {
  var draft = Draft(whole)
  try body(&draft)
  return draft.whole
}

/// Edits a variable as if all its parts were variables.
///
///     var lists = [[1, 2], [3]]
///     edit(&lists) {
///       $0._first?._last? += 10
///       $0.update([[Int]]._each) { $0.append(0) }
///     }
///     print(lists)  // [[1, 12, 0], [3, 0]]
///
/// The closure is that of ``editing(_:_:)``.
///
/// - Parameters:
///   - whole: The variable. It is not copied, so that `update` changes
///     it in place.
///   - body: Changes a draft of the value. If it throws, the variable keeps the changes made so far.
/// - Throws: What `body` throws.
@inlinable
public func edit<Whole, Failure>(
  _ whole: inout Whole, _ body: (inout Draft<Whole>) throws(Failure) -> Void
) throws(Failure) {
  try Draft<Whole>.edit(&whole, body)
}

extension Draft {
  /// Edits a variable.
  @inlinable
  internal static func edit<Failure>(
    _ whole: inout Whole, _ body: (inout Draft) throws(Failure) -> Void
  ) throws(Failure) {
    // Moved out and back: a copy would make its storage shared, so that each change in place copied it.
    var draft = Draft(consume whole)
    do throws(Failure) { try body(&draft) } catch {
      whole = draft.whole
      throw error
    }
    whole = draft.whole
  }
}
