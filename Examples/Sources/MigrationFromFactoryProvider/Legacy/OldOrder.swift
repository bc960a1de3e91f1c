/// Excluded in the configuration file.
struct OldOrder {
  let lines: [String]
}
