import SwiftModule
import SwiftReading

/// What lens-gen has generated for the types of a module in that module itself, or in one that tests share, so that
/// it is not written again in another one.
package struct CodeElsewhere: Sendable {
  /// What the modules of the types declare.
  private let own: DeclaredNames
  /// What modules that others share declare for them: perhaps for some of the members only, which are public.
  private let shared: DeclaredNames
  /// The modules that have the code.
  package let modules: [String]

  package init() { self.init(modules: []) }

  /// - Parameters:
  ///   - own: The generated files of the modules of the types.
  ///   - shared: The generated files of other modules, by the names of these.
  ///   - modules: The modules of the types, which the path of an extended type may begin with.
  package init(
    _ own: [Declarations] = [], shared: [(module: String, file: Declarations)] = [],
    modules: [String]
  ) {
    self.own = DeclaredNames(own, in: modules)
    self.shared = DeclaredNames(shared.map(\.file), in: modules)
    self.modules = (own.isEmpty ? [] : modules) + shared.map(\.module)
  }

  /// Whether code declares something that is there.
  func has(_ code: GeneratedCode, in modules: [String]) -> Bool {
    if own.isEmpty && shared.isEmpty { return false }
    let text = code.lines.joined(separator: "\n")
    let file = SourceSummary.generated(SourceFile(path: "", text: text)).generated
    let declared = DeclaredNames([file].compactMap(\.self), in: modules)
    return own.hasSome(of: declared) || shared.hasAll(of: declared)
  }
}

/// The names of static members and types, by the type that they are in.
private struct DeclaredNames: Sendable {
  private var names: [TypePath: Set<Identifier>] = [:]

  init(_ files: [Declarations], in modules: [String]) {
    for file in files {
      for type in file.types { insert([type.path[type.path.count - 1]], in: type.path.dropLast()) }
      for item in file.extensions where !item.members.staticNames.isEmpty {
        // Each factory extends the same type, for one that its condition names.
        let condition = item.requirements.first { $0.relation == .equals }?.object.path ?? []
        insert(
          item.members.staticNames,
          in: (item.path.without(modules) + condition.without(modules))[...])
      }
    }
  }

  private mutating func insert(_ added: Set<Identifier>, in path: ArraySlice<Identifier>) {
    names[Array(path), default: []].formUnion(added)
  }

  var isEmpty: Bool { names.isEmpty }

  func hasSome(of others: DeclaredNames) -> Bool {
    others.names.contains { path, own in names[path].map { !$0.isDisjoint(with: own) } ?? false }
  }

  func hasAll(of others: DeclaredNames) -> Bool {
    !others.isEmpty
      && others.names.allSatisfy { path, own in names[path]?.isSuperset(of: own) ?? false }
  }
}

extension [Identifier] {
  /// Returns a path without the name of a module in front.
  fileprivate func without(_ modules: [String]) -> [Identifier] {
    count > 1 && modules.contains(self[0].text) ? Array(dropFirst()) : self
  }
}
