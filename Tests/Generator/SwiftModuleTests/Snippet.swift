@testable import SwiftModule
@testable import SwiftReading

/// The module that a snippet makes up, to ask about the types that are written in it.
struct Snippet {
  let module: ModuleIndex

  init(_ text: String, isMainActorByDefault: Bool = false) {
    let summary = SourceSummary(SourceFile(path: "0.swift", text: text))
    var settings = Settings()
    settings.isMainActorByDefault = isMainActorByDefault
    module = ModuleIndex(files: [summary.declarations], settings: settings)
  }

  /// The place within the type of a name, from the outermost down.
  func scope(_ path: String) -> TypeScope {
    module.scope(of: module.types(at: [Identifier](dotted: path))[0])
  }
}

extension Snippet {
  /// A type as it is written in the only property of a struct, among other declarations.
  static func asking<Answer>(
    _ type: String, among declarations: String = "", _ question: (TypeScope, WrittenType) -> Answer
  ) -> Answer {
    let scope = Snippet("struct Place { var value: \(type) }\n\(declarations)").scope("Place")
    return question(scope, scope.type.members.properties.compactMap(\.type)[0])
  }
}
