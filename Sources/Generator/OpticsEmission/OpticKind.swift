/// The kinds of generated optics, with the names of their types.
enum OpticKind: String {
  case lens = "Lens"
  case prism = "Prism"
  case iso = "Iso"
  case traversal = "Traversal"
}
