/// Returns a function that changes a copy of a part in place, to stand behind `%~`.
///
///     let tags = Lens<(name: String, tags: Set<String>), Set<String>>(\.tags)
///     let user = (name: "Ann", tags: Set<String>())
///     print((user |> tags %~ mutating { $0.insert("new") }).tags)  // ["new"]
///
/// The parameter of a closure behind `%~` cannot be changed, but that of this function's closure can.
/// To change a variable without a copy, use ``Optic/modify(_:_:)``.
///
/// - Parameter body: Changes the part.
/// - Returns: A function from a part to its changed copy.
@inlinable @inline(__always)
public func mutating<Part>(_ body: @escaping (inout Part) -> Void) -> (Part) -> Part {
  {
    var part = $0
    body(&part)
    return part
  }
}
