/// A value with sets, of members with and without parts.
struct Guide: Equatable, Sendable {
  let places: Set<Address>
  let tags: Set<String>
}
