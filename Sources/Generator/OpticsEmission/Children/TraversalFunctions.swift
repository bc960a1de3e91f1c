import EmissionKernel
import SwiftModule
import SwiftReading

/// The functions that a traversal consists of, if the traversals of other types call them.
///
/// A traversal that called traversals would wrap the closure of its caller once for each level of a tree, and take
/// the square of the depth.
struct TraversalFunctions: Sendable {
  let reading: Identifier
  let changing: Identifier
  /// The bodies of the functions.
  var readingLines: [String] = []
  var changingLines: [String] = []

  /// - Parameter member: The word for what the traversal finds.
  init(of member: Identifier) {
    let word = member.text.capitalizedFirst
    reading = Identifier("_visit" + word)
    changing = Identifier("_change" + word)
  }
}

extension TraversalFunctions {
  /// The arguments of the traversal.
  var arguments: [String] {
    [
      "forEach: { \(reading.spelling)($0, $1) },",
      "modify: { \(changing.spelling)(&$0, $1) }",
    ]
  }

  /// Returns the declarations of the functions.
  func members(
    of optic: Part, in extended: ExtendedType, of context: GenerationContext
  ) -> [GeneratedDeclaration] {
    let part = optic.type.text
    return [
      optic.member(
        reading, "func \(reading.spelling)(_ whole: Self, _ visit: (\(part)) -> Void)",
        readingLines,
        in: extended, of: context),
      optic.member(
        changing, "func \(changing.spelling)(_ whole: inout Self, _ body: (inout \(part)) -> Void)",
        changingLines, in: extended, of: context),
    ]
  }
}
