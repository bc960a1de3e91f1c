// Reading and writing what a path leads to, for all that stands behind a draft: dots and subscripts.
extension Draft {
  @inlinable
  internal func part<Path: OpticProtocol>(at path: Path) -> Path.Part where Path.Whole == Whole {
    Path._optic(path).access.get(whole)
  }

  @inlinable
  internal mutating func set<Path: OpticProtocol>(_ part: __owned Path.Part, at path: Path)
  where Path.Whole == Whole {
    let access = Path._optic(path).access
    // Needs no copy of the old part. As a function of `Access`, it would not be inlined, and a statement
    // would take three times the instructions.
    if case .one(_, _, let rebuild?) = access {
      // Makes the optimizer inline the closure of an edit of up to three statements. Where it does not, a
      // draft copies the whole before it changes it.
      _onFastPath()
      whole = rebuild(whole) { _ in part }
    } else {
      access.modify(&whole) { $0 = part }
    }
  }

  @inlinable
  internal func partIfPresent<Kind, Part>(at path: Optic<Kind, Whole, Part>) -> Part? {
    path.access.extract(whole)
  }

  /// Writes a part that may be missing.
  ///
  /// Where Swift itself writes, behind a `?`, the part is there. All else is an assignment that asks for
  /// something: to do nothing without a word would hide a mistake.
  @inlinable
  internal mutating func set<Kind, Part>(_ part: Part?, at path: Optic<Kind, Whole, Part>) {
    guard let part else {
      assert(
        path.access.extract(whole) == nil,
        "'nil' cannot remove this part: assign another value to what contains it")
      return
    }
    if let embed = path.embedding {
      whole = embed(part)
    } else {
      assert(
        path.access.extract(whole) != nil,
        "there is no part to replace; write '? =' to replace the part only if present")
      path.access.modify(&whole) { $0 = part }
    }
  }
}
