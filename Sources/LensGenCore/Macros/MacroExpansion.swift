/// What a macro adds to a declaration, and what it has to say about it.
struct MacroExpansion {
  /// A message about a part of the file.
  struct Message {
    var severity: Diagnostic.Severity
    var text: String
    /// The offsets of the part.
    var range: Range<Int>
    var fixIts: [FixIt] = []
  }

  /// An edit that removes the reason for a message.
  struct FixIt {
    var title: String
    var range: Range<Int>
    var text: String
  }

  /// The declarations, each as its lines.
  var members: [[String]] = []
  var messages: [Message] = []
}

extension MacroExpansion.Message {
  static func error(
    _ text: String, at range: Range<Int>, fixIts: [MacroExpansion.FixIt] = []
  ) -> MacroExpansion.Message {
    MacroExpansion.Message(severity: .error, text: text, range: range, fixIts: fixIts)
  }
}

extension MacroExpansion {
  /// An expansion to nothing, with an error.
  static func error(
    _ text: String, at range: Range<Int>, fixIts: [FixIt] = []
  ) -> MacroExpansion {
    MacroExpansion(messages: [.error(text, at: range, fixIts: fixIts)])
  }
}

extension AttachedDeclaration {
  /// The type that the macro is attached to, if it is one.
  var type: TypeDeclaration? {
    guard case .type = kind else { return nil }
    return declarations.types.first { range.contains(offset(of: $0.position)) }
  }

  var removal: MacroExpansion.FixIt {
    MacroExpansion.FixIt(
      title: "remove '@\(attribute.name.text)'", range: attribute.range, text: "")
  }

  /// Returns the run of the generator that makes the code for the macro.
  func run(
    emitting emissions: Set<Emission>, builderName: String = "build",
    defaults: [String: String] = [:]
  ) -> Run {
    var settings = Generator()
    settings.emissions = emissions
    settings.builderName = builderName
    settings.defaults = defaults
    let module = ModuleIndex(files: [declarations], needs: settings.needs, isInside: true)
    return Run(for: module, settings: settings)
  }

  func offset(of position: Position) -> Int {
    var line = 1
    var offset = 0
    let bytes = Array(file.text.utf8)
    while line < position.line && offset < bytes.count {
      let isEnd =
        bytes[offset] == UInt8(ascii: "\n")
        || bytes[offset] == UInt8(ascii: "\r")
          && bytes[(offset + 1)...].first != UInt8(ascii: "\n")
      if isEnd { line += 1 }
      offset += 1
    }
    return offset + position.column - 1
  }
}
