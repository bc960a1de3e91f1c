#if !hasFeature(Embedded)
  extension Optic: CustomStringConvertible {
    /// The kind of the optic with the types of its whole and its part.
    ///
    ///     print([Int]._first)  // AffineTraversal<Array<Int>, Int>
    ///
    /// An optic consists of functions, so it does not know the names of its members.
    public var description: String {
      "\(kindName)<\(Whole.self), \(Part.self)>"
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
