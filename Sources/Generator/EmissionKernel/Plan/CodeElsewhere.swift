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
  ///   - own: What the modules of the types have.
  ///   - shared: What other modules have for them, by the names of these.
  ///   - modules: The modules of the types.
  package init(
    _ own: DeclaredNames = DeclaredNames(),
    shared: [(module: String, names: DeclaredNames)] = [], modules: [String]
  ) {
    self.own = own
    self.shared = shared.reduce(into: DeclaredNames()) { $0.formUnion($1.names) }
    self.modules = (own.isEmpty ? [] : modules) + shared.map(\.module)
  }

  /// Whether code declares something that is there.
  func has(_ code: GeneratedCode) -> Bool {
    if own.isEmpty && shared.isEmpty { return false }
    let declared = DeclaredNames(of: code)
    return own.hasSome(of: declared) || shared.hasAll(of: declared)
  }
}

/// The names of static members and types that generated code declares, by the type that they are in.
package struct DeclaredNames: Equatable, Sendable {
  private var names: [TypePath: Set<Identifier>] = [:]

  package init() {}
}

extension DeclaredNames {
  package init(of code: GeneratedCode) {
    for declaration in code.declarations { insert(declaration, in: []) }
  }

  private mutating func insert(_ declaration: GeneratedDeclaration, in path: TypePath) {
    switch declaration.kind {
    case .instance: break
    case .static: names[path, default: []].insert(declaration.name)
    case .type:
      names[path, default: []].insert(declaration.name)
      for type in declaration.members where type.kind == .type {
        insert(type, in: path + [declaration.name])
      }
    case .extension(let path):
      for member in declaration.members { insert(member, in: path) }
    }
  }

  /// - Parameters:
  ///   - files: Generated files, as lens-gen has left them.
  ///   - modules: Those that the path of an extended type may begin with.
  package init(readFrom files: [Declarations], in modules: [String]) {
    for file in files {
      for type in file.types {
        names[Array(type.path.dropLast()), default: []].insert(type.path[type.path.count - 1])
      }
      for item in file.extensions where !item.members.staticNames.isEmpty {
        // Each factory extends the same type, for one that its condition names.
        let condition = item.requirements.first { $0.relation == .equals }?.object.path ?? []
        let path = item.path.without(modules) + condition.without(modules)
        names[path, default: []].formUnion(item.members.staticNames)
      }
    }
  }

  package mutating func formUnion(_ other: DeclaredNames) {
    names.merge(other.names) { $0.union($1) }
  }

  package var isEmpty: Bool { names.isEmpty }

  fileprivate func hasSome(of others: DeclaredNames) -> Bool {
    others.names.contains { path, own in names[path].map { !$0.isDisjoint(with: own) } ?? false }
  }

  fileprivate func hasAll(of others: DeclaredNames) -> Bool {
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
