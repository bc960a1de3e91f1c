extension Optic where Kind == LensKind {
  /// What all cases of an enum have in common, from an optic for each case.
  ///
  ///     enum Shape { case circle(name: String), square(name: String, side: Int) }
  ///     extension Shape {
  ///       static var _name: Lens<Shape, String> {
  ///         .choosing {
  ///           switch $0 {
  ///           case .circle: Shape._circle
  ///           case .square: Shape._square.then(path: \.name)
  ///           }
  ///         }
  ///       }
  ///     }
  ///     print(Shape.square(name: "a", side: 2) |> Shape._name *~ "b")  // square(name: "b", side: 2)
  ///
  /// The compiler checks that the `switch` is complete. The optic that is chosen for a whole has to
  /// find a part in it; the program stops if it does not. The laws of a ``Lens`` hold if a change of
  /// the part does not change the choice.
  ///
  /// - Parameters:
  ///   - fileID: The file that the message names.
  ///   - line: The line that the message names.
  ///   - name: What the optic is called where it prints in a debug build: the name of the member that makes it,
  ///     or another one with an underscore.
  ///   - choose: Returns the optic to use for a whole.
  /// - Returns: The lens that reads and writes through the chosen optic.
  @inlinable @inline(__always)
  public static func choosing(
    fileID: StaticString = #fileID, line: UInt = #line,
    named name: StaticString = #function,
    @_ChoiceBuilder<Whole, Part> _ choose:
      @escaping @Sendable (Whole) -> AffineTraversal<Whole, Part>
  ) -> Lens<Whole, Part> {
    Lens(
      get: { whole in choose(whole).get(whole, fileID: fileID, line: line) },
      modify: { whole, body in choose(whole).modify(&whole, body, fileID: fileID, line: line) },
      named: name)
  }
}

/// Takes optics of all kinds with at most one part in the block of ``Optic/choosing(fileID:line:named:_:)``.
@resultBuilder
public enum _ChoiceBuilder<Whole, Part> {
  /// An optic in a branch.
  @inlinable @inline(__always)
  public static func buildExpression<Kind>(
    _ optic: Optic<Kind, Whole, Part>
  ) -> AffineTraversal<Whole, Part> where Kind.Extracting == Extracts {
    AffineTraversal(optic)
  }

  /// A branch.
  @inlinable @inline(__always)
  public static func buildBlock(
    _ optic: AffineTraversal<Whole, Part>
  ) -> AffineTraversal<Whole, Part> {
    optic
  }

  /// The first branch of an `if` or a `switch`.
  @inlinable @inline(__always)
  public static func buildEither(
    first: AffineTraversal<Whole, Part>
  ) -> AffineTraversal<Whole, Part> {
    first
  }

  /// Another branch of an `if` or a `switch`.
  @inlinable @inline(__always)
  public static func buildEither(
    second: AffineTraversal<Whole, Part>
  ) -> AffineTraversal<Whole, Part> {
    second
  }
}
