// A test compiles this file, too, where the module has the function.
#if canImport(EmissionKernel)
  import EmissionKernel
#endif

/// A name in a configuration file that no module of the package has.
struct UnknownModule {
  let name: String
  /// The key with the name, and the path of the file.
  let key: String
  let file: String
  /// The modules of the package that it could mean.
  let known: [String]
}

extension UnknownModule: CustomStringConvertible {
  var description: String {
    let names = name.split { $0 == "," || $0 == " " }
    let problem = "'\(key)' of \(file) names '\(name)', "
    return names.count > 1
      ? problem + "which is one text; write a list, '\(key): [\(names.joined(separator: ", "))]'"
      : problem + "but the package has only the targets " + known.joined(separator: ", ")
        + (near.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// The module with the most similar name, whatever its case, unless the names differ much.
  private var near: String? {
    let names = known.map { $0.lowercased() }
    let near = nearest(to: name.lowercased(), among: names, within: max(2, name.count / 3))
    return near.flatMap(names.firstIndex).map { known[$0] }
  }
}
