/// A type that provides a value of itself, for tests in which any value will do.
///
/// `lens-gen --emit factories` writes the conformances of your own types. This library conforms the
/// types of the standard library and Foundation.
///
///     struct Season: Providable {
///       let name: String
///       static func provide() -> Season { Season(name: Factory<String>.provide()) }
///     }
///     print(Factory<Season>.provide())  // Season(name: "")
///
/// The idea comes from the talk on making tests easy to write with generated factories (iOSDC
/// 2018).
public protocol Providable {
  /// Returns a value of this type: the same one each time, and as small as possible.
  static func provide() -> Self
}
