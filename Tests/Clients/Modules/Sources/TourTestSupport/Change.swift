import Optics

/// A row of a table: an edit, and whether it changed the value as it should.
public struct Change<Whole: Editable>: Sendable {
  private let edit: @Sendable (inout Whole._Draft) -> Void
  private let isRight: @Sendable (Whole) -> Bool

  public init(
    _ edit: @escaping @Sendable (inout Whole._Draft) -> Void,
    then isRight: @escaping @Sendable (Whole) -> Bool
  ) {
    self.edit = edit
    self.isRight = isRight
  }

  public func isRight(for whole: Whole) -> Bool { isRight(whole.editing(edit)) }
}
