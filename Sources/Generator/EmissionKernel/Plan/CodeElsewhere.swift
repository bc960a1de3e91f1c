import SwiftModule
import SwiftReading

/// What lens-gen has generated for the types of a module in that module itself, so that it is not written again
/// in another one.
package struct CodeElsewhere: Sendable {
  /// The names of static members and types, by the type that they are in.
  private var names: [TypePath: Set<Identifier>] = [:]

  /// - Parameters:
  ///   - files: The generated files.
  ///   - modules: The modules that the path of an extended type may begin with.
  package init(_ files: [Declarations] = [], in modules: [String] = []) {
    for file in files {
      for type in file.types { insert([type.path[type.path.count - 1]], in: type.path.dropLast()) }
      for item in file.extensions where !item.members.staticNames.isEmpty {
        let isQualified = item.path.count > 1 && modules.contains(item.path[0].text)
        insert(item.members.staticNames, in: item.path.dropFirst(isQualified ? 1 : 0))
      }
    }
  }

  private mutating func insert(_ added: Set<Identifier>, in path: ArraySlice<Identifier>) {
    names[Array(path), default: []].formUnion(added)
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Whether code declares something that is there.
  func has(_ code: GeneratedCode, in modules: [String]) -> Bool {
    if isEmpty { return false }
    let text = code.lines.joined(separator: "\n")
    let file = SourceSummary.generated(SourceFile(path: "", text: text)).generated
    return CodeElsewhere([file].compactMap(\.self), in: modules).names.contains { path, own in
      names[path].map { !$0.isDisjoint(with: own) } ?? false
    }
  }
}
