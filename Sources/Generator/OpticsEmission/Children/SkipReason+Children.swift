import SwiftModule
import SwiftReading

extension SkipReason {
  static func unreached(_ part: WrittenType, by traversal: Identifier) -> Self {
    Self(
      .childrenNotFound,
      "'\(traversal.text)' does not find the values in '\(part.text)'; it finds values in optionals, arrays "
        + "and the values of dictionaries")
  }

  static func unreached(behind part: MissedPart, by traversal: Identifier) -> Self {
    Self(
      .childrenNotFound,
      "'\(traversal.text)' does not find the values in '\(part.text)', which has no optic that can be used here, "
        + "or leads back to a type on the way")
  }

  static func conditionalChildren(of traversal: Identifier) -> Self {
    Self(
      .childrenConditional,
      "'\(traversal.text)' leaves it out, because it is not available everywhere")
  }

  static func withoutOptics(_ traversal: Identifier) -> Self {
    Self(
      .childrenWithoutOptics,
      "'\(traversal.text)' needs its optics; add them, as in '--emit lenses,prisms,children'")
  }

  static func childrenTaken(in type: TypeDeclaration) -> Self {
    Self(
      .childrenDeclared,
      "'_children' is the optic of its own 'children'; write the traversal yourself, as in "
        + "'\(type.path.spelling)._children._each'")
  }
}
