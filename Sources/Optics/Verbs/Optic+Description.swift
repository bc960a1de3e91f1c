#if !hasFeature(Embedded)
  extension Optic: CustomStringConvertible {
    /// In a debug build, the path of the optic without underscores; in a release build, which keeps no names, its kind with the
    /// types of its whole and its part.
    ///
    ///     struct Line { let product: String }
    ///     print([Line]._first._product)  // Array<Line>.first.product
    ///
    /// A path with a step that has no name, such as an optic in a local variable, prints as in a release
    /// build:
    ///
    ///     let absolute = Iso<Int, UInt>(get: { UInt(bitPattern: $0) }, embed: { Int(bitPattern: $0) })
    ///     print([Int]._each * absolute)  // Traversal<Array<Int>, UInt>
    public var description: String {
      #if DEBUG
        if let steps = name.steps.text { return "\(Whole.self)\(steps)" }
      #endif
      return "\(kindName)<\(Whole.self), \(Part.self)>"
    }

    private var kindName: String {
      let (gets, embeds) = (Kind.Getting.self == Gets.self, Kind.Embedding.self == Embeds.self)
      return switch (gets, Kind.Extracting.self == Extracts.self, embeds) {
      case (true, _, true): "Iso"
      case (true, _, false): "Lens"
      case (false, true, true): "Prism"
      case (false, true, false): "AffineTraversal"
      case (false, false, _): "Traversal"
      }
    }
  }
#endif
