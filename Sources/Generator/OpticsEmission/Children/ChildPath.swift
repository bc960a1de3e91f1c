import EmissionKernel
import SwiftModule
import SwiftReading

/// A path from a part to children in it.
struct ChildPath {
  enum Step {
    /// A standard optic onto what a container holds.
    case container(String)
    /// An optic that is generated for a type in between.
    case optic(Part)
    /// One of the values that the optic before it finds together.
    case element(Int)
  }

  var steps: [Step] = []
  /// The type of what the path finds, if its own traversal leads further.
  var end: TypeDeclaration?
}

extension ChildPath {
  /// The optics that are generated for types in between.
  var generated: [Part] {
    steps.compactMap { if case .optic(let optic) = $0 { optic } else { nil } }
  }

  /// Returns the path behind what it begins at, such as `._some._each`.
  func text(in context: GenerationContext) -> String {
    steps.map { step in
      switch step {
      case .container(let name): ".\(name)"
      case .optic(let optic): ".\(optic.opticName.memberSpelling)"
      case .element(let index): ".then(\(context.qualified("Lens", in: "Optics"))(\\.\(index)))"
      }
    }.joined()
  }
}

/// A part with children that no path leads to.
enum MissedPart: Hashable {
  /// A property or case of a type.
  case member(Identifier, of: TypePath)
  /// What has a type that an expression cannot name.
  case type(WrittenType)
}

extension MissedPart {
  /// The part as a message names it.
  var text: String {
    switch self {
    case .member(let name, let path): "\(path.text).\(name.text)"
    case .type(let type): type.text
    }
  }
}

/// The paths from a part to the children in it.
struct FoundPaths {
  var found: [ChildPath] = []
  var missed: [MissedPart] = []
}
